import { expect, it, test } from 'vitest';
import { parseLaws } from './parse-laws.ts';

const momentum = [
  '  momentum:',
  '    difficulties: [2, 3]',
  '    syllabus: Momentum',
  '    sentence: Momentum is mass × velocity',
  '    product: { name: the momentum, unit: kg m/s }',
  '    first: { name: the mass, unit: kg, values: [0.4, 50], otherUnit: { name: g, size: 0.001 } }',
  '    second: { name: the velocity, unit: m/s, values: [3, 20] }',
  '    situations:',
  '      - An object moves.',
  '      - An object slides over ice.',
];
const parse = (...lines: string[]) => parseLaws(['FORCES:', ...lines].join('\n'));

it('reads laws with their quantities and situations', () => {
  const moment = ['  moment:', '    difficulties: [1, 2]', '    tier: HIGHER', ...momentum.slice(2)];
  const [law, other] = parse(...momentum, ...moment.map((line) => line.replace(/, otherUnit: \{.*?\}/, '')));
  expect(law).toEqual({
    topicCode: 'FORCES',
    law: {
      name: 'momentum',
      difficulties: [2, 3],
      syllabus: 'Momentum',
      sentence: 'Momentum is mass × velocity',
      product: { name: 'the momentum', unit: 'kg m/s' },
      first: { name: 'the mass', unit: 'kg', values: [0.4, 50], otherUnit: { name: 'g', size: 0.001 } },
      second: { name: 'the velocity', unit: 'm/s', values: [3, 20] },
      situations: ['An object moves.', 'An object slides over ice.'],
    },
  });
  expect(other).toMatchObject({ law: { name: 'moment', difficulties: [1, 2], tier: 'HIGHER' } });
});

test.each<[string, string[], string]>([
  ['difficulty 4', momentum.with(1, '    difficulties: [2, 4]'), 'line 3: FORCES → momentum → difficulties'],
  ['no difficulties', momentum.toSpliced(1, 1), 'line 2: "difficulties" is missing'],
  ['an unknown tier', momentum.toSpliced(2, 0, '    tier: MIDDLE'), 'line 4: FORCES → momentum → tier'],
  ['one name', [...momentum, ...momentum], 'line 12: Map keys must be unique'],
  ['an unknown key', momentum.with(3, '    law: Mass × velocity'), 'line 5: unknown key "law"'],
  ['no product', momentum.toSpliced(4, 1), 'line 2: "product" is missing'],
  [
    'a factor without values',
    momentum.with(6, '    second: { name: the speed, unit: m/s }'),
    'line 8: "values"',
  ],
  [
    'a value of none',
    momentum.with(6, '    second: { name: the speed, unit: m/s, values: [3, 0] }'),
    'line 8: FORCES → momentum → second → values → 1',
  ],
  [
    'difficulty 3 without another unit',
    momentum.with(5, '    first: { name: the mass, unit: kg, values: [5] }'),
    'line 2: difficulty 3, and no other, needs',
  ],
  [
    'another unit without difficulty 3',
    momentum.with(1, '    difficulties: [1, 2]'),
    'line 2: difficulty 3, and no other, needs',
  ],
  ['no situations', momentum.slice(0, 7), 'line 2: "situations" is missing'],
])('laws with %s are refused with the line', (_, lines, message) => {
  expect(() => parse(...lines)).toThrow(message);
});
