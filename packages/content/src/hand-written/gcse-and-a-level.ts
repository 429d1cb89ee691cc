import { atomsAndBonding } from './gcse-combined-science/atoms-and-bonding.ts';
import { cellsAndOrganisation } from './gcse-combined-science/cells-and-organisation.ts';
import { chemicalCalculations } from './gcse-combined-science/chemical-calculations.ts';
import { chemicalChanges } from './gcse-combined-science/chemical-changes.ts';
import { electricityAndEnergy } from './gcse-combined-science/electricity-and-energy.ts';
import { forcesAndMotion } from './gcse-combined-science/forces-and-motion.ts';
import { inheritanceAndEcology } from './gcse-combined-science/inheritance-and-ecology.ts';
import { waves } from './gcse-combined-science/waves.ts';
import type { WrittenSet } from './question-set.ts';

/** The hand-written questions for GCSE and A-Level. */
export const gcseAndALevelSets: readonly WrittenSet[] = [
  cellsAndOrganisation,
  inheritanceAndEcology,
  atomsAndBonding,
  chemicalCalculations,
  chemicalChanges,
  forcesAndMotion,
  electricityAndEnergy,
  waves,
];
