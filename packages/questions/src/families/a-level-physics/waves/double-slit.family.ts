import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

export const family: Family = {
  name: 'double-slit',
  syllabus: 'Interference of light of two slits',
  levels: {
    2: 'one formula with three prefixes: the fringe spacing',
    3: 'two steps: one spacing from several, then the formula rearranged for the wavelength',
    4: 'two changes at once, as ratios: the new fringe spacing',
  },
  write: (random, difficulty) => {
    const [wavelength, gap, distance] = [
      random.int(420, 690),
      random.int(20, 80) / 100,
      random.int(14, 39) / 10,
    ];
    const spacing = ((wavelength * 1e-9 * distance) / (gap * 1e-3)) * 1000;
    if (difficulty === 2)
      return calculation({
        body: `Light of ${wavelength} nm passes two slits ${fixed(gap, 2)} mm apart. The screen is ${fixed(distance)} m away. What is the fringe spacing?`,
        value: spacing,
        unit: 'mm',
        mistakes: [
          [spacing * gap ** 2, 'multiplying by the separation of the slits'],
          [spacing / distance, 'leaving out the distance to the screen'],
          [spacing / distance ** 2, 'dividing by the distance to the screen'],
          [spacing / 2, 'halving the spacing'],
        ],
        working: `w = λ D ÷ s = ${wavelength} × 10⁻⁹ × ${fixed(distance)} ÷ (${fixed(gap, 2)} × 10⁻³) = ${quantity(spacing / 1000, 'm')}, that is ${quantity(spacing, 'mm')}.`,
      });
    if (difficulty === 3) {
      const count = random.int(6, 15);
      const width = Number((spacing * count).toFixed(1));
      const found = ((width / count) * 1e-3 * gap * 1e-3) / distance;
      return calculation({
        body: `In a double-slit pattern ${count} fringe spacings measure ${fixed(width)} mm. The slits are ${fixed(gap, 2)} mm apart and the screen is ${fixed(distance)} m away. What is the wavelength?`,
        value: found,
        unit: 'm',
        mistakes: [
          [found * count, 'using the whole width as one spacing'],
          [(found * count) / (count + 1), 'dividing by one spacing too many'],
          [found * distance ** 2, 'multiplying by the distance to the screen'],
          [found / gap, 'leaving out the separation of the slits'],
        ],
        working: `One spacing is ${fixed(width)} ÷ ${count} = ${quantity(width / count, 'mm')}, and λ = w s ÷ D = ${quantity(width / count)} × 10⁻³ × ${fixed(gap, 2)} × 10⁻³ ÷ ${fixed(distance)} = ${quantity(found, 'm')}.`,
      });
    }
    const [factor, other] = [random.pick([2, 3]), random.int(410, 700)];
    const old = Number(spacing.toFixed(2));
    const changed = (old * factor * other) / wavelength;
    return calculation({
      body: `With light of ${wavelength} nm a double slit gives fringes ${fixed(spacing, 2)} mm apart. The slits are moved to 1/${factor} of their separation and light of ${other} nm is used. What is the new fringe spacing?`,
      value: changed,
      unit: 'mm',
      mistakes: [
        [(spacing * other) / wavelength / factor, 'changing the spacing with the slits in proportion'],
        [(spacing * factor * wavelength) / other, 'inverting the ratio of the wavelengths'],
        [spacing * factor, 'leaving out the change of the wavelength'],
        [(spacing * other) / wavelength, 'leaving out the change of the slits'],
      ],
      working: `w is proportional to λ and inversely proportional to s: ${fixed(spacing, 2)} × ${factor} × ${other} ÷ ${wavelength} = ${quantity(changed, 'mm')}.`,
    });
  },
  check: checkQuantity(([first, second, third, fourth, fifth], text) => {
    if (text.includes('passes two slits')) {
      const pathDifferenceInEachMetre = (first * 1e-9) / (second * 1e-3);
      return pathDifferenceInEachMetre * third * 1e3;
    }
    if (text.includes('fringe spacings measure')) return (second * third * 1e-6) / (first * fourth);
    return (second / first) * fifth * fourth;
  }),
};
