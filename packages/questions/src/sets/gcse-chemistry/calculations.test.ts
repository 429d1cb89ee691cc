import { testCalculations } from '#checks/support/calculations.ts';

testCalculations({
  'gcse-chemistry/cells-and-fuel-cells/electrolytes-and-hydrogen': {
    14: 1.5 + 1.5 - 1.5,
    16: 6 / 2,
    18: (5.6 / 1) * 100 - 420,
    20: (1.08 + 1.11 + 1.1) / 3,
    21: 4 / 2,
    22: (120 * 0.5) / (46 * 0.2),
    23: ((9 * 2) / 18 / 0.8) * 100,
    24: (0.65 / 65) * 2,
    25: (280 / 0.7) * 0.5 * 25,
    26: (500 / 18) * 24,
    27: 50_000 / 80 - 50_000 / 250,
  },
  'gcse-chemistry/chemical-tests/identifying-substances': {
    23: 4 / (0.75 - 0.25),
    26: (35 / 7) * 10,
    30: 0.466 / 233 / 0.05,
    31: (1.435 / 143.5) * 58.5 * 100,
    32: (22 * (250 / 5) * (100 / 10)) / 1000,
  },
  'gcse-chemistry/materials-and-industry/alloys-fertilisers-and-life-cycles': {
    20: 0.4 * 250,
    21: (28 / 60) * 45,
    23: (14 / 0.7) * 0.3,
    25: 0.6 * 1.2 + 0.4 * 0.9,
    26: ((28 * 34) / 28) * 0.15,
    27: (12 * (2 / 3)) / 1.5,
    28: Math.max(60 / 0.15, 30 / 0.1, 70 / 0.2),
    29: 500 * (2.7 - 0.4 * 1.8 - 0.6 * 1.2),
    30: ((80 * 1.5) / 300) * 100,
  },
  'gcse-chemistry/organic-chemistry/names-and-reactions': {
    19: (90 / 180) * 2 * 46,
    20: (250 * 4.2 * 24) / 1.15 / 1000,
    21: (9.2 / 46) * 28,
    23: 3 * 75 - 2 * 18,
  },
  'gcse-chemistry/quantitative-chemistry/quantitative-chemistry': {
    31: (18 / 24) * 100,
    32: 0.6 * 45,
  },
  'gcse-chemistry/transition-metals-and-nanoparticles/colours-catalysts-and-scale': {
    14: 60e-9 * 1000,
    15: 80_000 / 20,
    18: (8 / 0.4) ** 3,
    19: 120 / 20,
    22: 50 * 0.88 ** 2,
    24: 6 * (1e-2 / 1e-8) ** 3 * 1e-8 ** 2,
  },
});
