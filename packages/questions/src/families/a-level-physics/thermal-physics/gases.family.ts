import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

const [gasConstant, boltzmann] = [8.31, 1.38e-23];

export const family: Family = {
  name: 'gases',
  syllabus: 'The ideal gas equation and the kinetic theory of gases',
  levels: {
    1: 'one product: the number of particles in an amount of gas',
    2: 'one or two steps: pressure or volume when one of them changes, with kelvin where needed',
    3: 'two steps: kelvin first, then the equation p V = n R T rearranged',
    4: 'two steps with less familiar quantities: kelvin, then the mean kinetic energy of a molecule',
    5: 'three steps with a root: the root-mean-square speed',
  },
  write: (random, difficulty) => {
    if (difficulty === 1) {
      const amount = random.int(12, 95) / 10;
      const gas = random.pick(['helium', 'neon', 'argon', 'nitrogen', 'an ideal gas']);
      return calculation({
        body: `How many particles are there in ${fixed(amount)} mol of ${gas}? (Avogadro constant 6.02 × 10²³ mol⁻¹)`,
        value: amount * 6.02e23,
        unit: '',
        mistakes: [
          [6.02e23 / amount, 'dividing by the amount'],
          [6.02e23, 'giving the number in one mole'],
          [amount * 6.02e22, 'a slip in the powers of ten'],
        ],
        working: `N = n Nₐ = ${fixed(amount)} × 6.02 × 10²³ = ${quantity(amount * 6.02e23)}.`,
      });
    }
    const [celsius, rise, pressure, litres] = [
      random.int(5, 35),
      random.int(20, 160),
      random.int(95, 320),
      random.int(11, 90) / 10,
    ];
    const kelvin = celsius + 273;
    if (difficulty === 2 && random.chance(0.5)) {
      const after = (pressure * (kelvin + rise)) / kelvin;
      return calculation({
        body: `A gas in a rigid container has a pressure of ${pressure} kPa at ${celsius} °C. What is its pressure at ${celsius + rise} °C?`,
        value: after,
        unit: 'kPa',
        mistakes: [
          [(pressure * (celsius + rise)) / celsius, 'using temperatures in degrees Celsius'],
          [(pressure * kelvin) / (kelvin + rise), 'inverting the ratio'],
          [pressure + rise, 'adding the rise in temperature'],
          [pressure * 2, ''],
        ],
        working: `At constant volume p is proportional to the temperature in kelvin: ${pressure} × ${kelvin + rise} ÷ ${kelvin} = ${quantity(after, 'kPa')}.`,
      });
    }
    if (difficulty === 2) {
      const after = random.int(11, 90) / 10;
      return calculation({
        body: `A gas at ${pressure} kPa has a volume of ${fixed(litres)} × 10⁻³ m³. At constant temperature its volume is changed to ${fixed(after)} × 10⁻³ m³. What is its pressure then?`,
        value: (pressure * litres) / after,
        unit: 'kPa',
        mistakes: [
          [(pressure * after) / litres, 'taking the pressure to be proportional to the volume'],
          [pressure * litres * after, 'multiplying by both volumes'],
          [pressure, 'taking the pressure to be constant'],
        ],
        working: `At constant temperature p V is constant: p = ${pressure} × ${fixed(litres)} ÷ ${fixed(after)} = ${quantity((pressure * litres) / after, 'kPa')}.`,
      });
    }
    if (difficulty === 3) {
      const amount = (pressure * 1e3 * litres * 1e-3) / (gasConstant * kelvin);
      return calculation({
        body: `An ideal gas at a pressure of ${pressure} kPa and a temperature of ${celsius} °C has a volume of ${fixed(litres)} × 10⁻³ m³. What amount of gas is it? (R = 8.31 J K⁻¹ mol⁻¹)`,
        value: amount,
        unit: 'mol',
        mistakes: [
          [(pressure * litres) / (gasConstant * celsius), 'using the temperature in degrees Celsius'],
          [amount / 1000, 'leaving the pressure in kilopascals'],
          [(pressure * litres * kelvin) / gasConstant, 'multiplying by the temperature'],
          [(pressure * litres) / kelvin, 'leaving out the gas constant'],
        ],
        working: `n = p V ÷ (R T) = ${pressure} × 10³ × ${fixed(litres)} × 10⁻³ ÷ (8.31 × ${kelvin}) = ${quantity(amount, 'mol')}.`,
      });
    }
    const warm = 10 * random.int(-15, 90);
    const absolute = warm + 273;
    if (difficulty === 4) {
      const energy = 1.5 * boltzmann * absolute;
      const signed = `${warm < 0 ? '−' : ''}${Math.abs(warm)}`;
      return calculation({
        body: `What is the mean kinetic energy of a molecule of an ideal gas at ${signed} °C? (k = 1.38 × 10⁻²³ J K⁻¹)`,
        value: energy,
        unit: 'J',
        mistakes: [
          [1.5 * boltzmann * Math.abs(warm), 'using the temperature in degrees Celsius'],
          [boltzmann * absolute, 'leaving out the factor 3/2'],
          [0.5 * boltzmann * absolute, 'using the energy for one direction only'],
          [3 * boltzmann * absolute, 'using 3 instead of 3/2'],
        ],
        working: `T = ${absolute} K, and the mean kinetic energy is 3/2 k T = 1.5 × 1.38 × 10⁻²³ × ${absolute} = ${quantity(energy, 'J')}.`,
      });
    }
    if (random.chance(0.5)) {
      const density = random.int(15, 190) / 100;
      const speed = Math.sqrt((3 * pressure * 1e3) / density);
      return calculation({
        body: `An ideal gas has a density of ${fixed(density, 2)} kg m⁻³ at a pressure of ${pressure} kPa. What is the root-mean-square speed of its molecules?`,
        value: speed,
        unit: 'm s⁻¹',
        mistakes: [
          [speed / Math.sqrt(3), 'leaving out the factor of 3'],
          [Math.sqrt((2 * pressure * 1e3) / density), 'using a factor of 2 instead of 3'],
          [speed ** 2, 'giving the mean square speed'],
          [speed / 3, 'dividing by 3 instead of multiplying'],
        ],
        working: `p = ⅓ ρ ⟨c²⟩, so the r.m.s. speed is √(3 p ÷ ρ) = √(3 × ${pressure} × 10³ ÷ ${fixed(density, 2)}) = ${quantity(speed, 'm s⁻¹')}.`,
      });
    }
    const gas = random.pick([
      { name: 'helium', grams: 4 },
      { name: 'neon', grams: 20.2 },
      { name: 'nitrogen', grams: 28 },
      { name: 'oxygen', grams: 32 },
      { name: 'argon', grams: 39.9 },
    ]);
    const speed = Math.sqrt((3 * gasConstant * (kelvin + rise)) / (gas.grams * 1e-3));
    return calculation({
      body: `What is the root-mean-square speed of the particles of ${gas.name}, of molar mass ${fixed(gas.grams)} × 10⁻³ kg mol⁻¹, at ${celsius + rise} °C? (R = 8.31 J K⁻¹ mol⁻¹)`,
      value: speed,
      unit: 'm s⁻¹',
      mistakes: [
        [
          Math.sqrt((3 * gasConstant * (celsius + rise)) / (gas.grams * 1e-3)),
          'using the temperature in degrees Celsius',
        ],
        [speed / Math.sqrt(1000), 'leaving the molar mass in grams'],
        [speed / Math.sqrt(3), 'leaving out the factor of 3'],
        [speed ** 2, 'giving the mean square speed'],
      ],
      working: `½ M ⟨c²⟩ = 3/2 R T for one mole, so the r.m.s. speed is √(3 R T ÷ M) = √(3 × 8.31 × ${kelvin + rise} ÷ (${fixed(gas.grams)} × 10⁻³)) = ${quantity(speed, 'm s⁻¹')}.`,
    });
  },
  check: checkQuantity(([first, second, third], text) => {
    if (text.includes('How many particles')) return second * first;
    if (text.includes('rigid')) return (first / (273 + second)) * (273 + third);
    if (text.includes('constant temperature')) return first / (third / second);
    if (text.includes('What amount')) return ((first * 1000) / (8.31 * (second + 273))) * third;
    if (text.includes('mean kinetic energy')) return ((first + 273) * 4.14e-23) / 2;
    if (text.includes('density')) return Math.sqrt(3 / first) * Math.sqrt(second * 1000);
    const kineticEnergyOfAMole = (3 / 2) * 8.31 * (second + 273);
    return Math.sqrt((2 * kineticEnergyOfAMole) / first);
  }),
};
