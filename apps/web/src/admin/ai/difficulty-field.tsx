import { difficulties, difficultyNames } from '@markwell/shared/vocabulary/difficulty';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';

interface DifficultyFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

export function DifficultyField({ value, onChange, error }: DifficultyFieldProps) {
  return (
    <Field label="Difficulty" error={error}>
      <Select
        name="difficulty"
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      >
        {difficulties.map((difficulty) => (
          <option key={difficulty} value={difficulty}>
            {difficulty} {difficultyNames[difficulty]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
