import {
  answerForms,
  type AnswerForm,
  type ExpressionDefinition,
} from '@markwell/shared/answers/expression/expression-definition';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import type { AnswerEditor, EditorProps } from '../editing/editor.ts';
import { AlsoAccepted, ChoiceField, LineField, NumberField } from '../editing/fields.tsx';
import { KnownMistakes } from '../editing/known-mistakes.tsx';

const formNames: Record<AnswerForm, string> = {
  any: 'Any form',
  expanded: 'Expanded',
  factorised: 'Factorised',
  simplified: 'Simplified',
  surd: 'A surd in its simplest form',
  completedSquare: 'Completed square',
  singleFraction: 'A single fraction',
  subject: 'The letter on the left stands alone',
};

export const expressionEditor: AnswerEditor<ExpressionDefinition> = {
  name: 'An expression, equation or time',
  empty: {
    kind: 'expression',
    key: '',
    reads: 'MATHEMATICS',
    angles: 'RADIANS',
    variables: [],
    form: 'any',
    isUpToConstant: false,
    shareIfNearly: 0,
    wrong: [],
  },
  Editor: ExpressionEditor,
};

function ExpressionEditor({ definition, onChange }: EditorProps<ExpressionDefinition>) {
  const { key, reads, angles, form, isUpToConstant, shareIfNearly, wrong } = definition;
  const change = (part: Partial<ExpressionDefinition>) => onChange({ ...definition, ...part });
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <LineField
          label="Right answer"
          hint="Such as x^2 + 1, x = 3 or x = -3, (2, 5), 3:4 or 14:30."
          value={key}
          onChange={(next) => change({ key: next })}
        />
        <ChoiceField
          label="Read as"
          choices={[
            { value: 'MATHEMATICS', label: 'Mathematics' },
            { value: 'TIME', label: 'A time of the day' },
          ]}
          value={reads}
          onChange={(next) => change({ reads: next })}
        />
        <ChoiceField
          label="Form"
          choices={answerForms.map((value) => ({ value, label: formNames[value] }))}
          value={form}
          onChange={(next) => change({ form: next })}
        />
        <ChoiceField
          label="Angles"
          choices={[
            { value: 'RADIANS', label: 'Radians' },
            { value: 'DEGREES', label: 'Degrees' },
          ]}
          value={angles}
          onChange={(next) => change({ angles: next })}
        />
        <NumberField
          label="Share of the marks for an equal answer in another form"
          hint="From 0 to 1."
          value={shareIfNearly}
          onChange={(next) => change({ shareIfNearly: next })}
        />
        <Checkbox
          label="An integral: pupils add a constant"
          checked={isUpToConstant}
          onChange={({ target }) => change({ isUpToConstant: target.checked })}
        />
      </div>
      <AlsoAccepted value={definition.alsoAccepted} onChange={(next) => change({ alsoAccepted: next })} />
      <KnownMistakes name="answer" mistakes={wrong} onChange={(next) => change({ wrong: next })} />
    </div>
  );
}
