import { timeLimits, uploadLevels } from '@markwell/shared/question-bank/upload-limits';
import { difficulties, difficultyNames } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { rapidFireLevels } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { RadioChips } from '#ui/inputs/chips.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { TextInput } from '#ui/inputs/text-input.tsx';
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
export function DifficultyFields({ form, values }: PartProps) {
  if (values.kind === 'regular') {
    return (
      <RadioChips
        legend="Difficulty"
        choices={difficultyChoices}
        value={values.difficulty}
        onChange={(difficulty) => form.choose('difficulty', difficulty)}
      />
    );
  }
  return (
    <>
      <RadioChips
        legend="Level"
        choices={levelChoices}
        value={values.level}
        onChange={(level) => form.choose('level', level)}
      />
      <Field
        label="Time limit (seconds)"
        hint={`${String(timeLimits.least)} to ${String(timeLimits.most)}`}
        className="sm:max-w-60"
        {...form.field('timeLimit')}
      >
        <TextInput type="number" inputMode="numeric" min={timeLimits.least} max={timeLimits.most} />
      </Field>
    </>
  );
}
