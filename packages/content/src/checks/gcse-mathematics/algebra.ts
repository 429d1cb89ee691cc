import { itemAt } from '../../item-at.ts';
import { checkEachOption } from '../check.ts';
import type { ChecksByFamily } from '../check.ts';
import { evaluate, sameExpression } from '../support/expression.ts';
import { numberOf, numbersIn } from '../support/numbers-in-text.ts';

const part = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
const holds = (equation: string, values: Readonly<Record<string, number>>) => {
  const [left = '', right = ''] = equation.split(' = ');
  return Math.abs(evaluate(left, values) - evaluate(right, values)) < 1e-9;
};

export const algebraChecks: ChecksByFamily = {
  'expand-brackets': checkEachOption(
    (option, text) =>
      sameExpression(option, part(text, /(?:simplify|Expand) (?!and)(.*)\.$/)) && !option.includes('('),
  ),
  'linear-equations': checkEachOption((option, text) =>
    holds(part(text, /Solve (.*)\.$/), { x: numberOf(option.replace('x = ', '')) }),
  ),
  'factorise-quadratics': checkEachOption((option, text) =>
    sameExpression(option, part(text, /Factorise (.*)\.$/)),
  ),
  'nth-term': checkEachOption((option, text) =>
    numbersIn(part(text, /sequence (.*), …/)).every(
      (term, index) => Math.abs(evaluate(option, { n: index + 1 }) - term) < 1e-9,
    ),
  ),
  'simultaneous-equations': checkEachOption((option, text) => {
    const [x = NaN, y = NaN] = numbersIn(option);
    const [, first = '', second = ''] = /equations (.*) and (.*)\.$/.exec(text) ?? [];
    return holds(first, { x, y }) && holds(second, { x, y });
  }),
  'line-from-a-graph': checkEachOption((option, text) => {
    const points = [...text.matchAll(/\(([−\d]+), ([−\d]+)\)/g)].map(([point]) => numbersIn(point));
    return (
      points.length === 2 &&
      points.every(
        (point) =>
          Math.abs(evaluate(option.replace('y = ', ''), { x: itemAt(point, 0) }) - itemAt(point, 1)) < 1e-9,
      )
    );
  }),
};
