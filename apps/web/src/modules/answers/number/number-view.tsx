import type { number } from '@markwell/shared/answers/number/number';
import { askedNumber } from '@markwell/shared/answers/number/asked-number';
import type { ViewOf } from '../answer-view.ts';
import { numberKeys } from '../typed/mathematics-keys.tsx';
import { TypedField } from '../typed/typed-field.tsx';
import { TypedReview } from '../typed/typed-review.tsx';

const hints = {
  any: undefined,
  lowestTerms: 'Write a fraction in its lowest terms, such as 3/4.',
  mixed: 'Write a mixed number, such as 2 1/2.',
  standardForm: 'Write standard form, such as 3.2 × 10^5.',
  money: undefined,
};

export const numberView: ViewOf<typeof number> = {
  kind: askedNumber,
  loadMarking: async () => (await import('@markwell/shared/answers/number/number')).number,
  Input: ({ shown, response, onChange, disabled = false, ...names }) => (
    <TypedField
      {...names}
      value={response ?? ''}
      onChange={(text) => onChange(text === '' ? null : text)}
      disabled={disabled}
      read={(text) => askedNumber.read(shown, text)}
      // A unit has letters.
      inputMode={shown.unit === 'ASKED' ? 'text' : 'decimal'}
      showsReading
      keys={shown.form === 'money' ? [] : numberKeys}
      unit={shown.unit === 'SHOWN' ? shown.unitText : undefined}
      hint={shown.unit === 'ASKED' ? 'Write the unit too.' : hints[shown.form]}
    />
  ),
  Review: ({ shown, ...answers }) => (
    <TypedReview {...answers} read={(text) => askedNumber.read(shown, text)} />
  ),
};
