import { minAnswersForVerdict } from '@markwell/shared/progress/topic-performance';
import { shortDay, type TrendWeek } from '../topic-trend.ts';

const width = 300;
const height = 104;
/** The space for the labels of the axes. */
const left = 40;
const bottom = 20;
const top = 8;
const right = 10;

const yOf = (accuracy: number) => top + (1 - accuracy / 100) * (height - top - bottom);

/** The accuracy of a topic over the last weeks, on a time axis. A week with too few answers is a gap. */
export function TopicTrend({ weeks }: { weeks: readonly TrendWeek[] }) {
  const xOf = (index: number) => left + (index / Math.max(1, weeks.length - 1)) * (width - left - right);
  const points = weeks.flatMap(({ accuracy, week }, index) =>
    accuracy === null ? [] : [{ week, accuracy, index, x: xOf(index), y: yOf(accuracy) }],
  );
  if (points.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        Answer {minAnswersForVerdict} questions in a week, and a point for that week will appear here.
      </p>
    );
  }
  const [first, last] = [weeks[0], weeks.at(-1)];
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="block w-full max-w-sm text-xs">
      {[0, 50, 100].map((percent) => (
        <g key={percent}>
          <line x1={left} x2={width - right} y1={yOf(percent)} y2={yOf(percent)} className="stroke-line" />
          <text x={left - 6} y={yOf(percent) + 4} textAnchor="end" className="fill-ink-soft">
            {percent}%
          </text>
        </g>
      ))}
      {points.map((point, at) => {
        const next = points[at + 1];
        if (next?.index !== point.index + 1) return null;
        return (
          <line
            key={point.week}
            x1={point.x}
            y1={point.y}
            x2={next.x}
            y2={next.y}
            strokeWidth={2.5}
            className="stroke-subject"
          />
        );
      })}
      {points.map(({ week, accuracy, x, y }) => (
        <circle key={week} cx={x} cy={y} r={4} className="fill-subject">
          <title>
            Week of {shortDay(week)}: {accuracy}%
          </title>
        </circle>
      ))}
      {first && (
        <text x={left} y={height - 4} className="fill-ink-soft">
          {shortDay(first.week)}
        </text>
      )}
      {last && (
        <text x={width - right} y={height - 4} textAnchor="end" className="fill-ink-soft">
          This week
        </text>
      )}
    </svg>
  );
}
