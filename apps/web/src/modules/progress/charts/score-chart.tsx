import type { TestHistoryItemDto } from '@markwell/shared/progress/analytics.contract';
import {
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type DotItemDotProps,
} from 'recharts';
import { SubjectShape } from './subject-mark.tsx';

const axisTick = { fill: 'var(--ink-soft)', fontSize: 13 };
/** An axis of percentages. */
const percentAxis = {
  domain: [0, 100],
  ticks: [0, 25, 50, 75, 100],
  unit: '%',
  tick: axisTick,
  tickLine: false,
} as const;

const shortDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'short',
});
const dayOf = (time: unknown) => shortDay.format(new Date(Number(time)));

export type ScoredTest = TestHistoryItemDto & { score: number };

interface ScoreChartProps {
  /** Oldest first. */
  tests: readonly ScoredTest[];
  subjects: readonly TestHistoryItemDto['subject'][];
}

/** One line per subject, in the subject's colour and with points of its own shape. */
export function ScoreChart({ tests, subjects }: ScoreChartProps) {
  const points = tests.map(({ completedAt, subject, score }) => ({
    time: Date.parse(completedAt),
    [subject.id]: score,
  }));
  return (
    <ResponsiveContainer width="100%" height={280}>
      <LineChart
        data={points}
        accessibilityLayer={false}
        margin={{ top: 8, right: 12, bottom: 0, left: -12 }}
      >
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis
          dataKey="time"
          type="number"
          scale="time"
          domain={['dataMin', 'dataMax']}
          tickFormatter={dayOf}
          tick={axisTick}
          tickLine={false}
          stroke="var(--line-strong)"
          minTickGap={36}
          padding={{ left: 12, right: 12 }}
        />
        <YAxis {...percentAxis} axisLine={false} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: 'var(--line-strong)' }}
          content={({ active, payload, label }) =>
            active ? <ChartTooltip title={dayOf(label)} values={payload} /> : null
          }
        />
        {subjects.map(({ id, name, color }, index) => (
          <Line
            key={id}
            dataKey={id}
            name={name}
            stroke={`var(--subject-${color})`}
            strokeWidth={2.5}
            dot={({ key, cx, cy }: DotItemDotProps) =>
              // A day without a test of this subject has no point.
              cx === undefined || cy == null ? null : (
                <SubjectShape
                  key={key}
                  color={color}
                  index={index}
                  transform={`translate(${String(cx)} ${String(cy)})`}
                />
              )
            }
            connectNulls
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  );
}

interface ChartValue {
  name?: unknown;
  value?: unknown;
}

interface ChartTooltipProps {
  title: string;
  values: readonly ChartValue[];
}

/** The values of one point, in the application's colours so that the dark theme works. */
function ChartTooltip({ title, values }: ChartTooltipProps) {
  return (
    <div className="rounded-md border border-line bg-card px-3 py-2 text-sm text-ink shadow-lift">
      <p className="font-semibold">{title}</p>
      {values.map(({ name, value }) => (
        <p key={String(name)} className="figures-tabular">
          {String(name)}: {String(value)}%
        </p>
      ))}
    </div>
  );
}
