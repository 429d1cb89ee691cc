import type { Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

export const family: Family = {
  name: 'springs',
  syllabus: 'Hooke’s law, springs in series and in parallel, and elastic energy',
  levels: {
    1: 'one step: a force or a stiffness from Hooke’s law',
    2: 'one formula with a square: the energy stored',
    3: 'two or three steps: two springs in series or in parallel',
    4: 'three steps: the energy stored, made equal to a gain in height',
  },
  write: (random, difficulty) => {
    const [stiffness, centimetres] = [random.int(24, 180), random.int(15, 95) / 10];
    const extension = centimetres / 100;
    const force = stiffness * extension;
    if (difficulty === 1 && random.chance(0.5))
      return calculation({
        body: `A spring of stiffness ${stiffness} N m⁻¹ is stretched by ${fixed(centimetres)} cm. What force stretches it?`,
        value: force,
        unit: 'N',
        mistakes: [
          [stiffness * centimetres, 'leaving the extension in centimetres'],
          [stiffness / extension, 'dividing by the extension'],
          [0.5 * force, 'taking the mean force'],
        ],
        working: `F = k ΔL = ${stiffness} × ${quantity(extension)} = ${quantity(force, 'N')}.`,
      });
    if (difficulty === 1) {
      const load = random.int(4, 36);
      return calculation({
        body: `A load of ${fixed(load)} N extends a spring by ${fixed(centimetres)} cm. What is the stiffness of the spring?`,
        value: load / extension,
        unit: 'N m⁻¹',
        mistakes: [
          [load / centimetres, 'leaving the extension in centimetres'],
          [load * extension, 'multiplying by the extension'],
          [extension / load, 'dividing the wrong way round'],
        ],
        working: `k = F ÷ ΔL = ${fixed(load)} ÷ ${quantity(extension)} = ${quantity(load / extension, 'N m⁻¹')}.`,
      });
    }
    if (difficulty === 2) {
      const energy = 0.5 * stiffness * extension ** 2;
      return calculation({
        body: `How much energy does a spring of stiffness ${stiffness} N m⁻¹ store at an extension of ${fixed(centimetres)} cm?`,
        value: energy,
        unit: 'J',
        mistakes: [
          [2 * energy, 'leaving out the factor ½'],
          [0.5 * force, 'forgetting to square the extension'],
          [force, 'giving the force'],
          [0.5 * stiffness ** 2 * extension, 'squaring the stiffness'],
        ],
        working: `E = ½ k ΔL² = ½ × ${stiffness} × ${quantity(extension)}² = ${quantity(energy, 'J')}.`,
      });
    }
    if (difficulty === 3) {
      const [other, load, inSeries] = [random.int(24, 180), random.int(3, 20), random.chance(0.5)];
      const series = load / stiffness + load / other;
      const parallel = load / (stiffness + other);
      return calculation({
        body: `Two light springs of stiffness ${stiffness} N m⁻¹ and ${other} N m⁻¹ are joined ${inSeries ? 'end to end' : 'side by side, so that they extend equally'}. What is the extension under a load of ${fixed(load)} N?`,
        value: 100 * (inSeries ? series : parallel),
        unit: 'cm',
        mistakes: [
          [100 * (inSeries ? parallel : series), 'mixing up series and parallel'],
          [(100 * load) / stiffness, 'leaving out the second spring'],
          [(200 * load) / (stiffness + other), 'using the mean of the stiffnesses'],
          [(100 * load) / other, 'leaving out the first spring'],
        ],
        working: inSeries
          ? `End to end both carry the whole load, and the extensions add up: ${fixed(load)} ÷ ${stiffness} + ${fixed(load)} ÷ ${other} = ${quantity(series, 'm')}, that is ${quantity(100 * series, 'cm')}.`
          : `Side by side the stiffnesses add up: ${fixed(load)} ÷ (${stiffness} + ${other}) = ${quantity(parallel, 'm')}, that is ${quantity(100 * parallel, 'cm')}.`,
      });
    }
    const grams = random.int(12, 80);
    const energy = 0.5 * stiffness * extension ** 2;
    const height = energy / ((grams / 1000) * 9.81);
    return calculation({
      body: `A spring of stiffness ${stiffness} N m⁻¹, compressed by ${fixed(centimetres)} cm, throws a ball of mass ${grams} g vertically upwards. How high above its starting point does the ball rise, without losses? (g = 9.81 m s⁻²)`,
      value: height,
      unit: 'm',
      mistakes: [
        [2 * height, 'leaving out the factor ½ in the energy'],
        [height * 9.81, 'leaving out g'],
        [force / ((grams / 1000) * 9.81), 'using the force instead of the energy'],
        [energy / (grams / 1000), 'dividing the energy by the mass alone'],
      ],
      working: `The spring stores ½ × ${stiffness} × ${quantity(extension)}² = ${quantity(energy, 'J')}, which becomes m g h: h = ${quantity(energy)} ÷ (${quantity(grams / 1000)} × 9.81) = ${quantity(height, 'm')}.`,
    });
  },
  check: checkQuantity(([first, second, third], text) => {
    if (text.includes('What force')) return (first * second) / 100;
    if (text.includes('the stiffness of the spring')) return (100 * first) / second;
    if (text.includes('How much energy')) return ((first * second) / 100) * (second / 200);
    if (text.includes('end to end')) return (100 * third) / ((first * second) / (first + second));
    if (text.includes('side by side')) return third / ((first + second) / 100);
    const speedSquared = (first / (third / 1000)) * (second / 100) ** 2;
    return speedSquared / (2 * 9.81);
  }),
};
