import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

const degrees = (value: number) => (value * 180) / Math.PI;
const sine = (angle: number) => Math.sin((angle * Math.PI) / 180);

export const family: Family = {
  name: 'diffraction-grating',
  syllabus: 'The diffraction grating',
  levels: {
    1: 'one division: the spacing from the lines in a millimetre',
    2: 'three steps: the spacing, a ratio, then the angle of the first order',
    3: 'three steps backwards: from the angle of a higher order to the wavelength',
    5: 'five steps: two angles and their difference',
  },
  write: (random, difficulty) => {
    const lines = 10 * random.int(15, 62);
    const spacing = 1e-3 / lines;
    const wavelength = random.int(410, 690);
    if (difficulty === 1)
      return calculation({
        body: `A diffraction grating has ${lines} lines per millimetre. How far apart are neighbouring slits?`,
        value: spacing,
        unit: 'm',
        mistakes: [
          [1 / lines, 'giving the spacing in millimetres'],
          [lines * 1e-3, 'multiplying instead of dividing'],
          [1e-2 / lines, 'taking a centimetre for a millimetre'],
          [spacing / 2, 'halving the spacing'],
        ],
        working: `There are ${lines} slits in 1 × 10⁻³ m, so d = 1 × 10⁻³ ÷ ${lines} = ${quantity(spacing, 'm')}.`,
      });
    const first = (wavelength * 1e-9) / spacing;
    if (difficulty === 2)
      return calculation({
        body: `Light of wavelength ${wavelength} nm falls normally on a grating with ${lines} lines per millimetre. At what angle is the first-order maximum?`,
        value: degrees(Math.asin(first)),
        unit: '°',
        mistakes: [
          [degrees(Math.acos(first)), 'using the cosine'],
          [degrees(Math.asin(first / 2)), 'halving the sine'],
          [degrees(Math.atan(first)), 'using the tangent'],
          [degrees(Math.asin(Math.min(1, 2 * first))), 'calculating the second order'],
        ],
        working: `sin θ = λ ÷ d = ${wavelength} × 10⁻⁹ ÷ (${quantity(spacing)}) = ${fixed(first, 3)}, so θ = ${fixed(degrees(Math.asin(first)))}°.`,
      });
    if (difficulty === 3) {
      const [order, angle] = [random.pick([2, 3]), random.int(180, 700) / 10];
      const found = (spacing * sine(angle)) / order;
      return calculation({
        body: `A grating has ${lines} lines per millimetre. Its ${order === 2 ? 'second' : 'third'}-order maximum for a laser is at ${fixed(angle)}° to the normal. What is the wavelength?`,
        value: found > 3.8e-7 && found < 7.2e-7 ? found : NaN,
        unit: 'm',
        mistakes: [
          [found * order, 'leaving out the order'],
          [found * order ** 2, 'multiplying by the order'],
          [(found * sine(90 - angle)) / sine(angle), 'using the cosine'],
          [(found * sine(angle / 2)) / sine(angle), 'halving the angle'],
        ],
        working: `n λ = d sin θ, so λ = ${quantity(spacing)} × sin ${fixed(angle)}° ÷ ${order} = ${quantity(found, 'm')}.`,
      });
    }
    if (random.chance(0.5)) {
      const angles = [Math.asin(first), Math.asin(Math.min(1, 2 * first))].map(degrees) as [number, number];
      return calculation({
        body: `Light of wavelength ${wavelength} nm falls normally on a grating with ${lines} lines per millimetre. What is the angle between its first-order and its second-order maximum?`,
        value: 2 * first < 0.97 ? angles[1] - angles[0] : NaN,
        unit: '°',
        mistakes: [
          [angles[0], 'taking the angle to be proportional to the order'],
          [angles[1], 'measuring from the normal'],
          [angles[1] + angles[0], 'adding the angles'],
          [(angles[1] - angles[0]) / 2, 'halving the difference'],
        ],
        working: `sin θ = n λ ÷ d gives θ₁ = ${fixed(angles[0])}° and θ₂ = ${fixed(angles[1])}°, so they are ${quantity(angles[1] - angles[0])}° apart.`,
      });
    }
    const other = wavelength - random.int(40, 120);
    const [long, short] = [2 * first, (2 * first * other) / wavelength];
    const [wide, narrow] = [degrees(Math.asin(Math.min(1, long))), degrees(Math.asin(Math.min(1, short)))];
    const ones = degrees(Math.asin(first)) - degrees(Math.asin((first * other) / wavelength));
    return calculation({
      body: `Light with the two wavelengths ${wavelength} nm and ${other} nm falls normally on a grating with ${lines} lines per millimetre. By what angle do their second-order maxima differ?`,
      value: long < 0.97 ? wide - narrow : NaN,
      unit: '°',
      mistakes: [
        [ones, 'calculating the first order'],
        [2 * ones, 'doubling the difference of the first order'],
        [degrees(Math.asin(long - short)), 'subtracting the sines'],
        [(wide - narrow) / 2, 'halving the difference'],
      ],
      working: `sin θ = 2 λ ÷ d gives ${fixed(wide)}° and ${fixed(narrow)}°. More exactly, they differ by ${quantity(wide - narrow)}°.`,
    });
  },
  check: checkQuantity(([first, second, third], text) => {
    const angle = (perMillimetre: number, nanometres: number, order: number) =>
      (Math.asin(order * nanometres * perMillimetre * 1e-6) * 180) / Math.PI;
    if (text.includes('How far apart')) return 1 / (first * 1000);
    if (text.includes('At what angle')) return angle(second, first, 1);
    if (text.includes('laser')) {
      const order = text.includes('third') ? 3 : 2;
      return Math.sin((second / 180) * Math.PI) / (order * first * 1000);
    }
    if (text.includes('between its')) return angle(second, first, 2) - angle(second, first, 1);
    return angle(third, first, 2) - angle(third, second, 2);
  }),
};
