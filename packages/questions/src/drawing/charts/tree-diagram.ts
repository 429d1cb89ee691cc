import { strokeText } from '../stroke-text.ts';
import { drawing, line, type Point } from '../svg.ts';

export interface Branch {
  name: string;
  probability: string;
}

/** Two pairs of branches after one pair: first choice, then the second choice after each first. */
export function treeDiagram(
  first: readonly [Branch, Branch],
  second: readonly [readonly [Branch, Branch], readonly [Branch, Branch]],
): string {
  const root: Point = [30, 210];
  const middle: readonly [Point, Point] = [
    [220, 110],
    [220, 310],
  ];
  const branch = (from: Point, to: Point, { name, probability }: Branch) => [
    line(from, to, { width: 2.5 }),
    strokeText(probability, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 20], { size: 17 }),
    strokeText(name, [to[0] + 12, to[1]], { size: 17, anchor: 'start' }),
  ];
  const ends = (at: Point): readonly [Point, Point] => [
    [at[0] + 260, at[1] - 55],
    [at[0] + 260, at[1] + 55],
  ];
  return drawing(
    600,
    420,
    first.flatMap((each, index) => {
      const at = middle[index === 0 ? 0 : 1];
      const start: Point = [at[0] + 80, at[1]];
      const [up, down] = ends(at);
      const [upper, lower] = second[index === 0 ? 0 : 1];
      return [...branch(root, at, each), ...branch(start, up, upper), ...branch(start, down, lower)];
    }),
  );
}
