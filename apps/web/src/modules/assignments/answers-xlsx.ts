import type { ClassAnswersDto } from '@markwell/shared/assignments/class-answers.schemas';
import { pupilHeadings, pupilTexts, pupilWidths } from '#modules/classes/parts/class-pupil.tsx';
import { workInFull } from './parts/work-badge.tsx';
import { headingCell, percentCell, textCell, timeCell, xlsxOf } from '#lib/xlsx.ts';
import { cellText, columnTitles } from './class-answers.ts';

/** The same table as `answersCsv`, with typed cells. */
export const answersXlsx = (answers: ClassAnswersDto): Promise<Blob> =>
  xlsxOf(
    'Answers',
    [
      [...pupilHeadings, 'Work', 'Score', 'Handed in', ...columnTitles(answers)].map(headingCell),
      ...answers.pupils.map(({ work, cells, ...pupil }) => [
        ...pupilTexts(pupil).map(textCell),
        textCell(workInFull(work)),
        percentCell(work.score),
        timeCell(work.handedInAt),
        ...cells.map((cell) => textCell(cellText(cell))),
      ]),
    ],
    { widths: [...pupilWidths, 24, 10, 17, ...answers.columns.map(() => 16)] },
  );
