import type { TopicPerformanceDto } from '@markwell/shared/features/analytics/analytics.contract';
import { Star, TrendingUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '#components/ui/display/badge.tsx';
import { LinkButton } from '#components/ui/actions/link-button.tsx';

interface TopicTableProps {
  subjectName: string;
  topics: readonly TopicPerformanceDto[];
}

/** The chart's numbers as a table, with a link to practise each topic. */
export function TopicTable({ subjectName, topics }: TopicTableProps) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{subjectName}: your results for each topic</caption>
      <thead className="text-sm text-ink-soft">
        <tr>
          <th scope="col" className="px-3 sm:px-4 py-2.5 font-semibold">
            Topic
          </th>
          <th scope="col" className="px-3 sm:px-4 py-2.5 text-right font-semibold">
            Accuracy
          </th>
        </tr>
      </thead>
      <tbody>
        {topics.map((topic) => (
          <TopicRow key={topic.topicId} topic={topic} />
        ))}
      </tbody>
    </table>
  );
}

function TopicRow({ topic }: { topic: TopicPerformanceDto }) {
  const { topicId, topicName, subjectId, subjectName, correctAnswers, questionsAttempted, accuracy } = topic;
  return (
    <tr className="border-t border-line">
      <th scope="row" className="px-3 sm:px-4 py-2 align-top font-normal">
        {topicName}
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          {correctAnswers} of {questionsAttempted} right
          {topic.isWeak && (
            <Badge tone="warning">
              <TrendingUp aria-hidden /> Needs practice
            </Badge>
          )}
          {topic.isStrong && (
            <Badge tone="correct">
              <Star aria-hidden /> Strong
            </Badge>
          )}
        </span>
      </th>
      <td className="px-3 sm:px-4 py-2 text-right align-top">
        <span className="block font-heading font-bold figures-tabular">{accuracy}%</span>
        <LinkButton asChild>
          <Link
            to="/practice"
            state={{ subject: subjectName, subjectId, topicIds: [topicId] }}
            aria-label={`Practise ${topicName}`}
          >
            Practise
          </Link>
        </LinkButton>
      </td>
    </tr>
  );
}
