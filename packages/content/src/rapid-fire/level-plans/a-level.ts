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
import { asRapidFireFamily, type LevelPlan } from '../rapid-fire-family.ts';

export const aLevelMathematics: LevelPlan = {
  subjectCode: 'A_LEVEL_MATHEMATICS',
  kinds: [
    asRapidFireFamily(differentiation, 'powers', 1, [1, 3], 20),
    asRapidFireFamily(differentiation, 'powers', 2, [4, 6], 25),
    asRapidFireFamily(differentiation, 'gradient-at-a-point', 1, [3, 5], 25),
    asRapidFireFamily(differentiation, 'gradient-at-a-point', 2, [6, 8], 30),
    asRapidFireFamily(differentiation, 'chain-product-quotient', 3, [7, 10], 30),
    asRapidFireFamily(integration, 'powers', 1, [1, 4], 20),
    asRapidFireFamily(integration, 'powers', 2, [5, 7], 25),
    asRapidFireFamily(integration, 'standard-functions', 3, [8, 10], 30),
    asRapidFireFamily(exponentialsAndLogarithms, 'evaluate', 1, [1, 4], 20),
    asRapidFireFamily(exponentialsAndLogarithms, 'laws', 2, [5, 7], 25),
    asRapidFireFamily(exponentialsAndLogarithms, 'laws', 3, [8, 10], 30),
    asRapidFireFamily(trigonometry, 'radians', 1, [1, 4], 20),
    asRapidFireFamily(trigonometry, 'exact-values', 1, [1, 3], 20),
    asRapidFireFamily(trigonometry, 'exact-values', 2, [4, 7], 20),
    asRapidFireFamily(trigonometry, 'equations', 2, [6, 8], 25),
    asRapidFireFamily(sequencesAndSeries, 'arithmetic', 1, [2, 4], 25),
    asRapidFireFamily(sequencesAndSeries, 'geometric', 1, [4, 6], 25),
    asRapidFireFamily(sequencesAndSeries, 'binomial-expansion', 2, [6, 8], 30),
    asRapidFireFamily(algebraAndFunctions, 'discriminant', 1, [2, 5], 20),
    asRapidFireFamily(algebraAndFunctions, 'complete-the-square', 2, [5, 7], 30),
    asRapidFireFamily(algebraAndFunctions, 'quadratic-inequalities', 3, [8, 10], 30),
    asRapidFireFamily(algebraAndFunctions, 'composite-and-inverse', 1, [3, 5], 25),
    asRapidFireFamily(algebraAndFunctions, 'composite-and-inverse', 3, [9, 10], 30),
    asRapidFireFamily(coordinateGeometry, 'midpoint-and-distance', 1, [2, 5], 25),
    asRapidFireFamily(coordinateGeometry, 'circles', 3, [8, 10], 30),
  ],
};

export const aLevelStatisticsAndMechanics: LevelPlan = {
  subjectCode: 'A_LEVEL_STATISTICS_AND_MECHANICS',
  kinds: [
    asRapidFireFamily(dataAndSpread, 'summary-statistics', 1, [1, 4], 25),
    asRapidFireFamily(dataAndSpread, 'summary-statistics', 2, [5, 10], 30),
    asRapidFireFamily(dataAndSpread, 'coding', 2, [3, 6], 25),
    asRapidFireFamily(dataAndSpread, 'coding', 3, [7, 10], 30),
    asRapidFireFamily(distributions, 'discrete', 1, [1, 4], 25),
    asRapidFireFamily(distributions, 'discrete', 2, [5, 10], 30),
    asRapidFireFamily(distributions, 'binomial', 1, [2, 7], 25),
    asRapidFireFamily(distributions, 'normal', 2, [4, 10], 30),
    asRapidFireFamily(forcesAndMoments, 'newtons-second-law', 1, [1, 5], 20),
    asRapidFireFamily(kinematics, 'constant-acceleration', 1, [1, 5], 25),
    asRapidFireFamily(kinematics, 'constant-acceleration', 2, [6, 10], 30),
    asRapidFireFamily(probability, 'unions', 1, [1, 4], 20),
    asRapidFireFamily(probability, 'unions', 2, [5, 8], 25),
    asRapidFireFamily(probability, 'independence', 1, [2, 6], 20),
    asRapidFireFamily(probability, 'independence', 2, [7, 10], 25),
  ],
};
