import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { compounds, massOf, listOf } from './compounds.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { formulaMass } from './chemical-calculations-checks.ts';

export const family: Family = {
  name: 'moles',
  syllabus: 'Moles, mass and relative formula mass',
  levels: {
    2: 'One step: multiply or divide by the relative formula mass, which is given',
    3: 'Two steps: the relative formula mass first, from the formula',
  },
  tier: 'HIGHER',
  write: (random, difficulty) => {
    const compound = random.pick(compounds);
    const [mass, amount] = [massOf(compound), random.pick([0.1, 0.2, 0.25, 0.5, 2, 3, 4])];
    const grams = mass * amount;
    const wantsMass = random.chance(0.5);
    const known =
      difficulty === 2 ? `(relative formula mass = ${formatPrintedNumber(mass)})` : `(${listOf(compound)})`;
    return {
      body: wantsMass
        ? `What is the mass of ${formatPrintedNumber(amount)} mol of ${compound.name}, ${compound.formula}, in g? ${known}`
        : `How many moles are there in ${formatPrintedNumber(grams)} g of ${compound.name}, ${compound.formula}? ${known}`,
      answer: formatPrintedNumber(wantsMass ? grams : amount),
      mistakes: wantsMass
        ? [
            [formatPrintedNumber(Number((mass / amount).toFixed(2))), 'dividing by the moles'],
            [formatPrintedNumber(mass), 'giving the mass of one mole'],
            [formatPrintedNumber(mass + amount), 'adding'],
            [formatPrintedNumber(grams * 2), ''],
            [formatPrintedNumber(grams * 10), 'a slip with the decimal point'],
          ]
        : [
            [formatPrintedNumber(Number((mass / grams).toFixed(2))), 'dividing the wrong way round'],
            [formatPrintedNumber(Number((grams * mass).toFixed(1))), 'multiplying instead of dividing'],
            [formatPrintedNumber(amount * 2), ''],
            [formatPrintedNumber(amount * 10), 'a slip with the decimal point'],
            [formatPrintedNumber(amount + 1), ''],
          ],
      explanation: wantsMass
        ? `Mass is moles × relative formula mass: ${formatPrintedNumber(amount)} × ${formatPrintedNumber(mass)} = ${formatPrintedNumber(grams)}.`
        : `Moles are mass ÷ relative formula mass: ${formatPrintedNumber(grams)} ÷ ${formatPrintedNumber(mass)} = ${formatPrintedNumber(amount)}.`,
    };
  },
  check: checkNumber((text) => {
    const told = /formula mass = ([\d.]+)/.exec(text)?.[1];
    const mass = told === undefined ? formulaMass(text) : Number(told);
    const [given = NaN] = numbersIn(text);
    return text.includes('How many moles') ? given / mass : given * mass;
  }, 1e-6),
};
