import { printed, significant, subscript } from '../../text/numbers.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { near } from '../near.ts';

/** Atoms of each element in a formula unit. */
interface Compound {
  name: string;
  formula: string;
  atoms: Readonly<Record<string, number>>;
}

const masses: Readonly<Record<string, number>> = {
  H: 1,
  C: 12,
  N: 14,
  O: 16,
  Na: 23,
  Mg: 24,
  S: 32,
  Cl: 35.5,
  K: 39,
  Ca: 40,
  Fe: 56,
  Cu: 63.5,
};
const compounds: readonly Compound[] = [
  { name: 'water', formula: `H${subscript(2)}O`, atoms: { H: 2, O: 1 } },
  { name: 'carbon dioxide', formula: `CO${subscript(2)}`, atoms: { C: 1, O: 2 } },
  { name: 'ammonia', formula: `NH${subscript(3)}`, atoms: { N: 1, H: 3 } },
  { name: 'methane', formula: `CH${subscript(4)}`, atoms: { C: 1, H: 4 } },
  { name: 'magnesium oxide', formula: 'MgO', atoms: { Mg: 1, O: 1 } },
  { name: 'sodium hydroxide', formula: 'NaOH', atoms: { Na: 1, O: 1, H: 1 } },
  { name: 'calcium carbonate', formula: `CaCO${subscript(3)}`, atoms: { Ca: 1, C: 1, O: 3 } },
  { name: 'sulfuric acid', formula: `H${subscript(2)}SO${subscript(4)}`, atoms: { H: 2, S: 1, O: 4 } },
  { name: 'sodium chloride', formula: 'NaCl', atoms: { Na: 1, Cl: 1 } },
  { name: 'iron(III) oxide', formula: `Fe${subscript(2)}O${subscript(3)}`, atoms: { Fe: 2, O: 3 } },
  { name: 'potassium nitrate', formula: `KNO${subscript(3)}`, atoms: { K: 1, N: 1, O: 3 } },
  { name: 'copper(II) sulfate', formula: `CuSO${subscript(4)}`, atoms: { Cu: 1, S: 1, O: 4 } },
];

const massOf = (compound: Compound) =>
  Object.entries(compound.atoms).reduce((sum, [element, count]) => sum + (masses[element] ?? 0) * count, 0);
const listOf = (compound: Compound) =>
  Object.keys(compound.atoms)
    .map((element) => `${element} = ${printed(masses[element] ?? 0)}`)
    .join(', ');
const sumOf = (compound: Compound) =>
  Object.entries(compound.atoms)
    .map(([element, count]) =>
      count === 1 ? printed(masses[element] ?? 0) : `${count} × ${printed(masses[element] ?? 0)}`,
    )
    .join(' + ');

const formulaMass: Family = {
  name: 'formula-mass',
  printed: { 1: 4 },
  write: (random) => {
    const compound = random.pick(compounds.slice(0, 11));
    const mass = massOf(compound);
    const once = Object.keys(compound.atoms).reduce((sum, element) => sum + (masses[element] ?? 0), 0);
    return {
      body: `What is the relative formula mass of ${compound.name}, ${compound.formula}? (${listOf(compound)})`,
      answer: printed(mass),
      mistakes: [
        [printed(once), 'counting each element once'],
        [printed(mass * 2), 'doubling'],
        [printed(mass - (Object.values(compound.atoms).at(-1) ?? 1)), 'a slip in the addition'],
        ...near(mass, 2),
        [printed(mass + 16), 'counting one oxygen atom too many'],
      ],
      explanation: `Add the masses of all atoms in the formula: ${sumOf(compound)} = ${printed(mass)}.`,
    };
  },
};

const moles: Family = {
  name: 'moles',
  printed: { 2: 4, 3: 2 },
  write: (random, difficulty) => {
    const compound = random.pick(compounds);
    const [mass, amount] = [massOf(compound), random.pick([0.1, 0.2, 0.25, 0.5, 2, 3, 4])];
    const grams = mass * amount;
    const wantsMass = random.chance(0.5);
    const known = difficulty === 2 ? `(relative formula mass = ${printed(mass)})` : `(${listOf(compound)})`;
    return {
      body: wantsMass
        ? `What is the mass of ${printed(amount)} mol of ${compound.name}, ${compound.formula}, in g? ${known}`
        : `How many moles are there in ${printed(grams)} g of ${compound.name}, ${compound.formula}? ${known}`,
      answer: printed(wantsMass ? grams : amount),
      mistakes: wantsMass
        ? [
            [printed(Number((mass / amount).toFixed(2))), 'dividing by the moles'],
            [printed(mass), 'giving the mass of one mole'],
            [printed(mass + amount), 'adding'],
            [printed(grams * 2), ''],
            [printed(grams * 10), 'a slip with the decimal point'],
          ]
        : [
            [printed(Number((mass / grams).toFixed(2))), 'dividing the wrong way round'],
            [printed(Number((grams * mass).toFixed(1))), 'multiplying instead of dividing'],
            [printed(amount * 2), ''],
            [printed(amount * 10), 'a slip with the decimal point'],
            [printed(amount + 1), ''],
          ],
      explanation: wantsMass
        ? `Mass is moles × relative formula mass: ${printed(amount)} × ${printed(mass)} = ${printed(grams)}.`
        : `Moles are mass ÷ relative formula mass: ${printed(grams)} ÷ ${printed(mass)} = ${printed(amount)}.`,
    };
  },
};

const concentration: Family = {
  name: 'concentration-and-yield',
  printed: { 2: 2, 3: 2, 4: 2 },
  write: (random, difficulty) => {
    if (difficulty === 2) {
      const [volume, perLitre] = [random.pick([100, 200, 250, 500]), random.int(2, 30) * 2];
      const grams = (perLitre * volume) / 1000;
      return {
        body: `${printed(grams)} g of a salt is dissolved to make ${volume} cm³ of solution. What is the concentration, in g/dm³?`,
        answer: printed(perLitre),
        mistakes: [
          [printed(Number((grams / volume).toPrecision(3))), 'not changing cm³ into dm³'],
          [printed(grams * volume), 'multiplying instead of dividing'],
          [printed(Number(((grams * volume) / 1000).toPrecision(3))), 'multiplying by the volume'],
          [printed(perLitre / 10), 'a slip with the decimal point'],
          [printed(perLitre * 2), ''],
        ],
        explanation: `${volume} cm³ is ${printed(volume / 1000)} dm³, and ${printed(grams)} ÷ ${printed(volume / 1000)} = ${perLitre}.`,
      };
    }
    const possible = random.int(4, 40) * 5;
    const percent = random.pick([40, 60, 64, 70, 72, 80, 85, 88]);
    const actual = (possible * percent) / 100;
    if (difficulty === 3) {
      return {
        body: `A reaction could give ${possible} g of a product, but only ${printed(actual)} g is collected. What is the percentage yield?`,
        answer: `${percent}%`,
        mistakes: [
          [`${100 - percent}%`, 'giving the percentage that is lost'],
          [`${significant(100 / (percent / 100))}%`, 'dividing the wrong way round'],
          [`${printed(actual)}%`, 'giving the mass as a percentage'],
          [`${printed(possible - actual)}%`, 'giving the mass that is lost'],
          [`${percent + 5}%`, ''],
        ],
        explanation: `Yield is what is collected ÷ what is possible × 100: ${printed(actual)} ÷ ${possible} × 100 = ${percent}%.`,
      };
    }
    const fuel = random.pick([
      { name: 'magnesium', symbol: 'Mg', mass: 24, oxide: 'magnesium oxide', product: 40 },
      { name: 'calcium', symbol: 'Ca', mass: 40, oxide: 'calcium oxide', product: 56 },
    ] as const);
    const amount = random.pick([0.1, 0.2, 0.25, 0.5, 2, 3]);
    const grams = amount * fuel.mass;
    const result = amount * fuel.product;
    return {
      body: `2${fuel.symbol} + O₂ → 2${fuel.symbol}O. What mass of ${fuel.oxide} forms when ${printed(grams)} g of ${fuel.name} burns completely, in g? (${fuel.symbol} = ${fuel.mass}, O = 16)`,
      answer: printed(result),
      mistakes: [
        [printed(result * 2), 'using the 2 of the equation once only'],
        [printed(grams + 16), 'adding the mass of one mole of oxygen atoms'],
        [printed(grams), 'taking the mass to be unchanged'],
        [printed(amount * (fuel.product + 16)), 'adding the whole oxygen molecule'],
        [
          printed(Number(((grams * fuel.mass) / fuel.product).toFixed(2))),
          'using the ratio the wrong way round',
        ],
      ],
      explanation: `${printed(grams)} g is ${printed(amount)} mol of ${fuel.name}, which gives ${printed(amount)} mol of the oxide: ${printed(amount)} × ${fuel.product} = ${printed(result)}.`,
    };
  },
};

export const chemicalCalculations: TopicFamilies = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'CHEMICAL_CALCULATIONS',
  families: [formulaMass, moles, concentration],
};
