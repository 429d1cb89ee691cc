import { checkSeries } from '#checks/eleven-plus-non-verbal-reasoning/series.ts';
import type { Family } from '#families/family.ts';
import { seriesDraft } from './series-rules.ts';

export const family: Family = {
  name: 'what-comes-next',
  syllabus: 'Non-verbal series: continue a sequence of figures',
  levels: {
    1: 'one rule; the options also differ in two features that stay the same',
    2: 'two rules that alternate, turn or count',
    3: 'two rules, with cycles of three figures',
    4: 'three rules, with turns of 135°',
    5: 'four rules at once',
  },
  write: (random, difficulty) =>
    seriesDraft(random, difficulty, 4, [
      'Which figure comes next?',
      'Which figure belongs in the empty box?',
      'The figures follow a rule from left to right. Which figure comes next?',
    ]),
  check: checkSeries,
};
