// The arithmetic of the dice (docs/protocol.md, "How a die is made"): fingerprints, the key, and any die thrown again.

const words = new TextEncoder();

/** Browsers compute hashes over https and on the machine itself, not over plain http on a local network. */
export const able = () => Boolean(globalThis.crypto?.subtle);

/** @param {string} hex */
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (b) => parseInt(b, 16));
/** @param {ArrayBuffer | Uint8Array} raw */
const hexOf = (raw) => Array.from(new Uint8Array(raw), (b) => b.toString(16).padStart(2, "0")).join("");
/** @param {string} head @param {string} hex */
const hashed = async (head, hex) => hexOf(await crypto.subtle.digest("SHA-256",
    new Uint8Array([...words.encode(head), ...bytes(hex)])));

/** A value nobody can guess. */
export const freshValue = () => hexOf(crypto.getRandomValues(new Uint8Array(32)));
/** What the server publishes of its secret before the first die. @param {string} secret */
export const fingerprint = (secret) => hashed("hexarchy dice commitment 1\n", secret);
/** What a seat publishes of its value before it tells it. @param {string} seat @param {string} value */
export const commitmentOf = (seat, value) => hashed(`hexarchy dice contribution 1\n${seat}\n`, value);

/** @param {Uint8Array<ArrayBuffer>} raw @returns {Promise<(text: string) => Promise<ArrayBuffer>>} */
async function signer(raw) {
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return (text) => crypto.subtle.sign("HMAC", key, words.encode(text));
}

/** What throws the dice of a secret and the values of the seats. @param {string} secret
 * @param {Record<string, string>} values @returns {Promise<(number: number, sides: number) => Promise<number>>} */
export async function thrower(secret, values) {
  const told = Object.keys(values).sort().map((seat) => `${seat} ${values[seat]}\n`).join("");
  let sign = await signer(bytes(secret));
  if (told) sign = await signer(new Uint8Array(await sign(`hexarchy dice key 1\n${told}`)));
  return async (number, sides) => {
    const faces = BigInt(sides), fair = (2n ** 64n / faces) * faces;
    for (let lane = 0; ; lane++) {
      const drawn = new DataView(await sign(`hexarchy die 1\n${number}/${lane}`)).getBigUint64(0);
      if (drawn < fair) return Number(drawn % faces) + 1;
    }
  };
}
