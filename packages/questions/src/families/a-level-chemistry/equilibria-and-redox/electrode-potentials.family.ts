import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';

const halfCells = [
  ['Mg²⁺/Mg', -2.37],
  ['Al³⁺/Al', -1.66],
  ['Zn²⁺/Zn', -0.76],
  ['Cr³⁺/Cr', -0.74],
  ['Fe²⁺/Fe', -0.44],
  ['Cd²⁺/Cd', -0.4],
  ['Co²⁺/Co', -0.28],
  ['Ni²⁺/Ni', -0.25],
  ['Sn²⁺/Sn', -0.14],
  ['Pb²⁺/Pb', -0.13],
  ['Cu²⁺/Cu', 0.34],
  ['I₂/I⁻', 0.54],
  ['Fe³⁺/Fe²⁺', 0.77],
  ['Ag⁺/Ag', 0.8],
  ['Br₂/Br⁻', 1.07],
  ['Cl₂/Cl⁻', 1.36],
  ['Ce⁴⁺/Ce³⁺', 1.7],
] as const;

const volts = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)} V`;

export const family: Family = {
  name: 'electrode-potentials',
  syllabus: 'The e.m.f. of cells',
  levels: {
    2: 'two steps: which half-cell is reduced, then a difference',
    3: 'two steps backwards: the sign, then an unknown electrode potential',
  },
  needsCalculator: true,
  write: (random, difficulty) => {
    const [one, other] = random.sample(halfCells, 2) as [
      (typeof halfCells)[number],
      (typeof halfCells)[number],
    ];
    const [low, high] = one[1] < other[1] ? [one, other] : [other, one];
    const force = high[1] - low[1];
    if (difficulty === 2)
      return {
        body: `What is the standard e.m.f. of a cell made from ${one[0]} (${volts(one[1])}) and ${other[0]} (${volts(other[1])}) that supplies a current?`,
        answer: volts(force),
        mistakes: [
          [volts(high[1] + low[1]), 'adding the two potentials'],
          [volts(-force), 'subtracting the wrong way round'],
          [volts(-high[1] - low[1]), ''],
          [volts(force / 2), ''],
          [volts(force * 2), ''],
        ],
        explanation: `The more positive half-cell, ${high[0]}, is reduced: E = ${volts(high[1]).replace(' V', '')} − (${volts(low[1]).replace(' V', '')}) = ${volts(force)}.`,
      };
    const unknownIsPositive = random.chance(0.5);
    const [known, unknown] = unknownIsPositive ? [low, high] : [high, low];
    return {
      body: `A half-cell X is joined to ${known[0]} (${volts(known[1])}). The e.m.f. is ${force.toFixed(2)} V, and X is the ${unknownIsPositive ? 'positive' : 'negative'} electrode. What is the electrode potential of X?`,
      answer: volts(unknown[1]),
      mistakes: [
        [volts(unknownIsPositive ? known[1] - force : known[1] + force), 'taking X as the other electrode'],
        [volts(-unknown[1]), 'changing the sign'],
        [volts(force), 'giving the e.m.f.'],
        [volts(-force), ''],
      ],
      explanation: `The e.m.f. is the potential of the positive electrode minus that of the negative one. ${unknownIsPositive ? `E(X) = ${force.toFixed(2)} + (${volts(known[1]).replace(' V', '')})` : `E(X) = ${volts(known[1]).replace(' V', '')} − ${force.toFixed(2)}`} = ${volts(unknown[1])}.`,
    };
  },
  check: checkNumber((text) => {
    const given = [...text.matchAll(/\(([−+][\d.]+) V\)/g)].map(([, value = '']) =>
      Number(value.replace('−', '-').replace('+', '')),
    );
    if (text.startsWith('What')) return Math.max(...given) - Math.min(...given);
    const force = Number(/e\.m\.f\. is ([\d.]+)/.exec(text)?.[1]);
    return (given[0] ?? NaN) + (text.includes('the positive') ? force : -force);
  }, 1e-6),
};
