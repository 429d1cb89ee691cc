import { timeLimits, uploadLevels } from '@markwell/shared/admin/upload/upload-limits';
import { difficulties, difficultyNames } from '@markwell/shared/vocabulary/difficulty';
import { rapidFireLevels } from '@markwell/shared/vocabulary/rapid-fire';
import { RadioChips } from '../../../components/ui/inputs/chips.tsx';
import { Field } from '../../../components/ui/inputs/field.tsx';
import { TextInput } from '../../../components/ui/inputs/text-input.tsx';
import type { PartProps } from './field-props.ts';

const difficultyChoices = difficulties.map((value) => ({
  value,
  label: `${String(value)} ${difficultyNames[value]}`,
}));
const levelChoices = uploadLevels.map((value) => {
  const name = rapidFireLevels.find(({ level }) => level === value)?.name ?? '';
  return { value, label: `${String(value)} ${name}` };
});

/** The difficulty of the questions, or the level and time limit of rapid-fire questions. */
export function DifficultyFields({ form, problems, onChange }: PartProps) {
  if (form.kind === 'regular') {
    return (
      <RadioChips
        legend="Difficulty"
        choices={difficultyChoices}
        value={difficulties.find((each) => each === form.difficulty) ?? null}
        onChange={(difficulty) => {
          onChange({ difficulty });
        }}
      />
    );
  }
  return (
    <>
      <RadioChips
        legend="Level"
        choices={levelChoices}
        value={uploadLevels.find((each) => each === form.level) ?? null}
        onChange={(level) => {
          onChange({ level });
        }}
      />
      <Field
        label="Time limit (seconds)"
        hint={`${String(timeLimits.least)} to ${String(timeLimits.most)}`}
        error={problems['timeLimit']}
        className="sm:max-w-60"
      >
        <TextInput
          name="timeLimit"
          type="number"
          inputMode="numeric"
          min={timeLimits.least}
          max={timeLimits.most}
          value={form.timeLimit}
          onChange={({ target }) => {
            onChange({ timeLimit: target.value });
          }}
        />
      </Field>
    </>
  );
}
