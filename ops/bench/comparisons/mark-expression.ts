import { markExpression } from '../../../packages/shared/src/answers/expression/mark-expression.ts';
import { expression } from '../../../packages/shared/src/answers/expression/expression.ts';
import type { Row } from '../benchmark-report.ts';
import { median, quantile } from '../rounds.ts';

const definitions = [
  { key: '2x+1' },
  { key: '(x-3)(x+3)', form: 'factorised' },
  { key: 'x²-5x+6', form: 'expanded' },
  { key: '2(x+1)²-3', form: 'completedSquare' },
  { key: '(2x+1)/(x(x+1))', form: 'singleFraction' },
  { key: '2√3', form: 'surd' },
  { key: 'x = 2 or x = -3' },
  { key: '-3 < x <= 5' },
  { key: 'y = 2x + 3' },
  { key: 'cos(x)^2' },
  { key: 'e^(2x)sin(3x)' },
  { key: '3:4', form: 'simplified' },
  { key: 'x³/3', isUpToConstant: true },
].map((fields) => expression.definition.parse({ kind: 'expression', ...fields }));

const answers = [
  ...definitions.map(({ key }) => key),
  ...[
    '1+2x',
    'x²-9',
    '(x-2)(x-3)',
    '√12',
    '6/√3',
    'x²+x-6=0',
    '2,-3',
    '1-sin²x',
    'x³/3+c',
    '6:8',
    '2x+',
    '1/0',
  ],
];

/** Each answer to each question, in milliseconds: the median of five, because other processes interrupt. */
const markAll = (): number[] =>
  definitions.flatMap((definition) =>
    answers.map((answer) =>
      median(
        Array.from({ length: 5 }, () => {
          const start = performance.now();
          markExpression(definition, answer);
          return performance.now() - start;
        }),
      ),
    ),
  );

/** How long one marking takes at most, 99 times of 100; the median of the rounds. */
export function markExpressionRow(rounds: number): Row {
  markAll();
  const times = Array.from({ length: Math.max(rounds, 9) }, markAll);
  const slow = times.map((each) => quantile(each, 0.99));
  const ratio = median(slow);
  return {
    what: 'Marking a typed expression, 99th percentile',
    against: '1 ms',
    ratio,
    spread: [quantile(slow, 0.25), quantile(slow, 0.75)],
    aim: '≤ 1',
    isMet: ratio <= 1,
    detail: `${(median(times.flat()) * 1000).toFixed(0)} µs in the median of ${definitions.length * answers.length} answers`,
  };
}
