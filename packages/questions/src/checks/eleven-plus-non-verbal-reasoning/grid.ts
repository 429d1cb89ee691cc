import { itemAt } from '../../item-at.ts';
import type { Check } from '../check.ts';
import { features, figuresIn, optionFigures } from '../support/figures.ts';
import type { Feature, Seen } from '../support/figures.ts';

type Value = string | number;

const last = <T>(items: readonly T[]) => itemAt(items, -1);

/** The possible last values of the incomplete line, by the rules that the complete lines follow. */
function ending(lines: readonly (readonly Value[])[], feature: Feature): Value[] {
  const [full, short] = [lines.slice(0, -1), last(lines)];
  const ends: Value[] = [];
  if (lines.every((line) => new Set(line).size === 1)) ends.push(itemAt(short, 0));
  const sets = full.map((line) => [...line].sort().join());
  if (full.every((line) => new Set(line).size === line.length) && new Set(sets).size === 1) {
    const missing = itemAt(full, 0).filter((value) => !short.includes(value));
    if (missing.length === 1) ends.push(itemAt(missing, 0));
  }
  if (typeof itemAt(short, 0) === 'number') {
    const ring = feature === 'arm' || feature === 'turn' ? 8 : 1000;
    const steps = lines.flatMap((line) =>
      line.slice(1).map((value, index) => (Number(value) - Number(itemAt(line, index)) + ring) % ring),
    );
    if (steps.every((step) => step === steps[0])) ends.push((Number(last(short)) + itemAt(steps, 0)) % ring);
  }
  return ends;
}

/** The options that fit every feature by any rule of the rows or the columns. */
export const checkGrid: Check = (question) => {
  const shown = figuresIn(question.image?.svg ?? '');
  const size = Math.sqrt(shown.length + 1);
  const expected = features.map((feature) => {
    const cell = (row: number, column: number) => shown[row * size + column]?.[feature];
    const lines = (read: (line: number, index: number) => Value | undefined) =>
      Array.from({ length: size }, (_, line) =>
        Array.from({ length: size }, (__, index) => read(line, index)).filter((value) => value !== undefined),
      );
    const rows = ending(lines(cell), feature);
    const columns = ending(
      lines((line, index) => cell(index, line)),
      feature,
    );
    return [...rows, ...columns];
  });
  const fits = (figure: Seen) =>
    features.every((feature, index) => itemAt(expected, index).includes(figure[feature]));
  return optionFigures(question).map(fits);
};
