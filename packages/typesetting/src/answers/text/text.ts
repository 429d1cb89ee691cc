import type { TextDefinition, TextShown } from '@markwell/shared/answers/text/text-definition';
import type { PrintedKind } from '../printed-kind.ts';
import { alsoAccepted, forAnswer, notAccepted, note } from '../scheme-marks.ts';

/** A ruled line. */
export const printedText: PrintedKind<TextDefinition, TextShown> = {
  kind: 'text',
  space: () => ({ lines: 1, isRuled: true }),
  answer: ({ accepted }) => accepted[0] ?? '',
  scheme: ({ accepted, isCaseIgnored, maxTypos, rivals, wrong }, marks) => [
    forAnswer(marks),
    ...alsoAccepted(accepted.slice(1)),
    ...(isCaseIgnored ? [] : [note('Capital letters must be right.')]),
    note(
      maxTypos === 0
        ? 'The spelling must be right.'
        : 'Accept one wrong letter in a word of six letters or more.',
    ),
    ...(rivals.length === 0 ? [] : [note(`Do not accept ${rivals.join('; ')}.`)]),
    ...notAccepted(wrong),
  ],
};
