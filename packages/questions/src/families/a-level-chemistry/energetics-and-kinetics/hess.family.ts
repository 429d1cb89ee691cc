import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value)}`;
const inSum = (value: number) => (value < 0 ? `(−${-value})` : String(value));

interface Reaction {
  equation: string;
  left: readonly Species[];
  right: readonly Species[];
}

/** A coefficient, a formula and its enthalpy of formation or combustion, about which the printed value varies. */
type Species = readonly [count: number, formula: string, value: number];

const fromFormation: readonly Reaction[] = [
  {
    equation: 'C₂H₄(g) + H₂O(g) → C₂H₅OH(g)',
    left: [
      [1, 'C₂H₄', 52],
      [1, 'H₂O', -242],
    ],
    right: [[1, 'C₂H₅OH', -235]],
  },
  {
    equation: '4NH₃(g) + 5O₂(g) → 4NO(g) + 6H₂O(g)',
    left: [[4, 'NH₃', -46]],
    right: [
      [4, 'NO', 90],
      [6, 'H₂O', -242],
    ],
  },
  {
    equation: 'Fe₂O₃(s) + 3CO(g) → 2Fe(s) + 3CO₂(g)',
    left: [
      [1, 'Fe₂O₃', -824],
      [3, 'CO', -111],
    ],
    right: [[3, 'CO₂', -394]],
  },
  {
    equation: '2H₂S(g) + SO₂(g) → 3S(s) + 2H₂O(l)',
    left: [
      [2, 'H₂S', -21],
      [1, 'SO₂', -297],
    ],
    right: [[2, 'H₂O', -286]],
  },
  {
    equation: '2Al(s) + Cr₂O₃(s) → Al₂O₃(s) + 2Cr(s)',
    left: [[1, 'Cr₂O₃', -1140]],
    right: [[1, 'Al₂O₃', -1676]],
  },
  {
    equation: 'CH₄(g) + 2O₂(g) → CO₂(g) + 2H₂O(l)',
    left: [[1, 'CH₄', -75]],
    right: [
      [1, 'CO₂', -394],
      [2, 'H₂O', -286],
    ],
  },
  {
    equation: 'CaCO₃(s) → CaO(s) + CO₂(g)',
    left: [[1, 'CaCO₃', -1207]],
    right: [
      [1, 'CaO', -635],
      [1, 'CO₂', -394],
    ],
  },
  {
    equation: '2NaHCO₃(s) → Na₂CO₃(s) + H₂O(l) + CO₂(g)',
    left: [[2, 'NaHCO₃', -951]],
    right: [
      [1, 'Na₂CO₃', -1131],
      [1, 'H₂O', -286],
      [1, 'CO₂', -394],
    ],
  },
];

const fromCombustion: readonly Reaction[] = [
  {
    equation: '3C(s) + 4H₂(g) → C₃H₈(g)',
    left: [
      [3, 'C', -394],
      [4, 'H₂', -286],
    ],
    right: [[1, 'C₃H₈', -2219]],
  },
  {
    equation: 'C₂H₄(g) + H₂(g) → C₂H₆(g)',
    left: [
      [1, 'C₂H₄', -1411],
      [1, 'H₂', -286],
    ],
    right: [[1, 'C₂H₆', -1560]],
  },
  {
    equation: '2C(s) + 3H₂(g) + ½O₂(g) → C₂H₅OH(l)',
    left: [
      [2, 'C', -394],
      [3, 'H₂', -286],
    ],
    right: [[1, 'C₂H₅OH', -1367]],
  },
  {
    equation: '3C₂H₂(g) → C₆H₆(l)',
    left: [[3, 'C₂H₂', -1301]],
    right: [[1, 'C₆H₆', -3267]],
  },
  {
    equation: 'C₆H₆(l) + 3H₂(g) → C₆H₁₂(l)',
    left: [
      [1, 'C₆H₆', -3267],
      [3, 'H₂', -286],
    ],
    right: [[1, 'C₆H₁₂', -3920]],
  },
];

/** Tabulated values differ a little from source to source. */
const varied = (random: Random, species: readonly Species[]): Species[] =>
  species.map(([count, formula, value]) => [count, formula, value + random.int(-2, 2)]);

const sum = (species: readonly Species[]) =>
  species.reduce((all, [count, , value]) => all + count * value, 0);
const bare = (species: readonly Species[]) => species.reduce((all, [, , value]) => all + value, 0);
const printedSum = (species: readonly Species[]) =>
  species.map(([count, , value]) => (count === 1 ? inSum(value) : `${count} × ${inSum(value)}`)).join(' + ');

function question(random: Random, kind: 'formation' | 'combustion'): Draft {
  const reaction = random.pick(kind === 'formation' ? fromFormation : fromCombustion);
  const [left, right] = [varied(random, reaction.left), varied(random, reaction.right)];
  const rise = sum(right) - sum(left);
  const answer = kind === 'formation' ? rise : -rise;
  const list = [...left, ...right].map(([, formula, value]) => `${formula} ${signed(value)}`).join(', ');
  const once = kind === 'formation' ? bare(right) - bare(left) : bare(left) - bare(right);
  return {
    body: `${reaction.equation}. What is the enthalpy change of this reaction, in kJ mol⁻¹? (enthalpies of ${kind} in kJ mol⁻¹: ${list})`,
    answer: signed(answer),
    mistakes: [
      [
        signed(-answer),
        kind === 'formation' ? 'subtracting the products' : 'subtracting the reactants, as for formation',
      ],
      [signed(once), 'leaving out the numbers of moles'],
      [signed(sum(left) + sum(right)), 'adding all the values'],
      [signed(answer + 100), 'a slip in the addition'],
      [signed(answer - 20), ''],
    ],
    explanation:
      kind === 'formation'
        ? `ΔH = sum of the enthalpies of formation of the products − that of the reactants = [${printedSum(right)}] − [${printedSum(left)}] = ${signed(answer)} kJ mol⁻¹.`
        : `ΔH = sum of the enthalpies of combustion of the reactants − that of the products = [${printedSum(left)}] − [${printedSum(right)}] = ${signed(answer)} kJ mol⁻¹.`,
  };
}

/** Three equations are combined: one halved, one reversed. */
function combined(random: Random): Draft {
  const [first, second] = [random.int(20, 90) * 10, random.int(11, 60) * 10];
  const answer = -first / 2 + second;
  return {
    body: `2A + B₂ → 2AB, ΔH = −${first} kJ mol⁻¹; AB + C → A + CB, ΔH = ${signed(-second)} kJ mol⁻¹. What is the enthalpy change, in kJ mol⁻¹, of CB → C + ½B₂?`,
    answer: signed(first / 2 + second),
    mistakes: [
      [signed(answer), 'leaving one sign as it was'],
      [signed(-first / 2 - second), 'not reversing the equations'],
      [signed(first + second), 'not halving the first equation'],
      [signed(first / 2), 'using the first equation only'],
    ],
    explanation: `A + ½B₂ → AB has ΔH = −${first / 2}; with AB + C → A + CB this gives C + ½B₂ → CB, ΔH = −${first / 2} − ${second} = −${first / 2 + second} kJ mol⁻¹. The reverse has the opposite sign.`,
  };
}

export const family: Family = {
  name: 'hess',
  syllabus: 'Hess’s law',
  levels: {
    2: 'three steps: two sums of enthalpies of formation and their difference',
    3: 'three steps in the reverse direction: two sums of enthalpies of combustion',
    5: 'three steps without a formula: two equations, one halved, and the sum reversed',
  },
  needsCalculator: true,
  write: (random, difficulty) =>
    difficulty === 5 ? combined(random) : question(random, difficulty === 2 ? 'formation' : 'combustion'),
  check: checkNumber((text) => {
    const number = (digits = '') => Number(digits.replace('−', '-').replace('+', ''));
    const given = new Map(
      [...text.matchAll(/((?:[A-Z][a-z]?[₀-₉]*)+) ([−+]\d+)/g)].map(([, formula = '', value]) => [
        formula,
        number(value),
      ]),
    );
    if (text.includes('2AB')) {
      const [first = NaN, second = NaN] = [...text.matchAll(/ΔH = ([−+]\d+)/g)].map(([, value]) =>
        number(value),
      );
      return -(first / 2 + second);
    }
    const side = (part = '') =>
      [...part.matchAll(/(\d*)((?:[A-Z][a-z]?[₀-₉]*)+)\(/g)].reduce(
        (all, [, count, formula = '']) =>
          all + (count === '' ? 1 : Number(count)) * (given.get(formula) ?? 0),
        0,
      );
    const [left = '', right = ''] = (text.split('. What')[0] ?? '').split('→');
    return text.includes('combustion') ? side(left) - side(right) : side(right) - side(left);
  }, 1e-6),
};
