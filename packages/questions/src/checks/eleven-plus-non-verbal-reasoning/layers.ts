import type { Check } from '../check.ts';
import { boxesOf, marksOf, number } from '../support/svg.ts';
import type { Mark } from '../support/svg.ts';

/** The lines of a figure as texts, relative to the smallest corner of the square that they lie in. */
function linesOf(marks: readonly Mark[], [left, top]: readonly [number, number]): Set<string> {
  const at = (mark: Mark, name: string, origin: number) => Math.round((number(mark, name) - origin) / 10);
  return new Set(
    marks
      .filter(({ tag }) => tag === 'line')
      .map((mark) =>
        [at(mark, 'x1', left), at(mark, 'y1', top), at(mark, 'x2', left), at(mark, 'y2', top)].join(),
      ),
  );
}

const rules: readonly ((one: boolean, other: boolean) => boolean)[] = [
  (one, other) => one || other,
  (one, other) => one && other,
  (one, other) => one !== other,
  (one, other) => one && !other,
  (one, other) => other && !one,
];

/** Every rule for a line that fits both full rows (or both full columns) must give the same option. */
export const checkLayers: Check = (question) => {
  const cells = boxesOf(question.image?.svg ?? '').map((marks, index) =>
    linesOf(marks, [10 + 130 * (index % 3), 10 + 130 * Math.floor(index / 3)]),
  );
  const options = question.options.map((option) =>
    linesOf('image' in option ? marksOf(option.image.svg) : [], [0, 0]),
  );
  const every = new Set([...cells, ...options].flatMap((cell) => [...cell]));
  const fits = (
    rule: (one: boolean, other: boolean) => boolean,
    places: readonly number[],
    last = cells[places[2] ?? 0],
  ) =>
    [...every].every(
      (name) =>
        rule(cells[places[0] ?? 0]?.has(name) ?? false, cells[places[1] ?? 0]?.has(name) ?? false) ===
        last?.has(name),
    );
  const possible = [
    {
      full: [
        [0, 1, 2],
        [3, 4, 5],
      ],
      short: [6, 7, 8],
    },
    {
      full: [
        [0, 3, 6],
        [1, 4, 7],
      ],
      short: [2, 5, 8],
    },
  ].flatMap(({ full, short }) =>
    rules.filter((rule) => full.every((places) => fits(rule, places))).map((rule) => ({ rule, short })),
  );
  return options.map((option) => possible.some(({ rule, short }) => fits(rule, short, option)));
};
