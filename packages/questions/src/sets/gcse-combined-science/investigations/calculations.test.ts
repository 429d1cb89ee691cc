import { testCalculations } from '#checks/support/calculations.ts';

testCalculations({
  'gcse-combined-science/bioenergetics/investigations': {
    6: 140 - 70,
    7: 14 - 8,
    11: 140 * 110 - 70 * 80,
    12: (14 + 15 + 13) / 3,
    14: 52 - 40 + (40 - 36),
  },
  'gcse-combined-science/cells-and-organisation/investigations': {
    6: 8 / 2,
    10: 48 / 0.12,
    12: 200 * (10 / 4),
    15: (1.8 / 4 / 15) * 1000,
    16: 0.4 / 30 / (0.1 / 60),
  },
  'gcse-combined-science/homeostasis/investigations': {
    6: 9 - 5,
    9: (0.25 + 0.23 + 0.24 + 0.22 + 0.26) / 5,
    11: (9 - 6) / (90 - 30),
    15: (25 - (0.6 / 50) * 1000 - (0.75 / 75) * 1000) / 2,
  },
  'gcse-combined-science/infection-and-response/investigations': {
    6: (100 * (240 - 40)) / 240,
    8: (100 * 260) / 2000,
    11: 240 / 20,
    14: 240 + 2 * (240 - 80),
  },
  'gcse-combined-science/inheritance-and-ecology/investigations': {
    6: (2 + 6 + 10 + 16 + 18) / 5,
    9: (25 / 5) * 60,
    11: 16 / (0.5 * 0.5),
    14: (100 * 27) / (27 + 32),
    15: (2 / 3) * (1 / 4),
  },
  'gcse-combined-science/atoms-and-bonding/investigations': {
    14: 0.1e-6 / 0.3e-9,
  },
  'gcse-combined-science/chemical-calculations/investigations': {
    1: 84.6 - 84.1,
    2: (2.4 + 2.5 + 2.6) / 3,
    3: 2 - 1.2,
  },
  'gcse-combined-science/chemical-changes/investigations': {
    12: (2.72 - 2.4) / 20,
    14: (29 * 20) / 25 - 8,
  },
  'gcse-combined-science/energy-changes-and-rates/investigations': {
    2: 15 - 21,
    6: 25 / 10,
    7: 50 - 40,
    11: 50 / 40,
    12: (42 + 44 + 43) / 3,
    13: 50 / 2,
  },
  'gcse-combined-science/organic-chemistry/investigations': {
    6: 0.2 * 300,
    11: 0.15 * 200,
    12: (100 * 4.2 * 42) / 0.8 / 1000,
    14: 6 * 12 + 12,
  },
  'gcse-combined-science/chemical-analysis/investigations': {
    6: 2.1 / 7,
    11: (4.8 - 1.6) / (6.4 - 1.6),
    14: 12 - 4.5 - 2 * 2.4,
  },
  'gcse-combined-science/chemistry-of-the-atmosphere/investigations': {
    6: (100 * (60 - 40)) / 40,
    7: 0.21 * 400,
    8: (100 * 420) / 1e6,
    11: 414 + (25 * (414 - 390)) / 10,
    14: (0.12 * 15000) / 25,
    15: 50 - 0.3 * 0.6 * 50,
  },
  'gcse-combined-science/using-resources/investigations': {
    5: 67 - 44,
    8: 0.9 / 0.6,
    9: 0.2 * 5000,
    11: 0.012 / 0.02,
    12: 25 * 40 - 270,
    14: (12 * 0.95 * 280000) / 12000,
    15: 12000 / 60000 + 0.05,
  },
  'gcse-combined-science/magnetism/investigations': {
    7: 4 * 2.5,
    12: 0.012 / (1 * 0.06),
  },
  'gcse-combined-science/radioactivity/investigations': {
    2: 300 / 60,
    6: 600 * (5 / 6) ** 2,
    7: 12 / Math.log2((420 - 20) / (70 - 20)),
  },
});
