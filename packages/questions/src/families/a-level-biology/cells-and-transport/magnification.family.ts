import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../../a-level-physics/calculation.ts';
import { checkQuantity } from '../../a-level-physics/quantity-check.ts';

const cells = [
  { name: 'cheek cell', from: 48, to: 75 },
  { name: 'palisade cell', from: 45, to: 90 },
  { name: 'pollen grain', from: 22, to: 60 },
  { name: 'guard cell', from: 32, to: 58 },
  { name: 'root tip cell', from: 21, to: 44 },
] as const;

export const family: Family = {
  name: 'magnification',
  syllabus: 'Magnification, scale bars and the eyepiece graticule',
  levels: {
    1: 'one formula with a change of units: a magnification',
    2: 'two steps: a scale from a bar, then a real length',
    3: 'four steps: calibrate a graticule, change units, allow for another objective, then a length',
  },
  needsCalculator: true,
  write: (random, difficulty) => {
    const { name, from, to } = random.pick(cells);
    const real = random.int(from, to);
    const image = random.int(15, 95);
    if (difficulty === 1) {
      const value = (image * 1000) / real;
      return calculation({
        body: `A ${name} with a real length of ${real} μm is ${image} mm long in a drawing. What is the magnification?`,
        value,
        unit: '',
        mistakes: [
          [image / real, 'not changing millimetres to micrometres'],
          [value / 10, 'taking 1 mm as 100 μm'],
          [image * real, 'multiplying the lengths'],
          [value * 2, ''],
        ],
        working: `${image} mm = ${fixed(image * 1000, 0)} μm, and the magnification is ${fixed(image * 1000, 0)} ÷ ${real} = ${quantity(value)}.`,
      });
    }
    if (difficulty === 2) {
      const [bar, stands] = [random.int(8, 40), random.pick([0.5, 1, 2, 5, 10])];
      const value = (image * stands) / bar;
      return calculation({
        body: `In a micrograph a scale bar ${bar} mm long stands for ${stands} μm. An organelle is ${image} mm long in it. What is its real length?`,
        value: image > bar ? value : NaN,
        unit: 'μm',
        mistakes: [
          [(image * bar) / stands, 'inverting the scale'],
          [image / bar, 'leaving out what the bar stands for'],
          [(bar * stands) / image, 'exchanging the bar and the object'],
          [value * 2, ''],
        ],
        working: `1 mm stands for ${stands} ÷ ${bar} = ${quantity(stands / bar, 'μm')}, so ${image} mm stand for ${quantity(value, 'μm')}.`,
      });
    }
    const [divisions, micrometer, covered] = [
      random.pick([20, 25, 40, 50, 80]),
      random.int(3, 12) / 10,
      random.int(30, 190) / 10,
    ];
    const [low, high] = random.pick([
      [40, 100],
      [40, 400],
      [100, 400],
    ] as const);
    const division = (micrometer * 1000) / divisions;
    const value = (division * covered * low) / high;
    return calculation({
      body: `At a magnification of × ${low}, ${divisions} divisions of an eyepiece graticule cover ${fixed(micrometer)} mm of a stage micrometer. At × ${high} a cell covers ${fixed(covered)} divisions. How long is the cell?`,
      value,
      unit: 'μm',
      mistakes: [
        [division * covered, 'using the calibration of the other objective'],
        [(division * covered * high) / low, 'allowing for the objective the wrong way round'],
        [value / 1000, 'giving the length in millimetres'],
        [(covered * low) / high / division, 'inverting the calibration'],
      ],
      working: `At × ${low} one division is ${fixed(micrometer * 1000, 0)} μm ÷ ${divisions} = ${quantity(division, 'μm')}. At × ${high} it is ${quantity((division * low) / high, 'μm')}, and ${fixed(covered)} divisions are ${quantity(value, 'μm')}.`,
    });
  },
  check: checkQuantity(([first, second, third, fourth, fifth], text) => {
    if (text.includes('What is the magnification')) return second / (first / 1000);
    if (text.includes('scale bar')) return third / (first / second);
    const field = (third * 1000 * first) / fourth;
    return (field / second) * fifth;
  }),
};
