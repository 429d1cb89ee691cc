import { printed, significant } from '../../../text/numbers.ts';
import type { Family } from '../../family.ts';

export const concentration: Family = {
  name: 'concentration-and-yield',
  printed: { 2: 2, 3: 2, 4: 2 },
  write: (random, difficulty) => {
    if (difficulty === 2) {
      const [volume, perLitre] = [random.pick([100, 200, 250, 500]), random.int(2, 30) * 2];
      const grams = (perLitre * volume) / 1000;
      return {
        body: `${printed(grams)} g of a salt is dissolved to make ${volume} cm³ of solution. What is the concentration, in g/dm³?`,
        answer: printed(perLitre),
        mistakes: [
          [printed(Number((grams / volume).toPrecision(3))), 'not changing cm³ into dm³'],
          [printed(grams * volume), 'multiplying instead of dividing'],
          [printed(Number(((grams * volume) / 1000).toPrecision(3))), 'multiplying by the volume'],
          [printed(perLitre / 10), 'a slip with the decimal point'],
          [printed(perLitre * 2), ''],
        ],
        explanation: `${volume} cm³ is ${printed(volume / 1000)} dm³, and ${printed(grams)} ÷ ${printed(volume / 1000)} = ${perLitre}.`,
      };
    }
    const possible = random.int(4, 40) * 5;
    const percent = random.pick([40, 60, 64, 70, 72, 80, 85, 88]);
    const actual = (possible * percent) / 100;
    if (difficulty === 3) {
      return {
        body: `A reaction could give ${possible} g of a product, but only ${printed(actual)} g is collected. What is the percentage yield?`,
        answer: `${percent}%`,
        mistakes: [
          [`${100 - percent}%`, 'giving the percentage that is lost'],
          [`${significant(100 / (percent / 100))}%`, 'dividing the wrong way round'],
          [`${printed(actual)}%`, 'giving the mass as a percentage'],
          [`${printed(possible - actual)}%`, 'giving the mass that is lost'],
          [`${percent + 5}%`, ''],
        ],
        explanation: `Yield is what is collected ÷ what is possible × 100: ${printed(actual)} ÷ ${possible} × 100 = ${percent}%.`,
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
      body: `2${fuel.symbol} + O₂ → 2${fuel.symbol}O. What mass of ${fuel.oxide} forms when ${printed(grams)} g of ${fuel.name} burns completely, in g? (${fuel.symbol} = ${fuel.mass}, O = 16)`,
      answer: printed(result),
      mistakes: [
        [printed(result * 2), 'using the 2 of the equation once only'],
        [printed(grams + 16), 'adding the mass of one mole of oxygen atoms'],
        [printed(grams), 'taking the mass to be unchanged'],
        [printed(amount * (fuel.product + 16)), 'adding the whole oxygen molecule'],
        [
          printed(Number(((grams * fuel.mass) / fuel.product).toFixed(2))),
          'using the ratio the wrong way round',
        ],
      ],
      explanation: `${printed(grams)} g is ${printed(amount)} mol of ${fuel.name}, which gives ${printed(amount)} mol of the oxide: ${printed(amount)} × ${fuel.product} = ${printed(result)}.`,
    };
  },
};
