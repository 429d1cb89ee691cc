import { itemAt } from '../../item-at.ts';
import { checkEachOption, checkNumber, checkText } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { numbersIn } from '../support/numbers-in-text.ts';

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

/** Comparisons as [name with more, name with less]. */
function cluesIn(text: string): [string, string][] {
  const more =
    /([A-Z][a-z]+) (?:is taller than|is older than|ran faster than|scored more than) ([A-Z][a-z]+)\./g;
  const less =
    /([A-Z][a-z]+) (?:is shorter than|is younger than|ran more slowly than|scored less than) ([A-Z][a-z]+)\./g;
  return [
    ...[...text.matchAll(more)].map(([, one = '', other = '']): [string, string] => [one, other]),
    ...[...text.matchAll(less)].map(([, one = '', other = '']): [string, string] => [other, one]),
  ];
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const offsets: Readonly<Record<string, number>> = {
  'the day before yesterday': -2,
  yesterday: -1,
  tomorrow: 1,
  'the day after tomorrow': 2,
  'in eight days': 8,
};
const offsetOf = (words: string) => offsets[words] ?? Number(/(\d+) days from today/.exec(words)?.[1]);

export const logicalDeductionChecks: ChecksByFamily = {
  // Tries every order of the names that fits the clues; all must give the same answer.
  ordering: checkEachOption((option, text) => {
    const clues = cluesIn(text);
    const orders = permutations([...new Set(clues.flat())]).filter((order) =>
      clues.every(([more, less]) => order.indexOf(more) < order.indexOf(less)),
    );
    const asked = text.slice(text.lastIndexOf('Who') < 0 ? text.lastIndexOf('who') : text.lastIndexOf('Who'));
    const position = asked.includes('second')
      ? 1
      : asked.includes('middle')
        ? 2
        : asked.includes('fourth')
          ? 3
          : /shortest|youngest|slowest|lowest/.test(asked)
            ? 4
            : 0;
    return orders.every((order) => itemAt(order, position) === option);
  }),
  weekdays: checkText((text) => {
    const [, known = '', day = '', asked = ''] =
      /If (.*?) (?:was|will be) (\w+), which day (?:was|will it be|will) (.*?)(?: be)?\?/.exec(text) ?? [];
    const today = week.indexOf(day) - offsetOf(known);
    return itemAt(week, (((today + offsetOf(asked)) % 7) + 7) % 7);
  }),
  ages: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    if (text.includes('add up to'))
      return (
        Array.from({ length: 100 }, (_, age) => age).find((age) => age + (age + second) === first) ?? NaN
      );
    const times = text.includes('twice') ? 2 : 3;
    return (
      Array.from({ length: 200 }, (_, age) => age).find((age) => age + first === times * (second + first)) ??
      NaN
    );
  }),
};
