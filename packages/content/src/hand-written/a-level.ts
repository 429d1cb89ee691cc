import { numberRepresentation } from './a-level-computer-science/number-representation.ts';
import { grammarAndMeaning } from './a-level-english-language/grammar-and-meaning.ts';
import type { WrittenSet } from './written.ts';

/** What is written by hand for A-Level computer science and English language. */
export const aLevelSets: readonly WrittenSet[] = [numberRepresentation, grammarAndMeaning];
