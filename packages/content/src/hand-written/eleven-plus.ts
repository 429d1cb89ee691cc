import { grammar } from './eleven-plus-english/grammar.ts';
import { comprehensionPractice } from './eleven-plus-english/practice/comprehension.ts';
import { grammarPractice } from './eleven-plus-english/practice/grammar.ts';
import { punctuationPractice } from './eleven-plus-english/practice/punctuation.ts';
import { spellingPractice } from './eleven-plus-english/practice/spelling.ts';
import { vocabularyPractice } from './eleven-plus-english/practice/vocabulary.ts';
import { punctuation } from './eleven-plus-english/punctuation.ts';
import { spelling } from './eleven-plus-english/spelling.ts';
import { theCaveAtLowTide } from './eleven-plus-english/the-cave-at-low-tide.ts';
import { theElasticHouse } from './eleven-plus-english/the-elastic-house.ts';
import { theElephantOnTheIce } from './eleven-plus-english/the-elephant-on-the-ice.ts';
import { theNightTrain } from './eleven-plus-english/the-night-train.ts';
import { vocabulary } from './eleven-plus-english/vocabulary.ts';
import { earthAndSpace } from './eleven-plus-science/earth-and-space.ts';
import { forcesAndEnergy } from './eleven-plus-science/forces-and-energy.ts';
import { livingThings } from './eleven-plus-science/living-things.ts';
import { materials } from './eleven-plus-science/materials.ts';
import type { WrittenOption, WrittenSet } from './question-set.ts';

/** The hand-written questions for the 11+. */
export const elevenPlusSets: readonly WrittenSet<WrittenOption>[] = [
  theCaveAtLowTide,
  theElasticHouse,
  theNightTrain,
  theElephantOnTheIce,
  grammar,
  punctuation,
  spelling,
  vocabulary,
  livingThings,
  materials,
  forcesAndEnergy,
  earthAndSpace,
];

/** More practice, in addition to `elevenPlusSets`. */
export const elevenPlusPracticeSets: readonly WrittenSet[] = [
  ...comprehensionPractice,
  grammarPractice,
  punctuationPractice,
  spellingPractice,
  vocabularyPractice,
];
