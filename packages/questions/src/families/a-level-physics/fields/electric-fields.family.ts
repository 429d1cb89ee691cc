import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

const coulomb = 8.99e9;
const given = '(1/4πε₀ = 8.99 × 10⁹ N m² C⁻²)';

export const family: Family = {
  name: 'electric-fields',
  syllabus: 'Coulomb’s law, uniform and radial electric fields and potential',
  levels: {
    1: 'one formula: the field strength between plates, or the force on a charge',
    2: 'one longer formula with a square: the force between two point charges',
    3: 'three steps: the potentials of two charges, each with its sign, then their sum',
    4: 'two forces made equal, then three quantities rearranged: the charge of an oil drop',
    5: 'three steps: the time, the acceleration and the deflection, or the difference of two potentials',
  },
  write: (random, difficulty) => {
    const [volts, millimetres] = [10 * random.int(5, 95), random.int(25, 95) / 10];
    const field = volts / (millimetres * 1e-3);
    if (difficulty === 1 && random.chance(0.5))
      return calculation({
        body: `Two parallel plates ${fixed(millimetres)} mm apart have a potential difference of ${fixed(volts, 0)} V. What is the electric field strength between them?`,
        value: field,
        unit: 'V m⁻¹',
        mistakes: [
          [volts / millimetres, 'leaving the distance in millimetres'],
          [volts * millimetres * 1e-3, 'multiplying by the distance'],
          [field / 2, 'halving the potential difference'],
        ],
        working: `E = V ÷ d = ${fixed(volts, 0)} ÷ (${fixed(millimetres)} × 10⁻³) = ${quantity(field, 'V m⁻¹')}.`,
      });
    const [charge, other, centimetres] = [
      random.int(12, 95) / 10,
      random.int(12, 95) / 10,
      random.int(20, 95) / 10,
    ];
    if (difficulty === 1) {
      const strength = random.int(12, 95);
      const force = charge * 1e-9 * strength * 1e3;
      return calculation({
        body: `What force acts on a charge of ${fixed(charge)} nC in an electric field of ${strength} kV m⁻¹?`,
        value: force,
        unit: 'N',
        mistakes: [
          [(strength * 1e3) / (charge * 1e-9), 'dividing by the charge'],
          [force * 1e3, 'taking the prefix nano as 10⁻⁶'],
          [force / 1e3, 'leaving out the prefix kilo'],
        ],
        working: `F = E Q = ${strength} × 10³ × ${fixed(charge)} × 10⁻⁹ = ${quantity(force, 'N')}.`,
      });
    }
    const distance = centimetres / 100;
    if (difficulty === 2) {
      const force = (coulomb * charge * other * 1e-18) / distance ** 2;
      return calculation({
        body: `Two point charges of ${fixed(charge)} nC and ${fixed(other)} nC are ${fixed(centimetres)} cm apart in air. What force acts between them? ${given}`,
        value: force,
        unit: 'N',
        mistakes: [
          [force * distance, 'forgetting to square the distance'],
          [force / 1e4, 'leaving the distance in centimetres'],
          [force / (4 * Math.PI), 'dividing by 4π once more'],
          [force * 4, 'halving the distance'],
        ],
        working: `F = Q₁ Q₂ ÷ (4πε₀ r²) = 8.99 × 10⁹ × ${fixed(charge)} × 10⁻⁹ × ${fixed(other)} × 10⁻⁹ ÷ ${quantity(distance)}² = ${quantity(force, 'N')}.`,
      });
    }
    if (difficulty === 3) {
      const [near, far] = [distance, random.int(20, 95) / 1000];
      const potential = coulomb * 1e-9 * (charge / near - other / far);
      return calculation({
        body: `A point P is ${fixed(centimetres)} cm from a point charge of +${fixed(charge)} nC and ${fixed(far * 100)} cm from one of −${fixed(other)} nC. What is the electric potential at P? ${given}`,
        value: Math.abs(potential) > 50 ? potential : NaN,
        unit: 'V',
        mistakes: [
          [coulomb * 1e-9 * (charge / near + other / far), 'taking both potentials to be positive'],
          [coulomb * 1e-9 * (charge / near ** 2 - other / far ** 2), 'squaring the distances'],
          [(coulomb * 1e-9 * (charge - other)) / (near + far), 'adding the distances'],
          [-potential, 'exchanging the signs of the charges'],
        ],
        working: `V = Q ÷ (4πε₀ r) for each charge: ${quantity((coulomb * 1e-9 * charge) / near, 'V')} and ${quantity((-coulomb * 1e-9 * other) / far, 'V')}. Potentials are scalars, so V = ${quantity(potential, 'V')}.`,
      });
    }
    if (difficulty === 4) {
      const mass = random.int(11, 95) / 10;
      const drop = (mass * 1e-15 * 9.81) / field;
      return calculation({
        body: `An oil drop of mass ${fixed(mass)} × 10⁻¹⁵ kg floats at rest between horizontal plates ${fixed(millimetres)} mm apart with a potential difference of ${fixed(volts, 0)} V. What is its charge? (g = 9.81 m s⁻²)`,
        value: drop,
        unit: 'C',
        mistakes: [
          [drop / 9.81, 'using the mass instead of the weight'],
          [drop * 1000, 'leaving the distance in millimetres'],
          [2 * drop, 'halving the field strength'],
          [(mass * 1e-15 * 9.81) / volts, 'leaving out the distance of the plates'],
        ],
        working: `The electric force balances the weight: Q V ÷ d = m g, so Q = ${fixed(mass)} × 10⁻¹⁵ × 9.81 × ${fixed(millimetres)} × 10⁻³ ÷ ${fixed(volts, 0)} = ${quantity(drop, 'C')}.`,
      });
    }
    if (random.chance(0.5)) {
      const near = Number((centimetres * (random.int(20, 70) / 100)).toFixed(1)) / 100;
      const work = coulomb * charge * other * 1e-18 * (1 / near - 1 / distance);
      return calculation({
        body: `A point charge of ${fixed(charge)} nC is fixed. How much work brings a charge of ${fixed(other)} nC from ${fixed(centimetres)} cm to ${fixed(near * 100)} cm away from it? ${given}`,
        value: work,
        unit: 'J',
        mistakes: [
          [(coulomb * charge * other * 1e-18) / near, 'leaving out the energy at the start'],
          [(coulomb * charge * other * 1e-18) / (distance - near), 'using the difference of the distances'],
          [coulomb * charge * other * 1e-18 * (1 / near + 1 / distance), 'adding the energies'],
          [
            ((coulomb * charge * other * 1e-18) / distance ** 2) * (distance - near),
            'taking the force to be constant',
          ],
        ],
        working: `W = Q₁ Q₂ ÷ (4πε₀) × (1/r₂ − 1/r₁) = 8.99 × 10⁹ × ${fixed(charge)} × 10⁻⁹ × ${fixed(other)} × 10⁻⁹ × (1/${quantity(near)} − 1/${quantity(distance)}) = ${quantity(work, 'J')}.`,
      });
    }
    const [speed, length] = [random.int(12, 48) / 10, random.int(20, 80) / 10];
    const time = length / 100 / (speed * 1e7);
    const acceleration = (1.6e-19 * field) / 9.11e-31;
    const sideways = 0.5 * acceleration * time ** 2 * 1000;
    return calculation({
      body: `An electron enters at ${fixed(speed)} × 10⁷ m s⁻¹, parallel to plates of length ${fixed(length)} cm, ${fixed(millimetres)} mm apart with a p.d. of ${fixed(volts, 0)} V. By how much is it deflected when it leaves them? (e = 1.60 × 10⁻¹⁹ C, mₑ = 9.11 × 10⁻³¹ kg)`,
      value: sideways < millimetres / 2 ? sideways : NaN,
      unit: 'mm',
      mistakes: [
        [2 * sideways, 'leaving out the factor ½'],
        [sideways / 4, 'using half of the time'],
        [sideways * 10, 'a slip in the powers of ten'],
      ],
      working: `t = ${quantity(length / 100)} ÷ (${fixed(speed)} × 10⁷) = ${quantity(time, 's')} and a = e V ÷ (m d) = ${quantity(acceleration, 'm s⁻²')}, so s = ½ a t² = ${quantity(sideways, 'mm')}.`,
    });
  },
  check: checkQuantity((values, text) => {
    const [first, second, third, fourth] = values;
    const k = 8.99e9;
    if (text.includes('Two parallel plates')) return (1000 * second) / first;
    if (text.includes('What force acts on')) return first * second * 1e-6;
    if (text.includes('apart in air')) {
      const field = (k * first * 1e-9) / (third / 100) ** 2;
      return field * second * 1e-9;
    }
    if (text.includes('electric potential'))
      return k * 1e-9 * ((100 * second) / first + (100 * fourth) / third);
    if (text.includes('oil drop')) return ((first * 9.81) / third) * (second / 1000);
    if (text.includes('is fixed')) {
      const potentialAt = (centimetres: number) => (k * first * 1e-9 * 100) / centimetres;
      return second * 1e-9 * (potentialAt(fourth) - potentialAt(third));
    }
    const force = (1.6e-19 * fourth * 1000) / third;
    const time = second / 100 / first;
    return ((force / 9.11e-31) * time * time * 1000) / 2;
  }),
};
