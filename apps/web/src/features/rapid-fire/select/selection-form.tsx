import { useState, type ReactNode } from 'react';
import type { StageSubjectDto } from '@markwell/shared/features/stages/stages.contract';
import { firstRapidFireLevel } from '@markwell/shared/vocabulary/rapid-fire';
import { SubjectIcon } from '../../../components/question/subject-icon.tsx';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { RadioCards } from '../../../components/ui/radio-cards.tsx';
import { useProgress, useQuestionCounts } from '../rapid-fire.queries.ts';
import { LevelPicker } from './level-picker.tsx';
import { StartCard } from './start-card.tsx';
import { SubjectFacts } from './subject-facts.tsx';

export interface Chosen {
  subjectId: string | null;
  /** Null: the highest one open. */
  level: number | null;
}

interface SelectionFormProps {
  stageId: string;
  subjects: readonly StageSubjectDto[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  onStart: (subject: StageSubjectDto, level: number) => void;
  /** Why the last start failed. */
  failure: ReactNode;
}

/** Which subject, which level, and off (spec 2 §2.4). */
export function SelectionForm({ stageId, subjects, chosen, onChoose, onStart, failure }: SelectionFormProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const progress = useProgress();
  const counts = useQuestionCounts(
    stageId,
    subjects.map(({ id }) => id),
  );
  const progressOf = (subjectId: string) => progress.data?.find((each) => each.subjectId === subjectId);

  const subject = subjects.find(({ id }) => id === chosen.subjectId);
  const openLevel = (subject && progressOf(subject.id)?.currentLevel) ?? firstRapidFireLevel;
  const level = Math.min(chosen.level ?? openLevel, openLevel);

  function choose(next: Chosen) {
    setMissing(null);
    onChoose(next);
  }
  function start() {
    if (chosen.subjectId === null) setMissing('Please select a subject');
    else if (!subject) setMissing('Subject not found. Please try again.');
    else onStart(subject, level);
  }

  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[1fr_20rem] lg:items-start">
      {/* On a phone the start stays in reach: what takes the focus is scrolled clear of it. */}
      <div className="grid min-w-0 gap-5 [&_input]:scroll-mb-44">
        {progress.isError && (
          <Banner
            tone="warning"
            action={
              <Button variant="quiet" size="small" onClick={() => void progress.refetch()}>
                Try Again
              </Button>
            }
          >
            Your levels could not be loaded. You can play level 1 meanwhile.
          </Banner>
        )}
        <RadioCards
          legend="Subject"
          className="[&>legend]:font-heading [&>legend]:text-xl [&>legend]:font-bold lg:[&>div]:grid-cols-3"
          choices={subjects.map(({ id, name, icon, color }) => ({
            value: id,
            label: name,
            color,
            icon: <SubjectIcon icon={icon} />,
            hint: <SubjectFacts progress={progressOf(id)} questionCount={counts.get(id)} />,
            disabled: counts.get(id) === 0,
          }))}
          value={chosen.subjectId}
          onChange={(subjectId) => {
            choose({ subjectId, level: null });
          }}
        />
        {subject && (
          <LevelPicker
            subjectName={subject.name}
            openLevel={openLevel}
            level={level}
            onChange={(next) => {
              choose({ subjectId: subject.id, level: next });
            }}
          />
        )}
      </div>
      <StartCard subject={subject} level={level} message={missing ?? failure} onStart={start} />
    </div>
  );
}
