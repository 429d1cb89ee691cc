import { changeAndVariation } from './a-level-english-language/change-and-variation.ts';
import { clausesAndCohesion } from './a-level-english-language/clauses-and-cohesion.ts';
import { grammarAndMeaning } from './a-level-english-language/grammar-and-meaning.ts';
import { hearthstoneOats } from './a-level-english-language/hearthstone-oats.ts';
import { kelda } from './a-level-english-language/kelda.ts';
import { languageInUse } from './a-level-english-language/language-in-use.ts';
import { letTheLanguageMove } from './a-level-english-language/let-the-language-move.ts';
import { mendingTheGate } from './a-level-english-language/mending-the-gate.ts';
import { theYoungClerk } from './a-level-english-language/the-young-clerk.ts';
import { atomsAndBonding } from './gcse-combined-science/atoms-and-bonding.ts';
import { cellsAndOrganisation } from './gcse-combined-science/cells-and-organisation.ts';
import { chemicalCalculations } from './gcse-combined-science/chemical-calculations.ts';
import { chemicalChanges } from './gcse-combined-science/chemical-changes.ts';
import { electricityAndEnergy } from './gcse-combined-science/electricity-and-energy.ts';
import { forcesAndMotion } from './gcse-combined-science/forces-and-motion.ts';
import { inheritanceAndEcology } from './gcse-combined-science/inheritance-and-ecology.ts';
import { waves } from './gcse-combined-science/waves.ts';
import { inPraiseOfGettingLost } from './gcse-english-language/in-praise-of-getting-lost.ts';
import { languageTechniques } from './gcse-english-language/language-techniques.ts';
import { punctuationAndSpelling } from './gcse-english-language/punctuation-and-spelling.ts';
import { sentencesAndGrammar } from './gcse-english-language/sentences-and-grammar.ts';
import { theHouseOfMrPettibone } from './gcse-english-language/the-house-of-mr-pettibone.ts';
import { theLastFerry } from './gcse-english-language/the-last-ferry.ts';
import type { WrittenSet } from './question-set.ts';

/** The hand-written questions for GCSE and A-Level. */
export const gcseAndALevelSets: readonly WrittenSet[] = [
  theLastFerry,
  theHouseOfMrPettibone,
  inPraiseOfGettingLost,
  languageTechniques,
  sentencesAndGrammar,
  punctuationAndSpelling,
  cellsAndOrganisation,
  inheritanceAndEcology,
  atomsAndBonding,
  chemicalCalculations,
  chemicalChanges,
  forcesAndMotion,
  electricityAndEnergy,
  waves,
  theYoungClerk,
  mendingTheGate,
  kelda,
  grammarAndMeaning,
  clausesAndCohesion,
  languageInUse,
  changeAndVariation,
  hearthstoneOats,
  letTheLanguageMove,
];
