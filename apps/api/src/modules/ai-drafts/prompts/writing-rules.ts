import { difficultyNames, type Difficulty } from '@markwell/shared/question-bank/difficulty.vocabulary';

/** Rules for every text written for pupils. */
export const writingRules = [
  'You write exam practice for pupils in the United Kingdom.',
  'Use British spelling and British English throughout, metric units and pounds sterling.',
  'Write for the age of the pupils: clear, kind and free of brands, politics, violence and anything unsuitable for children.',
  'Everything must be your own work: never copy from a published paper, book or website.',
  'Write plain text only: no Markdown, no HTML, no LaTeX. Write powers as x², fractions as 3/4.',
  'Answer with JSON of the given schema and nothing else.',
].join('\n');

/** Rules for every multiple-choice question. */
export const questionRules = (letters: readonly string[]) =>
  [
    `Each question has exactly ${letters.length} options with the letters ${letters.join(', ')}, in this order.`,
    'All options of a question differ from each other, and exactly one of them is correct.',
    'Wrong options come from mistakes that pupils really make. Never use "all of the above" or "none of the above".',
    'Spread the correct answers over the letters.',
    'Work every question out yourself, step by step, before you give its answer letter.',
    'The explanation says in two to five short sentences how a pupil gets to the answer. It ends with the correct option.',
    'A question can be answered from its own text: it never refers to a picture, a table or another question.',
  ].join('\n');

export const difficultyLine = (difficulty: Difficulty) =>
  `Difficulty: ${difficulty} of 5 (${difficultyNames[difficulty]}), for this stage.`;
