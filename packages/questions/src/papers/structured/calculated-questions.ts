import * as algebraAndSequences from './a-level-mathematics/algebra-and-sequences.ts';
import * as calculus from './a-level-mathematics/calculus.ts';
import * as functionsAndModels from './a-level-mathematics/functions-and-models.ts';
import * as geometryAndMeasures from './gcse-mathematics/geometry-and-measures.ts';
import * as numberAndAlgebra from './gcse-mathematics/number-and-algebra.ts';
import * as probabilityAndStatistics from './gcse-mathematics/probability-and-statistics.ts';
import type { StructuredQuestion } from './structured-question.ts';

/** The structured questions that draw their numbers, by subject. */
export const calculatedQuestions: Readonly<Record<string, readonly StructuredQuestion[]>> = {
  GCSE_MATHEMATICS: [geometryAndMeasures, numberAndAlgebra, probabilityAndStatistics].flatMap(
    (module): StructuredQuestion[] => Object.values(module),
  ),
  A_LEVEL_MATHEMATICS: [algebraAndSequences, calculus, functionsAndModels].flatMap(
    (module): StructuredQuestion[] => Object.values(module),
  ),
};
