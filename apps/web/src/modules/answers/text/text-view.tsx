import { text } from '@markwell/shared/answers/text/text';
import type { ViewOf } from '../answer-view.ts';
import { TypedField } from '../typed/typed-field.tsx';
import { TypedReview } from '../typed/typed-review.tsx';

export const textView: ViewOf<typeof text> = {
  kind: text,
  Input: ({ shown, response, onChange, disabled = false, ...names }) => (
    <TypedField
      {...names}
      value={response ?? ''}
      onChange={(typed) => onChange(typed === '' ? null : typed)}
      disabled={disabled}
      read={(typed) => text.read(shown, typed)}
      inputMode="text"
      showsReading={false}
    />
  ),
  Review: ({ shown, ...answers }) => <TypedReview {...answers} read={(typed) => text.read(shown, typed)} />,
};
