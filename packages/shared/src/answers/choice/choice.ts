import { z } from 'zod';
import type { AnswerKind } from '../answer-kind.ts';
import { optionLetters } from '../option-letters.ts';
import { hasOption, optionsSchema, shownOptionsSchema, wordsOfOption } from '../option-schemas.ts';

const definitionSchema = z
  .strictObject({ kind: z.literal('choice'), options: optionsSchema, correct: z.enum(optionLetters) })
  .refine(({ options, correct }) => hasOption(options, correct), {
    path: ['correct'],
    message: 'Please choose the correct answer',
  });
export type ChoiceDefinition = z.infer<typeof definitionSchema>;

const shownSchema = z.object({ kind: z.literal('choice'), options: shownOptionsSchema });
const responseSchema = z.enum(optionLetters);

/** One option is right. The response is its letter. */
export const choice: AnswerKind<
  ChoiceDefinition,
  z.infer<typeof shownSchema>,
  z.infer<typeof responseSchema>
> = {
  kind: 'choice',
  definition: definitionSchema,
  shown: shownSchema,
  response: responseSchema,
  show: ({ options }) => ({ kind: 'choice', options }),
  fits: ({ options }, letter) => hasOption(options, letter),
  read: ({ options }, letter) => ({ status: 'READ', text: wordsOfOption(options, letter) || letter }),
  mark: ({ correct }, letter) =>
    letter === correct ? { share: 1, verdict: 'RIGHT' } : { share: 0, verdict: 'WRONG' },
  examples: ({ options, correct }) => [
    { response: correct, verdict: 'RIGHT' },
    ...options
      .filter(({ letter }) => letter !== correct)
      .map(({ letter }) => ({ response: letter, verdict: 'WRONG' as const })),
  ],
  tally: (_definition, letter) => letter,
  toText({ options }, letter) {
    const words = wordsOfOption(options, letter);
    return words === '' ? letter : `${letter}) ${words}`;
  },
  toSpeech({ options }, letter) {
    const words = wordsOfOption(options, letter);
    return words === '' ? `Option ${letter}` : `Option ${letter}: ${words}`;
  },
  sameKey: (a, b) => a.correct === b.correct,
};
