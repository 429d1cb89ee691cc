import { z } from 'zod';
import { contentSchema, shownContentSchema, wordsOf } from './item-content.ts';
import { optionLetters, type OptionLetter } from './option-letters.ts';
import { findOptionProblem } from './options.ts';

/** Two to five options in the order of their letters. All texts may be empty: then the options are in a picture. */
export const optionsSchema = z
  .array(z.strictObject({ letter: z.enum(optionLetters), content: contentSchema }))
  .min(2, 'Please give at least two options')
  .max(optionLetters.length)
  .refine(
    (options) => options.every(({ letter }, index) => letter === optionLetters[index]),
    'The options are not in the order of their letters',
  )
  .superRefine((options, context) => {
    const contents = options.map(({ content }) =>
      'text' in content ? content : { image: content.picture.imageId },
    );
    const problem = findOptionProblem(contents);
    if (problem) context.addIssue({ code: 'custom', path: [problem.index], message: problem.message });
  });

export const shownOptionsSchema = z.array(
  z.object({ letter: z.enum(optionLetters), content: shownContentSchema }),
);
type ShownOptions = z.infer<typeof shownOptionsSchema>;

export const hasOption = (options: ShownOptions, letter: OptionLetter): boolean =>
  options.some((option) => option.letter === letter);

/** What an option shows, in words; empty when the options are in a picture. */
export function wordsOfOption(options: ShownOptions, letter: OptionLetter): string {
  const option = options.find((each) => each.letter === letter);
  return option ? wordsOf(option.content) : '';
}
