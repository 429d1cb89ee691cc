import type { Family } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { sameExpression } from '#checks/support/expression.ts';

const identityList: readonly (readonly [
  difficulty: 3 | 4,
  left: string,
  right: string,
  why: string,
  wrong: readonly [string, string, string],
])[] = [
  [3, '1 − cos²(θ)', 'sin²(θ)', 'sin²(θ) + cos²(θ) = 1', ['cos²(θ)', 'sin(θ)', 'tan²(θ)']],
  [3, 'sin(θ)/tan(θ)', 'cos(θ)', 'tan(θ) = sin(θ)/cos(θ)', ['sin(θ)', '1/cos(θ)', 'sin²(θ)/cos(θ)']],
  [3, 'cos(θ) × tan(θ)', 'sin(θ)', 'tan(θ) = sin(θ)/cos(θ)', ['cos²(θ)', '1/sin(θ)', 'cos²(θ)/sin(θ)']],
  [4, '(1 − sin²(θ))/cos(θ)', 'cos(θ)', '1 − sin²(θ) = cos²(θ)', ['sin(θ)', 'tan(θ)', 'cos²(θ)']],
  [4, 'sin(2θ)/cos(θ)', '2sin(θ)', 'sin(2θ) = 2sin(θ)cos(θ)', ['2cos(θ)', 'tan(2θ)', 'sin(θ)']],
  [4, '1 − 2sin²(θ)', 'cos(2θ)', 'cos(2θ) = 1 − 2sin²(θ)', ['sin(2θ)', 'cos²(θ)', '−cos(2θ)']],
  [4, 'sec²(θ) − tan²(θ)', '1', '1 + tan²(θ) = sec²(θ)', ['0', '−1', 'sin²(θ)']],
  [4, '2cos²(θ) − 1', 'cos(2θ)', 'cos(2θ) = 2cos²(θ) − 1', ['−cos(2θ)', 'sin²(θ)', 'sin(2θ)']],
];

export const family: Family = {
  name: 'identities',
  syllabus: 'Trigonometric identities',
  levels: {
    3: 'one identity of GCSE kind: sin² + cos² = 1 or tan = sin/cos',
    4: 'one identity of a double angle or of sec, or two steps',
  },
  write: (random, difficulty) => {
    const [, left, right, why, wrong] = random.pick(
      identityList.filter(([level]) => level === (difficulty === 3 ? 3 : 4)),
    );
    return {
      body: random.pick([`Which expression is identical to ${left}?`, `Simplify ${left}.`]),
      answer: right,
      mistakes: wrong.map((each) => [each, ''] as const),
      explanation: `Use ${why}.`,
    };
  },
  check: checkEachOption((option, text) =>
    sameExpression(option, /(?:identical to|Simplify) (.*)[.?]$/.exec(text)?.[1] ?? '', ['θ']),
  ),
};
