import { testCalculations } from '#checks/support/calculations.ts';

const { ceil, log2, sqrt, PI } = Math;

testCalculations({
  'a-level-biology/biological-molecules/concepts': {
    22: (600 - 2 * 180) / 2,
    23: 3 * 2 * 1,
    25: 3 * 18 + 3,
    27: (2 * 3400) / 0.34,
  },
  'a-level-biology/biological-molecules/tests-and-enzymes': {
    5: (0.9 - 0.5) / 0.08,
    6: 12 / 20,
    11: 5 / 10 ** 3,
    12: ((0.9 - 0.7) / 0.08) * 5,
    15: 240 / 60,
    16: (0.75 - 0.3) * 8,
  },
  'a-level-biology/cells-and-transport/microscopes-and-osmosis': {
    4: (1.2 - 1) / 0.5,
    7: 100 / 20,
    9: 0.9 * 2.5,
    10: (85 / 0.1) * 10_000,
    11: (24 / 12) ** 2,
    12: (48 / 400) * 22,
    14: (4 / (90 / 1.8)) * 1000,
  },
  'a-level-biology/exchange-and-circulation/dissections-and-data': {
    5: 60 / 0.8,
    12: (3 * 2) / 1.5,
    13: 80 - 68,
    14: PI * 0.4 ** 2 * 25 * 60,
    15: 14 / 0.16,
    16: 5000 / 50 - 5000 / 70,
    17: (0.57 / (4.5 + 1.2)) * 100,
    18: (1 - 94 / 99) * 100,
  },
  'a-level-biology/control-and-coordination/behaviour-and-graphs': {
    3: 40 - 100,
    5: 9 - 5,
    10: (8 - 5) / 60,
    12: sqrt((2 * 0.2) / 9.8),
    13: (2 * (16 - 10) ** 2) / 10,
    14: 900 / 60 + 2 * 0.6 + 900 / 90,
    15: 3 * ceil(log2(1000)),
  },
  'a-level-biology/energy-and-ecosystems/fieldwork-and-data': {
    9: (60 / (15 * 0.25)) * 400,
    10: 25 + 5,
    11: ((180 - 60) / 60) * 100,
    12: ((26 - 2) * 0.8) / 10,
    13: ((45 - 5) * 60) / 9,
    14: ((320 + 80) / 8000) * 100,
  },
});
