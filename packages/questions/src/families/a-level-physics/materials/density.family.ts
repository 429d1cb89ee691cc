import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

export const family: Family = {
  name: 'density',
  syllabus: 'Density',
  levels: {
    1: 'one formula: a density, or a mass from a density',
    2: 'two steps with a change of units: the volume of a cylinder or a sphere, then the density or the mass',
    3: 'three steps: two volumes from masses and densities, then the density of an alloy',
  },
  write: (random, difficulty) => {
    const density = random.int(25, 95) * 100;
    if (difficulty === 1) {
      const volume = random.int(12, 95) / 10;
      const isMass = random.chance(0.5);
      const mass = (density * volume) / 1e3;
      return calculation({
        body: isMass
          ? `A metal has a density of ${fixed(density, 0)} kg m⁻³. What is the mass of ${fixed(volume)} × 10⁻³ m³ of it?`
          : `A block of metal of mass ${fixed(mass, 2)} kg has a volume of ${fixed(volume)} × 10⁻³ m³. What is its density?`,
        value: isMass ? mass : mass / (volume / 1e3),
        unit: isMass ? 'kg' : 'kg m⁻³',
        mistakes: isMass
          ? [
              [(density / volume) * 1e3, 'dividing by the volume'],
              [mass * 1e3, 'leaving out the power of ten'],
              [volume / density, 'dividing the wrong way round'],
            ]
          : [
              [mass * volume * 1e-3, 'multiplying instead of dividing'],
              [volume / 1e3 / mass, 'dividing the wrong way round'],
              [mass / volume, 'leaving out the power of ten'],
            ],
        working: isMass
          ? `m = ρ V = ${fixed(density, 0)} × ${fixed(volume)} × 10⁻³ = ${quantity(mass, 'kg')}.`
          : `ρ = m ÷ V = ${fixed(mass, 2)} ÷ (${fixed(volume)} × 10⁻³) = ${quantity(mass / (volume / 1e3), 'kg m⁻³')}.`,
      });
    }
    if (difficulty === 2 && random.chance(0.5)) {
      const [diameter, length] = [random.int(12, 60) / 10, random.int(30, 250) / 10];
      const volume = Math.PI * (diameter / 200) ** 2 * (length / 100);
      const mass = Number((density * volume).toPrecision(3));
      return calculation({
        body: `A metal cylinder has a diameter of ${fixed(diameter)} cm, a length of ${fixed(length)} cm and a mass of ${quantity(mass)} kg. What is its density?`,
        value: mass > 0.02 ? mass / volume : NaN,
        unit: 'kg m⁻³',
        mistakes: [
          [mass / volume / 4, 'using the diameter as the radius'],
          [(mass / volume) * Math.PI, 'leaving out π'],
          [mass / volume / 1e6, 'leaving the lengths in centimetres'],
        ],
        working: `V = π r² L = π × (${fixed(diameter / 2, 2)} × 10⁻²)² × ${fixed(length)} × 10⁻² = ${quantity(volume, 'm³')}, and ρ = m ÷ V = ${quantity(mass / volume, 'kg m⁻³')}.`,
      });
    }
    if (difficulty === 2) {
      const diameter = random.int(12, 95) / 10;
      const mass = (density * Math.PI * (diameter / 100) ** 3) / 6;
      return calculation({
        body: `What is the mass of a sphere of diameter ${fixed(diameter)} cm, made of a metal of density ${fixed(density, 0)} kg m⁻³?`,
        value: mass,
        unit: 'kg',
        mistakes: [
          [mass * 8, 'using the diameter as the radius'],
          [(density * Math.PI * (diameter / 100) ** 2) / 4, 'using the area of a circle as the volume'],
          [mass * 1e6, 'leaving the diameter in centimetres'],
        ],
        working: `V = (4/3) π r³ = (4/3) × π × (${fixed(diameter / 2, 2)} × 10⁻²)³ = ${quantity(mass / density, 'm³')}, and m = ρ V = ${quantity(mass, 'kg')}.`,
      });
    }
    const [one, two, other] = [
      random.int(10, 60) / 100,
      random.int(10, 60) / 100,
      random.intExcept(25, 95, [density / 100]) * 100,
    ];
    const volume = one / density + two / other;
    return calculation({
      body: `An alloy is made of ${fixed(one, 2)} kg of a metal of density ${fixed(density, 0)} kg m⁻³ and ${fixed(two, 2)} kg of one of density ${fixed(other, 0)} kg m⁻³. The volumes add up. What is the density of the alloy?`,
      value: Math.abs(density - other) > 3000 ? (one + two) / volume : NaN,
      unit: 'kg m⁻³',
      mistakes: [
        [(density + other) / 2, 'taking the mean of the densities'],
        [(one * density + two * other) / (one + two), 'weighting the densities by mass'],
        [(one * other + two * density) / (one + two), 'exchanging the masses'],
        [((one + two) / volume) * 2, ''],
      ],
      working: `The volumes are ${quantity(one / density, 'm³')} and ${quantity(two / other, 'm³')}, so ρ = ${fixed(one + two, 2)} ÷ (${quantity(volume)}) = ${quantity((one + two) / volume, 'kg m⁻³')}.`,
    });
  },
  check: checkQuantity(([first, second, third, fourth], text) => {
    if (text.includes('What is the mass of a sphere')) return (second * 4 * Math.PI * (first / 200) ** 3) / 3;
    if (text.includes('What is the mass')) return second * first;
    if (text.includes('block')) return first / second;
    if (text.includes('cylinder')) return (4e6 * third) / (Math.PI * first * first * second);
    return (first + third) / (first / second + third / fourth);
  }),
};
