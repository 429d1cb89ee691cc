import { bracket } from '#text/algebra.ts';
import { formatPrintedNumber, superscript } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { antiderivative } from './integration-checks.ts';

export const family: Family = {
  name: 'standard-functions',
  syllabus: 'Integrate standard functions',
  levels: {
    3: 'two steps: the integral of e, sin or cos, then divide by the factor of x',
    4: 'three steps: raise the power of a bracket, then two divisions',
  },
  write: (random, difficulty) => {
    const k = random.int(2, 6);
    const a = k * random.int(1, 4);
    const ratio = a / k;
    const lead = ratio === 1 ? '' : String(ratio);
    if (difficulty === 4) {
      const n = random.int(3, 6);
      const b = random.intExcept(-5, 6, [0]);
      const inside = bracket(k, b);
      const front = a * (n + 1);
      const show = (number: string, power: number) => `${number}${inside}${superscript(power)} + c`;
      return {
        body: `Find ∫ ${front}${inside}${superscript(n)} dx.`,
        answer: show(lead, n + 1),
        mistakes: [
          [show(String(a), n + 1), `forgetting to divide by ${k}`],
          [show(String(front), n + 1), 'raising the power without dividing'],
          [show(formatPrintedNumber(front * n * k), n - 1), 'differentiating'],
          [show(String(ratio * (n + 1)), n + 1), `forgetting to divide by ${n + 1}`],
        ],
        explanation: `Raise the power to ${n + 1} and divide by ${n + 1} and by the derivative of the bracket, ${k}: ${front} ÷ ${n + 1} ÷ ${k} = ${ratio}.`,
      };
    }
    const kind = random.pick(['e', 'sin', 'cos'] as const);
    if (kind === 'e') {
      return {
        body: `Find ∫ ${a}e^(${k}x) dx.`,
        answer: `${lead}e^(${k}x) + c`,
        mistakes: [
          [`${a * k}e^(${k}x) + c`, 'differentiating'],
          [`${a}e^(${k}x) + c`, `forgetting to divide by ${k}`],
          [`${lead}e^(${k + 1}x) + c`, 'raising the power by one'],
          [`${a}xe^(${k}x) + c`, 'multiplying by x'],
          [`−${lead}e^(${k}x) + c`, ''],
        ],
        explanation: `e^(${k}x) differentiates to ${k}e^(${k}x), so divide by ${k}: ${a} ÷ ${k} = ${ratio}.`,
      };
    }
    const [other, sign] = kind === 'sin' ? ['cos', '−'] : ['sin', ''];
    const flipped = sign === '' ? '−' : '';
    return {
      body: `Find ∫ ${a} ${kind}(${k}x) dx.`,
      answer: `${sign}${lead === '' ? '' : `${lead} `}${other}(${k}x) + c`,
      mistakes: [
        [`${flipped}${lead === '' ? '' : `${lead} `}${other}(${k}x) + c`, 'using the wrong sign'],
        [`${sign}${a} ${other}(${k}x) + c`, `forgetting to divide by ${k}`],
        [`${flipped}${a * k} ${other}(${k}x) + c`, 'differentiating'],
        [`${sign}${lead === '' ? '' : `${lead} `}${kind}(${k}x) + c`, 'leaving the function as it is'],
      ],
      explanation: `${other} differentiates to ${kind === 'sin' ? '−sin' : 'cos'}, and the chain rule gives a factor ${k} that must be divided out: ${a} ÷ ${k} = ${ratio}.`,
    };
  },
  check: antiderivative,
};
