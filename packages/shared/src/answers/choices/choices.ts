import { z } from 'zod';
import type { AnswerKind, Example, Marking } from '../answer-kind.ts';
import { optionLetters, type OptionLetter } from '../option-letters.ts';
import { hasOption, optionsSchema, shownOptionsSchema, wordsOfOption } from '../option-schemas.ts';

/** Letters in alphabetical order without repeats. */
const lettersSchema = z
  .array(z.enum(optionLetters))
  .max(optionLetters.length)
  .refine(
    (letters) => letters.every((letter, index) => index === 0 || letter > (letters[index - 1] ?? '')),
    'The letters are not in alphabetical order',
  );

const definitionSchema = z
  .strictObject({
    kind: z.literal('choices'),
    options: optionsSchema,
    correct: lettersSchema.min(2, 'Please choose at least two correct answers'),
  })
  .refine(({ options, correct }) => correct.every((letter) => hasOption(options, letter)), {
    path: ['correct'],
    message: 'Please choose the correct answers',
  })
  .refine(({ options, correct }) => correct.length < options.length, {
    path: ['correct'],
    message: 'At least one option must be wrong',
  });
type ChoicesDefinition = z.infer<typeof definitionSchema>;

const shownSchema = z.object({ kind: z.literal('choices'), options: shownOptionsSchema });

function mark({ correct }: ChoicesDefinition, letters: readonly OptionLetter[]): Marking {
  if (letters.length === 0) return { share: 0, verdict: 'EMPTY' };
  const right = letters.filter((letter) => correct.includes(letter)).length;
  const wrong = letters.length - right;
  const share = Math.max(0, right - wrong) / correct.length;
  if (share === 1) return { share, verdict: 'RIGHT' };
  const chosen = `You chose ${right} of the ${correct.length} right answers`;
  const feedback =
    wrong === 0
      ? `${chosen}.`
      : `${chosen}, and ${wrong} wrong ${wrong === 1 ? 'answer' : 'answers'}. Each wrong answer takes away a right one.`;
  return { share, verdict: share === 0 ? 'WRONG' : 'PARTLY', feedback };
}

function examples({ options, correct }: ChoicesDefinition): Example<OptionLetter[]>[] {
  const wrong = options.map(({ letter }) => letter).filter((letter) => !correct.includes(letter));
  return [
    { response: correct, verdict: 'RIGHT' },
    { response: correct.slice(1), verdict: 'PARTLY' },
    { response: [...correct, ...wrong.slice(0, 1)].sort(), verdict: 'PARTLY' },
    { response: wrong, verdict: 'WRONG' },
  ];
}

/** Several options are right, and a wrong one takes away a right one. The response is the letters. */
export const choices: AnswerKind<ChoicesDefinition, z.infer<typeof shownSchema>, OptionLetter[]> = {
  kind: 'choices',
  definition: definitionSchema,
  shown: shownSchema,
  response: lettersSchema,
  show: ({ options }) => ({ kind: 'choices', options }),
  fits: ({ options }, letters) => letters.every((letter) => hasOption(options, letter)),
  read: (_shown, letters) =>
    letters.length === 0 ? { status: 'EMPTY' } : { status: 'READ', text: letters.join(', ') },
  mark,
  examples,
  tally: (_definition, letters) => letters.join(', '),
  toText: (_definition, letters) => letters.join(', '),
  toSpeech: ({ options }, letters) =>
    letters
      .map((letter) => [`Option ${letter}`, wordsOfOption(options, letter)].filter(Boolean).join(': '))
      .join('. '),
  sameKey: (a, b) => a.correct.join() === b.correct.join(),
};
