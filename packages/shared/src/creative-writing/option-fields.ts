interface Option {
  text: string;
  score: number;
  explanation: string;
}

/** The options A to D of a creative-writing question, as the fields that the wire has for each letter. */
export const toOptionFields = ([a, b, c, d]: readonly [Option, Option, Option, Option]) => ({
  optionA: a.text,
  optionB: b.text,
  optionC: c.text,
  optionD: d.text,
  scoreA: a.score,
  scoreB: b.score,
  scoreC: c.score,
  scoreD: d.score,
  explanationA: a.explanation,
  explanationB: b.explanation,
  explanationC: c.explanation,
  explanationD: d.explanation,
});
