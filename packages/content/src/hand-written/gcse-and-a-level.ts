import { algorithmsAndComplexity } from './a-level-computer-science/algorithms-and-complexity.ts';
import { binaryArithmetic } from './a-level-computer-science/binary-arithmetic.ts';
import { booleanAlgebra } from './a-level-computer-science/boolean-algebra.ts';
import { circuitsAndIdentities } from './a-level-computer-science/circuits-and-identities.ts';
import { dataStructures } from './a-level-computer-science/data-structures.ts';
import { networksAndProcessors } from './a-level-computer-science/networks-and-processors.ts';
import { numberRepresentation } from './a-level-computer-science/number-representation.ts';
import { sortingAndSearching } from './a-level-computer-science/sorting-and-searching.ts';
import { systemsAndDatabases } from './a-level-computer-science/systems-and-databases.ts';
import { treesAndGraphs } from './a-level-computer-science/trees-and-graphs.ts';
import { changeAndVariation } from './a-level-english-language/change-and-variation.ts';
import { clausesAndCohesion } from './a-level-english-language/clauses-and-cohesion.ts';
import { grammarAndMeaning } from './a-level-english-language/grammar-and-meaning.ts';
import { hearthstoneOats } from './a-level-english-language/hearthstone-oats.ts';
import { kelda } from './a-level-english-language/kelda.ts';
import { languageInUse } from './a-level-english-language/language-in-use.ts';
import { letTheLanguageMove } from './a-level-english-language/let-the-language-move.ts';
import { mendingTheGate } from './a-level-english-language/mending-the-gate.ts';
import { theYoungClerk } from './a-level-english-language/the-young-clerk.ts';
import { physicsElectricity } from './a-level-physics/electricity.ts';
import { physicsMaterials } from './a-level-physics/materials.ts';
import { physicsMechanics } from './a-level-physics/mechanics.ts';
import { particlesAndQuanta } from './a-level-physics/particles-and-quanta.ts';
import { physicsWaves } from './a-level-physics/waves.ts';
import { atomsAndBonding } from './gcse-combined-science/atoms-and-bonding.ts';
import { cellsAndOrganisation } from './gcse-combined-science/cells-and-organisation.ts';
import { chemicalCalculations } from './gcse-combined-science/chemical-calculations.ts';
import { chemicalChanges } from './gcse-combined-science/chemical-changes.ts';
import { electricityAndEnergy } from './gcse-combined-science/electricity-and-energy.ts';
import { forcesAndMotion } from './gcse-combined-science/forces-and-motion.ts';
import { inheritanceAndEcology } from './gcse-combined-science/inheritance-and-ecology.ts';
import { waves } from './gcse-combined-science/waves.ts';
import { algorithmsAndProgramming } from './gcse-computer-science/algorithms-and-programming.ts';
import { binaryAndHexadecimal } from './gcse-computer-science/binary-and-hexadecimal.ts';
import { booleanLogic } from './gcse-computer-science/boolean-logic.ts';
import { dataStorage } from './gcse-computer-science/data-storage.ts';
import { networksAndSecurity } from './gcse-computer-science/networks-and-security.ts';
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
  binaryAndHexadecimal,
  dataStorage,
  booleanLogic,
  algorithmsAndProgramming,
  networksAndSecurity,
  physicsMechanics,
  physicsMaterials,
  physicsElectricity,
  physicsWaves,
  particlesAndQuanta,
  numberRepresentation,
  binaryArithmetic,
  dataStructures,
  treesAndGraphs,
  algorithmsAndComplexity,
  sortingAndSearching,
  booleanAlgebra,
  circuitsAndIdentities,
  systemsAndDatabases,
  networksAndProcessors,
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
