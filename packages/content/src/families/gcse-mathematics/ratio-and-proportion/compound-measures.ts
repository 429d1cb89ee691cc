import { printed } from '../../../text/numbers.ts';
import type { Family } from '../../family.ts';

export const measures: Family = {
  name: 'compound-measures',
  printed: { 1: 2, 2: 2 },
  write: (random, difficulty) => {
    const [density, volume] = [random.int(2, 12) + (difficulty === 1 ? 0 : 0.5), random.int(4, 30) * 2];
    const mass = density * volume;
    const kind = random.pick(['density', 'pressure'] as const);
    if (kind === 'density') {
      const wantsVolume = difficulty === 2;
      return {
        body: wantsVolume
          ? `A metal has a density of ${printed(density)} g/cm³. What is the volume of a piece of ${printed(mass)} g, in cm³?`
          : `A block has a mass of ${printed(mass)} g and a volume of ${volume} cm³. What is its density, in g/cm³?`,
        answer: printed(wantsVolume ? volume : density),
        mistakes: wantsVolume
          ? [
              [printed(density * mass), 'multiplying instead of dividing'],
              [printed(mass - density), 'subtracting'],
              [printed(Number((density / mass).toFixed(3))), 'dividing the wrong way round'],
              [printed(volume * 10), 'a slip with the decimal point'],
              [printed(volume + 4), ''],
            ]
          : [
              [printed(mass * volume), 'multiplying instead of dividing'],
              [printed(Number((volume / mass).toFixed(3))), 'dividing the wrong way round'],
              [printed(mass - volume), 'subtracting'],
              [printed(density + 1), ''],
            ],
        explanation: wantsVolume
          ? `Volume is mass ÷ density: ${printed(mass)} ÷ ${printed(density)} = ${volume}.`
          : `Density is mass ÷ volume: ${printed(mass)} ÷ ${volume} = ${printed(density)}.`,
      };
    }
    return {
      body:
        difficulty === 2
          ? `A pressure of ${printed(density)} N/cm² acts on an area of ${volume} cm². What is the force, in N?`
          : `A force of ${printed(mass)} N acts on an area of ${volume} cm². What is the pressure, in N/cm²?`,
      answer: printed(difficulty === 2 ? mass : density),
      mistakes:
        difficulty === 2
          ? [
              [printed(Number((volume / density).toFixed(1))), 'dividing instead of multiplying'],
              [printed(volume + density), 'adding'],
              [printed(mass * 10), 'a slip with the decimal point'],
              [printed(mass + volume), ''],
            ]
          : [
              [printed(mass * volume), 'multiplying instead of dividing'],
              [printed(mass - volume), 'subtracting'],
              [printed(Number((volume / mass).toFixed(3))), 'dividing the wrong way round'],
              [printed(density + 2), ''],
            ],
      explanation:
        difficulty === 2
          ? `Force is pressure × area: ${printed(density)} × ${volume} = ${printed(mass)}.`
          : `Pressure is force ÷ area: ${printed(mass)} ÷ ${volume} = ${printed(density)}.`,
    };
  },
};
