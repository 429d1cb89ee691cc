import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { printed, results } from '../../gcse-combined-science/calculation.ts';
import type { Family } from '../../family.ts';

export const family: Family = {
  name: 'transformer-turns',
  syllabus: 'The transformer equation',
  levels: {
    2: 'Two steps: the ratio of the turns, then the output potential difference',
    3: 'Two steps with the inverse ratio: the output current of a transformer without losses',
  },
  tier: 'HIGHER',
  write: (random, difficulty) => {
    const isStepUp = random.chance(0.5);
    const ratio = random.pick([2, 4, 5, 10, 20]);
    const [few, lowVoltage] = [random.pick([50, 60, 80, 100, 150, 200]), random.pick([6, 12, 15, 24, 30])];
    const [many, highVoltage] = [few * ratio, lowVoltage * ratio];
    const [primary, secondary] = isStepUp ? [few, many] : [many, few];
    const [input, output] = isStepUp ? [lowVoltage, highVoltage] : [highVoltage, lowVoltage];
    const coils = `A transformer has ${printed(primary)} turns on its primary coil and ${printed(secondary)} turns on its secondary coil.`;
    if (difficulty === 2)
      return {
        body: `${coils} The input is ${printed(input)} V. What is the output, in V?`,
        ...results(output, [
          [(input * primary) / secondary, 'using the ratio of the turns the wrong way round'],
          [input, 'taking the potential difference to be unchanged'],
          [Math.abs(input - ratio), 'subtracting the ratio'],
        ]),
        explanation: `The ratio of the potential differences is that of the turns: ${printed(input)} × ${printed(secondary)} ÷ ${printed(primary)} = ${printed(output)} V.`,
      };
    const current = random.pick([0.5, 1.5, 2, 3, 4]);
    const result = isStepUp ? current / ratio : current * ratio;
    return {
      body: `${coils} The current in the primary coil is ${current} A. What is the current in the secondary coil, in A, if no energy is wasted?`,
      ...results(result, [
        [(current * secondary) / primary, 'treating the current like the potential difference'],
        [current, 'taking the current to be unchanged'],
        [current / 2, ''],
      ]),
      explanation: `The power is the same in both coils, so the current changes in the inverse ratio of the turns: ${current} × ${printed(primary)} ÷ ${printed(secondary)} = ${printed(result)} A.`,
    };
  },
  check: checkNumber((text) => {
    const [turns = NaN, others = NaN, known = NaN] = numbersIn(text);
    return text.includes('output') ? (others / turns) * known : known / (others / turns);
  }, 1e-6),
};
