import { fromBank, type LevelPlan } from '../rapid-fire-family.ts';

const mathematics = fromBank('A_LEVEL_MATHEMATICS');

export const aLevelMathematics: LevelPlan = {
  subjectCode: 'A_LEVEL_MATHEMATICS',
  uses: [
    ...mathematics('DIFFERENTIATION', 'powers', [1, [1, 3], 20], [2, [4, 6], 25]),
    ...mathematics('DIFFERENTIATION', 'gradient-at-a-point', [1, [3, 5], 25], [2, [6, 8], 30]),
    ...mathematics('DIFFERENTIATION', 'chain-product-quotient', [3, [7, 10], 30]),
    ...mathematics('INTEGRATION', 'powers', [1, [1, 4], 20], [2, [5, 7], 25]),
    ...mathematics('INTEGRATION', 'standard-functions', [3, [8, 10], 30]),
    ...mathematics('EXPONENTIALS_AND_LOGARITHMS', 'evaluate', [1, [1, 4], 20]),
    ...mathematics('EXPONENTIALS_AND_LOGARITHMS', 'laws', [2, [5, 7], 25], [3, [8, 10], 30]),
    ...mathematics('TRIGONOMETRY', 'radians', [1, [1, 4], 20]),
    ...mathematics('TRIGONOMETRY', 'exact-values', [1, [1, 3], 20], [2, [4, 7], 20]),
    ...mathematics('TRIGONOMETRY', 'equations', [2, [6, 8], 25]),
    ...mathematics('SEQUENCES_AND_SERIES', 'arithmetic', [1, [2, 4], 25]),
    ...mathematics('SEQUENCES_AND_SERIES', 'geometric', [1, [4, 6], 25]),
    ...mathematics('SEQUENCES_AND_SERIES', 'binomial-expansion', [2, [6, 8], 30]),
    ...mathematics('ALGEBRA_AND_FUNCTIONS', 'discriminant', [1, [2, 5], 20]),
    ...mathematics('ALGEBRA_AND_FUNCTIONS', 'complete-the-square', [2, [5, 7], 30]),
    ...mathematics('ALGEBRA_AND_FUNCTIONS', 'quadratic-inequalities', [3, [8, 10], 30]),
    ...mathematics('ALGEBRA_AND_FUNCTIONS', 'composite-and-inverse', [1, [3, 5], 25], [3, [9, 10], 30]),
    ...mathematics('COORDINATE_GEOMETRY', 'midpoint-and-distance', [1, [2, 5], 25]),
    ...mathematics('COORDINATE_GEOMETRY', 'circles', [3, [8, 10], 30]),
  ],
};

const statisticsAndMechanics = fromBank('A_LEVEL_STATISTICS_AND_MECHANICS');

export const aLevelStatisticsAndMechanics: LevelPlan = {
  subjectCode: 'A_LEVEL_STATISTICS_AND_MECHANICS',
  uses: [
    ...statisticsAndMechanics('DATA_AND_SPREAD', 'summary-statistics', [1, [1, 4], 25], [2, [5, 10], 30]),
    ...statisticsAndMechanics('DATA_AND_SPREAD', 'coding', [2, [3, 6], 25], [3, [7, 10], 30]),
    ...statisticsAndMechanics('DISTRIBUTIONS', 'discrete', [1, [1, 4], 25], [2, [5, 10], 30]),
    ...statisticsAndMechanics('DISTRIBUTIONS', 'binomial', [1, [2, 7], 25]),
    ...statisticsAndMechanics('DISTRIBUTIONS', 'normal', [2, [4, 10], 30]),
    ...statisticsAndMechanics('FORCES_AND_MOMENTS', 'newtons-second-law', [1, [1, 5], 20]),
    ...statisticsAndMechanics('KINEMATICS', 'constant-acceleration', [1, [1, 5], 25], [2, [6, 10], 30]),
    ...statisticsAndMechanics('PROBABILITY', 'unions', [1, [1, 4], 20], [2, [5, 8], 25]),
    ...statisticsAndMechanics('PROBABILITY', 'independence', [1, [2, 6], 20], [2, [7, 10], 25]),
  ],
};
