import { algorithmsAndProgramming } from './gcse-computer-science/algorithms-and-programming.ts';
import { binaryAndHexadecimal } from './gcse-computer-science/binary-and-hexadecimal.ts';
import { booleanLogic } from './gcse-computer-science/boolean-logic.ts';
import { dataStorage } from './gcse-computer-science/data-storage.ts';
import { networksAndSecurity } from './gcse-computer-science/networks-and-security.ts';
import type { WrittenSet } from './written.ts';

/** What is written by hand for GCSE and A-Level. */
export const gcseAndALevelSets: readonly WrittenSet[] = [
  binaryAndHexadecimal,
  dataStorage,
  booleanLogic,
  algorithmsAndProgramming,
  networksAndSecurity,
];
