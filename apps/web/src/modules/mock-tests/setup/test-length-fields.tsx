import { answerModeNames, answerModes, type AnswerMode } from '@markwell/shared/answers/answer-modes';
import { difficultyChoices, difficultyNames } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { durationChoices, questionCountChoices } from '@markwell/shared/attempts/mock-test.vocabulary';
import { tierChoices, tierNames, type TierChoice } from '@markwell/shared/question-bank/tiers.vocabulary';
import { RadioChips, ToggleChips } from '#ui/inputs/chips.tsx';
import { SegmentedChoice } from '#ui/inputs/segmented-choice.tsx';
import type { ConfigurationChange, Configuration } from './test-configuration.ts';

interface TestLengthFieldsProps {
  configuration: Configuration;
  /** Whether the subject has questions for one tier only. */
  offersTiers: boolean;
  /** Whether the subject has questions whose answer is typed. */
  offersTyping: boolean;
  onChange: (change: ConfigurationChange) => void;
}

const tierHints: Record<TierChoice, string> = {
  FOUNDATION: 'Without the questions that are only in Higher papers.',
  HIGHER: 'Without the questions that are only in Foundation papers.',
  BOTH: 'Questions of both tiers, mixed.',
};

const modeHints: Record<AnswerMode, string> = {
  MULTIPLE_CHOICE: 'Choose one of the options.',
  TYPED: 'Write your own answer. You can show the options of some questions, for half of the marks.',
  MIXED: 'Some answers are typed, some are chosen, as in most exams.',
};

/** Difficulty, tier, way of answering, duration and number of questions. */
export function TestLengthFields({
  configuration,
  offersTiers,
  offersTyping,
  onChange,
}: TestLengthFieldsProps) {
  return (
    <div className="grid gap-6">
      <ToggleChips
        legend="Difficulty"
        choices={difficultyChoices.map((value) => ({ value, label: difficultyNames[value] }))}
        values={configuration.difficulty}
        onToggle={(difficulty) => onChange({ type: 'difficulty', difficulty })}
      />
      {offersTiers && (
        <SegmentedChoice
          legend="Tier"
          choices={tierChoices.map((value) => ({ value, label: tierNames[value] }))}
          value={configuration.tier ?? 'BOTH'}
          onChange={(choice) => onChange({ type: 'tier', tier: choice === 'BOTH' ? null : choice })}
          hint={tierHints[configuration.tier ?? 'BOTH']}
        />
      )}
      {offersTyping && (
        <SegmentedChoice
          legend="How you answer"
          choices={answerModes.map((value) => ({ value, label: answerModeNames[value] }))}
          value={configuration.answerMode ?? 'MULTIPLE_CHOICE'}
          onChange={(answerMode) => onChange({ type: 'answerMode', answerMode })}
          hint={modeHints[configuration.answerMode ?? 'MULTIPLE_CHOICE']}
        />
      )}
      <RadioChips
        legend="Duration"
        choices={durationChoices.map((value) => ({ value, label: `${String(value)} min` }))}
        value={configuration.duration}
        onChange={(duration) => onChange({ type: 'duration', duration })}
      />
      <RadioChips
        legend="Number of questions"
        choices={questionCountChoices.map((value) => ({ value, label: String(value) }))}
        value={configuration.questionCount}
        onChange={(questionCount) => onChange({ type: 'questionCount', questionCount })}
      />
    </div>
  );
}
