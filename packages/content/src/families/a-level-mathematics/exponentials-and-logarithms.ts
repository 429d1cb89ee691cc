import { printed, significant, subscript, superscript } from '../../text/numbers.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { near } from '../near.ts';

const log = (base: number, value: string) => `log${subscript(base)}(${value})`;

const evaluateLogs: Family = {
  name: 'evaluate',
  printed: { 1: 4, 2: 1 },
  write: (random, difficulty) => {
    const [base, power] = [random.pick([2, 3, 5, 10]), random.int(2, 4)];
    const negative = difficulty === 2;
    const value = negative ? `1/${printed(base ** power)}` : printed(base ** power);
    const answer = negative ? -power : power;
    return {
      body: `What is the value of ${log(base, value)}?`,
      answer: printed(answer),
      mistakes: [
        [
          negative ? printed(power) : printed(base ** power / base),
          negative ? 'losing the sign' : 'dividing by the base',
        ],
        [
          negative ? `1/${power}` : printed(-power),
          negative ? 'turning the power over' : 'using the wrong sign',
        ],
        ...near(answer, 1),
        [printed(base * power), 'multiplying'],
      ],
      explanation: `${base}${superscript(answer)} = ${value}, so the logarithm is ${printed(answer)}.`,
    };
  },
};

const laws: Family = {
  name: 'laws',
  printed: { 1: 1, 2: 3, 3: 2 },
  write: (random, difficulty) => {
    const base = random.pick([2, 3, 5]);
    const [p, q, n] = [random.int(2, 9), random.int(2, 9), random.int(2, 3)];
    if (difficulty === 1) {
      return {
        body: `Write ${log(base, String(p))} + ${log(base, String(q))} as a single logarithm.`,
        answer: log(base, printed(p * q)),
        mistakes: [
          [log(base, printed(p + q)), 'adding the numbers'],
          [log(base, p % q === 0 ? printed(p / q) : `${p}/${q}`), 'dividing the numbers'],
          [log(base * 2, printed(p * q)), 'adding the bases'],
          [log(base, printed(p ** Math.min(q, 3))), 'raising to a power'],
          [log(base, printed(p * q + base)), ''],
        ],
        explanation: `Adding logarithms of one base multiplies their numbers: ${p} × ${q} = ${p * q}.`,
      };
    }
    if (difficulty === 2) {
      return {
        body: `Write ${n}${log(base, String(p))} − ${log(base, String(p ** (n - 1)))} + ${log(base, String(q))} as a single logarithm.`,
        answer: log(base, printed(p * q)),
        mistakes: [
          [log(base, printed(n * p + q)), 'adding the numbers'],
          [
            log(base, printed(n * p * q)),
            'multiplying by the number in front instead of using it as a power',
          ],
          [log(base, printed(p ** (2 * n - 1) * q)), 'multiplying where it should be divided'],
          [log(base, printed(p + q)), 'adding at the end'],
        ],
        explanation: `${p}${superscript(n)} = ${p ** n}; subtracting divides and adding multiplies: ${p ** n} ÷ ${p ** (n - 1)} × ${q} = ${p * q}.`,
      };
    }
    const [a, b] = [random.int(2, 4), random.int(2, 4)];
    const show = (one: number, two: number) =>
      `${one === 1 ? '' : one}p ${two < 0 ? '−' : '+'} ${Math.abs(two) === 1 ? '' : Math.abs(two)}q`;
    const divided = random.chance(0.5);
    const sign = divided ? -1 : 1;
    return {
      body: `log a = p and log b = q. What is log(a${superscript(a)}${divided ? '/' : ''}b${superscript(b)})?`,
      answer: show(a, sign * b),
      mistakes: [
        [show(a, -sign * b), `${divided ? 'adding' : 'subtracting'} the second logarithm`],
        [show(1, sign), 'losing the powers'],
        [`p${superscript(a)} ${divided ? '−' : '+'} q${superscript(b)}`, 'keeping the powers on the letters'],
        [`${a * b}${divided ? 'p/q' : 'pq'}`, 'multiplying everything'],
      ],
      explanation: `A power comes to the front and a ${divided ? 'quotient' : 'product'} becomes a ${divided ? 'difference' : 'sum'}: ${show(a, sign * b)}.`,
    };
  },
};

const equations: Family = {
  name: 'equations',
  printed: { 2: 2, 3: 2, 4: 2, 5: 1 },
  write: (random, difficulty) => {
    if (difficulty === 5) {
      const [p, q] = random.pick([
        [2, 3],
        [2, 5],
        [3, 4],
        [3, 5],
        [4, 7],
      ] as const);
      const show = (one: number, two: number) => `x = ln ${one} or x = ln ${two}`;
      return {
        body: `What are the solutions of e^(2x) − ${p + q}e^x + ${p * q} = 0?`,
        answer: show(p, q),
        mistakes: [
          [`x = ${p} or x = ${q}`, 'giving the values of e^x'],
          [`x = −ln ${p} or x = −ln ${q}`, 'using roots with the wrong sign'],
          [`x = ln ${p + q} or x = ln ${p * q}`, 'using the coefficients'],
          [`x = e^${p} or x = e^${q}`, 'raising instead of taking logarithms'],
        ],
        explanation: `With y = e^x it is y² − ${p + q}y + ${p * q} = 0, so y = ${p} or ${q}, and x = ln y.`,
      };
    }
    if (difficulty === 4) {
      const [a, k] = [random.int(2, 9), random.int(2, 5)];
      const x = a / (k - 1);
      const show = (value: number) => (Number.isInteger(value) ? printed(value) : significant(value));
      return {
        body: `Solve ln(x + ${a}) − ln x = ln ${k}.${Number.isInteger(x) ? '' : ' Give x to 3 significant figures.'}`,
        answer: show(x),
        mistakes: [
          [show(a / k), 'dividing by the number instead of by one less'],
          [show(Math.abs(k - a) || 7), 'subtracting the numbers'],
          [show(a / (k + 1)), 'losing a sign'],
          [show(a * (k - 1)), 'multiplying instead of dividing'],
          [show(a * k), ''],
        ],
        explanation: `(x + ${a})/x = ${k}, so x + ${a} = ${k}x and x = ${a}/${k - 1} = ${show(x)}.`,
      };
    }
    const base = difficulty === 2 ? random.pick([2, 3, 5, 7]) : 0;
    const value = random.intExcept(6, 90, [7, 8, 9, 25, 27, 32, 49, 64, 81, 16]);
    const k = random.int(2, 5);
    const x = difficulty === 2 ? Math.log(value) / Math.log(base) : Math.log(value) / k;
    return {
      body:
        difficulty === 2
          ? `Solve ${base}^x = ${value}, to 3 significant figures.`
          : `Solve e^(${k}x) = ${value}, to 3 significant figures.`,
      answer: significant(x),
      mistakes:
        difficulty === 2
          ? [
              [significant(Math.log(value)), 'forgetting to divide by ln of the base'],
              [significant(value / base), 'dividing by the base'],
              [significant(Math.log(value / base)), 'taking the logarithm of the quotient'],
              [significant(Math.log(base) / Math.log(value)), 'dividing the wrong way round'],
            ]
          : [
              [significant(Math.log(value)), `forgetting to divide by ${k}`],
              [significant(Math.log(value) * k), 'multiplying instead of dividing'],
              [significant(Math.log(value / k)), 'dividing before taking the logarithm'],
              [significant(Math.log10(value) / k), 'using base 10'],
            ],
      explanation:
        difficulty === 2
          ? `x = ln ${value} ÷ ln ${base} = ${significant(x)}.`
          : `${k}x = ln ${value}, so x = ln ${value} ÷ ${k} = ${significant(x)}.`,
    };
  },
};

const models: Family = {
  name: 'models',
  printed: { 1: 1, 3: 2, 4: 1 },
  write: (random, difficulty) => {
    const [start, rate] = [random.int(4, 40) * 50, random.pick([0.02, 0.03, 0.05, 0.08, 0.12])];
    const thing = random.pick(['bacteria in a dish', 'rabbits on an island', 'fish in a lake']);
    const formula = `N = ${printed(start)}e^(${printed(rate)}t)`;
    if (difficulty === 1) {
      return {
        body: `The number of ${thing} after t days is modelled by ${formula}. How many are there at the beginning?`,
        answer: printed(start),
        mistakes: [
          [significant(start * Math.exp(rate), 4), 'taking t = 1'],
          [printed(rate), 'giving the rate'],
          ['0', 'taking the beginning for nought'],
          [printed(start * rate), 'multiplying by the rate'],
        ],
        explanation: `At t = 0, e⁰ = 1, so N = ${printed(start)}.`,
      };
    }
    if (difficulty === 3) {
      const time = Math.log(2) / rate;
      return {
        body: `The number of ${thing} after t days is modelled by ${formula}. After how many days has it doubled, to 3 significant figures?`,
        answer: significant(time),
        mistakes: [
          [significant(2 / rate), 'forgetting the logarithm'],
          [significant(Math.log(2) * rate * 100), 'multiplying by the rate'],
          [significant(Math.log(2 * start) / rate), 'leaving the starting number in'],
          [significant(Math.log10(2) / rate), 'using base 10'],
        ],
        explanation: `e^(${printed(rate)}t) = 2, so t = ln 2 ÷ ${printed(rate)} = ${significant(time)}.`,
      };
    }
    const t = random.int(5, 20);
    const growth = start * rate * Math.exp(rate * t);
    return {
      body: `The number of ${thing} after t days is modelled by ${formula}. At what rate is it growing when t = ${t}, per day, to 3 significant figures?`,
      answer: significant(growth),
      mistakes: [
        [significant(start * Math.exp(rate * t)), 'giving the number instead of its rate of change'],
        [significant(start * rate), 'taking the rate at the beginning'],
        [significant((start * Math.exp(rate * t)) / t), 'dividing the number by the time'],
        [significant(start * rate * t * Math.exp(rate * t)), 'multiplying by the time as well'],
      ],
      explanation: `dN/dt = ${printed(start)} × ${printed(rate)} × e^(${printed(rate)}t); at t = ${t} that is ${significant(growth)}.`,
    };
  },
};

export const exponentialsAndLogarithms: TopicFamilies = {
  subjectCode: 'A_LEVEL_MATHEMATICS',
  topicCode: 'EXPONENTIALS_AND_LOGARITHMS',
  families: [evaluateLogs, laws, equations, models],
};
