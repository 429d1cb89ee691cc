import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Family } from '../../family.ts';
import { results } from '../calculation.ts';

/** Unstable nuclei that exist: name, mass number, atomic number. */
const nuclei = [
  ['uranium', 238, 92],
  ['thorium', 232, 90],
  ['radium', 226, 88],
  ['radon', 222, 86],
  ['polonium', 218, 84],
  ['plutonium', 239, 94],
  ['americium', 241, 95],
  ['actinium', 227, 89],
  ['protactinium', 231, 91],
  ['bismuth', 212, 83],
  ['neptunium', 237, 93],
  ['curium', 244, 96],
] as const;

export const family: Family = {
  name: 'nuclear-change',
  syllabus: 'Nuclear equations',
  levels: {
    1: 'One subtraction: the number of neutrons',
    2: 'One or two steps: a number of the nucleus after one alpha decay',
    3: 'A number of the nucleus after several alpha and beta decays',
  },
  write: (random, difficulty) => {
    const [name, mass, charge] = random.pick(nuclei);
    const nucleus = `A nucleus of ${name} has the mass number ${mass} and the atomic number ${charge}`;
    if (difficulty === 1) {
      return {
        body: `${nucleus}. How many neutrons does it have?`,
        ...results(mass - charge, [
          [mass + charge, 'adding the numbers'],
          [charge, 'giving the number of protons'],
          [mass, 'giving the number of protons and neutrons'],
        ]),
        explanation: `The mass number counts protons and neutrons, so the neutrons are ${mass} − ${charge} = ${mass - charge}.`,
      };
    }
    const alpha = difficulty === 2 ? 1 : random.int(2, 3);
    const beta = difficulty === 2 ? 0 : random.int(1, 3);
    const [newMass, newCharge] = [mass - 4 * alpha, charge - 2 * alpha + beta];
    const particles =
      difficulty === 2
        ? 'an alpha particle'
        : `${alpha} alpha particles and ${beta === 1 ? '1 beta particle' : `${beta} beta particles`}`;
    const asked = random.pick(['mass number', 'atomic number', 'number of neutrons'] as const);
    const answer = {
      'mass number': newMass,
      'atomic number': newCharge,
      'number of neutrons': newMass - newCharge,
    }[asked];
    const change = `Each alpha particle takes away 2 protons and 2 neutrons${beta > 0 ? ', and in each beta decay a neutron becomes a proton' : ''}`;
    const numbers = [
      newMass,
      newCharge,
      newMass - newCharge,
      mass - 2 * alpha,
      charge - 4 * alpha,
      mass - charge,
    ];
    return {
      body: `${nucleus}. It emits ${particles}. What is the ${asked} of the nucleus that is left?`,
      answer: String(answer),
      mistakes: [
        ...(beta > 0 && asked === 'atomic number'
          ? [[String(charge - 2 * alpha - beta), 'taking one away for each beta particle'] as const]
          : []),
        ...(beta > 0 && asked === 'mass number'
          ? [[String(newMass - beta), 'taking one away for each beta particle'] as const]
          : []),
        ...(asked === 'atomic number'
          ? [[String(charge - 4 * alpha + beta), 'taking four protons away for each alpha particle'] as const]
          : []),
        ...(asked === 'mass number'
          ? [[String(mass - 2 * alpha), 'taking only two away for each alpha particle'] as const]
          : []),
        ...(asked === 'number of neutrons'
          ? [
              [
                String(mass - charge - 4 * alpha),
                'taking four neutrons away for each alpha particle',
              ] as const,
            ]
          : []),
        [String(answer + 2), ''],
        [String(answer - 1), ''],
        [String(answer + 1), ''],
        ...numbers.map((number) => [String(number), ''] as const),
      ],
      explanation: `${change}, so the mass number becomes ${newMass} and the atomic number ${newCharge}${asked === 'number of neutrons' ? `, which leaves ${newMass} − ${newCharge} = ${answer} neutrons` : ''}.`,
    };
  },
  check: checkNumber((text) => {
    const [mass = NaN, protons = NaN, several, electrons = 0] = numbersIn(text);
    const helium = text.includes('emits') ? (several ?? 1) : 0;
    const [left, kept] = [mass - protons - 2 * helium - electrons, protons - 2 * helium + electrons];
    if (text.includes('What is the mass')) return left + kept;
    return text.includes('What is the atomic') ? kept : left;
  }),
};
