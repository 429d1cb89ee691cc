import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

export const family: Family = {
  name: 'stationary-waves',
  syllabus: 'Stationary waves on strings and the first harmonic',
  levels: {
    1: 'one division: a wavelength from the wave equation',
    2: 'two steps: the wavelength of a harmonic, then its frequency',
    3: 'two steps with a root: the speed on the string, then the frequency',
    4: 'two steps backwards: the speed from the frequency, then the tension',
    5: 'four steps: the mass per length, the speed, then the frequency of a higher harmonic',
  },
  write: (random, difficulty) => {
    if (difficulty === 1) {
      const [speed, frequency] = [random.int(12, 98), random.int(11, 60)];
      const what = random.pick(['rope', 'string', 'spring', 'wire']);
      return calculation({
        body: `Waves of frequency ${frequency} Hz travel along a ${what} at ${speed} m s⁻¹. What is their wavelength?`,
        value: speed / frequency,
        unit: 'm',
        mistakes: [
          [speed * frequency, 'multiplying speed and frequency'],
          [frequency / speed, 'dividing the wrong way round'],
          [speed / frequency / 2, 'halving the result'],
        ],
        working: `λ = v ÷ f = ${speed} ÷ ${frequency} = ${quantity(speed / frequency, 'm')}.`,
      });
    }
    const length = random.int(40, 120) / 100;
    if (difficulty === 2) {
      const [speed, harmonic] = [random.int(80, 300), random.int(1, 4)];
      const frequency = (harmonic * speed) / (2 * length);
      return calculation({
        body: `Waves travel at ${speed} m s⁻¹ on a string ${fixed(length, 2)} m long that is fixed at both ends. What is the frequency of its ${ordinals[harmonic - 1] ?? ''} harmonic?`,
        value: frequency,
        unit: 'Hz',
        mistakes: [
          [2 * frequency, 'taking the string to hold twice as many wavelengths'],
          [speed / (2 * length) / harmonic, 'dividing by the number of the harmonic'],
          [speed * length, 'multiplying speed and length'],
          [frequency / 2, 'taking the string to be a quarter of a wavelength'],
        ],
        working: `In this harmonic the string holds ${harmonic} half ${harmonic === 1 ? 'wavelength' : 'wavelengths'}, so λ = 2 × ${fixed(length, 2)} ÷ ${harmonic} = ${quantity((2 * length) / harmonic, 'm')} and f = v ÷ λ = ${quantity(frequency, 'Hz')}.`,
      });
    }
    const [tension, mass] = [random.int(30, 120), random.int(6, 90) / 10];
    const first = Math.sqrt(tension / (mass * 1e-3)) / (2 * length);
    const string = `${fixed(length, 2)} m long and has a mass per unit length of ${fixed(mass)} × 10⁻³ kg m⁻¹`;
    if (difficulty === 3)
      return calculation({
        body: `A string fixed at both ends is ${string}. The tension is ${tension} N. What is the frequency of its first harmonic?`,
        value: first,
        unit: 'Hz',
        mistakes: [
          [2 * first, 'taking the string to be a whole wavelength'],
          [first * 2 * length, 'giving the speed of the waves'],
          [tension / (mass * 1e-3) / (2 * length), 'leaving out the square root'],
          [first / 2, 'taking the string to be a quarter of a wavelength'],
        ],
        working: `The speed is √(T ÷ μ) = √(${tension} ÷ (${fixed(mass)} × 10⁻³)) = ${quantity(first * 2 * length, 'm s⁻¹')}, and f = v ÷ (2 L) = ${quantity(first, 'Hz')}.`,
      });
    if (difficulty === 4) {
      const wanted = random.int(90, 260);
      const needed = (2 * length * wanted) ** 2 * mass * 1e-3;
      return calculation({
        body: `A string fixed at both ends is ${string}. What tension gives a first harmonic of ${wanted} Hz?`,
        value: needed,
        unit: 'N',
        mistakes: [
          [needed / 4, 'taking the string to be a whole wavelength'],
          [2 * length * wanted * mass * 1e-3, 'forgetting to square the speed'],
          [4 * needed, 'taking the string to be a quarter of a wavelength'],
          [needed / length, 'squaring the frequency but not the length'],
        ],
        working: `v = 2 L f = 2 × ${fixed(length, 2)} × ${wanted} = ${quantity(2 * length * wanted, 'm s⁻¹')} and T = μ v² = ${quantity(needed, 'N')}.`,
      });
    }
    const [harmonic, grams] = [random.int(2, 5), random.int(8, 70) / 10];
    const frequency = (harmonic * Math.sqrt(tension / ((grams * 1e-3) / length))) / (2 * length);
    return calculation({
      body: `A string fixed at both ends is ${fixed(length, 2)} m long and has a mass of ${fixed(grams)} g. Its tension is ${tension} N. At what frequency does it vibrate in its ${ordinals[harmonic - 1] ?? ''} harmonic?`,
      value: frequency,
      unit: 'Hz',
      mistakes: [
        [frequency / Math.sqrt(length), 'using the mass as the mass per unit length'],
        [frequency / harmonic, 'giving the first harmonic'],
        [frequency / harmonic ** 2, 'dividing by the number of the harmonic'],
        [2 * frequency, 'taking the string to hold twice as many wavelengths'],
      ],
      working: `μ = ${fixed(grams)} × 10⁻³ ÷ ${fixed(length, 2)} = ${quantity((grams * 1e-3) / length, 'kg m⁻¹')}, v = √(T ÷ μ) = ${quantity((frequency * 2 * length) / harmonic, 'm s⁻¹')} and f = ${harmonic} v ÷ (2 L) = ${quantity(frequency, 'Hz')}.`,
    });
  },
  check: checkQuantity(([first, second, third], text) => {
    if (text.includes('What is their wavelength')) return second / first;
    const number =
      ['first harmonic', 'second', 'third', 'fourth', 'fifth'].findIndex((word) => text.includes(word)) + 1;
    if (text.includes('Waves travel')) return first / ((2 * second) / number);
    if (text.includes('a mass of')) return (number / 2) * Math.sqrt(third / ((second / 1000) * first));
    if (text.includes('What tension')) return 4 * first * first * third * third * second;
    return Math.sqrt(third / second) / (first + first);
  }),
};
