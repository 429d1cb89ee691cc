import type { TopicPerformanceDto } from '@markwell/shared/progress/analytics.contract';
import { shortDay, weekText, type TrendWeek } from '../topic-trend.ts';

interface TopicWeeksTableProps {
  subjectName: string;
  topics: readonly TopicPerformanceDto[];
  weeksOf: (topicId: string) => TrendWeek[];
  /** Mondays, oldest first. */
  weeks: readonly string[];
}

/** The charts' numbers as a table for screen readers. */
export function TopicWeeksTable({ subjectName, topics, weeksOf, weeks }: TopicWeeksTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{subjectName}: your accuracy in each topic, week by week</caption>
        <thead>
          <tr>
            <th scope="col">Topic</th>
            {weeks.map((week) => (
              <th key={week} scope="col">
                Week of {shortDay(week)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {topics.map(({ topicId, topicName }) => (
            <tr key={topicId}>
              <th scope="row">{topicName}</th>
              {weeksOf(topicId).map((week) => (
                <td key={week.week}>{weekText(week)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
