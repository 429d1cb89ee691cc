import { checkSeries } from '#checks/eleven-plus-non-verbal-reasoning/series.ts';
import type { Family } from '#families/family.ts';
import { seriesDraft } from './series-rules.ts';

export const family: Family = {
  name: 'gap-in-the-series',
  syllabus: 'Non-verbal series: find the figure missing inside a sequence',
  levels: {
    1: 'one rule, with the gap in fourth place',
    2: 'two rules, with the gap in second or fourth place',
    3: 'two rules with cycles of three figures',
    4: 'three rules',
    5: 'four rules',
  },
  write: (random, difficulty) =>
    seriesDraft(random, difficulty, difficulty === 1 ? 3 : random.pick([1, 3]), [
      'Which figure is missing from the row?',
      'One figure of the series is missing. Which one fits the empty box?',
    ]),
  check: checkSeries,
};
