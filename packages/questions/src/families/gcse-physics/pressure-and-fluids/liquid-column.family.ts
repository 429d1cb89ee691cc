import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { printed, results } from '../../gcse-combined-science/calculation.ts';
import type { Family } from '../../family.ts';

const liquids = [
  ['fresh water', 1000],
  ['sea water', 1030],
  ['oil', 900],
  ['petrol', 750],
  ['glycerol', 1260],
] as const;

export const family: Family = {
  name: 'liquid-column',
  syllabus: 'Pressure in a column of liquid',
  levels: {
    2: 'One formula: the pressure from the depth',
    3: 'Two steps: the formula rearranged for the depth or the density',
  },
  tier: 'HIGHER',
  write: (random, difficulty) => {
    const [liquid, density] = random.pick(liquids);
    const depth = random.pick([0.2, 0.5, 0.8, 1.5, 2, 3, 4, 6]);
    const pressure = depth * density * 9.8;
    if (difficulty === 2)
      return {
        body: `What is the pressure, in Pa, due to ${depth} m of ${liquid} of density ${printed(density)} kg/m³? (g = 9.8 N/kg)`,
        ...results(pressure, [
          [depth * density, 'leaving out the field strength'],
          [(density * 9.8) / depth, 'dividing by the depth'],
          [density * 9.8, 'leaving out the depth'],
        ]),
        explanation: `Pressure is depth × density × field strength: ${depth} × ${printed(density)} × 9.8 = ${printed(pressure)}.`,
      };
    const isDepthAsked = random.chance(0.5);
    const [asked, other] = isDepthAsked ? [depth, density] : [density, depth];
    const place = isDepthAsked
      ? `in ${liquid} of density ${printed(density)} kg/m³. How deep is it, in m`
      : `at a depth of ${depth} m in a liquid. What is the density of the liquid, in kg/m³`;
    return {
      body: `The pressure due to the liquid is ${printed(pressure)} Pa at a point ${place}? (g = 9.8 N/kg)`,
      ...results(asked, [
        [pressure / other, 'leaving out the field strength'],
        [(pressure * 9.8) / other, 'multiplying by the field strength'],
        [pressure / 9.8, `leaving out the ${isDepthAsked ? 'density' : 'depth'}`],
      ]),
      explanation: `p = h ρ g, so it is ${printed(pressure)} ÷ (${printed(other)} × 9.8) = ${printed(asked)}.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    return text.startsWith('What') ? 9.8 * second * first : first / second / 9.8;
  }, 1e-6),
};
