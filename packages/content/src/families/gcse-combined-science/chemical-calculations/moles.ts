import { printed } from '../../../text/numbers.ts';
import type { Family } from '../../family.ts';
import { compounds, massOf, listOf } from './compounds.ts';

export const moles: Family = {
  name: 'moles',
  printed: { 2: 4, 3: 2 },
  write: (random, difficulty) => {
    const compound = random.pick(compounds);
    const [mass, amount] = [massOf(compound), random.pick([0.1, 0.2, 0.25, 0.5, 2, 3, 4])];
    const grams = mass * amount;
    const wantsMass = random.chance(0.5);
    const known = difficulty === 2 ? `(relative formula mass = ${printed(mass)})` : `(${listOf(compound)})`;
    return {
      body: wantsMass
        ? `What is the mass of ${printed(amount)} mol of ${compound.name}, ${compound.formula}, in g? ${known}`
        : `How many moles are there in ${printed(grams)} g of ${compound.name}, ${compound.formula}? ${known}`,
      answer: printed(wantsMass ? grams : amount),
      mistakes: wantsMass
        ? [
            [printed(Number((mass / amount).toFixed(2))), 'dividing by the moles'],
            [printed(mass), 'giving the mass of one mole'],
            [printed(mass + amount), 'adding'],
            [printed(grams * 2), ''],
            [printed(grams * 10), 'a slip with the decimal point'],
          ]
        : [
            [printed(Number((mass / grams).toFixed(2))), 'dividing the wrong way round'],
            [printed(Number((grams * mass).toFixed(1))), 'multiplying instead of dividing'],
            [printed(amount * 2), ''],
            [printed(amount * 10), 'a slip with the decimal point'],
            [printed(amount + 1), ''],
          ],
      explanation: wantsMass
        ? `Mass is moles × relative formula mass: ${printed(amount)} × ${printed(mass)} = ${printed(grams)}.`
        : `Moles are mass ÷ relative formula mass: ${printed(grams)} ÷ ${printed(mass)} = ${printed(amount)}.`,
    };
  },
};
