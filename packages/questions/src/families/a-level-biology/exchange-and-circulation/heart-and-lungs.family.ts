import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../../a-level-physics/calculation.ts';
import { checkQuantity } from '../../a-level-physics/quantity-check.ts';

export const family: Family = {
  name: 'heart-and-lungs',
  syllabus: 'Cardiac output and pulmonary ventilation',
  levels: {
    1: 'one product: a cardiac output or a ventilation rate',
    2: 'three steps: a rate from the time of one cycle, a product, then a change of units',
    3: 'three steps: two products, then their difference as a percentage of the first',
  },
  needsCalculator: true,
  write: (random, difficulty) => {
    const [beats, stroke] = [random.int(52, 84), random.int(58, 95)];
    const [breaths, tidal] = [random.int(11, 18), random.int(38, 62) / 100];
    const isHeart = random.chance(0.5);
    if (difficulty === 1) {
      const value = isHeart ? (beats * stroke) / 1000 : breaths * tidal;
      return calculation({
        body: isHeart
          ? `A heart beats ${beats} times a minute and pumps ${stroke} cm³ in each beat. What is the cardiac output?`
          : `A person takes ${breaths} breaths a minute with a tidal volume of ${fixed(tidal, 2)} dm³. What is the ventilation rate?`,
        value,
        unit: 'dm³ min⁻¹',
        mistakes: isHeart
          ? [
              [beats * stroke, 'leaving out the change of units'],
              [stroke / beats, 'dividing by the heart rate'],
              [value * 10, 'taking 1 dm³ as 100 cm³'],
            ]
          : [
              [breaths / tidal, 'dividing by the tidal volume'],
              [tidal / breaths, 'dividing by the number of breaths'],
              [value * 2, 'counting breathing in and out'],
            ],
        working: isHeart
          ? `${beats} × ${stroke} = ${fixed(beats * stroke, 0)} cm³ min⁻¹ = ${quantity(value, 'dm³ min⁻¹')}.`
          : `${breaths} × ${fixed(tidal, 2)} = ${quantity(value, 'dm³ min⁻¹')}.`,
      });
    }
    if (difficulty === 2) {
      const cycle = random.int(62, 115) / 100;
      const value = ((60 / cycle) * stroke) / 1000;
      return calculation({
        body: `A cardiac cycle takes ${fixed(cycle, 2)} s, and the stroke volume is ${stroke} cm³. What is the cardiac output?`,
        value,
        unit: 'dm³ min⁻¹',
        mistakes: [
          [(cycle * 60 * stroke) / 1000, 'multiplying by the time of one cycle'],
          [stroke / cycle / 1000, 'giving the output of one second'],
          [value * 1000, 'leaving out the change of units'],
          [value / 2, 'counting each beat as two'],
        ],
        working: `The heart rate is 60 ÷ ${fixed(cycle, 2)} = ${quantity(60 / cycle)} per minute, and ${quantity(60 / cycle)} × ${stroke} ÷ 1,000 = ${quantity(value, 'dm³ min⁻¹')}.`,
      });
    }
    const [one, two] = isHeart
      ? [beats + random.int(35, 90), stroke + random.int(10, 55)]
      : [breaths + random.int(8, 24), Number((tidal + random.int(30, 190) / 100).toFixed(2))];
    const [before, after] = isHeart ? [beats * stroke, one * two] : [breaths * tidal, one * two];
    const value = ((after - before) / before) * 100;
    return calculation({
      body: isHeart
        ? `In exercise a heart rate rises from ${beats} to ${one} beats a minute, and the stroke volume from ${stroke} to ${two} cm³. By what percentage does the cardiac output rise?`
        : `In exercise a breathing rate rises from ${breaths} to ${one} breaths a minute, and the tidal volume from ${fixed(tidal, 2)} to ${fixed(two, 2)} dm³. By what percentage does the ventilation rate rise?`,
      value,
      unit: '',
      mistakes: [
        [(after / before) * 100, 'giving the new value as a percentage of the old one'],
        [((after - before) / after) * 100, 'dividing by the new value'],
        isHeart
          ? [((one - beats) / beats + (two - stroke) / stroke) * 100, 'adding the two percentages']
          : [((one - breaths) / breaths + (two - tidal) / tidal) * 100, 'adding the two percentages'],
        [value / 100, 'giving the rise as a decimal'],
      ],
      working: isHeart
        ? `It rises from ${fixed(before, 0)} to ${fixed(after, 0)} cm³ min⁻¹: ${fixed(after - before, 0)} ÷ ${fixed(before, 0)} = ${quantity(value)}%.`
        : `It rises from ${quantity(before)} to ${quantity(after)} dm³ min⁻¹: ${quantity(after - before)} ÷ ${quantity(before)} = ${quantity(value)}%.`,
    });
  },
  check: checkQuantity(([first, second, third, fourth], text) => {
    if (text.includes('A heart beats')) return (first / 1000) * second;
    if (text.includes('takes') && text.includes('breaths')) return first * second;
    if (text.includes('cycle')) return (second * 60) / first / 1000;
    return ((second / first) * (fourth / third) - 1) * 100;
  }),
};
