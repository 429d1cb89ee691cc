import { greatestCommonDivisor, leastCommonMultiple, printed, superscript } from '../../text/numbers.ts';
import type { Family, Mistake, TopicFamilies } from '../family.ts';
import { near } from '../near.ts';

const power = (exponent: number) => `10${superscript(exponent)}`;

const standardForm: Family = {
  name: 'standard-form',
  printed: { 1: 2, 2: 2, 3: 2 },
  write: (random, difficulty) => {
    const digits = random.int(11, 98) / 10;
    const show = (mantissa: number, exponent: number) => `${printed(mantissa)} × ${power(exponent)}`;
    if (difficulty === 3) {
      const [a, b] = [random.int(3, 9), random.int(4, 9)];
      const [m, n] = [random.int(3, 8), random.int(-6, -2)];
      const product = a * b;
      const [mantissa, exponent] = product >= 10 ? [product / 10, m + n + 1] : [product, m + n];
      return {
        body: `Work out (${show(a, m)}) × (${show(b, n)}). Give your answer in standard form.`,
        answer: show(mantissa, exponent),
        mistakes: [
          [show(product, m + n), 'leaving the first number above 10'],
          [show(mantissa, exponent - 2), 'moving the decimal point the wrong way'],
          [show(mantissa, m * n), 'multiplying the powers'],
          [show(mantissa, m - n + 1), 'subtracting the powers'],
          [show(a + b < 10 ? a + b : (a + b) / 10, m + n), 'adding the first numbers'],
        ],
        explanation: `${a} × ${b} = ${product} and ${power(m)} × ${power(n)} = ${power(m + n)}. ${product} × ${power(m + n)} = ${show(mantissa, exponent)}.`,
      };
    }
    const exponent = difficulty === 1 ? random.int(3, 6) : -random.int(2, 5);
    const plain = printed(digits * 10 ** exponent);
    const wrong = [exponent + 1, exponent - 1, -exponent];
    return {
      body: random.pick([
        `Write ${plain} in standard form.`,
        `Which of these is ${plain} written in standard form?`,
      ]),
      answer: show(digits, exponent),
      mistakes: [
        [show(digits, wrong[2] ?? 0), 'using the wrong sign in the power'],
        [show(digits * 10, exponent - 1), 'leaving the first number above 10'],
        ...wrong.slice(0, 2).map((each): Mistake => [show(digits, each), 'counting the places wrongly']),
      ],
      explanation: `The decimal point moves ${Math.abs(exponent)} places to give ${printed(digits)}, so the number is ${show(digits, exponent)}.`,
    };
  },
};

const indexLaws: Family = {
  name: 'index-laws',
  printed: { 1: 1, 2: 2, 3: 2, 4: 2 },
  write: (random, difficulty) => {
    if (difficulty === 4) {
      const root = random.int(2, 5);
      const [top, bottom] = random.pick([
        [2, 3],
        [3, 2],
        [1, 2],
        [1, 3],
        [4, 3],
      ] as const);
      const base = root ** bottom;
      const negative = random.chance(0.5);
      const value = root ** top;
      const exponent = `${negative ? '−' : ''}${top}/${bottom}`;
      const show = (result: number) => (negative ? `1/${printed(result)}` : printed(result));
      return {
        body: `What is the value of ${base}^(${exponent})?`,
        answer: show(value),
        mistakes: [
          [
            negative ? `−${printed(value)}` : `1/${printed(value)}`,
            negative ? 'reading the minus sign as a negative number' : 'turning the number over',
          ],
          [
            negative ? printed(value) : printed(Math.round((base * top) / bottom)),
            negative ? 'ignoring the minus sign' : 'multiplying by the fraction',
          ],
          [show(root), 'finding the root and stopping'],
          [show(base ** top), 'using the power without the root'],
          [show(root * top * bottom), ''],
          [show(value + root), ''],
        ],
        explanation: `The ${bottom === 2 ? 'square' : 'cube'} root of ${base} is ${root}${top > 1 ? `, and ${root}${superscript(top)} = ${value}` : ''}.${negative ? ` The minus sign means one over it: 1/${value}.` : ''}`,
      };
    }
    const letter = random.pick(['x', 'a', 'p', 'y']);
    const [m, n] = [random.int(3, 9), random.int(2, 5)];
    const [coefficient, other] = [random.int(2, 6), random.int(2, 5)];
    const show = (number: number, exponent: number) =>
      `${number === 1 ? '' : printed(number)}${letter}${exponent === 1 ? '' : superscript(exponent)}`;
    if (difficulty === 1) {
      return {
        body: `Simplify ${letter}${superscript(m)} × ${letter}${superscript(n)}.`,
        answer: show(1, m + n),
        mistakes: [
          [show(1, m * n), 'multiplying the powers'],
          [show(2, m + n), 'adding the letters as well'],
          [show(1, m - n), 'subtracting the powers'],
          [show(2, m * n), 'multiplying the powers and adding the letters'],
          [show(1, m + n + 1), ''],
        ],
        explanation: `When powers of one letter are multiplied, the powers are added: ${m} + ${n} = ${m + n}.`,
      };
    }
    if (difficulty === 2) {
      return {
        body: `Simplify ${show(coefficient * other, m + n)} ÷ ${show(other, n)}.`,
        answer: show(coefficient, m),
        mistakes: [
          [show(coefficient * other - other, m), 'subtracting the numbers'],
          [show(coefficient, m + 2 * n), 'adding the powers'],
          [show(coefficient, Math.max(2, Math.round((m + n) / n))), 'dividing the powers'],
          [show(coefficient * other * other, m), 'multiplying the numbers'],
        ],
        explanation: `Divide the numbers, ${coefficient * other} ÷ ${other} = ${coefficient}, and subtract the powers, ${m + n} − ${n} = ${m}.`,
      };
    }
    const outer = random.int(2, coefficient > 4 ? 2 : 3);
    const raised = coefficient ** outer;
    return {
      body: `Simplify (${show(coefficient, m)})${superscript(outer)}.`,
      answer: show(raised, m * outer),
      mistakes: [
        [show(coefficient, m * outer), 'leaving the number without its power'],
        [show(raised, m + outer), 'adding the powers'],
        [show(coefficient * outer, m * outer), 'multiplying the number by the power'],
        [show(coefficient * outer, m + outer), 'multiplying the number and adding the powers'],
        [show(raised, m), ''],
      ],
      explanation: `Everything in the bracket is raised to the power: ${coefficient}${superscript(outer)} = ${raised}, and the powers multiply to ${m * outer}.`,
    };
  },
};

const factorsAndMultiples: Family = {
  name: 'hcf-and-lcm',
  printed: { 1: 2, 2: 2 },
  write: (random, difficulty) => {
    const common = random.pick(difficulty === 1 ? [4, 5, 6, 7, 8] : [6, 8, 9, 12, 14]);
    const [a, b] = random.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
      [2, 7],
      [3, 7],
    ] as const);
    const [first, second] = [common * a, common * b];
    const wantsHcf = random.chance(0.5);
    const [hcf, lcm] = [greatestCommonDivisor(first, second), leastCommonMultiple(first, second)];
    const answer = wantsHcf ? hcf : lcm;
    return {
      body: `What is the ${wantsHcf ? 'highest common factor' : 'lowest common multiple'} of ${first} and ${second}?`,
      answer: printed(answer),
      mistakes: [
        [
          printed(wantsHcf ? lcm : hcf),
          `finding the ${wantsHcf ? 'lowest common multiple' : 'highest common factor'}`,
        ],
        [printed(first * second), 'multiplying the two numbers'],
        [
          printed(wantsHcf ? hcf / (hcf % 2 === 0 ? 2 : hcf % 3 === 0 ? 3 : hcf) : lcm * 2),
          wantsHcf
            ? 'stopping at a smaller common factor'
            : 'taking a common multiple that is not the lowest',
        ],
        [printed(Math.abs(second - first) === hcf ? hcf * 2 : Math.abs(second - first)), 'subtracting'],
        [printed(answer + common), ''],
      ],
      explanation: `${first} = ${hcf} × ${first / hcf} and ${second} = ${hcf} × ${second / hcf}, so the highest common factor is ${hcf}${wantsHcf ? '' : ` and the lowest common multiple is ${hcf} × ${first / hcf} × ${second / hcf} = ${lcm}`}.`,
    };
  },
};

const surds: Family = {
  name: 'surds',
  printed: { 3: 1, 4: 2, 5: 2 },
  write: (random, difficulty) => {
    const root = random.pick([2, 3, 5, 7]);
    const [a, b] = random.sample([2, 3, 4, 5, 6], 2) as [number, number];
    const show = (number: number, inside: number) => `${number === 1 ? '' : number}√${inside}`;
    if (difficulty === 5) {
      const [top, squared] = [random.int(2, 9) * root, root];
      return {
        body: `Rationalise the denominator of ${top}/√${squared} and simplify.`,
        answer: show(top / root, root),
        mistakes: [
          [show(top, root), 'not dividing by the new denominator'],
          [printed(top / root), 'leaving out the root'],
          [`√${top}`, 'squaring the fraction in part'],
          [show(top * root, root), 'multiplying by the root twice'],
          [show(top / root, root * root), ''],
        ],
        explanation: `Multiply top and bottom by √${root}: ${top}√${root}/${root} = ${show(top / root, root)}.`,
      };
    }
    if (difficulty === 4) {
      return {
        body: `Simplify √${a * a * root} + √${b * b * root}.`,
        answer: show(a + b, root),
        mistakes: [
          [`√${(a * a + b * b) * root}`, 'adding the numbers under the roots'],
          [show(a * b, root), 'multiplying the numbers in front'],
          [show(a + b, 2 * root), 'adding the numbers under the root as well'],
          [show(a * a + b * b, root), 'leaving the squares in front'],
        ],
        explanation: `√${a * a * root} = ${show(a, root)} and √${b * b * root} = ${show(b, root)}, so the sum is ${show(a + b, root)}.`,
      };
    }
    return {
      body: `Write √${a * a * root} in the form k√${root}.`,
      answer: show(a, root),
      mistakes: [
        [show(a * a, root), 'forgetting to take the root of the square factor'],
        [show(a * root, root), 'taking out too much'],
        [show(Math.round((a * a * root) / 2), root), 'halving instead of taking a root'],
        [show(a + 1, root), ''],
        [show(a + 2, root), ''],
      ],
      explanation: `${a * a * root} = ${a * a} × ${root}, and √${a * a} = ${a}, so the answer is ${show(a, root)}.`,
    };
  },
};

const bounds: Family = {
  name: 'bounds',
  printed: { 2: 1, 3: 2, 4: 1 },
  write: (random, difficulty) => {
    const [unit, words] = random.pick([
      [10, 'the nearest 10'],
      [1, 'the nearest whole number'],
      [0.1, '1 decimal place'],
    ] as const);
    const value = random.int(21, 89) * unit;
    const half = unit / 2;
    const show = (number: number) => printed(number);
    if (difficulty === 4) {
      const [length, width] = [random.int(12, 20), random.int(5, 11)];
      const upper = (length + 0.5) * (width + 0.5);
      return {
        body: `A rectangle is ${length} cm by ${width} cm, each to the nearest centimetre. What is the upper bound of its area, in cm²?`,
        answer: show(upper),
        mistakes: [
          [show(length * width), 'using the rounded lengths'],
          [show(length * width + 0.5), 'adding half a unit to the area'],
          [show((length + 1) * (width + 1)), 'adding a whole centimetre to each length'],
          [show((length - 0.5) * (width - 0.5)), 'finding the lower bound'],
        ],
        explanation: `The longest possible sides are ${length + 0.5} cm and ${width + 0.5} cm: ${length + 0.5} × ${width + 0.5} = ${show(upper)}.`,
      };
    }
    const lower = difficulty === 2 || random.chance(0.5);
    const answer = lower ? value - half : value + half;
    return {
      body: `A number is ${show(value)} to ${words}. What is its ${lower ? 'lower' : 'upper'} bound?`,
      answer: show(answer),
      mistakes: [
        [show(lower ? value + half : value - half), `finding the ${lower ? 'upper' : 'lower'} bound`],
        [show(lower ? value - unit : value + unit), 'moving by a whole unit instead of half'],
        [show(lower ? value - half / 10 : value + half / 10), 'moving by half of the wrong place'],
        ...near(value, unit, show),
      ],
      explanation: `The bound lies half of ${show(unit)} ${lower ? 'below' : 'above'} the rounded value: ${show(value)} ${lower ? '−' : '+'} ${show(half)} = ${show(answer)}.`,
    };
  },
};

export const number: TopicFamilies = {
  subjectCode: 'GCSE_MATHEMATICS',
  topicCode: 'NUMBER',
  families: [standardForm, indexLaws, factorsAndMultiples, surds, bounds],
};
