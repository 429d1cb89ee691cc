import type { ExpressionShown } from '@markwell/shared/answers/expression/asked-expression';
import type { ExpressionDefinition } from '@markwell/shared/answers/expression/expression-definition';
import type { PrintedKind } from '../printed-kind.ts';
import { alsoAccepted, answerText, marksWithNearly, notAccepted, note } from '../scheme-marks.ts';

const forms: Readonly<Record<ExpressionDefinition['form'], string>> = {
  any: 'Accept equal forms.',
  expanded: 'It must be multiplied out, with like terms collected.',
  factorised: 'It must be factorised fully.',
  simplified: 'It must be simplified.',
  surd: 'It must be a surd in its simplest form.',
  completedSquare: 'It must be a completed square.',
  singleFraction: 'It must be a single fraction.',
  subject: 'The letter that is asked for must be the subject.',
};

/** A line. */
export const printedExpression: PrintedKind<ExpressionDefinition, ExpressionShown> = {
  kind: 'expression',
  space: (_, marks) => ({ lines: Math.max(2, marks * 2) }),
  answer: answerText,
  scheme: ({ reads, form, isUpToConstant, shareIfNearly, wrong, ...definition }, marks) => [
    ...marksWithNearly(marks, shareIfNearly, 'an equal answer in another form'),
    ...(reads === 'TIME' ? [] : [note(forms[form])]),
    ...(isUpToConstant ? [note('Accept any letter for the constant.')] : []),
    ...alsoAccepted(definition.alsoAccepted),
    ...notAccepted(wrong),
  ],
};
