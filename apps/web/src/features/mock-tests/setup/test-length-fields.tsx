import { difficultyChoices, difficultyNames } from '@markwell/shared/vocabulary/difficulty';
import { durationChoices, questionCountChoices } from '@markwell/shared/vocabulary/mock-test';
import { RadioChips, ToggleChips } from '#components/ui/inputs/chips.tsx';
import type { ConfigurationChange, Configuration } from './test-configuration.ts';

interface TestLengthFieldsProps {
  configuration: Configuration;
  onChange: (change: ConfigurationChange) => void;
}

/** Difficulty, duration and number of questions. */
export function TestLengthFields({ configuration, onChange }: TestLengthFieldsProps) {
  return (
    <div className="grid gap-6">
      <ToggleChips
        legend="Difficulty"
        choices={difficultyChoices.map((value) => ({ value, label: difficultyNames[value] }))}
        values={configuration.difficulty}
        onToggle={(difficulty) => {
          onChange({ type: 'difficulty', difficulty });
        }}
      />
      <RadioChips
        legend="Duration"
        choices={durationChoices.map((value) => ({ value, label: `${String(value)} min` }))}
        value={configuration.duration}
        onChange={(duration) => {
          onChange({ type: 'duration', duration });
        }}
      />
      <RadioChips
        legend="Number of questions"
        choices={questionCountChoices.map((value) => ({ value, label: String(value) }))}
        value={configuration.questionCount}
        onChange={(questionCount) => {
          onChange({ type: 'questionCount', questionCount });
        }}
      />
    </div>
  );
}
