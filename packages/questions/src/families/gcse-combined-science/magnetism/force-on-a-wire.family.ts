import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';
import { printed, results } from '../calculation.ts';

export const family: Family = {
  name: 'force-on-a-wire',
  syllabus: 'The motor effect: F = B I l',
  levels: {
    2: 'One formula: the force, with the length in metres',
    3: 'Three steps: cm into metres, the formula rearranged, then the current or the flux density',
  },
  tier: 'HIGHER',
  write: (random, difficulty) => {
    const flux = random.pick([0.1, 0.2, 0.25, 0.4, 0.5, 0.8]);
    const current = random.pick([0.5, 1.5, 2, 2.5, 3, 4, 6]);
    const length = random.pick([5, 8, 12, 20, 25, 40]);
    const force = (flux * current * length) / 100;
    if (difficulty === 2)
      return {
        body: `A wire ${printed(length / 100)} m long carries a current of ${current} A at right angles to a magnetic field of flux density ${flux} T. What is the force on it, in N?`,
        ...results(force, [
          [flux * current, 'leaving out the length'],
          [(flux * current * 100) / length, 'dividing by the length'],
          [(flux * length) / 100 / current, 'dividing by the current'],
        ]),
        explanation: `F = B I l = ${flux} × ${current} × ${printed(length / 100)} = ${printed(force)}.`,
      };
    const isCurrentAsked = random.chance(0.5);
    const [asked, other] = isCurrentAsked ? [current, flux] : [flux, current];
    const known = isCurrentAsked ? `The flux density is ${flux} T.` : `The current is ${current} A.`;
    return {
      body: `A force of ${printed(force)} N acts on a wire ${length} cm long at right angles to a magnetic field. ${known} What is the ${isCurrentAsked ? 'current, in A' : 'flux density, in T'}?`,
      ...results(asked, [
        [asked / 100, 'not changing the length into metres'],
        [(force * other * 100) / length, 'multiplying by the known quantity'],
        [force / other, 'leaving out the length'],
      ]),
      explanation: `F = B I l, so it is F ÷ (${isCurrentAsked ? 'B' : 'I'} × l) = ${printed(force)} ÷ (${other} × ${printed(length / 100)}) = ${asked}.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN, third = NaN] = numbersIn(text);
    return text.startsWith('A wire') ? first * second * third : (100 * first) / (second * third);
  }, 1e-6),
};
