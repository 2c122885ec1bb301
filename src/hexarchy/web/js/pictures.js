// Pictures on counters, in a square of 24. They only illustrate: the letters and figures around them say the same.

/** @type {Record<string, string>} */
export const PICTURES = {
  shield: "M4 3q8 3 16 0v8q0 7-8 11q-8-4-8-11Z",
  "horse-head": "M8 22q0-5 3-8q-3 1-5 3q-2 .5-3-1.500q1-4 4-8q1.500-3 5-4l1-2.500l1.500 2q6 2 6.500 10q.3 5-1 9Z",
  wings: "M12 20q-1.500-5-5-6q-4-1-6-5q3 .5 4.500 0q-2.500-2-3-5q4 2.500 6.500 3q2.500 1 3 4q.5-3 3-4q2.500-.5 6.500-3q-.5 3-3 5q1.500.5 4.500 0q-2 4-6 5q-3.500 1-5 6Z",
  birds: "M2 7q4-2 6 2q2-4 6-2q-4 0-6 5q-2-5-6-5ZM10 15q4-2 6 2q2-4 6-2q-4 0-6 5q-2-5-6-5Z",
  hound: "M4 2l4.500 5h7L20 2l.5 9l-4 4l-1 3l1 3l-3-.5L12 22l-1.500-1.500l-3 .5l1-3l-1-3l-4-4Z",
  wyvern: "M12 22q3-3 1.500-7q3 .5 5.500 3q0-6 4-11q-5 0-8 3q0-5-2-8l-1 2.500L11 2q-2 3-2 8q-3-3-8-3q4 5 4 11q2.500-2.500 5.500-3q-1.500 4 1.500 7Z",
  skeleton: "M12 2q8 0 8 8q0 4-3.500 5.500V20l-2 2h-5l-2-2v-4.500Q4 14 4 10q0-8 8-8ZM8.500 9a2 2 0 1 0 .01 0ZM15.500 9a2 2 0 1 0 .01 0ZM11 15h2l-1-2.500Z",
  person: "M12 2a4.600 4.600 0 0 1 4.600 4.600q0 2.800-1.800 4.300q6 1.500 7.200 11.100H2q1.200-9.600 7.200-11.100q-1.800-1.500-1.800-4.300A4.600 4.600 0 0 1 12 2Z",
  unknown: "M12 2l9 5v10l-9 5l-9-5V7Z",
};

/** @param {string} name */
export function picture(name) { return PICTURES[name] ?? PICTURES[name.split("-")[0]] ?? PICTURES.unknown; }
