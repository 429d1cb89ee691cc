import type { ClassAnswersDto } from '@markwell/shared/features/assignments/class-answers.schemas';
import { workText } from '#components/assignments/work-badge.tsx';
import { headingCell, percentCell, textCell, xlsxOf } from '#lib/xlsx.ts';
import { cellText, columnTitle } from './class-answers.ts';

/** The same table as `answersCsv`, with typed cells. */
export const answersXlsx = ({ columns, pupils }: ClassAnswersDto): Promise<Blob> =>
  xlsxOf(
    'Answers',
    [
      ['Pupil', 'Work', 'Score', ...columns.map(columnTitle)].map(headingCell),
      ...pupils.map(({ name, work, cells }) => [
        textCell(name),
        textCell(workText(work)),
        percentCell(work.score),
        ...cells.map((cell) => textCell(cellText(cell))),
      ]),
    ],
    { widths: [28, 24, 10, ...columns.map(() => 16)] },
  );
