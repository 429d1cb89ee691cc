import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'concentration-and-yield',
  syllabus: 'Concentration, percentage yield and masses from equations',
  levels: {
    2: 'Two steps: cm³ into dm³, then divide',
    3: 'Two steps: divide what is collected by what is possible, then change into a percentage',
    4: 'Three steps: the mass into moles, the ratio of the equation, moles into mass',
  },
  tier: { 4: 'HIGHER' },
  write: (random, difficulty) => {
    if (difficulty === 2) {
      const [volume, perLitre] = [random.pick([100, 200, 250, 500]), random.int(2, 30) * 2];
      const grams = (perLitre * volume) / 1000;
      return {
        body: `${formatPrintedNumber(grams)} g of a salt is dissolved to make ${volume} cm³ of solution. What is the concentration, in g/dm³?`,
        answer: formatPrintedNumber(perLitre),
        mistakes: [
          [formatPrintedNumber(Number((grams / volume).toPrecision(3))), 'not changing cm³ into dm³'],
          [formatPrintedNumber(grams * volume), 'multiplying instead of dividing'],
          [
            formatPrintedNumber(Number(((grams * volume) / 1000).toPrecision(3))),
            'multiplying by the volume',
          ],
          [formatPrintedNumber(perLitre / 10), 'a slip with the decimal point'],
          [formatPrintedNumber(perLitre * 2), ''],
        ],
        explanation: `${volume} cm³ is ${formatPrintedNumber(volume / 1000)} dm³, and ${formatPrintedNumber(grams)} ÷ ${formatPrintedNumber(volume / 1000)} = ${perLitre}.`,
      };
    }
    const possible = random.int(4, 40) * 5;
    const percent = random.pick([40, 60, 64, 70, 72, 80, 85, 88]);
    const actual = (possible * percent) / 100;
    if (difficulty === 3) {
      return {
        body: `A reaction could give ${possible} g of a product, but only ${formatPrintedNumber(actual)} g is collected. What is the percentage yield?`,
        answer: `${percent}%`,
        mistakes: [
          [`${100 - percent}%`, 'giving the percentage that is lost'],
          [`${toSignificantFigures(100 / (percent / 100))}%`, 'dividing the wrong way round'],
          [`${formatPrintedNumber(actual)}%`, 'giving the mass as a percentage'],
          [`${formatPrintedNumber(possible - actual)}%`, 'giving the mass that is lost'],
          [`${percent + 5}%`, ''],
        ],
        explanation: `Yield is what is collected ÷ what is possible × 100: ${formatPrintedNumber(actual)} ÷ ${possible} × 100 = ${percent}%.`,
      };
    }
    const fuel = random.pick([
      { name: 'magnesium', symbol: 'Mg', mass: 24, oxide: 'magnesium oxide', product: 40 },
      { name: 'calcium', symbol: 'Ca', mass: 40, oxide: 'calcium oxide', product: 56 },
    ] as const);
    const amount = random.pick([0.1, 0.2, 0.25, 0.5, 2, 3]);
    const grams = amount * fuel.mass;
    const result = amount * fuel.product;
    return {
      body: `2${fuel.symbol} + O₂ → 2${fuel.symbol}O. What mass of ${fuel.oxide} forms when ${formatPrintedNumber(grams)} g of ${fuel.name} burns completely, in g? (${fuel.symbol} = ${fuel.mass}, O = 16)`,
      answer: formatPrintedNumber(result),
      mistakes: [
        [formatPrintedNumber(result * 2), 'using the 2 of the equation once only'],
        [formatPrintedNumber(grams + 16), 'adding the mass of one mole of oxygen atoms'],
        [formatPrintedNumber(grams), 'taking the mass to be unchanged'],
        [formatPrintedNumber(amount * (fuel.product + 16)), 'adding the whole oxygen molecule'],
        [
          formatPrintedNumber(Number(((grams * fuel.mass) / fuel.product).toFixed(2))),
          'using the ratio the wrong way round',
        ],
      ],
      explanation: `${formatPrintedNumber(grams)} g is ${formatPrintedNumber(amount)} mol of ${fuel.name}, which gives ${formatPrintedNumber(amount)} mol of the oxide: ${formatPrintedNumber(amount)} × ${fuel.product} = ${formatPrintedNumber(result)}.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    if (text.includes('concentration')) return (first / second) * 1000;
    if (text.includes('yield')) return (100 * second) / first;
    const [, metal] = /\((?:Mg|Ca) = (\d+)/.exec(text) ?? [];
    const grams = Number(/when ([\d.]+) g/.exec(text)?.[1]);
    return (grams / Number(metal)) * (Number(metal) + 16);
  }, 1e-6),
};
