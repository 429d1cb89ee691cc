import { fromBank, type LevelPlan } from '../rapid-fire-family.ts';

export const aLevelMathematics: LevelPlan = {
  subjectCode: 'A_LEVEL_MATHEMATICS',
  uses: [
    ...fromBank('A_LEVEL_MATHEMATICS/DIFFERENTIATION', 'powers', [1, [1, 3], 20], [2, [4, 6], 25]),
    ...fromBank(
      'A_LEVEL_MATHEMATICS/DIFFERENTIATION',
      'gradient-at-a-point',
      [1, [3, 5], 25],
      [2, [6, 8], 30],
    ),
    ...fromBank('A_LEVEL_MATHEMATICS/DIFFERENTIATION', 'chain-product-quotient', [3, [7, 10], 30]),
    ...fromBank('A_LEVEL_MATHEMATICS/INTEGRATION', 'powers', [1, [1, 4], 20], [2, [5, 7], 25]),
    ...fromBank('A_LEVEL_MATHEMATICS/INTEGRATION', 'standard-functions', [3, [8, 10], 30]),
    ...fromBank('A_LEVEL_MATHEMATICS/EXPONENTIALS_AND_LOGARITHMS', 'evaluate', [1, [1, 4], 20]),
    ...fromBank('A_LEVEL_MATHEMATICS/EXPONENTIALS_AND_LOGARITHMS', 'laws', [2, [5, 7], 25], [3, [8, 10], 30]),
    ...fromBank('A_LEVEL_MATHEMATICS/TRIGONOMETRY', 'radians', [1, [1, 4], 20]),
    ...fromBank('A_LEVEL_MATHEMATICS/TRIGONOMETRY', 'exact-values', [1, [1, 3], 20], [2, [4, 7], 20]),
    ...fromBank('A_LEVEL_MATHEMATICS/TRIGONOMETRY', 'equations', [2, [6, 8], 25]),
    ...fromBank('A_LEVEL_MATHEMATICS/SEQUENCES_AND_SERIES', 'arithmetic', [1, [2, 4], 25]),
    ...fromBank('A_LEVEL_MATHEMATICS/SEQUENCES_AND_SERIES', 'geometric', [1, [4, 6], 25]),
    ...fromBank('A_LEVEL_MATHEMATICS/SEQUENCES_AND_SERIES', 'binomial-expansion', [2, [6, 8], 30]),
    ...fromBank('A_LEVEL_MATHEMATICS/ALGEBRA_AND_FUNCTIONS', 'discriminant', [1, [2, 5], 20]),
    ...fromBank('A_LEVEL_MATHEMATICS/ALGEBRA_AND_FUNCTIONS', 'complete-the-square', [2, [5, 7], 30]),
    ...fromBank('A_LEVEL_MATHEMATICS/ALGEBRA_AND_FUNCTIONS', 'quadratic-inequalities', [3, [8, 10], 30]),
    ...fromBank(
      'A_LEVEL_MATHEMATICS/ALGEBRA_AND_FUNCTIONS',
      'composite-and-inverse',
      [1, [3, 5], 25],
      [3, [9, 10], 30],
    ),
    ...fromBank('A_LEVEL_MATHEMATICS/COORDINATE_GEOMETRY', 'midpoint-and-distance', [1, [2, 5], 25]),
    ...fromBank('A_LEVEL_MATHEMATICS/COORDINATE_GEOMETRY', 'circles', [3, [8, 10], 30]),
  ],
};

export const aLevelStatisticsAndMechanics: LevelPlan = {
  subjectCode: 'A_LEVEL_STATISTICS_AND_MECHANICS',
  uses: [
    ...fromBank(
      'A_LEVEL_STATISTICS_AND_MECHANICS/DATA_AND_SPREAD',
      'summary-statistics',
      [1, [1, 4], 25],
      [2, [5, 10], 30],
    ),
    ...fromBank(
      'A_LEVEL_STATISTICS_AND_MECHANICS/DATA_AND_SPREAD',
      'coding',
      [2, [3, 6], 25],
      [3, [7, 10], 30],
    ),
    ...fromBank(
      'A_LEVEL_STATISTICS_AND_MECHANICS/DISTRIBUTIONS',
      'discrete',
      [1, [1, 4], 25],
      [2, [5, 10], 30],
    ),
    ...fromBank('A_LEVEL_STATISTICS_AND_MECHANICS/DISTRIBUTIONS', 'binomial', [1, [2, 7], 25]),
    ...fromBank('A_LEVEL_STATISTICS_AND_MECHANICS/DISTRIBUTIONS', 'normal', [2, [4, 10], 30]),
    ...fromBank('A_LEVEL_STATISTICS_AND_MECHANICS/FORCES_AND_MOMENTS', 'newtons-second-law', [1, [1, 5], 20]),
    ...fromBank(
      'A_LEVEL_STATISTICS_AND_MECHANICS/KINEMATICS',
      'constant-acceleration',
      [1, [1, 5], 25],
      [2, [6, 10], 30],
    ),
    ...fromBank('A_LEVEL_STATISTICS_AND_MECHANICS/PROBABILITY', 'unions', [1, [1, 4], 20], [2, [5, 8], 25]),
    ...fromBank(
      'A_LEVEL_STATISTICS_AND_MECHANICS/PROBABILITY',
      'independence',
      [1, [2, 6], 20],
      [2, [7, 10], 25],
    ),
  ],
};
