import type { TestHistoryItemDto } from '@markwell/shared/progress/analytics.contract';
import { ChevronRight, Award, Medal, Trophy, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { medalOf, type Medal as MedalOfScore } from '@markwell/shared/progress/medals';
import { scoreBand } from '@markwell/shared/progress/score-bands';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { SubjectPill } from '#ui/display/subject-pill.tsx';
import { countOf, formatDay } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { attemptKindText, bandTones, relativeTimeText } from '../progress-texts.ts';

/** Each medal has a shape and a name of its own, because colour alone must not carry meaning. */
const medals: Record<MedalOfScore['kind'], { Icon: LucideIcon; name: string } | undefined> = {
  gold: { Icon: Trophy, name: 'Gold' },
  silver: { Icon: Medal, name: 'Silver' },
  bronze: { Icon: Award, name: 'Bronze' },
  none: undefined,
};

/** One test of the history, with a link to its results. */
export function HistoryRow({ test, now }: { test: TestHistoryItemDto; now: Date }) {
  const { id, subject, kind, completedAt, correctAnswers, totalQuestions, score } = test;
  const when = relativeTimeText(completedAt, now);
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-t border-line px-5 py-3 first:border-t-0 sm:grid-cols-[1fr_auto_auto]">
      <div className="min-w-0 max-sm:contents">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 font-semibold">
          <SubjectPill color={subject.color}>{subject.name}</SubjectPill>
          <span className="text-sm font-normal text-ink-soft max-sm:hidden">{subject.examType.name}</span>
        </p>
        <p className="text-sm text-ink-soft max-sm:order-1 max-sm:col-span-2">
          {attemptKindText[kind]} ·{' '}
          {score === null
            ? countOf(totalQuestions, 'question')
            : `${String(correctAnswers)} of ${String(totalQuestions)} right`}{' '}
          ·{' '}
          <time dateTime={completedAt} title={formatDay(completedAt)}>
            {when}
          </time>
        </p>
      </div>
      <ScoreBadge score={score} />
      <LinkButton asChild className="max-sm:order-1 max-sm:col-span-2 max-sm:justify-self-start">
        <Link
          to={`/test/results?test=${id}`}
          aria-label={`Review: ${subject.name}, ${scoreText(score)}, ${when}`}
        >
          Review
          <ChevronRight aria-hidden className="size-4" />
        </Link>
      </LinkButton>
    </li>
  );
}

const scoreText = (score: number | null) => (score === null ? 'Not scored' : `${String(score)}%`);

/** A score in the colour of its band, with its medal: gold from 90, silver from 80, bronze from 70. */
function ScoreBadge({ score }: { score: number | null }) {
  if (score === null) return <Badge>{scoreText(score)}</Badge>;
  const medal = medals[medalOf(score).kind];
  return (
    <Badge tone={bandTones[scoreBand(score)]} className="figures-tabular">
      {medal && <medal.Icon aria-hidden />}
      {score}%{medal && ` · ${medal.name}`}
    </Badge>
  );
}
