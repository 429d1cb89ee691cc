import { formatPrintedNumber, toSignificantFigures } from '#text/numbers.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';

const acidConcentrations = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.5] as const;
const rounded = (value: number) => toSignificantFigures(value);

/** A titre that differs from 25.0 cm³, so that turning the fraction over gives another result. */
const titreOf = (random: Random) => random.intExcept(34, 60, [50]) / 2;

function oneToOne(random: Random): Draft {
  const [acid, alkali, salt] = random.pick([
    ['HCl', 'NaOH', 'NaCl'],
    ['HNO₃', 'KOH', 'KNO₃'],
    ['HCl', 'KOH', 'KCl'],
    ['HNO₃', 'NaOH', 'NaNO₃'],
  ] as const);
  const [concentration, titre] = [random.pick(acidConcentrations), titreOf(random)];
  const moles = (concentration * titre) / 1000;
  const answer = (concentration * titre) / 25;
  return {
    body: `25.0 cm³ of ${alkali} is neutralised by ${titre.toFixed(1)} cm³ of ${formatPrintedNumber(concentration)} mol/dm³ ${acid}. ${acid} + ${alkali} → ${salt} + H₂O. What is the concentration of the ${alkali}, in mol/dm³?`,
    answer: formatPrintedNumber(answer),
    mistakes: [
      [rounded((concentration * 25) / titre), 'dividing the volumes the wrong way round'],
      [formatPrintedNumber(moles), 'stopping at the number of moles'],
      [formatPrintedNumber(concentration), 'taking the concentrations to be equal'],
      [formatPrintedNumber(answer * 2), 'using two moles of alkali for one of acid'],
    ],
    explanation: `Acid: ${formatPrintedNumber(concentration)} × ${titre.toFixed(1)} ÷ 1,000 = ${formatPrintedNumber(moles)} mol, and as many moles of ${alkali}. In 25.0 cm³: ${formatPrintedNumber(moles)} ÷ 0.025 = ${formatPrintedNumber(answer)} mol/dm³.`,
  };
}

function twoToOne(random: Random): Draft {
  const [alkali, salt] = random.pick([
    ['NaOH', 'Na₂SO₄'],
    ['KOH', 'K₂SO₄'],
  ] as const);
  const [concentration, titre] = [random.pick(acidConcentrations), titreOf(random)];
  const equation = `2${alkali} + H₂SO₄ → ${salt} + 2H₂O`;
  const moles = (concentration * titre) / 1000;
  const asksAlkali = random.chance(0.5);
  const answer = ((asksAlkali ? 2 : 0.5) * concentration * titre) / 25;
  const [inPipette, inBurette] = asksAlkali ? [alkali, 'H₂SO₄'] : ['H₂SO₄', alkali];
  const amount = answer / 40;
  return {
    body: `25.0 cm³ of ${inPipette} is neutralised by ${titre.toFixed(1)} cm³ of ${formatPrintedNumber(concentration)} mol/dm³ ${inBurette}. ${equation}. What is the concentration of the ${inPipette}, in mol/dm³?`,
    answer: formatPrintedNumber(answer),
    mistakes: [
      [formatPrintedNumber((concentration * titre) / 25), 'leaving out the ratio of the moles'],
      [
        formatPrintedNumber(((asksAlkali ? 0.5 : 2) * concentration * titre) / 25),
        'using the ratio the wrong way round',
      ],
      [
        rounded(((asksAlkali ? 2 : 0.5) * concentration * 25) / titre),
        'dividing the volumes the wrong way round',
      ],
      [formatPrintedNumber(amount), 'stopping at the number of moles'],
    ],
    explanation: `${inBurette}: ${formatPrintedNumber(concentration)} × ${titre.toFixed(1)} ÷ 1,000 = ${formatPrintedNumber(moles)} mol. The equation gives ${asksAlkali ? 'twice' : 'half'} as many moles of ${inPipette}: ${formatPrintedNumber(amount)}. In 25.0 cm³: ${formatPrintedNumber(amount)} ÷ 0.025 = ${formatPrintedNumber(answer)} mol/dm³.`,
  };
}

function inGrams(random: Random): Draft {
  const base = random.pick([
    { name: 'sodium carbonate', formula: 'Na₂CO₃', mass: 106, equation: 'Na₂CO₃ + 2HCl → 2NaCl + H₂O + CO₂' },
    { name: 'potassium carbonate', formula: 'K₂CO₃', mass: 138, equation: 'K₂CO₃ + 2HCl → 2KCl + H₂O + CO₂' },
    { name: 'barium hydroxide', formula: 'Ba(OH)₂', mass: 171, equation: 'Ba(OH)₂ + 2HCl → BaCl₂ + 2H₂O' },
  ] as const);
  const [concentration, titre] = [random.pick([0.05, 0.1, 0.2] as const), titreOf(random)];
  const perLitre = (concentration * titre) / 50;
  const answer = perLitre * base.mass;
  return {
    body: `25.0 cm³ of ${base.name} solution needs ${titre.toFixed(1)} cm³ of ${formatPrintedNumber(concentration)} mol/dm³ HCl. ${base.equation}. What is the concentration of the ${base.name}, in g/dm³, to 3 significant figures? (${base.formula} = ${base.mass})`,
    answer: rounded(answer),
    mistakes: [
      [rounded(answer * 2), 'leaving out the ratio of the moles'],
      [rounded((concentration * 25 * base.mass) / (titre * 2)), 'dividing the volumes the wrong way round'],
      [rounded(answer * 4), 'using the ratio the wrong way round'],
      [rounded(answer / 40), 'giving the mass in 25.0 cm³'],
    ],
    explanation: `HCl: ${formatPrintedNumber(concentration)} × ${titre.toFixed(1)} ÷ 1,000 mol; half as many moles of ${base.formula} in 25.0 cm³, so its concentration is ${formatPrintedNumber(perLitre)} mol/dm³. ${formatPrintedNumber(perLitre)} × ${base.mass} = ${rounded(answer)} g/dm³.`,
  };
}

export const family: Family = {
  name: 'titration',
  syllabus: 'Concentrations from the results of titrations',
  levels: {
    2: 'Acid and alkali react one to one.',
    3: 'One mole of sulfuric acid reacts with two moles of alkali.',
    5: 'A base that reacts with two moles of acid; the concentration in g/dm³.',
  },
  tier: 'HIGHER',
  needsCalculator: true,
  write: byDifficulty({ 2: oneToOne, 3: twoToOne, 5: inGrams }),
  check: checkNumber((text) => {
    const [, titre, concentration] = / ([\d.]+) cm³ of ([\d.]+) mol/.exec(text) ?? [];
    const moles = (Number(titre) * Number(concentration)) / 25;
    const [, mass] = /\([A-Z].* = (\d+)\)$/.exec(text) ?? [];
    if (mass !== undefined) return Number(((moles * Number(mass)) / 2).toPrecision(3));
    if (!text.includes('SO₄')) return moles;
    return text.startsWith('25.0 cm³ of H₂SO₄') ? moles / 2 : moles * 2;
  }, 1e-6),
};
