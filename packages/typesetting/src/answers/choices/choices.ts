import type { choices } from '@markwell/shared/answers/choices/choices';
import { softInk } from '../../drawing-primitives.ts';
import { optionsBlock } from '../../options.ts';
import { paragraphs } from '../../paragraphs.ts';
import { regular } from '../../text-blocks.ts';
import type { DefinitionOf, PrintedKind, ShownOf } from '../printed-kind.ts';
import { printedContent, wordsOfContent, wordsOfOptions } from '../printed-options.ts';
import { forAnswer, note } from '../scheme-marks.ts';

/** Letters in boxes. */
export const printedChoices: PrintedKind<DefinitionOf<typeof choices>, ShownOf<typeof choices>> = {
  kind: 'choices',
  content: ({ options }, measure) => [
    paragraphs('Tick all the right answers.', measure.width, regular(measure.size, softInk)),
    optionsBlock(
      options.map(({ content }) => printedContent(content, measure.drawings)),
      { ...measure, isBoxed: true },
    ),
  ],
  words: ({ options }) => ['Tick all the right answers.', ...wordsOfOptions(options)],
  space: () => ({ lines: 0, isFree: true }),
  answer: ({ options, correct }) =>
    options
      .filter(({ letter }) => correct.includes(letter))
      .map(({ letter, content }) => `${letter}   ${wordsOfContent(content)}`)
      .join('\n'),
  scheme: ({ correct }, marks) => [
    forAnswer(marks, `for ${correct.join(', ')} and no other`),
    note(
      marks === 1
        ? 'A wrong one takes away a right one.'
        : 'Each right one earns its share of the marks, and a wrong one takes away a right one. Round down; never below 0.',
    ),
  ],
};
