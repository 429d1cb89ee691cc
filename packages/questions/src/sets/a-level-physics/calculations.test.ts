import { testCalculations } from '#checks/support/calculations.ts';

const { sqrt, sin, cos, asin, floor, PI } = Math;
const degrees = PI / 180;
const [h, c, e] = [6.63e-34, 3e8, 1.6e-19];

testCalculations({
  'a-level-physics/mechanics': {
    4: 0.4 * 15,
    5: 50 * cos(60 * degrees),
    6: sqrt((2 * 20) / 9.81),
    7: 0.5 * 2 * 10 + 2 * 10 + 0.5 * 10,
    8: (0.5 * 900 * 20 ** 2) / 40,
    9: 300 * 1.5,
    11: (300 * 1 + 200 * 2) / 4,
    12: 0.5 * 2 * 4 ** 2 - 0.5 * 5 * (8 / 5) ** 2,
    13: (2 * 20 * sin(30 * degrees)) / 9.81,
    14: (0.15 * (12 + 8)) / 0.02,
    15: 800 * (9.81 + 1.2),
    17: sqrt(2 * 9.81 * 2.5 * sin(30 * degrees)),
    18: 200 * 2 ** 3,
  },
  'a-level-physics/materials': {
    3: 5.4 / 2e-3,
    5: 40 / 8e-3,
    6: 30 / 2e-7,
    7: 0.5 * 40 * 8e-3,
    10: 1e-3 / 2,
    12: 64 / 4e-7 / (1.2e-3 / 1.5),
    15: 0.1 * sqrt(80 / 0.02),
  },
  'a-level-physics/electricity': {
    2: 18 / 60,
    5: 6 / 3,
    6: (4.9e-7 * 2) / 5e-7,
    7: 12 / (4 + (12 * 6) / 18),
    8: 1.5 - 0.6 * 0.5,
    9: (10 * 3) / (2 + 3),
    11: 12 ** 2 / 60,
    12: (12 - 1.5 * 4) ** 2 / 12,
    16: 2 / (8.5e28 * 1e-6 * e),
    17: 6 / (6 / 2 - 2.5 + 5.5),
  },
  'a-level-physics/waves': {
    2: 3 / 2,
    5: 1 / 4e-3,
    7: (2.4e-3 * 0.5e-3) / 2,
    8: asin(sin(40 * degrees) / 1.5) / degrees,
    9: 150 * 2 * 0.8,
    12: asin(600e-9 * 500e3) / degrees,
    13: asin(1.33 / 1.6) / degrees,
    17: floor(1 / (400e3 * 550e-9)),
    18: 3e3 / (c / 1.5) / 1e-6,
  },
  'a-level-physics/particles-and-quanta': {
    3: 238 - 92,
    5: h * 6e14,
    11: 4.8e-19 / e,
    12: 3.8 - 2.3,
    14: (h * c) / ((3.4 - 1.5) * e),
    15: h / (9.11e-31 * 2e6),
    17: 2 * 0.511,
  },
});
