import { lineGraph } from './line-graph.ts';
import type { Point } from './svg.ts';

/** A velocity-time graph of straight parts; seconds and metres per second. */
export function velocityGraph(points: readonly Point[]): string {
  const longest = Math.max(...points.map(([time]) => time));
  const fastest = Math.max(...points.map(([, velocity]) => velocity));
  const xStep = longest <= 12 ? 2 : longest <= 40 ? 5 : 10;
  const yStep = fastest <= 10 ? 2 : fastest <= 25 ? 5 : 10;
  return lineGraph(
    {
      xTitle: 'Time (s)',
      yTitle: 'Velocity (m/s)',
      xStep,
      yStep,
      xLines: Math.ceil(longest / xStep),
      yLines: Math.ceil(fastest / yStep),
    },
    points,
  );
}
