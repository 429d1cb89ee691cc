import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';
import { printed, results } from '../calculation.ts';

/** An element, its oxide, and masses of the element and of oxygen that react. */
const reactions = [
  ['magnesium', 'magnesium oxide', 3, 2],
  ['calcium', 'calcium oxide', 5, 2],
  ['copper', 'copper(II) oxide', 4, 1],
  ['lithium', 'lithium oxide', 7, 8],
  ['aluminium', 'aluminium oxide', 9, 8],
  ['carbon', 'carbon dioxide', 3, 8],
  ['iron', 'iron(III) oxide', 7, 3],
] as const;

export const family: Family = {
  name: 'masses-in-proportion',
  syllabus: 'Conservation of mass, and masses in a fixed ratio',
  levels: {
    2: 'Two steps: the factor between the masses of the element, then the mass of oxygen',
    3: 'Three steps: the factor, the mass of oxygen, then the sum for the oxide',
  },
  write: (random, difficulty) => {
    const [element, oxide, metal, oxygen] = random.pick(reactions);
    const [unit, factor] = [random.pick([0.2, 0.4, 0.5, 2]), random.pick([1.5, 2, 2.5, 3, 4])];
    const [mass, taken, more] = [metal * unit, oxygen * unit, metal * unit * factor];
    const start = `${printed(mass)} g of ${element} reacts with exactly ${printed(taken)} g of oxygen to form ${oxide}.`;
    const scale = `${printed(more)} g is ${printed(factor)} times ${printed(mass)} g, so ${printed(taken)} × ${printed(factor)} = ${printed(taken * factor)} g of oxygen is needed`;
    if (difficulty === 2)
      return {
        body: `${start} What mass of oxygen, in g, reacts with ${printed(more)} g of ${element}?`,
        ...results(taken * factor, [
          [taken + more - mass, 'adding the same mass to both'],
          [taken, 'using the first mass of oxygen'],
          [taken / factor, 'dividing by the factor'],
        ]),
        explanation: `The masses stay in the same ratio. ${scale}.`,
      };
    return {
      body: `${start} What mass of ${oxide}, in g, forms from ${printed(more)} g of ${element} with enough oxygen?`,
      ...results((mass + taken) * factor, [
        [taken * factor, 'finding the mass of oxygen'],
        [more + taken, 'adding the first mass of oxygen'],
        [mass + taken, 'leaving out the factor'],
      ]),
      explanation: `${scale}. The mass of ${oxide} is the sum: ${printed(more)} + ${printed(taken * factor)} = ${printed((mass + taken) * factor)} g.`,
    };
  },
  check: checkNumber((text) => {
    const [mass = NaN, oxygen = NaN, more = NaN] = numbersIn(text.replace('(II)', '').replace('(III)', ''));
    const needed = (oxygen / mass) * more;
    return text.includes('What mass of oxygen') ? needed : more + needed;
  }, 1e-6),
};
