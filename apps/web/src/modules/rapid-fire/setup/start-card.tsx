import type { ReactNode } from 'react';
import { Zap } from 'lucide-react';
import type { StageSubjectDto } from '@markwell/shared/subjects/stages.contract';
import { rapidFireLevelOf } from '@markwell/shared/rapid-fire/rapid-fire.rules';
import { minutesAndSeconds } from '@markwell/shared/time/timer';
import { rapidFireQuestionCount } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { SubjectPill } from '#ui/display/subject-pill.tsx';
import { FactRow } from '#ui/display/fact-row.tsx';
import { usePlaySeconds } from '../rapid-fire.queries.ts';

interface StartCardProps {
  subject: StageSubjectDto | undefined;
  /** Undefined while the unlocked levels are not known: the server then takes the highest. */
  level: number | undefined;
  /** What is missing for a start, or why the last one failed. */
  message: ReactNode;
  onStart: () => void;
}

/** '5 min', '6:15 min'. */
const lengthText = (seconds: number) =>
  `${seconds % 60 === 0 ? String(seconds / 60) : minutesAndSeconds(seconds)} min`;

/** A summary of the chosen quiz, with the start button. */
export function StartCard({ subject, level, message, onStart }: StartCardProps) {
  const playSeconds = usePlaySeconds();
  const chosen = level === undefined ? undefined : rapidFireLevelOf(level);
  const levelText = chosen ? `${String(chosen.level)} · ${chosen.name}` : 'Highest unlocked';
  return (
    <Card className="sticky bottom-3 z-10 grid gap-4 max-lg:gap-2.5 max-lg:p-4 max-lg:shadow-lift lg:top-6 lg:bottom-auto">
      <h2 className="text-xl max-lg:sr-only">Your quiz</h2>
      <p className="text-center text-sm lg:hidden">
        {subject
          ? `${subject.name}, ${chosen ? `level ${levelText}` : 'highest unlocked level'}`
          : 'Choose a subject to begin'}
      </p>
      <dl className="grid gap-0 max-lg:hidden">
        <FactRow name="Subject">
          {subject ? <SubjectPill color={subject.color}>{subject.name}</SubjectPill> : '–'}
        </FactRow>
        <FactRow name="Level">{subject ? levelText : '–'}</FactRow>
        <FactRow name="Target">{subject && chosen ? `${String(chosen.targetAccuracy)}%` : '–'}</FactRow>
        <FactRow name="Questions">up to {rapidFireQuestionCount}</FactRow>
        <FactRow name="Time">{playSeconds === undefined ? '–' : lengthText(playSeconds)}</FactRow>
      </dl>
      {message !== null && <Banner tone="error">{message}</Banner>}
      <Button size="large" onClick={onStart} className="w-full">
        <Zap aria-hidden className="size-5" />
        Start Quiz
      </Button>
      <p className="text-sm text-ink-soft max-lg:hidden">
        Your first tap is your answer. Get three right in a row for a combo: then each right answer earns more
        points.
      </p>
    </Card>
  );
}
