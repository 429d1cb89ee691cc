import type { ClassAnswersDto } from '@markwell/shared/features/assignments/class-answers.schemas';
import { workText } from '#components/assignments/work-badge.tsx';
import { csvOf } from '#lib/csv.ts';
import { cellText, columnTitle } from './class-answers.ts';

/** A row for each pupil, with the state, the score, and a column for each question or topic. */
export const answersCsv = ({ columns, pupils }: ClassAnswersDto): string =>
  csvOf([
    ['Pupil', 'Work', 'Score in percent', ...columns.map(columnTitle)],
    ...pupils.map(({ name, work, cells }) => [
      name,
      workText(work),
      work.score ?? '',
      ...cells.map(cellText),
    ]),
  ]);
