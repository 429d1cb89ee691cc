import type { ReactNode } from 'react';
import { Star, Target, BookOpenCheck, Medal as LucideMedal, TrendingUp, type LucideIcon } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { StartedTestDto, ScoredResultsDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { medalOf, type Medal } from '@markwell/shared/progress/medals';
import { questionsPerMinute, speedPercent } from '@markwell/shared/progress/pace';
import { minutesAndSeconds } from '@markwell/shared/time/timer';
import { passTarget } from '@markwell/shared/attempts/mock-test.vocabulary';
import { marksText } from '#modules/answers/marks-text.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Scene } from '#ui/drawings/scene.tsx';
import { secondsAllowed } from '../running/completion.ts';
import { nextStepsQuery } from '../mock-tests.queries.ts';
import { comparisonWithAverage, strongTopicsSentence } from '../mock-test-texts.ts';
import { encouragementOf, isBestSoFar } from './encouragement.ts';
import type { ReviewedQuestion } from './reviewed-question.ts';

const metals: Record<Exclude<Medal['kind'], 'none' | 'gold'>, string> = {
  silver: 'bg-silver-wash text-silver',
  bronze: 'bg-bronze-wash text-bronze',
};

interface ScoreCardProps {
  test: StartedTestDto;
  results: ScoredResultsDto;
  questions: readonly ReviewedQuestion[];
  /** Marked by this browser, so the comparison with earlier tests is not known yet. */
  isLocal: boolean;
  isSaving: boolean;
}

/** The summary of the result. */
export function ScoreCard({ test, results, questions, isLocal, isSaving }: ScoreCardProps) {
  const { score, correctAnswers, totalQuestions, unanswered, timeTaken, marks } = results;
  const medal = medalOf(score);
  const notCounted = questions.filter(({ outcome }) => outcome === 'void').length;
  const counted = totalQuestions - notCounted;
  const answered = counted - unanswered;
  const partly = questions.filter(({ outcome }) => outcome === 'partly').length;
  const pace = questionsPerMinute(answered, timeTaken);
  const next = useQuery({ ...nextStepsQuery(test.testId), enabled: !isLocal });
  const soFar = { subjectName: test.subject.name, results, questions, earlier: next.data ?? null };
  const allowed = totalQuestions === 0 ? 0 : (secondsAllowed(test) * answered) / totalQuestions;
  return (
    <Card className="print-whole text-center">
      <MedalIcon medal={medal} score={score} isPersonalBest={isBestSoFar(soFar)} />
      <h1 className="mt-2.5 text-xl">{medal.title}</h1>
      <p className="font-heading text-6xl font-bold tracking-tight figures-tabular">
        {score}
        <span className="text-4xl">%</span>
      </p>
      {score < passTarget && (
        <Badge
          tone="caution"
          className="-mx-2 mt-1 max-sm:large-text:whitespace-normal max-[359px]:whitespace-normal"
        >
          <Target aria-hidden />
          Target missed ({passTarget}% needed)
        </Badge>
      )}
      {isBestSoFar(soFar) && (
        <Badge tone="marker" className="mx-auto mt-2 animate-medal">
          <Star aria-hidden />
          Personal best
        </Badge>
      )}
      <div className="mt-2 min-h-12 text-ink-soft">
        {isSaving ? (
          <p>Saving your result…</p>
        ) : (
          !next.isLoading && <p className="font-semibold text-ink">{encouragementOf(soFar)}</p>
        )}
        {!isLocal && (
          <p className="empty:hidden">
            {comparisonWithAverage(results, results.averageBefore)}{' '}
            {strongTopicsSentence(results.strongTopics)}
          </p>
        )}
      </div>
      <dl className="mt-4 text-left">
        {marks && (
          <Row name="Marks">
            {marksText(marks.earned)} of {marksText(marks.possible)}
          </Row>
        )}
        <Row name="Correct" className="text-correct">
          {correctAnswers}
        </Row>
        {partly > 0 && (
          <Row name="Partly correct" className="text-caution">
            {partly}
          </Row>
        )}
        <Row name="Incorrect" className="text-wrong">
          {Math.max(answered - correctAnswers - partly, 0)}
        </Row>
        {unanswered > 0 && (
          <Row name="Skipped" note="no answer">
            {unanswered}
          </Row>
        )}
        {notCounted > 0 && <Row name="Not counted">{notCounted}</Row>}
        <Row name="Total questions">{totalQuestions}</Row>
        <Row name="Time">{minutesAndSeconds(timeTaken)}</Row>
        <Bar name="Accuracy" value={score} tone={score >= passTarget ? 'correct' : 'royal'}>
          {score}%
        </Bar>
        <Bar
          name="Speed"
          note="Only correct answers fill the bar."
          value={speedPercent(
            { answered, correct: correctAnswers },
            { secondsTaken: timeTaken, secondsAllowed: allowed },
          )}
          tone="royal"
        >
          {pace.toFixed(1)} / min
        </Bar>
      </dl>
    </Card>
  );
}

interface RowProps {
  name: string;
  note?: string | undefined;
  className?: string;
  children: ReactNode;
}

function Row({ name, note, className, children }: RowProps) {
  return (
    <div className="flex items-baseline justify-between gap-3 border-t border-line py-2.5">
      <dt>
        {name}
        {note !== undefined && <span className="ml-2 text-sm text-ink-soft">{note}</span>}
      </dt>
      <dd className={classNames('font-heading font-bold figures-tabular', className)}>{children}</dd>
    </div>
  );
}

interface BarProps {
  name: string;
  note?: string;
  /** Percent. */
  value: number;
  tone: 'correct' | 'royal';
  children: ReactNode;
}

function Bar({ name, note, value, tone, children }: BarProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] max-sm:large-text:grid-cols-1 items-baseline gap-x-3 gap-y-1.5 border-t border-line pt-2.5 pb-3.5">
      <dt>{name}</dt>
      <dd className="font-heading font-bold figures-tabular">{children}</dd>
      <dd className="col-span-2 max-sm:large-text:col-span-1">
        <ProgressBar label={name} value={value} tone={tone} valueText={`${String(value)}%`} />
        {note !== undefined && <p className="mt-1 text-xs text-ink-soft">{note}</p>}
      </dd>
    </div>
  );
}

interface MedalIconProps {
  medal: Medal;
  /** Percent. */
  score: number;
  isPersonalBest: boolean;
}

/**
 * The medal as an icon, for gold as a drawing, or an encouraging icon without a medal. The title next to it names it. A medal and a personal
 * best arrive with a short movement.
 */
function MedalIcon({ medal, score, isPersonalBest }: MedalIconProps) {
  if (medal.kind === 'gold')
    return (
      <span data-medal="gold" className="mx-auto block w-fit animate-medal">
        <Scene name="medal" width={168} />
      </span>
    );
  const Icon: LucideIcon = medal.kind !== 'none' ? LucideMedal : score >= 60 ? TrendingUp : BookOpenCheck;
  return (
    <span
      aria-hidden
      data-medal={medal.kind}
      className={classNames(
        'print-exact mx-auto grid size-16 place-items-center rounded-full',
        (medal.kind !== 'none' || isPersonalBest) && 'animate-medal',
        medal.kind === 'none' ? 'bg-royal-wash text-royal' : metals[medal.kind],
      )}
    >
      <Icon strokeWidth={1.75} className="size-9" />
    </span>
  );
}
