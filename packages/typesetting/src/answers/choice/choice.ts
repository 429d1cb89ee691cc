import type { choice } from '@markwell/shared/answers/choice/choice';
import { optionsBlock } from '../../options.ts';
import type { DefinitionOf, PrintedKind, ShownOf } from '../printed-kind.ts';
import { printedContent, wordsOfContent, wordsOfOptions } from '../printed-options.ts';
import { forAnswer } from '../scheme-marks.ts';

/** Letters in rings. */
export const printedChoice: PrintedKind<DefinitionOf<typeof choice>, ShownOf<typeof choice>> = {
  kind: 'choice',
  content: ({ options }, measure) => [
    optionsBlock(
      options.map(({ content }) => printedContent(content, measure.drawings)),
      measure,
    ),
  ],
  words: ({ options }) => wordsOfOptions(options),
  space: () => ({ lines: 0, isFree: true }),
  answer: ({ options, correct }) =>
    options
      .filter(({ letter }) => letter === correct)
      .map(({ letter, content }) => `${letter}   ${wordsOfContent(content)}`)
      .join(),
  scheme: ({ correct }, marks) => [forAnswer(marks, `for ${correct}`)],
};
