import { formula } from '#text/mathematics.ts';
import { fraction } from '#text/numbers.ts';
import { pythagoreanTriples } from '#text/pythagorean-triples.ts';
import { checkEachOption } from '#checks/check.ts';
import { evaluate } from '#checks/support/expression.ts';
import { part } from '#checks/support/part-of-text.ts';
import { itemAt } from '#item-at.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { close } from './trigonometry-checks.ts';

type Ratio = readonly [top: number, bottom: number];
const names = ['sin', 'cos', 'tan', 'sec', 'cosec', 'cot'] as const;

/** An angle of a right-angled triangle, moved to a quadrant: all six ratios. */
function angleOf(random: Random, quadrant: number) {
  const [one, two, longest] = random.pick(pythagoreanTriples);
  const [opposite, adjacent] = random.chance(0.5) ? [one, two] : [two, one];
  const [s, c] = [
    quadrant < 2 ? opposite : -opposite,
    quadrant === 0 || quadrant === 3 ? adjacent : -adjacent,
  ];
  const ratios: Readonly<Record<(typeof names)[number], Ratio>> = {
    sin: [s, longest],
    cos: [c, longest],
    tan: [s, c],
    sec: [longest, c],
    cosec: [longest, s],
    cot: [c, s],
  };
  return { opposite, adjacent, longest, ratios };
}

const show = ([top, bottom]: Ratio) => formula(fraction(top, bottom));
const minus = ([top, bottom]: Ratio): Ratio => [-top, bottom];

function another(random: Random, isAcute: boolean): Draft {
  const quadrant = isAcute ? 0 : random.int(1, 3);
  const { opposite, adjacent, longest, ratios } = angleOf(random, quadrant);
  const given = random.pick(['sin', 'cos', 'tan'] as const);
  const asked = random.pick(names.filter((name) => name !== given));
  const inverse = { sin: 'cosec', cos: 'sec', tan: 'cot' }[given];
  if (!isAcute && inverse === asked) return noDraft;
  const others = names.filter((name) => name !== asked).map((name) => ratios[name]);
  const where = ['acute', 'obtuse', 'between 180° and 270°', 'between 270° and 360°'][quadrant];
  return {
    body: `The angle θ is ${where}, and ${formula(`${given} θ`)} is ${show(ratios[given])}. What is ${formula(`${asked} θ`)}?`,
    answer: show(ratios[asked]),
    mistakes: [
      ...(isAcute
        ? [[show([itemAt(ratios[asked], 1), itemAt(ratios[asked], 0)]), 'turning the fraction over'] as const]
        : [[show(minus(ratios[asked])), 'using the wrong sign for the quadrant'] as const]),
      ...others.map((each) => [show(each), 'finding another ratio of the same angle'] as const),
    ],
    explanation: `A right-angled triangle with sides ${Math.min(opposite, adjacent)}, ${Math.max(opposite, adjacent)} and ${longest} has this ratio.${isAcute ? '' : ` In this quadrant ${formula(`${asked} θ`)} is ${itemAt(ratios[asked], 0) * itemAt(ratios[asked], 1) > 0 ? 'positive' : 'negative'}.`} So ${formula(`${asked} θ`)} is ${show(ratios[asked])}.`,
  };
}

function double(random: Random): Draft {
  const { ratios } = angleOf(random, random.int(0, 1));
  const [s, longest] = ratios.sin;
  const [c] = ratios.cos;
  const given = random.pick(['sin', 'cos'] as const);
  const isSine = random.chance(0.5);
  const square = longest * longest;
  const answer: Ratio = isSine ? [2 * s * c, square] : [c * c - s * s, square];
  return {
    body: `The angle θ is ${c > 0 ? 'acute' : 'obtuse'}, and ${formula(`${given} θ`)} is ${show(ratios[given])}. What is ${formula(`${isSine ? 'sin' : 'cos'} 2θ`)}?`,
    answer: show(answer),
    mistakes: [
      [show(isSine ? [2 * s, longest] : [2 * c, longest]), 'doubling the ratio instead of using the formula'],
      [
        show(isSine ? [s * c, square] : [s * s - c * c, square]),
        isSine ? 'leaving out the 2' : 'subtracting the wrong way round',
      ],
      [show(isSine ? [c * c - s * s, square] : [2 * s * c, square]), `finding ${isSine ? 'cos' : 'sin'} 2θ`],
      [show(minus(answer)), 'losing a sign'],
    ],
    explanation: `${formula('sin θ')} is ${show(ratios.sin)} and ${formula('cos θ')} is ${show(ratios.cos)}. The formula is ${formula(isSine ? 'sin 2θ = 2 sin θ cos θ' : 'cos 2θ = cos² θ − sin² θ')}, which gives ${show(answer)}.`,
  };
}

function compound(random: Random): Draft {
  const [one, two] = [angleOf(random, 0), angleOf(random, 0)];
  if (one.longest === two.longest) return noDraft;
  const [isSine, sign] = [random.chance(0.5), random.pick([1, -1])];
  const [a, b] = [one.ratios, two.ratios];
  const square = one.longest * two.longest;
  const cross = [a.sin[0] * b.cos[0], a.cos[0] * b.sin[0]] as const;
  const straight = [a.cos[0] * b.cos[0], a.sin[0] * b.sin[0]] as const;
  const top = isSine ? cross[0] + sign * cross[1] : straight[0] - sign * straight[1];
  const wrong = isSine ? cross[0] - sign * cross[1] : straight[0] + sign * straight[1];
  const other = isSine ? straight[0] - sign * straight[1] : cross[0] + sign * cross[1];
  const name = isSine ? 'sin' : 'cos';
  return {
    body: `The angles A and B are acute, ${formula('sin A')} is ${show(a.sin)} and ${formula('cos B')} is ${show(b.cos)}. What is ${formula(`${name}(A ${sign > 0 ? '+' : '−'} B)`)}?`,
    answer: show([top, square]),
    mistakes: [
      [show([wrong, square]), 'using the wrong sign in the formula'],
      [show([other, square]), `using the formula for ${isSine ? 'cos' : 'sin'}`],
      [
        show(
          isSine
            ? [a.sin[0] * two.longest + sign * b.sin[0] * one.longest, square]
            : [a.cos[0] * two.longest + sign * b.cos[0] * one.longest, square],
        ),
        `treating ${name} as if it could be multiplied out`,
      ],
      [show([straight[0], square]), 'using one of the two products only'],
    ],
    explanation: `${formula('cos A')} is ${show(a.cos)} and ${formula('sin B')} is ${show(b.sin)}. ${formula(isSine ? `sin A cos B ${sign > 0 ? '+' : '−'} cos A sin B` : `cos A cos B ${sign > 0 ? '−' : '+'} sin A sin B`)} is ${show([top, square])}.`,
  };
}

export const family: Family = {
  name: 'values-from-one',
  syllabus: 'Reciprocal ratios, double angles and compound angles',
  levels: {
    1: 'two short steps: the third side, then a ratio',
    2: 'three steps: the third side, a ratio, then its sign in the quadrant',
    3: 'four steps: the other ratio with its sign, then a double angle formula',
    4: 'five steps: two other ratios, a compound angle formula, two products, a sum',
  },
  write: (random, difficulty) =>
    difficulty < 3 ? another(random, difficulty === 1) : difficulty === 3 ? double(random) : compound(random),
  check: checkEachOption((option, text) => {
    const six: Readonly<Record<string, (angle: number) => number>> = {
      sin: Math.sin,
      cos: Math.cos,
      tan: Math.tan,
      sec: (angle) => 1 / Math.cos(angle),
      cosec: (angle) => 1 / Math.sin(angle),
      cot: (angle) => 1 / Math.tan(angle),
    };
    const ratio = (name: string, angle: number) => six[name]?.(angle) ?? NaN;
    const compoundAsk = /What is (sin|cos)\(A ([+−]) B\)/.exec(text);
    if (compoundAsk) {
      const a = Math.asin(evaluate(part(text, /sin A is (\S+) and/)));
      const b = Math.acos(evaluate(part(text, /cos B is (\S+)\. What/)));
      return close(evaluate(option), ratio(compoundAsk[1] ?? '', compoundAsk[2] === '+' ? a + b : a - b));
    }
    const quarter = text.includes('acute') ? 0 : text.includes('obtuse') ? 1 : text.includes('180°') ? 2 : 3;
    const [, given = '', value = ''] = /and (\w+) θ is (\S+)\. What/.exec(text) ?? [];
    const target = evaluate(value);
    let [low, high] = [(quarter * Math.PI) / 2 + 1e-9, ((quarter + 1) * Math.PI) / 2 - 1e-9];
    const rises = ratio(given, high) > ratio(given, low);
    for (let step = 0; step < 80; step++) {
      const middle = (low + high) / 2;
      if (ratio(given, middle) < target === rises) low = middle;
      else high = middle;
    }
    const [, asked = '', twice] = /What is (\w+) (2?)θ/.exec(text) ?? [];
    return Math.abs(evaluate(option) - ratio(asked, twice === '2' ? 2 * low : low)) < 1e-5;
  }),
};
