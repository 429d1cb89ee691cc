import { bracket, factor, polynomial, signed } from '../../text/algebra.ts';
import { fraction, printed } from '../../text/numbers.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { near } from '../near.ts';
import { nothing } from '../nothing.ts';

const discriminant: Family = {
  name: 'discriminant',
  printed: { 1: 3, 3: 2 },
  write: (random, difficulty) => {
    const [a, b, c] = [random.int(2, 5), random.intExcept(-9, 9, [0]), random.intExcept(-6, 6, [0])];
    if (difficulty === 3) {
      const [p, root] = [random.pick([1, 4, 9]), random.int(2, 7)];
      const k = 2 * Math.sqrt(p) * root;
      return {
        body: `For which positive value of k does ${polynomial([p, 0, 0])} + kx + ${root * root} = 0 have equal roots?`,
        answer: printed(k),
        mistakes: [
          [printed(k * k), 'forgetting to take the square root'],
          [printed(k / 2), 'using b² − ac'],
          [printed(4 * p * root * root === k ? k + 2 : 2 * root * root), 'a slip with the product 4ac'],
          [printed(k + root), ''],
        ],
        explanation: `Equal roots need b² − 4ac = 0: k² = 4 × ${p} × ${root * root} = ${printed(4 * p * root * root)}, so k = ${k}.`,
      };
    }
    const value = b * b - 4 * a * c;
    return {
      body: `What is the discriminant of ${polynomial([a, b, c])}?`,
      answer: printed(value),
      mistakes: [
        [printed(b * b + 4 * a * c), 'adding 4ac instead of subtracting it'],
        [printed(b * b - a * c), 'leaving out the 4'],
        [printed(2 * b - 4 * a * c), 'doubling b instead of squaring it'],
        [printed(-(b * b) - 4 * a * c), 'squaring b without its sign'],
        [printed(value + 4), ''],
      ],
      explanation: `b² − 4ac = ${factor(b)}² − 4 × ${a} × ${factor(c)} = ${printed(value)}.`,
    };
  },
};

const completeTheSquare: Family = {
  name: 'complete-the-square',
  printed: { 1: 1, 2: 2, 4: 1 },
  write: (random, difficulty) => {
    const a = difficulty === 4 ? random.int(2, 4) : 1;
    const p = random.intExcept(difficulty === 1 ? 1 : -7, 7, [0]);
    const q = random.intExcept(-12, 12, [0]);
    const constant = a * p * p + q;
    const show = (inside: number, rest: number) =>
      `${a === 1 ? '' : a}(${polynomial([1, inside])})² ${signed(rest)}`;
    return {
      body: `Which is ${polynomial([a, 2 * a * p, constant])} in completed square form?`,
      answer: show(p, q),
      mistakes: [
        [show(2 * p, constant - 4 * a * p * p || 1), 'not halving the coefficient of x'],
        [show(p, constant), 'keeping the constant as it is'],
        [show(-p, q), 'using the wrong sign in the bracket'],
        [show(p, constant + a * p * p), 'adding the square instead of subtracting it'],
        [show(p, constant - p * p || 1), 'forgetting the factor outside the bracket'],
      ],
      explanation: `${a === 1 ? '' : `Take out ${a} from the terms in x. `}Half the coefficient of x is ${printed(p)}. ${show(p, q)} gives back ${polynomial([a, 2 * a * p, 0])} and ${printed(a * p * p)} ${signed(q)} = ${printed(constant)}.`,
    };
  },
};

const factorTheorem: Family = {
  name: 'factor-theorem',
  printed: { 2: 2, 3: 1, 4: 1 },
  write: (random, difficulty) => {
    const root = random.intExcept(-3, 3, [0]);
    const [b, c, d] = [
      random.intExcept(-5, 5, [0]),
      random.intExcept(-7, 7, [0]),
      random.intExcept(-9, 9, [0]),
    ];
    const value = (x: number) => x ** 3 + b * x * x + c * x + d;
    if (difficulty === 4) {
      const k = -(root ** 3 + c * root + d) / (root * root);
      if (!Number.isInteger(k)) return nothing;
      return {
        body: `${bracket(1, -root)} is a factor of x³ + kx² ${c < 0 ? '−' : '+'} ${polynomial([Math.abs(c), 0])} ${signed(d)}. What is k?`,
        answer: printed(k),
        mistakes: [
          [printed(-k), 'losing a sign'],
          [printed(-((-root) ** 3 + c * -root + d) / (root * root)), `putting in x = ${printed(-root)}`],
          [printed(k * root * root), 'forgetting to divide'],
          ...near(k, 1),
          [printed(k + 3), ''],
        ],
        explanation: `Put in x = ${printed(root)}, which must give 0: ${printed(root ** 3)} + ${polynomial([root * root, 0], 'k')} ${signed(c * root)} ${signed(d)} = 0, so k = ${printed(k)}.`,
      };
    }
    return {
      body: `What is the remainder when ${polynomial([1, b, c, d])} is divided by ${bracket(1, -root)}?`,
      answer: printed(value(root)),
      mistakes: [
        [printed(value(-root)), `putting in x = ${printed(-root)}`],
        [printed(d), 'taking the constant term'],
        [printed(-value(root)), 'losing the sign'],
        [printed(value(root) + d), ''],
        [printed(value(root) - 2), ''],
      ],
      explanation: `The remainder is the value at x = ${printed(root)}: ${printed(root ** 3)} ${signed(b * root * root)} ${signed(c * root)} ${signed(d)} = ${printed(value(root))}.`,
    };
  },
};

const functions: Family = {
  name: 'composite-and-inverse',
  printed: { 1: 2, 2: 2, 3: 1 },
  write: (random, difficulty) => {
    const [a, b, x] = [random.int(2, 6), random.intExcept(-7, 7, [0]), random.int(2, 5)];
    if (difficulty === 3) {
      const c = random.intExcept(2, 7, [a]);
      const show = (top: string, bottom: string) => `(${top})/${bottom}`;
      return {
        body: `f(x) = (${polynomial([a, b])})/${c}. What is f⁻¹(x)?`,
        answer: show(polynomial([c, -b]), String(a)),
        mistakes: [
          [show(polynomial([c, b]), String(a)), 'losing the sign of the constant'],
          [show(polynomial([a, -b]), String(c)), 'changing the sign and nothing else'],
          [`${c}/(${polynomial([a, b])})`, 'taking the reciprocal'],
          [show(polynomial([c, -b * c]), String(a)), 'multiplying the constant as well'],
        ],
        explanation: `Write y = (${polynomial([a, b])})/${c}, so ${c}y = ${polynomial([a, b])} and x = (${polynomial([c, -b], 'y')})/${a}. Swap the letters.`,
      };
    }
    const inner = difficulty === 1;
    const value = inner ? a * x * x + b : (a * x + b) ** 2;
    return {
      body: `f(x) = ${polynomial([a, b])} and g(x) = x². What is ${inner ? 'fg' : 'gf'}(${x})?`,
      answer: printed(value),
      mistakes: [
        [printed(inner ? (a * x + b) ** 2 : a * x * x + b), 'applying the functions in the wrong order'],
        [printed((a * x + b) * x * x), 'multiplying the two values'],
        [printed(a * x + b + x * x), 'adding the two values'],
        [printed((a * x) ** 2 + b), 'squaring only part'],
        ...near(value, a),
      ],
      explanation: inner
        ? `First g(${x}) = ${x * x}, then f(${x * x}) = ${a} × ${x * x} ${signed(b)} = ${printed(value)}.`
        : `First f(${x}) = ${printed(a * x + b)}, then g(${printed(a * x + b)}) = ${printed(value)}.`,
    };
  },
};

const partialFractions: Family = {
  name: 'partial-fractions',
  printed: { 4: 1, 5: 2 },
  write: (random, difficulty) => {
    const [p, q] = [random.int(1, 4), -random.int(1, 5)];
    const [first, second] = [
      random.int(1, 5),
      difficulty === 4 ? random.intExcept(1, 5, []) : -random.int(1, 4),
    ];
    const slope = first + second;
    const constant = first * -q + second * -p;
    if (slope === 0 || first === second) return nothing;
    const show = (one: number, other: number) =>
      `${printed(one)}/(x − ${p}) ${other < 0 ? '−' : '+'} ${printed(Math.abs(other))}/(x + ${-q})`;
    return {
      body: `Express (${polynomial([slope, constant])})/((x − ${p})(x + ${-q})) in partial fractions.`,
      answer: show(first, second),
      mistakes: [
        [show(second, first), 'swapping the two numerators'],
        [show(first, -second), 'losing the sign of the second'],
        [show(-first, second), 'losing the sign of the first'],
        [show(first + 1, second - 1), 'a slip when putting in the roots'],
      ],
      explanation: `Put x = ${p}: the first numerator is ${printed(slope * p + constant)}/${p - q} = ${first}. Put x = −${-q}: the second is ${printed(slope * q + constant)}/${printed(q - p)} = ${printed(second)}.`,
    };
  },
};

const inequalities: Family = {
  name: 'quadratic-inequalities',
  printed: { 2: 1, 3: 2 },
  write: (random, difficulty) => {
    const low = random.int(-6, 2);
    const high = low + random.int(2, 7);
    const inside = difficulty === 2 || random.chance(0.5);
    const between = (a: number, b: number) => `${printed(a)} < x < ${printed(b)}`;
    const outside = (a: number, b: number) => `x < ${printed(a)} or x > ${printed(b)}`;
    return {
      body: `Solve the inequality ${polynomial([1, -low - high, low * high])} ${inside ? '<' : '>'} 0.`,
      answer: inside ? between(low, high) : outside(low, high),
      mistakes: [
        [inside ? outside(low, high) : between(low, high), 'taking the wrong side of the curve'],
        [inside ? between(-high, -low) : outside(-high, -low), 'using roots with the wrong sign'],
        [
          inside ? outside(-high, -low) : between(-high, -low),
          'using roots with the wrong sign and the wrong side',
        ],
        [fraction(low, 1) === '0' ? `x < ${printed(high)}` : `x > ${printed(high)}`, 'using one root only'],
      ],
      explanation: `The roots are ${printed(low)} and ${printed(high)}. The curve opens upwards, so it is ${inside ? 'below' : 'above'} the axis ${inside ? 'between' : 'outside'} them.`,
    };
  },
};

export const algebraAndFunctions: TopicFamilies = {
  subjectCode: 'A_LEVEL_MATHEMATICS',
  topicCode: 'ALGEBRA_AND_FUNCTIONS',
  families: [discriminant, completeTheSquare, factorTheorem, functions, partialFractions, inequalities],
};
