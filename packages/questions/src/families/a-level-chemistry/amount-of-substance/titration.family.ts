import { formatPrintedNumber, roundToFigures } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { three as round } from '../a-level-chemistry-checks.ts';

const pairs = [
  { acid: 'hydrochloric acid, HCl', alkali: 'sodium hydroxide, NaOH', perAcid: 1 },
  { acid: 'nitric acid, HNO₃', alkali: 'potassium hydroxide, KOH', perAcid: 1 },
  { acid: 'sulfuric acid, H₂SO₄', alkali: 'sodium hydroxide, NaOH', perAcid: 2 },
  { acid: 'ethanedioic acid, H₂C₂O₄', alkali: 'potassium hydroxide, KOH', perAcid: 2 },
] as const;

const concentrations = [0.05, 0.08, 0.1, 0.12, 0.15, 0.2, 0.25];

export const family: Family = {
  name: 'titration',
  syllabus: 'Acid–base and redox titrations',
  levels: {
    2: 'two steps in a ratio of one to one: the amount, then the concentration',
    3: 'three steps: the ratio is two to one',
    4: 'three steps: an amount, ten times as much before dilution, then the relative mass',
    5: 'four steps: a redox ratio of one to five, the mass of iron, then its percentage',
  },
  needsCalculator: true,
  write: (random, difficulty) => {
    const titre = random.int(140, 290) / 10;
    const concentration = random.pick(concentrations);
    const amount = (titre * concentration) / 1000;
    if (difficulty === 5) {
      const manganate = random.pick([0.01, 0.015, 0.02]);
      const iron = ((5 * titre * manganate) / 1000) * 55.8;
      const grams = Number(((100 * iron) / random.int(12, 36)).toFixed(3));
      const percent = (100 * iron) / grams;
      const spent = (titre * manganate) / 1000;
      return {
        body: `${formatPrintedNumber(grams)} g of an iron(II) salt is dissolved in acid and titrated with manganate(VII) ions of concentration ${formatPrintedNumber(manganate)} mol dm⁻³. The titre is ${titre.toFixed(1)} cm³. What is the percentage of iron by mass in the salt? (MnO₄⁻ + 8H⁺ + 5Fe²⁺ → Mn²⁺ + 4H₂O + 5Fe³⁺; Fe = 55.8)`,
        answer: `${roundToFigures(percent)}%`,
        mistakes: [
          [`${roundToFigures(percent / 5)}%`, 'taking a ratio of one to one'],
          [`${roundToFigures(percent / 25)}%`, 'using the ratio upside down'],
          [`${roundToFigures(iron * 100)}%`, 'giving the mass of iron as a percentage'],
          [`${roundToFigures(percent / 2)}%`, ''],
        ],
        explanation: `n(MnO₄⁻) = ${roundToFigures(spent * 1000, 4)} × 10⁻³ mol, so n(Fe²⁺) = 5 × this = ${roundToFigures(5000 * spent, 4)} × 10⁻³ mol. The mass of iron is ${roundToFigures(5000 * spent, 4)} × 10⁻³ × 55.8 = ${roundToFigures(iron, 4)} g, which is ${roundToFigures(percent)}% of ${formatPrintedNumber(grams)} g.`,
      };
    }
    if (difficulty === 4) {
      const inFlask = amount * 10;
      const grams = Number((inFlask * random.int(60, 240)).toFixed(2));
      const mass = grams / inFlask;
      return {
        body: `${formatPrintedNumber(grams)} g of a monoprotic acid is made up to 250 cm³ of solution. 25.0 cm³ of this needs ${titre.toFixed(1)} cm³ of sodium hydroxide of concentration ${concentration} mol dm⁻³. What is the relative molecular mass of the acid?`,
        answer: roundToFigures(mass),
        mistakes: [
          [roundToFigures(mass * 10), 'not allowing for the sample of 25.0 cm³'],
          [roundToFigures(mass * 2), 'taking the acid to be diprotic'],
          [roundToFigures(mass / 2), ''],
          [roundToFigures(mass / 10), 'a slip with the decimal point'],
        ],
        explanation: `n(NaOH) = ${roundToFigures(amount * 1000, 4)} × 10⁻³ mol = n(acid) in 25.0 cm³. In 250 cm³ there is ten times as much, ${roundToFigures(inFlask, 4)} mol, and ${formatPrintedNumber(grams)} ÷ ${roundToFigures(inFlask, 4)} = ${roundToFigures(mass)}.`,
      };
    }
    const pair = random.pick(pairs.filter(({ perAcid }) => perAcid === difficulty - 1));
    const acidIsKnown = difficulty === 3 && random.chance(0.5);
    const ratio = acidIsKnown ? pair.perAcid : 1 / pair.perAcid;
    const result = (amount * ratio * 1000) / 25;
    const [inBurette, inFlask] = acidIsKnown ? [pair.acid, pair.alkali] : [pair.alkali, pair.acid];
    return {
      body: `25.0 cm³ of ${inFlask}, needs ${titre.toFixed(1)} cm³ of ${inBurette}, of concentration ${concentration} mol dm⁻³ for neutralisation. What is the concentration of the ${inFlask.split(',')[0] ?? ''}, in mol dm⁻³?`,
      answer: roundToFigures(result),
      mistakes: [
        ...(ratio === 1
          ? []
          : ([
              [roundToFigures(result / ratio), 'taking a ratio of one to one'],
              [roundToFigures(result / ratio / ratio), 'using the ratio upside down'],
            ] as const)),
        [roundToFigures((25 * concentration) / titre), 'swapping the two volumes'],
        [roundToFigures(amount), 'giving the amount in mol'],
        [roundToFigures(result * 2), ''],
        [roundToFigures(result * 10), 'a slip with the decimal point'],
      ],
      explanation: `n = c × V = ${concentration} × ${titre.toFixed(1)} ÷ 1000 = ${roundToFigures(amount * 1000, 4)} × 10⁻³ mol${ratio === 1 ? ', and the ratio is 1 : 1' : `, and ${ratio > 1 ? 'twice' : 'half'} as much is in the 25.0 cm³`}: ${roundToFigures(amount * ratio * 1000, 4)} × 10⁻³ ÷ 0.0250 = ${roundToFigures(result)} mol dm⁻³.`,
    };
  },
  check: checkNumber((text) => {
    const read = (pattern: RegExp) => Number(pattern.exec(text)?.[1]);
    const concentration = read(/concentration ([\d.]+)/);
    if (text.includes('manganate'))
      return round(
        (100 * 5 * 55.8 * concentration * (read(/titre is ([\d.]+)/) / 1000)) / read(/^([\d.]+) g/),
      );
    const moles = (concentration * read(/needs ([\d.]+)/)) / 1000;
    if (text.includes('monoprotic')) return round(read(/^([\d.]+) g/) / moles / 10);
    const protons = text.includes('H₂') ? 2 : 1;
    const burette = text.split('needs')[1] ?? '';
    return round((/acid.*mol dm.* neutralisation/.test(burette) ? moles * protons : moles / protons) / 0.025);
  }, 1e-6),
};
