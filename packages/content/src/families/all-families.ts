import { algebraAndSequences } from './eleven-plus-mathematics/algebra-and-sequences.ts';
import { dataHandling } from './eleven-plus-mathematics/data-handling.ts';
import { decimalsAndPercentages } from './eleven-plus-mathematics/decimals-and-percentages.ts';
import { fourOperations } from './eleven-plus-mathematics/four-operations.ts';
import { fractions } from './eleven-plus-mathematics/fractions.ts';
import { measuresAndTime } from './eleven-plus-mathematics/measures-and-time.ts';
import { numberAndPlaceValue } from './eleven-plus-mathematics/number-and-place-value.ts';
import { ratioAndProportion } from './eleven-plus-mathematics/ratio-and-proportion.ts';
import { shapeAndSpace } from './eleven-plus-mathematics/shape-and-space.ts';
import { codes } from './eleven-plus-verbal-reasoning/codes.ts';
import { letterSequences } from './eleven-plus-verbal-reasoning/letter-sequences.ts';
import { logicalDeduction } from './eleven-plus-verbal-reasoning/logical-deduction.ts';
import { numberLogic } from './eleven-plus-verbal-reasoning/number-logic.ts';
import { wordBuilding } from './eleven-plus-verbal-reasoning/word-building.ts';
import { wordMeanings } from './eleven-plus-verbal-reasoning/word-meanings.ts';
import { figureCodes } from './eleven-plus-non-verbal-reasoning/figure-codes.ts';
import { figureSeries } from './eleven-plus-non-verbal-reasoning/figure-series.ts';
import { matrices } from './eleven-plus-non-verbal-reasoning/matrices.ts';
import { oddOneOut } from './eleven-plus-non-verbal-reasoning/odd-one-out.ts';
import { rotationAndReflection } from './eleven-plus-non-verbal-reasoning/rotation-and-reflection.ts';
import { algebra } from './gcse-mathematics/algebra.ts';
import { geometry } from './gcse-mathematics/geometry.ts';
import { number } from './gcse-mathematics/number.ts';
import { probability } from './gcse-mathematics/probability.ts';
import { ratioAndProportion as gcseMathematicsRatioAndProportion } from './gcse-mathematics/ratio-and-proportion.ts';
import { statistics } from './gcse-mathematics/statistics.ts';
import { chemicalCalculations } from './gcse-combined-science/chemical-calculations.ts';
import { electricityAndEnergy } from './gcse-combined-science/electricity-and-energy.ts';
import { forcesAndMotion } from './gcse-combined-science/forces-and-motion.ts';
import { waves } from './gcse-combined-science/waves.ts';
import { binaryAndHexadecimal } from './gcse-computer-science/binary-and-hexadecimal.ts';
import { dataStorage } from './gcse-computer-science/data-storage.ts';
import { algebraAndFunctions } from './a-level-mathematics/algebra-and-functions.ts';
import { coordinateGeometry } from './a-level-mathematics/coordinate-geometry.ts';
import { differentiation } from './a-level-mathematics/differentiation.ts';
import { exponentialsAndLogarithms } from './a-level-mathematics/exponentials-and-logarithms.ts';
import { integration } from './a-level-mathematics/integration.ts';
import { sequencesAndSeries } from './a-level-mathematics/sequences-and-series.ts';
import { trigonometry } from './a-level-mathematics/trigonometry.ts';
import { dataAndSpread } from './a-level-statistics-and-mechanics/data-and-spread.ts';
import { distributions } from './a-level-statistics-and-mechanics/distributions.ts';
import { forcesAndMoments } from './a-level-statistics-and-mechanics/forces-and-moments.ts';
import { kinematics } from './a-level-statistics-and-mechanics/kinematics.ts';
import { probability as aLevelStatisticsAndMechanicsProbability } from './a-level-statistics-and-mechanics/probability.ts';
import { electricity } from './a-level-physics/electricity.ts';
import { numberRepresentation } from './a-level-computer-science/number-representation.ts';
import type { TopicFamilies } from './family.ts';

export const allFamilies: readonly TopicFamilies[] = [
  algebraAndSequences,
  dataHandling,
  decimalsAndPercentages,
  fourOperations,
  fractions,
  measuresAndTime,
  numberAndPlaceValue,
  ratioAndProportion,
  shapeAndSpace,
  codes,
  letterSequences,
  logicalDeduction,
  numberLogic,
  wordBuilding,
  wordMeanings,
  figureCodes,
  figureSeries,
  matrices,
  oddOneOut,
  rotationAndReflection,
  algebra,
  geometry,
  number,
  probability,
  gcseMathematicsRatioAndProportion,
  statistics,
  chemicalCalculations,
  electricityAndEnergy,
  forcesAndMotion,
  waves,
  binaryAndHexadecimal,
  dataStorage,
  algebraAndFunctions,
  coordinateGeometry,
  differentiation,
  exponentialsAndLogarithms,
  integration,
  sequencesAndSeries,
  trigonometry,
  dataAndSpread,
  distributions,
  forcesAndMoments,
  kinematics,
  aLevelStatisticsAndMechanicsProbability,
  electricity,
  numberRepresentation,
];
