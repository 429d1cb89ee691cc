import type { StageDto } from '@markwell/shared/subjects/stages.contract';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { countOf } from '#lib/format.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { shortName, stageStyle } from '../stage-style.ts';
import { useStageProgress, useStageStats } from '../stages.queries.ts';
import { ChoiceCard } from './choice-card.tsx';

const defaultDescription = 'Comprehensive learning materials for this stage';

/** A stage's totals. Renders nothing if they did not load, because choosing does not need them. */
function StageStatsLine({ code }: { code: string }) {
  const { data, isPending } = useStageStats(code);
  if (isPending) return <Skeleton className="mt-4 h-5 w-40" />;
  if (!data) return null;
  return (
    <p className="mt-4 text-sm font-medium">
      {countOf(data.questionCount, 'question')} · {countOf(data.paperCount, 'paper')}
    </p>
  );
}

function OwnProgress({ stageId }: { stageId: string }) {
  const { data } = useStageProgress(stageId);
  if (!data || data.questionsAttempted === 0) return null;
  return (
    <div className="mt-3 grid gap-1.5 text-sm text-ink-soft">
      <p>
        You: {countOf(data.questionsAttempted, 'question')} answered, {data.accuracy}% right
      </p>
      <ProgressBar label="Correct answers" value={data.accuracy} tone="subject" />
    </div>
  );
}

interface StageCardProps {
  stage: StageDto;
  pending: boolean;
  disabled: boolean;
  onChoose: () => void;
}

export function StageCard({ stage, pending, disabled, onChoose }: StageCardProps) {
  const { user } = useAuth();
  return (
    <ChoiceCard
      look={stageStyle(stage)}
      name={shortName(stage.displayName)}
      detail={stage.ageRange}
      description={[stage.description].find((text) => text !== '') ?? defaultDescription}
      isCurrent={user?.currentStageId === stage.id}
      pending={pending}
      disabled={disabled}
      onChoose={onChoose}
    >
      <StageStatsLine code={stage.code} />
      <OwnProgress stageId={stage.id} />
    </ChoiceCard>
  );
}
