import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

export const family: Family = {
  name: 'work-and-internal-energy',
  syllabus: 'Work done by a gas, the first law of thermodynamics and numbers of molecules',
  levels: {
    1: 'one formula: the work done at constant pressure, or an amount of gas from its mass',
    2: 'two steps: the work done, then the change of internal energy or the heat supplied',
    3: 'four steps: kelvin and cubic metres, the amount of gas, then the number of molecules',
  },
  write: (random, difficulty) => {
    const [pressure, litres] = [random.int(80, 250), random.int(12, 95) / 10];
    const work = pressure * litres;
    if (difficulty === 1 && random.chance(0.5))
      return calculation({
        body: `A gas expands by ${fixed(litres)} × 10⁻³ m³ at a constant pressure of ${pressure} kPa. How much work does it do?`,
        value: work,
        unit: 'J',
        mistakes: [
          [pressure / litres, 'dividing by the change of volume'],
          [work / 1000, 'leaving the pressure in kilopascals'],
          [work / 2, 'taking the pressure to rise from zero'],
        ],
        working: `W = p ΔV = ${pressure} × 10³ × ${fixed(litres)} × 10⁻³ = ${quantity(work, 'J')}.`,
      });
    if (difficulty === 1) {
      const gas = random.pick([
        { name: 'nitrogen', mass: 28 },
        { name: 'oxygen', mass: 32 },
        { name: 'helium', mass: 4 },
        { name: 'argon', mass: 40 },
        { name: 'carbon dioxide', mass: 44 },
      ]);
      const grams = random.int(12, 95);
      return calculation({
        body: `What amount of gas is ${grams} g of ${gas.name}? (molar mass ${gas.mass} g mol⁻¹)`,
        value: grams / gas.mass,
        unit: 'mol',
        mistakes: [
          [gas.mass / grams, 'dividing the wrong way round'],
          [grams * gas.mass, 'multiplying by the molar mass'],
          [(grams / gas.mass) * 6.02e23, 'giving the number of molecules'],
          [grams / gas.mass / 1000, 'changing grams to kilograms only once'],
        ],
        working: `n = m ÷ M = ${grams} ÷ ${gas.mass} = ${quantity(grams / gas.mass, 'mol')}.`,
      });
    }
    const heat = random.int(30, 190) * 10;
    if (difficulty === 2 && random.chance(0.5))
      return calculation({
        body: `A gas is supplied with ${fixed(heat, 0)} J of heat and expands by ${fixed(litres)} × 10⁻³ m³ at a constant pressure of ${pressure} kPa. By how much does its internal energy rise?`,
        value: heat - work > 50 ? heat - work : NaN,
        unit: 'J',
        mistakes: [
          [heat + work, 'adding the work done by the gas'],
          [heat, 'leaving out the work'],
          [work, 'giving the work'],
        ],
        working: `The gas does the work p ΔV = ${pressure} × 10³ × ${fixed(litres)} × 10⁻³ = ${quantity(work, 'J')}, so ΔU = Q − W = ${fixed(heat, 0)} − ${quantity(work)} = ${quantity(heat - work, 'J')}.`,
      });
    if (difficulty === 2)
      return calculation({
        body: `The internal energy of a gas rises by ${fixed(heat, 0)} J while it expands by ${fixed(litres)} × 10⁻³ m³ at a constant pressure of ${pressure} kPa. How much heat is supplied to it?`,
        value: heat + work,
        unit: 'J',
        mistakes: [
          [Math.abs(heat - work), 'subtracting the work done by the gas'],
          [heat, 'leaving out the work'],
          [work, 'giving the work'],
        ],
        working: `The gas does the work p ΔV = ${quantity(work, 'J')}, and Q = ΔU + W = ${fixed(heat, 0)} + ${quantity(work)} = ${quantity(heat + work, 'J')}.`,
      });
    const celsius = random.int(5, 95);
    const centimetres = random.int(12, 95) * 10;
    const amount = (pressure * 1e3 * centimetres * 1e-6) / (8.31 * (celsius + 273));
    return calculation({
      body: `How many molecules are there in ${centimetres} cm³ of an ideal gas at ${celsius} °C and ${pressure} kPa? (R = 8.31 J K⁻¹ mol⁻¹, Nₐ = 6.02 × 10²³ mol⁻¹)`,
      value: amount * 6.02e23,
      unit: '',
      mistakes: [
        [(amount * 6.02e23 * (celsius + 273)) / celsius, 'leaving the temperature in degrees Celsius'],
        [amount * 6.02e26, 'taking 1 cm³ as 10⁻³ m³'],
        [6.02e23 / amount, 'dividing by the amount'],
        [amount * 6.02e20, 'leaving the pressure in kilopascals'],
      ],
      working: `n = p V ÷ (R T) = ${pressure} × 10³ × ${centimetres} × 10⁻⁶ ÷ (8.31 × ${celsius + 273}) = ${quantity(amount, 'mol')}, and N = n Nₐ = ${quantity(amount * 6.02e23)}.`,
    });
  },
  check: checkQuantity(([first, second, third], text) => {
    if (text.includes('How much work')) return first * 1e3 * second;
    if (text.includes('What amount')) return first / second;
    if (text.includes('By how much')) return first - second * 1e3 * third;
    if (text.includes('How much heat')) return first + second * 1e3 * third;
    const boltzmann = 8.31 / 6.02e23;
    return (first * 1e-6 * third * 1e3) / (boltzmann * (second + 273));
  }),
};
