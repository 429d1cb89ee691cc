import { checkSeries } from '#checks/eleven-plus-non-verbal-reasoning/series.ts';
import type { Family } from '#families/family.ts';
import { seriesDraft } from './series-rules.ts';

export const family: Family = {
  name: 'what-comes-next',
  syllabus: 'Non-verbal series: continue a sequence of figures',
  levels: {
    1: { printed: 34, steps: 'one rule; the options also differ in two features that stay the same' },
    2: { printed: 34, steps: 'two rules that alternate, turn or count' },
    3: { printed: 26, steps: 'two rules, with cycles of three figures' },
    4: { printed: 13, steps: 'three rules, with turns of 135°' },
    5: { printed: 35, steps: 'four rules at once' },
  },
  write: (random, difficulty) =>
    seriesDraft(random, difficulty, 4, [
      'Which figure comes next?',
      'Which figure belongs in the empty box?',
      'The figures follow a rule from left to right. Which figure comes next?',
    ]),
  check: checkSeries,
};
