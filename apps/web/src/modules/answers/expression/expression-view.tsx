import type { expression } from '@markwell/shared/answers/expression/expression';
import { askedExpression } from '@markwell/shared/answers/expression/asked-expression';
import type { ViewOf } from '../answer-view.ts';
import { expressionKeys } from '../typed/mathematics-keys.tsx';
import { TypedField } from '../typed/typed-field.tsx';
import { TypedReview } from '../typed/typed-review.tsx';

export const expressionView: ViewOf<typeof expression> = {
  kind: askedExpression,
  loadMarking: async () => (await import('@markwell/shared/answers/expression/expression')).expression,
  Input: ({ shown, response, onChange, disabled = false, ...names }) => (
    <TypedField
      {...names}
      value={response ?? ''}
      onChange={(text) => onChange(text === '' ? null : text)}
      disabled={disabled}
      read={(text) => askedExpression.read(shown, text)}
      inputMode="text"
      showsReading
      keys={shown.reads === 'TIME' ? [] : expressionKeys}
      hint={shown.reads === 'TIME' ? 'Write a time, such as 14:30 or 2.30 pm.' : undefined}
    />
  ),
  Review: ({ shown, ...answers }) => (
    <TypedReview {...answers} read={(text) => askedExpression.read(shown, text)} />
  ),
};
