import { Check, Target } from 'lucide-react';
import type { RapidFireResultDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import { minutesAndSeconds } from '@markwell/shared/time/timer';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { isUntouched } from './local-result.ts';
import { FactRow } from '#ui/display/fact-row.tsx';

interface ResultCardProps {
  result: RapidFireResultDto;
  subjectName: string;
  score: number;
}

/** The summary of the result. */
export function ResultCard({ result, subjectName, score }: ResultCardProps) {
  const { accuracy, targetAccuracy, levelCompleted, level, levelName } = result;
  const quizName = (
    <p className="text-sm text-ink-soft">
      {subjectName} · Level {level} · {levelName}
    </p>
  );
  if (isUntouched(result))
    return (
      <Card className="print-whole text-center">
        {quizName}
        <h1 className="mt-1 text-2xl">No answers this time</h1>
        <p className="mt-3 text-ink-soft">{result.message}</p>
      </Card>
    );
  return (
    <Card className="print-whole text-center">
      {quizName}
      <h1 className="mt-1 text-2xl">{levelCompleted ? 'Level complete!' : 'Quiz finished'}</h1>
      <p className="mt-1 font-heading text-6xl font-bold tracking-tight figures-tabular">
        {accuracy}
        <span className="text-4xl">%</span>
      </p>
      <Badge
        tone={levelCompleted ? 'correct' : 'caution'}
        className="mt-1 max-sm:large-text:whitespace-normal"
      >
        {levelCompleted ? <Check aria-hidden /> : <Target aria-hidden />}
        {levelCompleted ? 'Target reached' : 'Target missed'} ({targetAccuracy}% needed)
      </Badge>
      <ProgressBar
        label="Accuracy"
        value={accuracy}
        valueText={`${String(accuracy)}% of the ${String(targetAccuracy)}% needed`}
        tone={levelCompleted ? 'correct' : 'royal'}
        className="mt-4"
      />
      <p className="mt-3 text-ink-soft">{result.message}</p>
      <dl className="mt-4 text-left">
        <FactRow isResult name="Correct">
          {result.correctAnswers} / {result.totalQuestions}
        </FactRow>
        <FactRow isResult name="Best streak">
          {result.bestStreak}
        </FactRow>
        <FactRow isResult name="Score">
          {score}
        </FactRow>
        <FactRow isResult name="Time">
          {minutesAndSeconds(result.timeSpent)}
        </FactRow>
      </dl>
    </Card>
  );
}
