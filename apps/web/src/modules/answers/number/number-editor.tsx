import type { NumberForm } from '@markwell/shared/answers/number/asked-number';
import type { Acceptance, NumberDefinition } from '@markwell/shared/answers/number/number-definition';
import { useState } from 'react';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import type { AnswerEditor, EditorProps } from '../editing/editor.ts';
import { AlsoAccepted, ChoiceField, LineField, NumberField } from '../editing/fields.tsx';
import { KnownMistakes } from '../editing/known-mistakes.tsx';

const formNames: { value: NumberForm; label: string }[] = [
  { value: 'any', label: 'Any form' },
  { value: 'lowestTerms', label: 'A fraction in its lowest terms' },
  { value: 'mixed', label: 'A mixed number' },
  { value: 'standardForm', label: 'Standard form' },
  { value: 'money', label: 'Money' },
];

const acceptances: { value: Acceptance['by']; label: string }[] = [
  { value: 'exact', label: 'Exactly the value' },
  { value: 'absolute', label: 'At most so far from it' },
  { value: 'percent', label: 'At most this percentage from it' },
  { value: 'significantFigures', label: 'Rounded to significant figures' },
  { value: 'decimalPlaces', label: 'Rounded to decimal places' },
];

const firstOf: Record<Acceptance['by'], Acceptance> = {
  exact: { by: 'exact' },
  absolute: { by: 'absolute', within: '0.1' },
  percent: { by: 'percent', within: '1' },
  significantFigures: { by: 'significantFigures', from: 3, to: 3 },
  decimalPlaces: { by: 'decimalPlaces', places: 2 },
};

export const numberEditor: AnswerEditor<NumberDefinition> = {
  name: 'A number',
  empty: { kind: 'number', value: '', accept: { by: 'exact' }, form: 'any', shareIfNearly: 0, wrong: [] },
  Editor: NumberEditor,
};

function NumberEditor({ definition, onChange }: EditorProps<NumberDefinition>) {
  const { value, accept, form, carriedForward = '', shareIfNearly, wrong } = definition;
  const change = (part: Partial<NumberDefinition>) => onChange({ ...definition, ...part });
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <LineField
          label="Value"
          hint="Such as 2.5, -1/3, 6.02e23 or 2√3."
          value={value}
          onChange={(next) => change({ value: next })}
        />
        <ChoiceField
          label="Form"
          choices={formNames}
          value={form}
          onChange={(next) => change({ form: next })}
        />
        <ChoiceField
          label="Accept"
          choices={acceptances}
          value={accept.by}
          onChange={(by) => change({ accept: firstOf[by] })}
        />
        <AcceptanceField key={accept.by} accept={accept} onChange={(next) => change({ accept: next })} />
        <UnitFields definition={definition} onChange={onChange} />
        <LineField
          label="From earlier parts"
          hint="How it follows from their answers, such as a × 2. Leave empty if it does not."
          value={carriedForward}
          onChange={(next) => {
            const { carriedForward: _, ...others } = definition;
            onChange(next.trim() === '' ? others : { ...others, carriedForward: next });
          }}
        />
        <NumberField
          label="Share of the marks for a right value in a wrong form"
          hint="From 0 to 1."
          value={shareIfNearly}
          onChange={(next) => change({ shareIfNearly: next })}
        />
      </div>
      <AlsoAccepted value={definition.alsoAccepted} onChange={(next) => change({ alsoAccepted: next })} />
      <KnownMistakes name="value" mistakes={wrong} onChange={(next) => change({ wrong: next })} />
    </div>
  );
}

function AcceptanceField({
  accept,
  onChange,
}: {
  accept: Acceptance;
  onChange: (accept: Acceptance) => void;
}) {
  switch (accept.by) {
    case 'exact':
      return null;
    case 'absolute':
    case 'percent':
      return (
        <LineField
          label={accept.by === 'percent' ? 'Percent' : 'Difference'}
          value={accept.within}
          onChange={(within) => onChange({ ...accept, within })}
        />
      );
    case 'significantFigures':
      return (
        <div className="grid grid-cols-2 gap-3">
          <NumberField label="From" value={accept.from} onChange={(from) => onChange({ ...accept, from })} />
          <NumberField label="To" value={accept.to} onChange={(to) => onChange({ ...accept, to })} />
        </div>
      );
    case 'decimalPlaces':
      return (
        <NumberField
          label="Decimal places"
          value={accept.places}
          onChange={(places) => onChange({ ...accept, places })}
        />
      );
  }
}

const unitsText = ({ unit }: NumberDefinition): string =>
  unit?.accepted
    .map(({ unit: name, factor }) => (factor === undefined ? name : `${name} = ${factor}`))
    .join(', ') ?? '';

/** The units in one line: a factor of the first one follows an equals sign, where it is not known. */
function UnitFields({ definition, onChange }: EditorProps<NumberDefinition>) {
  const { unit, ...others } = definition;
  const [text, setText] = useState(() => unitsText(definition));
  return (
    <div className="grid content-start gap-1">
      <LineField
        label="Units"
        hint="Accepted units with commas between them, the key’s first. Leave empty for a number alone."
        value={text}
        onChange={(next) => {
          setText(next);
          const accepted = next
            .split(',')
            .filter((each) => each.trim() !== '')
            .map(unitOf);
          onChange(
            accepted.length === 0
              ? others
              : { ...others, unit: { required: unit?.required ?? true, accepted } },
          );
        }}
      />
      {unit && (
        <Checkbox
          label="Pupils write the unit"
          checked={unit.required}
          onChange={({ target }) => onChange({ ...others, unit: { ...unit, required: target.checked } })}
        />
      )}
    </div>
  );
}

function unitOf(text: string) {
  const [unit = '', factor] = text.split('=').map((each) => each.trim());
  return factor === undefined ? { unit } : { unit, factor };
}
