import { testCalculations } from '#checks/support/calculations.ts';

testCalculations({
  'gcse-combined-science/bioenergetics/key-ideas': {
    14: 15 * (48 / 30) + 30 * 2 * (48 / 30),
  },
  'gcse-combined-science/homeostasis/key-ideas': {
    14: ((36 / 180) * 1000) / 5.2,
  },
  'gcse-combined-science/infection-and-response/key-ideas': {
    13: 60 + 0.75 * 40,
  },
  'gcse-combined-science/inheritance-and-ecology/key-ideas': {
    12: 1 - 0.75 ** 4,
  },
  'gcse-combined-science/atoms-and-bonding/key-ideas': {
    13: 34 - (18 - 2),
    14: 1000 * (4 - 3),
  },
  'gcse-combined-science/chemical-calculations/key-ideas': {
    2: 2 * (12 + 16),
    6: (100 * 40) / (40 + 12 + 48),
    7: (1000 * 2) / 10,
    8: 0.5 * 6.02e23 * 3,
    9: ((15 / 300) * 100) / 0.25,
  },
  'gcse-combined-science/chemical-changes/key-ideas': {
    14: 2 + Math.log10(0.01 / 0.00001),
    15: (3 * 12 * 108) / (4 * 27),
  },
  'gcse-combined-science/energy-changes-and-rates/key-ideas': {
    13: 2640 + 780,
    14: 945 + 3 * 436 - 6 * 391,
    15: 20 + 10 * Math.log2(96 / 12),
  },
  'gcse-combined-science/organic-chemistry/key-ideas': {
    14: 5 * 12 + 12 - (5 * 12 + 10),
  },
  'gcse-combined-science/chemical-analysis/key-ideas': {
    14: 1800 / ((150 / 5) * 0.12),
    15: 3.6 / (0.8 - 0.5),
  },
  'gcse-combined-science/chemistry-of-the-atmosphere/key-ideas': {
    14: 200 * 150 + 200 * 12 * 10,
    15: 16 * 25 - 44,
  },
  'gcse-combined-science/using-resources/key-ideas': {
    13: (100 * (170 - 91)) / 100,
    14: (((2500 * 3.2) / 64) * 56) / 1000,
    15: (4 * 150) / 0.88,
  },
  'gcse-combined-science/magnetism/key-ideas': {
    11: 0.08 * (1.5 / 0.5) * 0.25,
  },
  'gcse-combined-science/particle-model/key-ideas': {
    2: 60 / 20,
    9: 45000 / 0.05,
    10: (72 * 60) / (0.8 * 12),
    11: 50 * 600 - (50 * 600 * 24) / 30,
  },
  'gcse-combined-science/radioactivity/key-ideas': {
    10: 960 / 2 ** (30 / 6),
    11: 8 * Math.log2(64),
  },
  'gcse-combined-science/waves/key-ideas': {
    9: 60 / (36 / 1.5 / 8),
  },
});
