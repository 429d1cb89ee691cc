import type { TopicPerformanceDto } from '@markwell/shared/features/analytics/analytics.contract';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartTooltip } from './chart-tooltip.tsx';
import { axisTick, percentAxis } from './chart-style.ts';

/** Pixels. */
const rowHeight = 44;
const axisHeight = 40;

/** A bar per topic, in the colour of the nearest subject-<name> class. */
export function TopicChart({ topics }: { topics: readonly TopicPerformanceDto[] }) {
  return (
    <ResponsiveContainer width="100%" height={topics.length * rowHeight + axisHeight}>
      <BarChart
        data={topics}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 0, right: 16, bottom: 0, left: 0 }}
      >
        <CartesianGrid stroke="var(--line)" horizontal={false} />
        <XAxis {...percentAxis} type="number" stroke="var(--line-strong)" />
        <YAxis
          type="category"
          dataKey="topicName"
          width={124}
          interval={0}
          tick={axisTick}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--sunk)' }}
          content={({ active, payload, label }) =>
            active ? <ChartTooltip title={String(label)} values={payload} /> : null
          }
        />
        <Bar
          dataKey="accuracy"
          name="Accuracy"
          fill="var(--c)"
          radius={[0, 4, 4, 0]}
          barSize={18}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
