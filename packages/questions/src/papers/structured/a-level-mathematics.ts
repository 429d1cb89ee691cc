import {
  arithmeticSeries,
  circle,
  factorTheorem,
  geometricSeries,
} from './a-level-mathematics/algebra-and-sequences.ts';
import {
  areaBetween,
  parametric,
  partialFractions,
  stationaryPoints,
} from './a-level-mathematics/calculus.ts';
import {
  binomialExpansion,
  coolingModel,
  harmonicForm,
  newtonRaphson,
  trigonometricEquation,
} from './a-level-mathematics/functions-and-models.ts';

/** For the three papers on pure mathematics. */
export const pure1 = [stationaryPoints, arithmeticSeries, trigonometricEquation, circle, partialFractions];
export const pure2 = [factorTheorem, geometricSeries, areaBetween, coolingModel];
export const pure3 = [binomialExpansion, newtonRaphson, harmonicForm, parametric];
