import { algebraAndFunctions } from '../../families/a-level-mathematics/algebra-and-functions.ts';
import { coordinateGeometry } from '../../families/a-level-mathematics/coordinate-geometry.ts';
import { differentiation } from '../../families/a-level-mathematics/differentiation.ts';
import { exponentialsAndLogarithms } from '../../families/a-level-mathematics/exponentials-and-logarithms.ts';
import { integration } from '../../families/a-level-mathematics/integration.ts';
import { sequencesAndSeries } from '../../families/a-level-mathematics/sequences-and-series.ts';
import { trigonometry } from '../../families/a-level-mathematics/trigonometry.ts';
import { dataAndSpread } from '../../families/a-level-statistics-and-mechanics/data-and-spread.ts';
import { distributions } from '../../families/a-level-statistics-and-mechanics/distributions.ts';
import { forcesAndMoments } from '../../families/a-level-statistics-and-mechanics/forces-and-moments.ts';
import { kinematics } from '../../families/a-level-statistics-and-mechanics/kinematics.ts';
import { probability } from '../../families/a-level-statistics-and-mechanics/probability.ts';
import { fromBank, type LevelPlan } from '../rapid-fire-family.ts';

export const aLevelMathematics: LevelPlan = {
  subjectCode: 'A_LEVEL_MATHEMATICS',
  uses: [
    ...fromBank(differentiation, 'powers', [1, [1, 3], 20], [2, [4, 6], 25]),
    ...fromBank(differentiation, 'gradient-at-a-point', [1, [3, 5], 25], [2, [6, 8], 30]),
    ...fromBank(differentiation, 'chain-product-quotient', [3, [7, 10], 30]),
    ...fromBank(integration, 'powers', [1, [1, 4], 20], [2, [5, 7], 25]),
    ...fromBank(integration, 'standard-functions', [3, [8, 10], 30]),
    ...fromBank(exponentialsAndLogarithms, 'evaluate', [1, [1, 4], 20]),
    ...fromBank(exponentialsAndLogarithms, 'laws', [2, [5, 7], 25], [3, [8, 10], 30]),
    ...fromBank(trigonometry, 'radians', [1, [1, 4], 20]),
    ...fromBank(trigonometry, 'exact-values', [1, [1, 3], 20], [2, [4, 7], 20]),
    ...fromBank(trigonometry, 'equations', [2, [6, 8], 25]),
    ...fromBank(sequencesAndSeries, 'arithmetic', [1, [2, 4], 25]),
    ...fromBank(sequencesAndSeries, 'geometric', [1, [4, 6], 25]),
    ...fromBank(sequencesAndSeries, 'binomial-expansion', [2, [6, 8], 30]),
    ...fromBank(algebraAndFunctions, 'discriminant', [1, [2, 5], 20]),
    ...fromBank(algebraAndFunctions, 'complete-the-square', [2, [5, 7], 30]),
    ...fromBank(algebraAndFunctions, 'quadratic-inequalities', [3, [8, 10], 30]),
    ...fromBank(algebraAndFunctions, 'composite-and-inverse', [1, [3, 5], 25], [3, [9, 10], 30]),
    ...fromBank(coordinateGeometry, 'midpoint-and-distance', [1, [2, 5], 25]),
    ...fromBank(coordinateGeometry, 'circles', [3, [8, 10], 30]),
  ],
};

export const aLevelStatisticsAndMechanics: LevelPlan = {
  subjectCode: 'A_LEVEL_STATISTICS_AND_MECHANICS',
  uses: [
    ...fromBank(dataAndSpread, 'summary-statistics', [1, [1, 4], 25], [2, [5, 10], 30]),
    ...fromBank(dataAndSpread, 'coding', [2, [3, 6], 25], [3, [7, 10], 30]),
    ...fromBank(distributions, 'discrete', [1, [1, 4], 25], [2, [5, 10], 30]),
    ...fromBank(distributions, 'binomial', [1, [2, 7], 25]),
    ...fromBank(distributions, 'normal', [2, [4, 10], 30]),
    ...fromBank(forcesAndMoments, 'newtons-second-law', [1, [1, 5], 20]),
    ...fromBank(kinematics, 'constant-acceleration', [1, [1, 5], 25], [2, [6, 10], 30]),
    ...fromBank(probability, 'unions', [1, [1, 4], 20], [2, [5, 8], 25]),
    ...fromBank(probability, 'independence', [1, [2, 6], 20], [2, [7, 10], 25]),
  ],
};
