import { formatPrintedNumber, roundToFigures } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { three as round } from '../a-level-chemistry-checks.ts';

const reactions = [
  { from: 'ethanol', to: 'ethanoic acid', one: 46, other: 60 },
  { from: 'propan-1-ol', to: 'propanal', one: 60, other: 58 },
  { from: 'cyclohexanol', to: 'cyclohexene', one: 100, other: 82 },
  { from: 'benzene', to: 'nitrobenzene', one: 78, other: 123 },
  { from: 'salicylic acid', to: 'aspirin', one: 138, other: 180 },
  { from: 'butan-1-ol', to: '1-bromobutane', one: 74, other: 136.9 },
] as const;

const economies = [
  { equation: 'C₂H₅Br + NaOH → C₂H₅OH + NaBr', want: 'C₂H₅OH', mass: 46, rest: 102.9, restName: 'NaBr' },
  { equation: 'CaCO₃ → CaO + CO₂', want: 'CaO', mass: 56.1, rest: 44, restName: 'CO₂' },
  { equation: 'Fe₂O₃ + 3CO → 2Fe + 3CO₂', want: '2Fe', mass: 111.6, rest: 132, restName: '3CO₂' },
  { equation: 'C₆H₁₂O₆ → 2C₂H₅OH + 2CO₂', want: '2C₂H₅OH', mass: 92, rest: 88, restName: '2CO₂' },
  { equation: 'CH₄ + H₂O → 3H₂ + CO', want: '3H₂', mass: 6, rest: 28, restName: 'CO' },
  { equation: 'TiCl₄ + 2Mg → Ti + 2MgCl₂', want: 'Ti', mass: 47.9, rest: 190.6, restName: '2MgCl₂' },
  { equation: 'C₄H₉OH + HBr → C₄H₉Br + H₂O', want: 'C₄H₉Br', mass: 136.9, rest: 18, restName: 'H₂O' },
  { equation: 'Cr₂O₃ + 2Al → 2Cr + Al₂O₃', want: '2Cr', mass: 104, rest: 102, restName: 'Al₂O₃' },
] as const;

export const family: Family = {
  name: 'yield-and-atom-economy',
  syllabus: 'Percentage yield and atom economy',
  levels: {
    1: 'one step: the yield from the actual and the possible mass',
    2: 'two steps: the sum of the products, then the atom economy',
    3: 'three steps: the amount, the greatest possible mass, then the yield',
  },
  needsCalculator: true,
  write: (random, difficulty) => {
    if (difficulty === 1) {
      const possible = random.int(41, 99) / 10;
      const actual = Math.round(possible * random.int(45, 92)) / 100;
      const percent = (100 * actual) / possible;
      return {
        body: `A reaction could give at most ${formatPrintedNumber(possible)} g of a product. The mass obtained is ${formatPrintedNumber(actual)} g. What is the percentage yield?`,
        answer: `${roundToFigures(percent)}%`,
        mistakes: [
          [`${roundToFigures(100 - percent)}%`, 'giving the percentage that is lost'],
          [`${roundToFigures((100 * possible) / actual)}%`, 'dividing the wrong way round'],
          [`${roundToFigures(10 * (possible - actual))}%`, 'giving a difference of masses'],
          [`${roundToFigures(percent / 2)}%`, ''],
        ],
        explanation: `The yield is the mass obtained ÷ the greatest possible mass × 100: ${formatPrintedNumber(actual)} ÷ ${formatPrintedNumber(possible)} × 100 = ${roundToFigures(percent)}%.`,
      };
    }
    if (difficulty === 2) {
      const reaction = random.pick(economies);
      const percent = (100 * reaction.mass) / (reaction.mass + reaction.rest);
      return {
        body: `${reaction.equation}. What is the atom economy for making ${reaction.want.replace(/^\d/, '')}? (${reaction.want} = ${reaction.mass}, ${reaction.restName} = ${reaction.rest})`,
        answer: `${roundToFigures(percent)}%`,
        mistakes: [
          [`${roundToFigures(100 - percent)}%`, 'taking the other product'],
          [`${roundToFigures((100 * reaction.mass) / reaction.rest)}%`, 'comparing the two products'],
          [`${roundToFigures((100 * reaction.rest) / reaction.mass)}%`, 'dividing the wrong way round'],
          [`${roundToFigures(percent / 2)}%`, ''],
        ],
        explanation: `Atom economy is the mass of the desired product ÷ the mass of all products × 100: ${reaction.mass} ÷ (${reaction.mass} + ${reaction.rest}) × 100 = ${roundToFigures(percent)}%.`,
      };
    }
    const reaction = random.pick(reactions);
    const grams = random.int(20, 95) / 10;
    const possible = (grams / reaction.one) * reaction.other;
    const actual = Number((possible * (random.int(40, 88) / 100)).toFixed(2));
    const percent = (100 * actual) / possible;
    return {
      body: `${formatPrintedNumber(grams)} g of ${reaction.from} (Mᵣ = ${reaction.one}) gives ${formatPrintedNumber(actual)} g of ${reaction.to} (Mᵣ = ${reaction.other}) in a reaction with a ratio of 1 : 1. What is the percentage yield?`,
      answer: `${roundToFigures(percent)}%`,
      mistakes: [
        [`${roundToFigures((100 * actual) / grams)}%`, 'comparing masses instead of amounts'],
        [
          `${roundToFigures((100 * actual * reaction.other) / (grams * reaction.one))}%`,
          'using the relative masses upside down',
        ],
        [`${roundToFigures(100 - percent)}%`, 'giving the percentage that is lost'],
        [`${roundToFigures(percent / 2)}%`, ''],
      ],
      explanation: `n = ${formatPrintedNumber(grams)} ÷ ${reaction.one} = ${roundToFigures(grams / reaction.one, 4)} mol, so at most ${roundToFigures(grams / reaction.one, 4)} × ${reaction.other} = ${roundToFigures(possible, 4)} g can form, and ${formatPrintedNumber(actual)} ÷ ${roundToFigures(possible, 4)} × 100 = ${roundToFigures(percent)}%.`,
    };
  },
  check: checkNumber((text) => {
    const given = [...text.matchAll(/= ([\d.]*\d)/g)].map(([, value]) => Number(value));
    const grams = [...text.matchAll(/([\d.]*\d) g\b/g)].map(([, value]) => Number(value));
    const [first = NaN, second = NaN] = given;
    const [used = NaN, obtained = NaN] = grams;
    if (text.includes('atom economy')) return round(100 / (1 + second / first));
    return round((100 * obtained) / (given.length === 2 ? (used / first) * second : used));
  }, 1e-6),
};
