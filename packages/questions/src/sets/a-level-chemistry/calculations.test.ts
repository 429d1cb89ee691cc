import { testCalculations } from '#checks/support/calculations.ts';

const { log, log10, sqrt } = Math;

testCalculations({
  'a-level-chemistry/atomic-structure-and-bonding/mass-spectra-and-data': {
    3: (90 * 20 + 10 * 22) / 100,
    4: (6 * 69 + 4 * 71) / (6 + 4),
    7: (79 * 24 + 10 * 25 + 11 * 26) / 100,
    13: 1.2e-5 * sqrt(65 / 63),
    14: (92.2 * 28 + 4.7 * 29 + 3.1 * 30) / 100 + 4,
  },
  'a-level-chemistry/atomic-structure-and-bonding/concepts': {
    29: 6 + 6 + 3,
  },
  'a-level-chemistry/inorganic-chemistry/tests-and-data': {
    11: (5 * 20 * 0.02) / 25,
    13: 0.065 / 55.8 / 0.1,
    15: ((18e-3 * 0.1) / 2 / 25e-3) * 10,
  },
  'a-level-chemistry/organic-chemistry/preparation-and-analysis': {
    13: (5.28 / 88 / (4.6 / 46)) * 100,
    18: (0.6 - 0.2) * 15,
  },
  'a-level-chemistry/energetics-and-kinetics/calorimetry-and-rates': {
    8: 1500 - 1900,
    15: 32 + (32 - 25) / (12 - 5),
    16: (50 * 4.18 * 13) / 1000,
    17: log(80 / 40) / 40,
  },
  'a-level-chemistry/equilibria-and-redox/ph-curves-and-cells': {
    15: 0.8 - -0.76,
    19: -log10(0.05),
  },
  'a-level-chemistry/amount-of-substance/solutions-and-titres': {
    4: 24.75 - 1.2,
    5: (24.1 + 24.15 + 24.05) / 3,
    6: 40.1 + 2 * (16 + 1),
  },
});
