import { itemAt } from '../../item-at.ts';
import { checkNumber } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { numbersIn } from '../support/numbers-in-text.ts';
import { marksOf, number } from '../support/svg.ts';

const total = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0);
const valueOf = (name: string, text: string) => Number(new RegExp(`${name} (\\d+)`).exec(text)?.[1]);

const averageOf: Readonly<Record<string, (sorted: readonly number[]) => number>> = {
  range: (sorted) => itemAt(sorted, -1) - itemAt(sorted, 0),
  median: (sorted) => itemAt(sorted, (sorted.length - 1) / 2),
  mean: (sorted) => total(sorted) / sorted.length,
  mode: (sorted) =>
    itemAt(
      [...sorted].sort(
        (a, b) => sorted.filter((each) => each === b).length - sorted.filter((each) => each === a).length,
      ),
      0,
    ),
};

export const dataHandlingChecks: ChecksByFamily = {
  // Measures the drawn bars; the distance between grid lines gives the scale.
  'bar-chart': (question) => {
    const marks = marksOf(question.image?.svg ?? '');
    const heights = marks
      .filter(({ tag, attributes }) => tag === 'rect' && attributes['fill'] === '#2440B3')
      .map((mark) => number(mark, 'height'));
    const lines = marks
      .filter(({ tag, attributes }) => tag === 'line' && attributes['stroke'] === '#D9DEE8')
      .map((mark) => number(mark, 'y1'));
    const told = question.image?.alternativeText ?? '';
    const step = Number(/every (\d+)/.exec(told)?.[1]);
    const values = heights.map(
      (height) => Math.round((100 * height * step) / (itemAt(lines, 0) - itemAt(lines, 1))) / 100,
    );
    const names = [...told.slice(told.indexOf(': ')).matchAll(/([A-Z]\w+) \d+/g)].map(
      ([, name = '']) => name,
    );
    const body = question.body ?? '';
    const asked = names
      .filter((name) => body.includes(` ${name}`))
      .map((name) => itemAt(values, names.indexOf(name)));
    const expected = body.includes('all five')
      ? total(values)
      : body.includes('higher')
        ? Math.max(...asked) - Math.min(...asked)
        : total(asked);
    return question.options.map(
      (option) => 'text' in option && itemAt(numbersIn(option.text), 0) === expected,
    );
  },
  'pie-chart': checkNumber((text) => {
    const chosen = /chose (\w+)/.exec(text)?.[1] ?? '';
    const pupils = itemAt(numbersIn(text), 0);
    const angle = valueOf(chosen, text.slice(text.indexOf('angles')));
    return text.includes('year group') ? (pupils * 360) / angle : (pupils * angle) / 360;
  }),
  averages: checkNumber((text) => {
    const values = numbersIn(text);
    if (text.includes('fifth score')) return 5 * itemAt(values, 0) - total(values.slice(1));
    const kind = /range|median|mean|mode/.exec(text)?.[0] ?? '';
    return averageOf[kind]?.([...values].sort((a, b) => a - b)) ?? NaN;
  }),
  chance: checkNumber((text) => {
    const [red = NaN, blue = NaN, green = NaN] = numbersIn(text);
    return (text.includes('not red') ? blue + green : red) / (red + blue + green);
  }),
};
