import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
import { calculation, fixed, quantity } from '../calculation.ts';
import { checkQuantity } from '../quantity-check.ts';

const substances = [
  { name: 'water', capacity: 4200 },
  { name: 'aluminium', capacity: 900 },
  { name: 'copper', capacity: 390 },
  { name: 'iron', capacity: 450 },
  { name: 'oil', capacity: 1900 },
];

/** A mass of a substance in kg, its rise in temperature and the energy that this needs. */
function sampleOf(random: Random) {
  const { name, capacity } = random.pick(substances);
  const [mass, rise] = [random.int(15, 95) / 100, random.int(12, 65)];
  const given = `(specific heat capacity of ${name} = ${fixed(capacity, 0)} J kg⁻¹ K⁻¹)`;
  return { name, capacity, mass, rise, given, energy: mass * capacity * rise };
}

type Sample = ReturnType<typeof sampleOf>;

function changeOfState(random: Random, { mass }: Sample): Draft {
  const isMelting = random.chance(0.5);
  const latent = isMelting ? 3.34 : 22.6;
  const needed = mass * latent * 1e5;
  return calculation({
    body: `How much energy is needed to ${isMelting ? 'melt' : 'boil away'} ${fixed(mass, 2)} kg of ${isMelting ? 'ice at its melting point' : 'water at its boiling point'}? (specific latent heat = ${isMelting ? '3.34 × 10⁵' : '2.26 × 10⁶'} J kg⁻¹)`,
    value: needed,
    unit: 'J',
    mistakes: [
      [(latent * 1e5) / mass, 'dividing by the mass'],
      [needed / 1000, 'giving the energy in kilojoules'],
      [mass * 4200 * 100, 'using the specific heat capacity'],
    ],
    working: `Q = m L = ${fixed(mass, 2)} × ${isMelting ? '3.34 × 10⁵' : '2.26 × 10⁶'} = ${quantity(needed, 'J')}. The temperature does not change.`,
  });
}

function energyForRise({ name, capacity, mass, rise, given, energy }: Sample): Draft {
  return calculation({
    body: `How much energy heats ${fixed(mass, 2)} kg of ${name} by ${rise} K? ${given}`,
    value: energy,
    unit: 'J',
    mistakes: [
      [mass * capacity * (rise + 273), 'adding 273 to a difference of temperatures'],
      [capacity * rise, 'leaving out the mass'],
      [(capacity * rise) / mass, 'dividing by the mass'],
      [mass * capacity, 'leaving out the rise in temperature'],
    ],
    working: `Q = m c Δθ = ${fixed(mass, 2)} × ${fixed(capacity, 0)} × ${rise} = ${quantity(energy, 'J')}.`,
  });
}

function timeOfHeater(random: Random): Draft {
  const { name, capacity, mass, rise, given, energy } = sampleOf(random);
  const power = 10 * random.int(5, 60);
  return calculation({
    body: `A heater of ${fixed(power, 0)} W warms ${fixed(mass, 2)} kg of ${name} by ${rise} K without losses. How long does it take? ${given}`,
    value: energy / power,
    unit: 's',
    mistakes: [
      [energy / power / 60, 'giving the time in minutes'],
      [(mass * capacity) / power, 'leaving out the rise in temperature'],
      [(mass * capacity * (rise + 273)) / power, 'adding 273 to a difference of temperatures'],
      [(capacity * rise) / power, 'leaving out the mass'],
    ],
    working: `The energy is m c Δθ = ${quantity(energy, 'J')}, and t = Q ÷ P = ${quantity(energy)} ÷ ${fixed(power, 0)} = ${quantity(energy / power, 's')}.`,
  });
}

function mixture(random: Random): Draft {
  const { name, capacity, mass } = sampleOf(random);
  const [block, hot, cold] = [random.int(20, 90) / 100, random.int(80, 250), random.int(10, 25)];
  const end = (mass * 4200 * cold + block * capacity * hot) / (mass * 4200 + block * capacity);
  return calculation({
    body: `A ${fixed(block, 2)} kg block of ${name} at ${hot} °C is placed in ${fixed(mass, 2)} kg of water at ${cold} °C. What is the final temperature, without losses? (specific heat capacities: ${name} ${fixed(capacity, 0)} J kg⁻¹ K⁻¹, water 4,200 J kg⁻¹ K⁻¹)`,
    value: name === 'water' || name === 'oil' || end > 95 ? NaN : end,
    unit: '°C',
    mistakes: [
      [(hot + cold) / 2, 'taking the mean of the temperatures'],
      [end - cold, 'giving the rise in temperature of the water'],
      [(mass * cold + block * hot) / (mass + block), 'leaving out the specific heat capacities'],
      [
        cold + (block * capacity * (hot - cold)) / (mass * 4200),
        'letting the block cool to the first temperature of the water',
      ],
    ],
    working: `Energy lost by the block = energy gained by the water: ${fixed(block, 2)} × ${fixed(capacity, 0)} × (${hot} − θ) = ${fixed(mass, 2)} × 4,200 × (θ − ${cold}), so θ = ${quantity(end)} °C.`,
  });
}

function flowOrMelting(random: Random): Draft {
  // Not asked about: without it the numbers drawn next, and the questions of the bank, would be others.
  sampleOf(random);
  return random.chance(0.5) ? heatedFlow(random) : meltingAndWarming(random);
}

function heatedFlow(random: Random): Draft {
  const [power, rate] = [10 * random.int(20, 300), random.int(20, 90) / 1000];
  const warmer = power / (rate * 4200);
  return calculation({
    body: `Water flows through a heater of ${fixed(power, 0)} W at a rate of ${fixed(rate, 3)} kg s⁻¹. By how much does its temperature rise, without losses? (c = 4,200 J kg⁻¹ K⁻¹)`,
    value: warmer < 60 && warmer > 1 ? warmer : NaN,
    unit: 'K',
    mistakes: [
      [power * rate, 'multiplying by the rate of flow'],
      [power / 4200, 'leaving out the rate of flow'],
      [warmer + 273, 'adding 273 to a difference of temperatures'],
      [warmer / 60, ''],
    ],
    working: `In each second the heater gives ${fixed(power, 0)} J to ${fixed(rate, 3)} kg: Δθ = ${fixed(power, 0)} ÷ (${fixed(rate, 3)} × 4,200) = ${quantity(warmer, 'K')}.`,
  });
}

function meltingAndWarming(random: Random): Draft {
  const [ice, warm] = [random.int(5, 40) / 100, random.int(8, 60)];
  const total = ice * 3.34e5 + ice * 4200 * warm;
  return calculation({
    body: `How much energy changes ${fixed(ice, 2)} kg of ice at 0 °C into water at ${warm} °C? (specific latent heat of fusion 3.34 × 10⁵ J kg⁻¹, specific heat capacity of water 4,200 J kg⁻¹ K⁻¹)`,
    value: total,
    unit: 'J',
    mistakes: [
      [ice * 3.34e5, 'leaving out the warming of the water'],
      [ice * 4200 * warm, 'leaving out the melting'],
      [3.34e5 + 4200 * warm, 'leaving out the mass'],
      [ice * 3.34e5 + 4200 * warm, 'leaving out the mass in the second step'],
    ],
    working: `Melting needs m L = ${quantity(ice * 3.34e5, 'J')} and warming m c Δθ = ${quantity(ice * 4200 * warm, 'J')}, in all ${quantity(total, 'J')}.`,
  });
}

export const family: Family = {
  name: 'heating',
  syllabus: 'Specific heat capacity and specific latent heat',
  levels: {
    1: 'one formula: the energy for a rise in temperature or a change of state',
    2: 'two steps: the energy, then the time of a heater',
    3: 'an equation of two energies, solved for the final temperature of a mixture',
    5: 'three steps: a change of state and a rise in temperature, or the heating of a flow',
  },
  write: byDifficulty({
    1: (random) => {
      const sample = sampleOf(random);
      return random.chance(0.4) ? changeOfState(random, sample) : energyForRise(sample);
    },
    2: timeOfHeater,
    3: mixture,
    5: flowOrMelting,
  }),
  check: checkQuantity(([first, second, third, fourth, fifth, sixth], text) => {
    if (text.includes('needed to')) return first * second;
    if (text.includes('How much energy heats')) return third * first * second;
    if (text.includes('A heater of')) return (second * fourth) / (first / third);
    if (text.includes('block')) {
      const [ofBlock, ofWater] = [first * fifth, third * sixth];
      return fourth + (ofBlock / (ofBlock + ofWater)) * (second - fourth);
    }
    if (text.includes('flows')) return first / second / third;
    return first * (fourth + fifth * (third - second));
  }),
};
