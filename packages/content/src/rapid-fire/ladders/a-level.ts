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
import { quick, type Ladder } from '../kind.ts';

export const aLevelMathematics: Ladder = {
  subjectCode: 'A_LEVEL_MATHEMATICS',
  kinds: [
    quick(differentiation, 'powers', 1, [1, 3], 20),
    quick(differentiation, 'powers', 2, [4, 6], 25),
    quick(differentiation, 'gradient-at-a-point', 1, [3, 5], 25),
    quick(differentiation, 'gradient-at-a-point', 2, [6, 8], 30),
    quick(differentiation, 'chain-product-quotient', 3, [7, 10], 30),
    quick(integration, 'powers', 1, [1, 4], 20),
    quick(integration, 'powers', 2, [5, 7], 25),
    quick(integration, 'standard-functions', 3, [8, 10], 30),
    quick(exponentialsAndLogarithms, 'evaluate', 1, [1, 4], 20),
    quick(exponentialsAndLogarithms, 'laws', 2, [5, 7], 25),
    quick(exponentialsAndLogarithms, 'laws', 3, [8, 10], 30),
    quick(trigonometry, 'radians', 1, [1, 4], 20),
    quick(trigonometry, 'exact-values', 1, [1, 3], 20),
    quick(trigonometry, 'exact-values', 2, [4, 7], 20),
    quick(trigonometry, 'equations', 2, [6, 8], 25),
    quick(sequencesAndSeries, 'arithmetic', 1, [2, 4], 25),
    quick(sequencesAndSeries, 'geometric', 1, [4, 6], 25),
    quick(sequencesAndSeries, 'binomial-expansion', 2, [6, 8], 30),
    quick(algebraAndFunctions, 'discriminant', 1, [2, 5], 20),
    quick(algebraAndFunctions, 'complete-the-square', 2, [5, 7], 30),
    quick(algebraAndFunctions, 'quadratic-inequalities', 3, [8, 10], 30),
    quick(algebraAndFunctions, 'composite-and-inverse', 1, [3, 5], 25),
    quick(algebraAndFunctions, 'composite-and-inverse', 3, [9, 10], 30),
    quick(coordinateGeometry, 'midpoint-and-distance', 1, [2, 5], 25),
    quick(coordinateGeometry, 'circles', 3, [8, 10], 30),
  ],
};

export const aLevelStatisticsAndMechanics: Ladder = {
  subjectCode: 'A_LEVEL_STATISTICS_AND_MECHANICS',
  kinds: [
    quick(dataAndSpread, 'summary-statistics', 1, [1, 4], 25),
    quick(dataAndSpread, 'summary-statistics', 2, [5, 10], 30),
    quick(dataAndSpread, 'coding', 2, [3, 6], 25),
    quick(dataAndSpread, 'coding', 3, [7, 10], 30),
    quick(distributions, 'discrete', 1, [1, 4], 25),
    quick(distributions, 'discrete', 2, [5, 10], 30),
    quick(distributions, 'binomial', 1, [2, 7], 25),
    quick(distributions, 'normal', 2, [4, 10], 30),
    quick(forcesAndMoments, 'newtons-second-law', 1, [1, 5], 20),
    quick(kinematics, 'constant-acceleration', 1, [1, 5], 25),
    quick(kinematics, 'constant-acceleration', 2, [6, 10], 30),
    quick(probability, 'unions', 1, [1, 4], 20),
    quick(probability, 'unions', 2, [5, 8], 25),
    quick(probability, 'independence', 1, [2, 6], 20),
    quick(probability, 'independence', 2, [7, 10], 25),
  ],
};
