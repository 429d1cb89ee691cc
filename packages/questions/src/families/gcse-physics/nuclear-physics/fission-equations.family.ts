import { checkEachOption } from '#checks/check.ts';
import { numberOf, numbersIn } from '#checks/support/numbers-in-text.ts';
import type { Random } from '#random.ts';
import type { Draft, Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';

interface Nucleus {
  name: string;
  protons: number;
  mass: number;
}

const fuels: readonly Nucleus[] = [
  { name: 'uranium', protons: 92, mass: 233 },
  { name: 'uranium', protons: 92, mass: 235 },
  { name: 'plutonium', protons: 94, mass: 239 },
];
const heavyProducts: readonly (readonly [name: string, protons: number])[] = [
  ['xenon', 54],
  ['caesium', 55],
  ['barium', 56],
  ['lanthanum', 57],
];
const lightProducts = new Map([
  [35, 'bromine'],
  [36, 'krypton'],
  [37, 'rubidium'],
  [38, 'strontium'],
  [39, 'yttrium'],
  [40, 'zirconium'],
]);
const words = new Map([
  [2, 'two'],
  [3, 'three'],
  [4, 'four'],
]);

/** A nucleus that has absorbed a neutron splits. */
function fission(random: Random): { fuel: Nucleus; heavy: Nucleus; light: Nucleus; neutrons: number } {
  const fuel = random.pick(fuels);
  const [name, protons] = random.pick(heavyProducts);
  const [mass, neutrons] = [random.int(138, 145), random.int(2, 4)];
  const rest = fuel.protons - protons;
  return {
    fuel,
    heavy: { name, protons, mass },
    light: { name: lightProducts.get(rest) ?? '', protons: rest, mass: fuel.mass + 1 - mass - neutrons },
    neutrons,
  };
}

const isotope = ({ name, mass }: Nucleus) => `${name}-${mass}`;

function countNeutrons(random: Random, isAbsorbing: boolean): Draft {
  const { fuel, heavy, light, neutrons } = fission(random);
  const before = fuel.mass + 1;
  const products = `${isotope(heavy)}, ${isotope(light)} and some neutrons`;
  return {
    body: isAbsorbing
      ? `A nucleus of ${isotope(fuel)} absorbs a neutron and splits into ${products}. How many neutrons does it set free?`
      : `A nucleus of ${isotope({ ...fuel, mass: before })} splits into ${products}. How many neutrons does it set free?`,
    answer: `${neutrons}`,
    mistakes: [
      ...(isAbsorbing ? [[`${neutrons - 1}`, 'forgetting the neutron that is absorbed'] as const] : []),
      ...nearbyNumbers(neutrons, 1),
    ],
    explanation: `${isAbsorbing ? `With the absorbed neutron the mass number is ${before}. ` : ''}The mass numbers must have the same sum before and after: ${before} − ${heavy.mass} − ${light.mass} = ${neutrons}.`,
  };
}

function findNucleus(random: Random): Draft {
  const { fuel, heavy, light, neutrons } = fission(random);
  const pair = (mass: number, protons: number) => `${mass} and ${protons}`;
  return {
    body: `A nucleus of ${isotope(fuel)} (atomic number ${fuel.protons}) absorbs a neutron and splits into ${isotope(heavy)} (atomic number ${heavy.protons}), ${words.get(neutrons) ?? ''} neutrons and a second nucleus. What are its mass number and its atomic number?`,
    answer: pair(light.mass, light.protons),
    mistakes: [
      [pair(light.mass - 1, light.protons), 'forgetting the neutron that is absorbed'],
      [pair(light.mass + neutrons, light.protons), 'forgetting the neutrons that are set free'],
      [pair(light.mass, light.protons - neutrons), 'taking the neutrons from the atomic number too'],
    ],
    explanation: `Mass number: ${fuel.mass} + 1 − ${heavy.mass} − ${neutrons} = ${light.mass}. Atomic number: ${fuel.protons} − ${heavy.protons} = ${light.protons}, as neutrons have no charge.`,
  };
}

export const family: Family = {
  name: 'fission-equations',
  syllabus: 'Nuclear fission: what is conserved in its equation',
  levels: {
    1: 'One step: the mass numbers of the products from that of the nucleus',
    2: 'Two steps: the absorbed neutron first, then the difference',
    3: 'Three steps: the mass number with absorbed and freed neutrons, and the atomic number',
  },
  write: (random, difficulty) =>
    difficulty === 3 ? findNucleus(random) : countNeutrons(random, difficulty === 2),
  check: checkEachOption((option, text) => {
    const [before = NaN, second = NaN, third = NaN, fourth = NaN] = numbersIn(text);
    const total = text.includes('absorbs') ? before + 1 : before;
    if (!text.includes('second nucleus')) return numberOf(option) === total - second - third;
    const freed = ['two', 'three', 'four'].findIndex((each) => text.includes(`${each} neutrons`)) + 2;
    const [mass, protons] = numbersIn(option);
    return mass === total - third - freed && protons === second - fourth;
  }),
};
