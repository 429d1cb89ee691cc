import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../../a-level-physics/calculation.ts';
import { checkQuantity } from '../../a-level-physics/quantity-check.ts';

export const family: Family = {
  name: 'production',
  syllabus: 'Gross and net production and the transfer of energy',
  levels: {
    1: 'one step: a net production, or the percentage of energy that is transferred',
    2: 'three steps: the sum of the losses, the net production of a consumer, then a percentage',
    3: 'four steps: the net production of plants, then two transfers, then the loss of the last consumer',
  },
  needsCalculator: true,
  write: (random, difficulty) => {
    const [gross, spent] = [random.int(30, 60) * 100, random.int(35, 65)];
    const respired = Math.round((gross * spent) / 100 / 100) * 100;
    const net = gross - respired;
    if (difficulty === 1 && random.chance(0.5))
      return calculation({
        body: `The gross primary production of a meadow is ${fixed(gross, 0)} kJ m⁻² year⁻¹, and its plants respire ${fixed(respired, 0)} kJ m⁻² year⁻¹. What is the net primary production, in kJ m⁻² year⁻¹?`,
        value: net,
        unit: '',
        mistakes: [
          [gross + respired, 'adding what is respired'],
          [respired, 'giving what is respired'],
          [gross, 'giving the gross production'],
        ],
        working: `Net = gross − respiration = ${fixed(gross, 0)} − ${fixed(respired, 0)} = ${quantity(net)} kJ m⁻² year⁻¹.`,
      });
    if (difficulty === 1) {
      const eaten = random.int(10, 60) * 10;
      return calculation({
        body: `Of a net primary production of ${fixed(net, 0)} kJ m⁻² year⁻¹ herbivores take in ${fixed(eaten, 0)} kJ m⁻² year⁻¹. What percentage is this?`,
        value: (eaten / net) * 100,
        unit: '',
        mistakes: [
          [eaten / net, 'giving the share as a decimal'],
          [100 - (eaten / net) * 100, 'giving the percentage that is not eaten'],
          [net / eaten, 'dividing the wrong way round'],
        ],
        working: `${fixed(eaten, 0)} ÷ ${fixed(net, 0)} × 100 = ${quantity((eaten / net) * 100)}%.`,
      });
    }
    if (difficulty === 2) {
      const taken = random.int(200, 600) * 10;
      const [waste, heat] = [
        Math.round((taken * random.int(45, 65)) / 1000) * 10,
        Math.round((taken * random.int(20, 30)) / 1000) * 10,
      ];
      const kept = taken - waste - heat;
      return calculation({
        body: `A calf takes in ${fixed(taken, 0)} kJ in its food. It loses ${fixed(waste, 0)} kJ in faeces and urine and ${fixed(heat, 0)} kJ in respiration. What percentage of its food becomes its net production?`,
        value: kept > 100 ? (kept / taken) * 100 : NaN,
        unit: '',
        mistakes: [
          [((taken - waste) / taken) * 100, 'leaving out respiration'],
          [((taken - heat) / taken) * 100, 'leaving out faeces and urine'],
          [((waste + heat) / taken) * 100, 'giving the losses'],
          [(kept / (taken - waste)) * 100, 'dividing by the energy absorbed'],
        ],
        working: `N = I − (F + R) = ${fixed(taken, 0)} − (${fixed(waste, 0)} + ${fixed(heat, 0)}) = ${fixed(kept, 0)} kJ, and ${fixed(kept, 0)} ÷ ${fixed(taken, 0)} = ${quantity((kept / taken) * 100)}%.`,
      });
    }
    const [eaten, turned] = [random.int(15, 45), random.int(6, 18)];
    const gained = (((net * eaten) / 100) * turned) / 100;
    return calculation({
      body: `Plants have a gross primary production of ${fixed(gross, 0)} kJ m⁻² year⁻¹ and respire ${fixed(respired, 0)} kJ m⁻² year⁻¹. Herbivores eat ${eaten}% of the net production and turn ${turned}% of what they eat into their own net production. How large is this, in kJ m⁻² year⁻¹?`,
      value: gained,
      unit: '',
      mistakes: [
        [(((gross * eaten) / 100) * turned) / 100, 'using the gross production'],
        [(net * turned) / 100, 'leaving out the share that is eaten'],
        [(net * eaten) / 100, 'giving what is eaten'],
        [(net * (eaten + turned)) / 100, 'adding the percentages'],
      ],
      working: `The plants keep ${fixed(gross, 0)} − ${fixed(respired, 0)} = ${fixed(net, 0)}. Herbivores eat ${quantity((net * eaten) / 100)} of it, and ${turned}% of that is ${quantity(gained)} kJ m⁻² year⁻¹.`,
    });
  },
  check: checkQuantity(([one, two, three], text) => {
    if (text.includes('meadow')) return one - two;
    if (text.includes('herbivores take in')) return two / (one / 100);
    if (text.includes('calf')) return 100 * (1 - (two + three) / one);
    const [, eaten, turned] = /eat (\d+)% of the net production and turn (\d+)%/.exec(text) ?? [];
    return ((one - two) * Number(eaten) * Number(turned)) / 10_000;
  }),
};
