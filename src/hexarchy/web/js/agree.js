// What is agreed on before a match: the value of every option, what it lacks, and what does not go together.

/** @param {OptionInfo} option */
export const isSwitch = ({ choices }) => typeof choices[0] === "boolean";

/** Every option of a scenario with what is true of it. @param {GameInfo} game @param {string} scenario
 * @param {Chosen} chosen @returns {Map<OptionInfo, Settled>} */
export function settle(game, scenario, chosen) {
  const fixed = game.scenarios.find(({ id }) => id === scenario)?.fixed ?? {};
  const byId = new Map(game.options.map((option) => [option.id, option]));
  /** @type {Map<OptionInfo, OptionValue>} */ const values = new Map();

  /** @param {OptionTest} test */
  const holds = (test) => {
    const option = byId.get(test.option);
    return option !== undefined && test.values.includes(value(option));
  };
  /** @param {OptionInfo} option */
  const met = (option) => option.depends.every((clause) => clause.some(holds));
  /** @param {OptionInfo} option */
  const reckon = (option) => {
    if (option.id in fixed) return fixed[option.id];
    return option.scenarios.includes(scenario) && met(option) ? chosen[option.id] ?? option.usual : option.idle;
  };
  /** @param {OptionInfo} option @returns {OptionValue} */
  const value = (option) => {
    const known = values.get(option) ?? reckon(option); // no option depends on itself
    values.set(option, known);
    return known;
  };

  const offered = game.options.filter((option) => option.scenarios.includes(scenario));
  const settled = new Map(offered.map((option) => [option,
    { value: value(option), lacks: !(option.id in fixed) && !met(option), fixed: option.id in fixed,
      clashes: /** @type {OptionInfo[]} */ ([]) }]));
  for (const option of offered) {
    if (value(option) === option.idle) continue;
    for (const other of option.conflicts.filter(holds).map((test) => byId.get(test.option))) {
      if (!other) continue;
      settled.get(option)?.clashes.push(other);
      settled.get(other)?.clashes.push(option);
    }
  }
  return settled;
}

/** What a server need be told: what counts and is not as usual. @param {Map<OptionInfo, Settled>} settled
 * @returns {Chosen} */
export const toSend = (settled) => Object.fromEntries([...settled].filter(([option, { value, lacks, fixed }]) => !lacks
    && !fixed && value !== option.usual)
  .map(([option, { value }]) => [option.id, value]));

/** Pairs that do not go together, each once. @param {Map<OptionInfo, Settled>} settled
 * @returns {[OptionInfo, OptionInfo][]} */
export function clashes(settled) {
  const found = [...settled].flatMap(([option, { clashes: others }]) =>
    others.map((other) => /** @type {[OptionInfo, OptionInfo]} */ ([option, other])));
  return found.filter(([one, other], n) => found.findIndex(([a, b]) => (a === one && b === other)
      || (a === other && b === one)) === n);
}

/** Is this what a preset stands for? @param {GameInfo} game @param {GameInfo["presets"][number]} preset
 * @param {string} scenario @param {Chosen} chosen */
export function isPreset(game, preset, scenario, chosen) {
  if (preset.scenario !== scenario) return false;
  const now = settle(game, scenario, chosen);
  return [...settle(game, scenario, preset.options)].every(([option, { value }]) => now.get(option)?.value === value);
}
