import { signed } from '#text/algebra.ts';
import { formula } from '#text/mathematics.ts';
import { formatPrintedNumber, fraction } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { itemAt } from '#item-at.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';

const show = formatPrintedNumber;

function read(random: Random): Draft {
  const [a, b, c] = [random.int(2, 9), random.pick([2, 3, 4, 5, 6, 8, 9, 10]), random.intExcept(-8, 8, [0])];
  const name = random.pick(['sin', 'cos']);
  const curve = formula(`y = ${a} ${name} ${b}x° ${signed(c)}`);
  if (random.chance(0.5))
    return {
      body: `What is the period of the curve ${curve}?`,
      answer: formula(`${show(360 / b)}°`),
      mistakes: [
        [formula(`${360 * b}°`), 'multiplying by the factor of x'],
        [formula(`${show(180 / b)}°`), 'taking 180° for the period of the function'],
        [formula('360°'), 'leaving out the factor of x'],
        [formula(`${show(360 / a)}°`), 'using the amplitude'],
      ],
      explanation: `The function repeats after 360°, so the curve repeats when ${b}x has gone up by 360: ${formula(`360° ÷ ${b} = ${show(360 / b)}°`)}.`,
    };
  return {
    body: `What is the least value of y on the curve ${curve}?`,
    answer: formula(show(c - a)),
    mistakes: [
      [formula(show(-a)), 'leaving out the constant'],
      [formula(show(c + a)), 'finding the greatest value'],
      [formula(show(c - a * b)), 'multiplying by the factor of x'],
      [formula(show(c - 1)), 'leaving out the amplitude'],
    ],
    explanation: `${name === 'sin' ? 'Sine' : 'Cosine'} is never less than −1, so the least value is ${formula(`−${a} ${signed(c)} = ${show(c - a)}`)}.`,
  };
}

const stories = [
  {
    story: 'The depth of water in a harbour, d metres, t hours after midnight',
    letter: 'd',
    ask: 'depth',
    unit: 'm',
    hours: 'hours',
  },
  {
    story: 'The height of a seat on a big wheel, h metres, t minutes after the start',
    letter: 'h',
    ask: 'height',
    unit: 'm',
    hours: 'minutes',
  },
] as const;

/** A model with its greatest value at a whole number of hours. */
function modelOf(random: Random) {
  const told = random.pick(stories);
  const amplitude = random.int(2, 9);
  const middle = amplitude + random.int(2, 8);
  const rate = random.pick([10, 12, 15, 18, 20, 24, 30, 36, 40, 45]);
  const sign = random.pick([1, -1] as const);
  const model = `${told.story}, is modelled by ${formula(`${told.letter} = ${middle} ${sign > 0 ? '+' : '−'} ${amplitude} cos(${rate}t)°`)}.`;
  return { ...told, amplitude, middle, rate, sign, model };
}

function firstTop(random: Random): Draft {
  const { model, rate, sign, ask, hours } = modelOf(random);
  const wantsGreatest = sign < 0;
  const answer = 180 / rate;
  return {
    body: `${model} After how many ${hours} is the ${ask} ${wantsGreatest ? 'greatest' : 'least'} for the first time?`,
    answer: show(answer),
    mistakes: [
      [show(2 * answer), 'giving a whole period'],
      [show(answer / 2), 'giving a quarter of a period'],
      [show(rate), 'giving the factor of t'],
      ['180', 'giving the angle instead of the time'],
    ],
    explanation: `The ${ask} is ${wantsGreatest ? 'greatest' : 'least'} when the cosine is −1, and that is first when ${formula(`${rate}t = 180`)}: ${formula(`t = ${show(answer)}`)}.`,
  };
}

function timeAt(random: Random, isBetween: boolean): Draft {
  const { model, rate, sign, ask, hours, amplitude, middle, unit } = modelOf(random);
  if (amplitude % 2 === 1) return noDraft;
  const level = middle - (sign * amplitude) / 2;
  const value = (degrees: number) => fraction(degrees, rate);
  if (isBetween) {
    const isAbove = sign < 0;
    return {
      body: `${model} For how many ${hours} of each period is the ${ask} ${isAbove ? 'more' : 'less'} than ${level} ${unit}?`,
      answer: value(120),
      mistakes: [
        [value(240), 'taking the rest of the period'],
        [value(60), 'stopping at the middle of the time'],
        [value(360), 'giving the whole period'],
        [value(180), 'taking half of the period'],
      ],
      explanation: `The ${ask} is ${level} ${unit} when the cosine is −½, at ${formula(`${rate}t = 120`)} and ${formula(`${rate}t = 240`)}. Between them the cosine is less, and that takes ${formula(`120 ÷ ${rate}`)} ${hours}.`,
    };
  }
  return {
    body: `${model} At what time t, in ${hours}, is the ${ask} ${level} ${unit} for the first time?`,
    answer: value(120),
    mistakes: [
      [value(60), 'losing the minus of the cosine'],
      [value(240), 'taking the second solution'],
      [value(30), 'using the sine of the angle'],
      [value(180), 'taking the time of the extreme value'],
    ],
    explanation: `${formula(`cos(${rate}t)° = −1/2`)}, so ${formula(`${rate}t = 120`)} for the first time, and t is ${value(120)}. The second solution, ${value(240)}, comes later.`,
  };
}

export const family: Family = {
  name: 'graphs-and-models',
  syllabus: 'Graphs of trigonometric functions, and models with them',
  levels: {
    1: 'one step: the period or the least value from the equation',
    2: 'two steps: which cosine gives the extreme value, then the time',
    3: 'three steps: an equation for the cosine, its angle, then the time',
    4: 'four steps: both angles in a period, the side of the graph, then a length of time',
  },
  write: (random, difficulty) =>
    difficulty === 1 ? read(random) : difficulty === 2 ? firstTop(random) : timeAt(random, difficulty === 4),
  check: checkEachOption((option, text) => {
    const [top = NaN, bottom = 1] = numbersIn(option);
    const found = option.includes('/') ? top / bottom : top;
    const wave = /y = (\d+) (sin|cos) (\d+)x° ([+−]) (\d+)/.exec(text);
    if (wave) {
      const [, a, name, b, sign, c] = wave;
      const angle = (x: number) => (Number(b) * x * Math.PI) / 180;
      const y = (x: number) =>
        Number(a) * (name === 'sin' ? Math.sin(angle(x)) : Math.cos(angle(x))) +
        (sign === '+' ? 1 : -1) * Number(c);
      const all = Array.from({ length: 7201 }, (_, index) => index / 20);
      if (text.includes('least')) return Math.abs(Math.min(...all.map(y)) - found) < 0.01;
      return all.every((x) => Math.abs(y(x) - y(x + found)) < 1e-9) && isShortest(y, found);
    }
    const [, middle, sign, size, rate] = (/= (\d+) ([+−]) (\d+) cos\((\d+)t\)°/.exec(text) ?? []) as string[];
    const at = (t: number) =>
      Number(middle) + (sign === '+' ? 1 : -1) * Number(size) * Math.cos((Number(rate) * t * Math.PI) / 180);
    const period = 360 / Number(rate);
    const times = Array.from({ length: 7_201 }, (_, index) => (period * index) / 7_200);
    const first = (wanted: (t: number) => boolean) => itemAt(times.filter(wanted), 0);
    if (text.includes('greatest'))
      return Math.abs(first((t) => at(t) > Number(middle) + Number(size) - 1e-9) - found) < 1e-2;
    if (text.includes('least'))
      return Math.abs(first((t) => at(t) < Number(middle) - Number(size) + 1e-9) - found) < 1e-2;
    const level = Number(/(?:than|is the \w+) (\d+) m/.exec(text)?.[1]);
    if (text.includes('At what'))
      return Math.abs(first((t) => (at(0) - level) * (at(t) - level) <= 1e-12) - found) < 1e-2;
    const inside = times.filter((t) => (text.includes('more') ? at(t) > level : at(t) < level));
    return Math.abs((inside.length / times.length) * period - found) < 1e-2;
  }),
};

/** Whether no shorter part of the period repeats too. */
const isShortest = (y: (x: number) => number, period: number) =>
  [2, 3, 4, 5, 6, 8, 9, 10].every((parts) =>
    [1, 7, 20].some((x) => Math.abs(y(x) - y(x + period / parts)) > 1e-6),
  );
