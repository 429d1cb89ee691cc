import { algebraAndSequencesChecks } from './eleven-plus-mathematics/algebra-and-sequences.ts';
import { dataHandlingChecks } from './eleven-plus-mathematics/data-handling.ts';
import { decimalsAndPercentagesChecks } from './eleven-plus-mathematics/decimals-and-percentages.ts';
import { fourOperationsChecks } from './eleven-plus-mathematics/four-operations.ts';
import { fractionsChecks } from './eleven-plus-mathematics/fractions.ts';
import { measuresAndTimeChecks } from './eleven-plus-mathematics/measures-and-time.ts';
import { numberAndPlaceValueChecks } from './eleven-plus-mathematics/number-and-place-value.ts';
import { ratioAndProportionChecks } from './eleven-plus-mathematics/ratio-and-proportion.ts';
import { shapeAndSpaceChecks } from './eleven-plus-mathematics/shape-and-space.ts';
import { codesChecks } from './eleven-plus-verbal-reasoning/codes.ts';
import { letterSequencesChecks } from './eleven-plus-verbal-reasoning/letter-sequences.ts';
import { logicalDeductionChecks } from './eleven-plus-verbal-reasoning/logical-deduction.ts';
import { numberLogicChecks } from './eleven-plus-verbal-reasoning/number-logic.ts';
import { wordBuildingChecks } from './eleven-plus-verbal-reasoning/word-building.ts';
import { wordMeaningsChecks } from './eleven-plus-verbal-reasoning/word-meanings.ts';
import { figureCodesChecks } from './eleven-plus-non-verbal-reasoning/figure-codes.ts';
import { figureSeriesChecks } from './eleven-plus-non-verbal-reasoning/figure-series.ts';
import { matricesChecks } from './eleven-plus-non-verbal-reasoning/matrices.ts';
import { oddOneOutChecks } from './eleven-plus-non-verbal-reasoning/odd-one-out.ts';
import { rotationAndReflectionChecks } from './eleven-plus-non-verbal-reasoning/rotation-and-reflection.ts';
import { algebraChecks } from './gcse-mathematics/algebra.ts';
import { geometryChecks } from './gcse-mathematics/geometry.ts';
import { numberChecks } from './gcse-mathematics/number.ts';
import { probabilityChecks } from './gcse-mathematics/probability.ts';
import { ratioAndProportionChecks as gcseMathematicsRatioAndProportionChecks } from './gcse-mathematics/ratio-and-proportion.ts';
import { statisticsChecks } from './gcse-mathematics/statistics.ts';
import { chemicalCalculationsChecks } from './gcse-combined-science/chemical-calculations.ts';
import {
  electricityAndEnergyChecks,
  forcesAndMotionChecks,
  wavesChecks,
} from './gcse-combined-science/physics.ts';
import { binaryAndHexadecimalChecks } from './gcse-computer-science/binary-and-hexadecimal.ts';
import { dataStorageChecks } from './gcse-computer-science/data-storage.ts';
import { algebraAndFunctionsChecks } from './a-level-mathematics/algebra-and-functions.ts';
import { coordinateGeometryChecks } from './a-level-mathematics/coordinate-geometry.ts';
import { differentiationChecks } from './a-level-mathematics/differentiation.ts';
import { exponentialsAndLogarithmsChecks } from './a-level-mathematics/exponentials-and-logarithms.ts';
import { integrationChecks } from './a-level-mathematics/integration.ts';
import { sequencesAndSeriesChecks } from './a-level-mathematics/sequences-and-series.ts';
import { trigonometryChecks } from './a-level-mathematics/trigonometry.ts';
import { dataAndSpreadChecks } from './a-level-statistics-and-mechanics/data-and-spread.ts';
import { distributionsChecks } from './a-level-statistics-and-mechanics/distributions.ts';
import { forcesAndMomentsChecks } from './a-level-statistics-and-mechanics/forces-and-moments.ts';
import { kinematicsChecks } from './a-level-statistics-and-mechanics/kinematics.ts';
import { probabilityChecks as aLevelStatisticsAndMechanicsProbabilityChecks } from './a-level-statistics-and-mechanics/probability.ts';
import { electricityChecks } from './a-level-physics/electricity.ts';
import { numberRepresentationChecks } from './a-level-computer-science/number-representation.ts';
import type { ChecksByFamily } from './check.ts';

/** The checkers of all families, by topic. */
export const allChecks: Readonly<Record<string, ChecksByFamily>> = {
  'ELEVEN_PLUS_MATHEMATICS/ALGEBRA_AND_SEQUENCES': algebraAndSequencesChecks,
  'ELEVEN_PLUS_MATHEMATICS/DATA_HANDLING': dataHandlingChecks,
  'ELEVEN_PLUS_MATHEMATICS/DECIMALS_AND_PERCENTAGES': decimalsAndPercentagesChecks,
  'ELEVEN_PLUS_MATHEMATICS/FOUR_OPERATIONS': fourOperationsChecks,
  'ELEVEN_PLUS_MATHEMATICS/FRACTIONS': fractionsChecks,
  'ELEVEN_PLUS_MATHEMATICS/MEASURES_AND_TIME': measuresAndTimeChecks,
  'ELEVEN_PLUS_MATHEMATICS/NUMBER_AND_PLACE_VALUE': numberAndPlaceValueChecks,
  'ELEVEN_PLUS_MATHEMATICS/RATIO_AND_PROPORTION': ratioAndProportionChecks,
  'ELEVEN_PLUS_MATHEMATICS/SHAPE_AND_SPACE': shapeAndSpaceChecks,
  'ELEVEN_PLUS_VERBAL_REASONING/CODES': codesChecks,
  'ELEVEN_PLUS_VERBAL_REASONING/LETTER_SEQUENCES': letterSequencesChecks,
  'ELEVEN_PLUS_VERBAL_REASONING/LOGICAL_DEDUCTION': logicalDeductionChecks,
  'ELEVEN_PLUS_VERBAL_REASONING/NUMBER_LOGIC': numberLogicChecks,
  'ELEVEN_PLUS_VERBAL_REASONING/WORD_BUILDING': wordBuildingChecks,
  'ELEVEN_PLUS_VERBAL_REASONING/WORD_MEANINGS': wordMeaningsChecks,
  'ELEVEN_PLUS_NON_VERBAL_REASONING/FIGURE_CODES': figureCodesChecks,
  'ELEVEN_PLUS_NON_VERBAL_REASONING/FIGURE_SERIES': figureSeriesChecks,
  'ELEVEN_PLUS_NON_VERBAL_REASONING/MATRICES': matricesChecks,
  'ELEVEN_PLUS_NON_VERBAL_REASONING/ODD_ONE_OUT': oddOneOutChecks,
  'ELEVEN_PLUS_NON_VERBAL_REASONING/ROTATION_AND_REFLECTION': rotationAndReflectionChecks,
  'GCSE_MATHEMATICS/ALGEBRA': algebraChecks,
  'GCSE_MATHEMATICS/GEOMETRY': geometryChecks,
  'GCSE_MATHEMATICS/NUMBER': numberChecks,
  'GCSE_MATHEMATICS/PROBABILITY': probabilityChecks,
  'GCSE_MATHEMATICS/RATIO_AND_PROPORTION': gcseMathematicsRatioAndProportionChecks,
  'GCSE_MATHEMATICS/STATISTICS': statisticsChecks,
  'GCSE_COMBINED_SCIENCE/CHEMICAL_CALCULATIONS': chemicalCalculationsChecks,
  'GCSE_COMBINED_SCIENCE/ELECTRICITY_AND_ENERGY': electricityAndEnergyChecks,
  'GCSE_COMBINED_SCIENCE/FORCES_AND_MOTION': forcesAndMotionChecks,
  'GCSE_COMBINED_SCIENCE/WAVES': wavesChecks,
  'GCSE_COMPUTER_SCIENCE/BINARY_AND_HEXADECIMAL': binaryAndHexadecimalChecks,
  'GCSE_COMPUTER_SCIENCE/DATA_STORAGE': dataStorageChecks,
  'A_LEVEL_MATHEMATICS/ALGEBRA_AND_FUNCTIONS': algebraAndFunctionsChecks,
  'A_LEVEL_MATHEMATICS/COORDINATE_GEOMETRY': coordinateGeometryChecks,
  'A_LEVEL_MATHEMATICS/DIFFERENTIATION': differentiationChecks,
  'A_LEVEL_MATHEMATICS/EXPONENTIALS_AND_LOGARITHMS': exponentialsAndLogarithmsChecks,
  'A_LEVEL_MATHEMATICS/INTEGRATION': integrationChecks,
  'A_LEVEL_MATHEMATICS/SEQUENCES_AND_SERIES': sequencesAndSeriesChecks,
  'A_LEVEL_MATHEMATICS/TRIGONOMETRY': trigonometryChecks,
  'A_LEVEL_STATISTICS_AND_MECHANICS/DATA_AND_SPREAD': dataAndSpreadChecks,
  'A_LEVEL_STATISTICS_AND_MECHANICS/DISTRIBUTIONS': distributionsChecks,
  'A_LEVEL_STATISTICS_AND_MECHANICS/FORCES_AND_MOMENTS': forcesAndMomentsChecks,
  'A_LEVEL_STATISTICS_AND_MECHANICS/KINEMATICS': kinematicsChecks,
  'A_LEVEL_STATISTICS_AND_MECHANICS/PROBABILITY': aLevelStatisticsAndMechanicsProbabilityChecks,
  'A_LEVEL_PHYSICS/ELECTRICITY': electricityChecks,
  'A_LEVEL_COMPUTER_SCIENCE/NUMBER_REPRESENTATION': numberRepresentationChecks,
};
