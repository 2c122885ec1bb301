// Sounds, made by the browser itself and off until they are asked for: dice on wood, and two notes when it is your
// turn.

/** @type {AudioContext | null} */ let context = null;

function awake() {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  return context;
}

/** @param {number} after seconds @param {number} pitch */
function knock(after, pitch) {
  const c = awake(), at = c.currentTime + after, length = 0.05;
  const buffer = c.createBuffer(1, c.sampleRate * length, c.sampleRate), data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  const source = new AudioBufferSourceNode(c, { buffer }),
    filter = new BiquadFilterNode(c, { type: "bandpass", frequency: pitch, Q: 3 });
  source.connect(filter).connect(new GainNode(c, { gain: 0.5 })).connect(c.destination);
  source.start(at);
}

/** @param {number} after @param {number} pitch */
function note(after, pitch) {
  const c = awake(), at = c.currentTime + after;
  const tone = new OscillatorNode(c, { type: "triangle", frequency: pitch }), gain = new GainNode(c, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.16, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
  tone.connect(gain).connect(c.destination);
  tone.start(at);
  tone.stop(at + 0.5);
}

/** @type {Record<string, () => void>} */
const SOUNDS = {
  dice: () => [0, 0.07, 0.12, 0.2, 0.31].forEach((after, i) => knock(after, 1900 - i * 210)),
  turn: () => { note(0, 523); note(0.16, 784); },
};

/** @param {"dice" | "turn"} name */
export function play(name) { SOUNDS[name](); }
