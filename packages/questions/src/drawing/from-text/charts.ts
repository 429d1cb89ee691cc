import { evaluate } from '#checks/support/expression.ts';
import { faultAt, type Line } from '#text/numbered-lines.ts';
import { barChart } from '../charts/bar-chart.ts';
import { lineGraph, type Axis } from '../charts/line-graph.ts';
import type { Point } from '../svg.ts';
import { groupsOf, listOf, number, type PictureKinds } from './picture-kind.ts';

export const charts: PictureKinds = {
  'line graph': {
    names: ['x', 'y', 'points', 'curve'],
    draw: ({ needed, optional }) => {
      const axes = { x: axisOf(needed('x')), y: axisOf(needed('y')) };
      const curve = optional('curve');
      if (curve && optional('points')) throw faultAt(curve, 'a line graph has either points or a curve');
      const line = curve ?? needed('points');
      const points = curve ? pointsOfCurve(curve) : pointsOf(line);
      const outside = points.find(([x, y]) => !isOn(axes.x, x) || !isOn(axes.y, y));
      if (outside) throw faultAt(line, `the point ${outside.join(',')} is outside the axes`);
      return lineGraph(axes, points, !curve);
    },
  },
  'bar chart': {
    names: ['y', 'bars'],
    draw: ({ needed }) => {
      const [title = '', step] = groupsOf(
        needed('y'),
        `(.+), in steps of ${number}`,
        'title, in steps of 10',
      );
      const bars = listOf(needed('bars')).map((bar) => groupsOf(bar, `(.+) = ${number}`, 'name = 20'));
      return barChart({
        title,
        step: Number(step),
        labels: bars.map(([name = '']) => name),
        values: bars.map(([, value]) => Number(value)),
      });
    },
  },
};

function axisOf(value: Line): Axis {
  const shape = `(.+), 0 to ${number} in steps of ${number}`;
  const [title = '', end, step] = groupsOf(value, shape, 'title, 0 to 20 in steps of 5');
  return { title, step: Number(step), lines: stepsOf(value, Number(end), Number(step)) };
}

function stepsOf(value: Line, length: number, step: number): number {
  const steps = Math.round(length / step);
  if (!(steps > 0 && Number.isFinite(steps)) || Math.abs(steps * step - length) > 1e-9)
    throw faultAt(value, `from the beginning to the end is no whole number of steps of ${step}`);
  return steps;
}

const isOn = ({ step, lines }: Axis, value: number) => value >= 0 && value <= step * lines + 1e-9;

const pointsOf = ({ number: line, text }: Line): Point[] =>
  text.split(' ').map((pair): Point => {
    const [x, y] = groupsOf({ number: line, text: pair }, `${number},${number}`, '0,0 2,0.6');
    return [Number(x), Number(y)];
  });

/** Points close together on the curve of an expression in x. */
function pointsOfCurve(value: Line): Point[] {
  const shape = `(.+), x from ${number} to ${number} in steps of ${number}`;
  const groups = groupsOf(value, shape, '8 ÷ x², x from 1 to 5 in steps of 0.1');
  const [expression = '', ...limits] = groups;
  const [from = 0, to = 0, step = 0] = limits.map(Number);
  return Array.from({ length: stepsOf(value, to - from, step) + 1 }, (_, index): Point => {
    const x = from + index * step;
    return [x, valueAt(value, expression, x)];
  });
}

function valueAt(line: Line, expression: string, x: number): number {
  try {
    return evaluate(expression, { x });
  } catch (error) {
    throw faultAt(line, error instanceof Error ? error.message : `cannot read "${expression}"`);
  }
}
