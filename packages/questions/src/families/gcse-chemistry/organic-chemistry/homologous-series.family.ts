import { checkEachOption } from '#checks/check.ts';
import { numberOf, numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Random } from '#random.ts';
import { formatPrintedNumber, subscript } from '#text/numbers.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';

interface Series {
  name: 'alkane' | 'alkene' | 'alcohol';
  formula: (carbons: number) => string;
  hydrogens: (carbons: number) => number;
  oxygens: number;
}

const c = (carbons: number) => (carbons === 1 ? 'C' : `C${subscript(carbons)}`);
const alkane: Series = {
  name: 'alkane',
  formula: (n) => `${c(n)}H${subscript(2 * n + 2)}`,
  hydrogens: (n) => 2 * n + 2,
  oxygens: 0,
};
const alkene: Series = {
  name: 'alkene',
  formula: (n) => `${c(n)}H${subscript(2 * n)}`,
  hydrogens: (n) => 2 * n,
  oxygens: 0,
};
const alcohol: Series = {
  name: 'alcohol',
  formula: (n) => `${c(n)}H${subscript(2 * n + 1)}OH`,
  hydrogens: (n) => 2 * n + 2,
  oxygens: 1,
};

const molecule = ({ name }: Series, carbons: number) =>
  `an ${name} with ${carbons} carbon atoms and one functional group`;

function formula(random: Random): Draft {
  const [series, n] = [random.pick([alkene, alcohol]), random.int(3, 12)];
  return {
    body: `What is the formula of ${molecule(series, n)}?`,
    answer: series.formula(n),
    mistakes: [
      [(series === alkene ? alcohol : alkene).formula(n), 'taking the other series'],
      [alkane.formula(n), 'taking the general formula of the alkanes'],
      [`${c(n)}H${subscript(n)}`, 'taking as many hydrogen as carbon atoms'],
      [`${c(n)}H${subscript(2 * n)}OH`, ''],
    ],
    explanation: `The general formula is ${series === alkene ? 'CₙH₂ₙ' : 'CₙH₂ₙ₊₁OH'}, which with n = ${n} gives ${series.formula(n)}.`,
  };
}

function mass(random: Random): Draft {
  const [series, n] = [random.pick([alkene, alcohol]), random.int(3, 12)];
  const [hydrogens, oxygens] = [series.hydrogens(n), series.oxygens];
  const answer = 12 * n + hydrogens + 16 * oxygens;
  return {
    body: `What is the relative formula mass of ${molecule(series, n)}? (C = 12, H = 1, O = 16)`,
    answer: `${answer}`,
    mistakes: [
      [`${14 * n + 2}`, 'taking the formula of the alkane'],
      [`${12 * n}`, 'counting the carbon atoms only'],
      [
        `${12 * n + hydrogens + 16 * (1 - oxygens)}`,
        oxygens ? 'leaving out the oxygen' : 'adding an oxygen atom',
      ],
      [`${13 * n}`, 'taking as many hydrogen as carbon atoms'],
    ],
    explanation: `The formula is ${series.formula(n)}: ${n} × 12 + ${hydrogens} × 1${oxygens ? ' + 16' : ''} = ${answer}.`,
  };
}

function oxygenToBurn(random: Random): Draft {
  const [series, n] = [random.pick([alkene, alcohol]), random.int(4, 12)];
  const water = series.hydrogens(n) / 2;
  const atoms = 2 * n + water;
  const answer = (atoms - series.oxygens) / 2;
  const show = formatPrintedNumber;
  return {
    body: `How many moles of oxygen, O₂, does one mole of ${molecule(series, n)} need to burn completely?`,
    answer: show(answer),
    mistakes: [
      [show(atoms - series.oxygens), 'counting atoms instead of molecules of oxygen'],
      [show(n), 'forgetting the oxygen in the water'],
      [show(answer + 0.5), series.oxygens ? 'forgetting the oxygen in the alcohol' : 'taking the alkane'],
      [show(answer - 1), ''],
    ],
    explanation: `${series.formula(n)} gives ${n}CO₂ and ${water}H₂O with ${2 * n} + ${water} = ${atoms} oxygen atoms.${series.oxygens ? ' One of them is in the alcohol already.' : ''} The rest is ${show(answer)}O₂.`,
  };
}

export const family: Family = {
  name: 'homologous-series',
  syllabus: 'General formulae of alkenes and alcohols, and their complete combustion',
  levels: {
    1: 'One step: the formula from the general formula',
    2: 'Two steps: the formula, then the relative formula mass',
    3: 'Three steps: the formula, the products of combustion, and the oxygen that they contain',
  },
  tier: { 3: 'HIGHER' },
  write: byDifficulty({ 1: formula, 2: mass, 3: oxygenToBurn }),
  check: checkEachOption((option, text) => {
    const [carbons = NaN] = numbersIn(text);
    const isAlcohol = text.includes('alcohol');
    // A CH₂ unit for each carbon atom, and for an alcohol H₂O more.
    if (text.includes('mass')) return numberOf(option) === 14 * carbons + (isAlcohol ? 18 : 0);
    // Burning a CH₂ unit takes three atoms of oxygen, burning H₂O none.
    if (text.includes('burn')) return numberOf(option) === 1.5 * carbons;
    const count = (element: string) =>
      [...option.matchAll(new RegExp(`${element}([₀-₉]*)`, 'g'))].reduce(
        (sum, [, digits = '']) =>
          sum + (Number([...digits].map((digit) => '₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)).join('')) || 1),
        0,
      );
    const extra = isAlcohol ? 2 : 0;
    return count('C') === carbons && count('H') === 2 * carbons + extra && count('O') === extra / 2;
  }),
};
