import type { TopicPerformanceDto } from '@markwell/shared/progress/analytics.contract';
import { hasEnoughAnswers, minAnswersForVerdict } from '@markwell/shared/progress/topic-performance';
import { Star, TrendingUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LinkButton } from '#ui/actions/link-button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { trendText, type TrendWeek } from '../topic-trend.ts';
import { TopicTrend } from './topic-trend.tsx';

interface TopicListProps {
  topics: readonly TopicPerformanceDto[];
  /** The last weeks of a topic; undefined when they cannot be loaded. */
  weeksOf: ((topicId: string) => TrendWeek[]) | undefined;
}

/** Each topic with its accuracy, its last weeks and a link to practise it. */
export function TopicList({ topics, weeksOf }: TopicListProps) {
  return (
    <ul>
      {topics.map((topic) => (
        <TopicItem key={topic.topicId} topic={topic} weeks={weeksOf?.(topic.topicId)} />
      ))}
    </ul>
  );
}

function TopicItem({ topic, weeks }: { topic: TopicPerformanceDto; weeks: TrendWeek[] | undefined }) {
  const { topicId, topicName, subjectId, subjectName, correctAnswers, questionsAttempted, accuracy } = topic;
  const trend = weeks && trendText(weeks);
  return (
    <li
      aria-label={topicName}
      className="grid gap-x-8 gap-y-3 border-t border-line px-4 py-4 first:border-t-0 sm:grid-cols-2 sm:px-5"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="text-lg">{topicName}</h3>
          <span className="font-heading text-lg font-bold figures-tabular">{accuracy}%</span>
        </div>
        <ProgressBar
          label={`Accuracy in ${topicName}`}
          value={accuracy}
          valueText={`${accuracy}%`}
          tone="subject"
          className="my-1.5"
        />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          {correctAnswers} of {questionsAttempted} right
          <Verdict topic={topic} />
        </div>
        <LinkButton asChild>
          <Link
            to="/practice"
            state={{ subject: subjectName, subjectId, topicIds: [topicId] }}
            aria-label={`Practise ${topicName}`}
          >
            Practise
          </Link>
        </LinkButton>
      </div>
      <div className="min-w-0">
        {weeks && <TopicTrend weeks={weeks} />}
        {trend !== undefined && <p className="text-sm text-ink-soft">{trend}</p>}
      </div>
    </li>
  );
}

function Verdict({ topic }: { topic: TopicPerformanceDto }) {
  const { questionsAttempted, isWeak, isStrong } = topic;
  if (!hasEnoughAnswers(questionsAttempted)) {
    return <span>{`Too few answers yet (${questionsAttempted} of ${minAnswersForVerdict})`}</span>;
  }
  if (isWeak) {
    return (
      <Badge tone="warning">
        <TrendingUp aria-hidden /> Needs practice
      </Badge>
    );
  }
  if (!isStrong) return null;
  return (
    <Badge tone="correct">
      <Star aria-hidden /> Strong
    </Badge>
  );
}
