import { useState, type ReactNode } from 'react';
import type { RapidFireProgressDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import type { StageSubjectDto } from '@markwell/shared/subjects/stages.contract';
import {
  firstRapidFireLevel,
  rapidFireQuestionCount,
} from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';
import { Zap } from 'lucide-react';
import { rapidFireLevelOf } from '@markwell/shared/rapid-fire/rapid-fire.rules';
import { minutesAndSeconds } from '@markwell/shared/time/timer';
import { SubjectIcon } from '#ui/display/subject-icon.tsx';
import { RadioCards } from '#ui/inputs/radio-cards.tsx';
import { useQuestionCounts, type useProgress, usePlaySeconds } from '../rapid-fire.queries.ts';
import { LevelPicker, LoadingLevels } from './level-picker.tsx';
import { SubjectProgress } from './subject-progress.tsx';
import { RetryBanner } from '#ui/feedback/retry-banner.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { SubjectPill } from '#ui/display/subject-pill.tsx';
import { FactRow } from '#ui/display/fact-row.tsx';

export interface QuizSelection {
  subjectId: string | null;
  /** Null: the highest unlocked one. */
  level: number | null;
}

interface SelectionFormProps {
  stageId: string;
  subjects: readonly StageSubjectDto[];
  progress: ReturnType<typeof useProgress>;
  chosen: QuizSelection;
  onChoose: (chosen: QuizSelection) => void;
  /** Undefined: the highest unlocked level, which the server knows. */
  onStart: (subject: StageSubjectDto, level: number | undefined) => void;
  /** Why the last start failed. */
  failure: ReactNode;
}

/** The highest unlocked level; undefined when the progress is not known. */
const openLevelOf = (progress: RapidFireProgressDto | null | undefined) =>
  progress === null ? firstRapidFireLevel : progress?.currentLevel;

/** Choosing a subject and a level, and starting the quiz. */
export function SelectionForm(props: SelectionFormProps) {
  const { stageId, subjects, progress, chosen, onChoose, onStart, failure } = props;
  const [missing, setMissing] = useState<string | null>(null);
  const counts = useQuestionCounts(
    stageId,
    subjects.map(({ id }) => id),
  );
  const isLoading = progress.isPending;
  /** Null: not played yet. Undefined: not known. */
  const progressOf = (subjectId: string) =>
    progress.data && (progress.data.find((each) => each.subjectId === subjectId) ?? null);

  const hasNoQuiz = (subjectId: string) => counts.get(subjectId) === 0;
  const subject = subjects.find(({ id }) => id === chosen.subjectId);
  const openLevel = subject && openLevelOf(progressOf(subject.id));
  const level = openLevel && Math.min(chosen.level ?? openLevel, openLevel);

  function choose(next: QuizSelection) {
    setMissing(null);
    onChoose(next);
  }
  function start() {
    if (chosen.subjectId === null) setMissing('Please select a subject');
    else if (!subject) setMissing('Subject not found. Please try again.');
    else if (hasNoQuiz(subject.id))
      setMissing(`${subject.name} has no quiz yet. Please choose another subject.`);
    else onStart(subject, level);
  }

  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[1fr_20rem] lg:items-start">
      {/* On a phone the start card is fixed at the bottom, so focused elements are scrolled clear of it. */}
      <div className="grid min-w-0 gap-5 [&_input]:scroll-mb-44">
        {progress.isError && (
          <RetryBanner
            tone="warning"
            title={progress.data ? 'Your levels are not up to date' : 'Your levels didn’t load'}
            query={progress}
            label="Try Again"
          >
            {progress.data
              ? 'What you see here may be old.'
              : 'Nothing is lost. If you start a quiz now, it begins at your highest unlocked level.'}
          </RetryBanner>
        )}
        <RadioCards
          legend="Subject"
          isWide
          className="[&>legend]:font-heading [&>legend]:text-xl [&>legend]:font-bold"
          choices={subjects.map(({ id, name, icon, color }) => ({
            value: id,
            label: name,
            color,
            icon: <SubjectIcon icon={icon} />,
            hint: (
              <SubjectProgress
                progress={progressOf(id)}
                isLoading={isLoading}
                questionCount={counts.get(id)}
              />
            ),
            disabled: hasNoQuiz(id),
          }))}
          value={chosen.subjectId}
          onChange={(subjectId) => choose({ subjectId, level: null })}
        />
        {subject && openLevel !== undefined && !hasNoQuiz(subject.id) && (
          <LevelPicker
            subjectName={subject.name}
            openLevel={openLevel}
            level={level}
            onChange={(next) => choose({ subjectId: subject.id, level: next })}
          />
        )}
        {subject && isLoading && !hasNoQuiz(subject.id) && <LoadingLevels subjectName={subject.name} />}
      </div>
      <StartCard subject={subject} level={level} message={missing ?? failure} onStart={start} />
    </div>
  );
}

/** A summary of the chosen quiz, with the start button. */
function StartCard({ subject, level, message, onStart }: StartCardProps) {
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
