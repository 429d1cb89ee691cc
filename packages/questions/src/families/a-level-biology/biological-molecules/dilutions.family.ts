import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../../a-level-physics/calculation.ts';
import { checkQuantity } from '../../a-level-physics/quantity-check.ts';

export const family: Family = {
  name: 'dilutions',
  syllabus: 'Dilutions and concentrations in biochemical tests',
  levels: {
    1: 'one ratio: the concentration after a dilution',
    2: 'two steps: the final volume from two concentrations, then the water to add',
    3: 'three steps: a serial dilution with a power, an amount, then a mass in milligrams',
  },
  needsCalculator: true,
  write: (random, difficulty) => {
    const [stock, taken] = [random.int(20, 95) / 100, random.int(12, 80) / 4];
    if (difficulty === 1) {
      const total = random.pick([25, 40, 50, 100, 200, 250]);
      const value = (stock * taken) / total;
      return calculation({
        body: `${fixed(taken, 2)} cm³ of a glucose solution of concentration ${fixed(stock, 2)} mol dm⁻³ is made up to ${total} cm³ with water. What is the new concentration?`,
        value,
        unit: 'mol dm⁻³',
        mistakes: [
          [(stock * taken) / (total + taken), 'adding the volumes'],
          [(stock * taken) / (total - taken), 'dividing by the volume of the water'],
          [(stock * total) / taken, 'inverting the ratio of the volumes'],
          [stock / total, 'leaving out the volume that was taken'],
        ],
        working: `The amount of glucose stays the same: ${fixed(stock, 2)} × ${fixed(taken, 2)} ÷ ${total} = ${quantity(value, 'mol dm⁻³')}.`,
      });
    }
    if (difficulty === 2) {
      const wanted = random.int(5, 18) / 100;
      const total = (stock * taken) / wanted;
      return calculation({
        body: `How much water must be added to ${fixed(taken, 2)} cm³ of a glucose solution of concentration ${fixed(stock, 2)} mol dm⁻³ to give a concentration of ${fixed(wanted, 2)} mol dm⁻³?`,
        value: total - taken,
        unit: 'cm³',
        mistakes: [
          [total, 'giving the volume of the whole solution'],
          [total + taken, 'adding the volume of the first solution'],
          [(taken * wanted) / stock, 'inverting the ratio of the concentrations'],
          [taken * (stock - wanted), 'subtracting the concentrations'],
        ],
        working: `The whole volume is ${fixed(taken, 2)} × ${fixed(stock, 2)} ÷ ${fixed(wanted, 2)} = ${quantity(total, 'cm³')}, so ${quantity(total - taken, 'cm³')} of water must be added.`,
      });
    }
    const [times, steps, volume] = [random.pick([2, 4, 5, 10]), random.int(2, 4), random.int(10, 60) / 2];
    const last = stock / times ** steps;
    const mass = last * (volume / 1000) * 180 * 1000;
    return calculation({
      body: `A glucose solution of concentration ${fixed(stock, 2)} mol dm⁻³ is diluted 1 in ${times}, and this is done ${steps} times in all, each time with the last solution. What mass of glucose is there in ${fixed(volume)} cm³ of the last solution? (Mᵣ = 180)`,
      value: mass,
      unit: 'mg',
      mistakes: [
        [(stock / (times * steps)) * volume * 180, 'multiplying the dilution by the number of steps'],
        [mass * times, 'counting one dilution too few'],
        [mass / 180, 'leaving out the relative molecular mass'],
        [mass / 1000, 'giving the mass in grams'],
        [mass / times, 'counting one dilution too many'],
      ],
      working: `The last concentration is ${fixed(stock, 2)} ÷ ${times}${'²³⁴'.charAt(steps - 2)} = ${quantity(last, 'mol dm⁻³')}. In ${fixed(volume)} cm³ there is ${quantity((last * volume) / 1000, 'mol')}, times 180 g mol⁻¹ that is ${quantity(mass, 'mg')}.`,
    });
  },
  check: checkQuantity(([first, second, third, fourth, fifth], text) => {
    if (text.includes('made up')) return second / (third / first);
    if (text.includes('How much water')) return first * (second / third - 1);
    const share = Math.exp(-fourth * Math.log(third)) * second;
    return first * share * fifth * 180;
  }),
};
