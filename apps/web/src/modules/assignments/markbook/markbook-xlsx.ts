import type { MarkbookDto, MarkbookEntryDto } from '@markwell/shared/assignments/markbook.contract';
import type { Cell } from 'write-excel-file/universal';
import { pupilHeadings, pupilTexts, pupilWidths } from '#modules/classes/parts/class-pupil.tsx';
import { workInFull } from '../parts/work-badge.tsx';
import { headingCell, percentCell, textCell, timeCell, xlsxOf } from '#lib/xlsx.ts';

const cellsOf = (entry: MarkbookEntryDto): Cell[] => [
  textCell(workInFull(entry)),
  percentCell(entry.score),
  timeCell(entry.handedInAt),
];

/**
 * The markbook as an Excel workbook with typed cells: a row for each pupil, and three columns for each assignment, the
 * state in words, the score and when it was handed in.
 */
export const markbookXlsx = ({ assignments, pupils }: MarkbookDto): Promise<Blob> =>
  xlsxOf(
    'Markbook',
    [
      [
        ...pupilHeadings.map(headingCell),
        ...assignments.flatMap(({ title }) =>
          [title, `${title}: score`, `${title}: handed in`].map(headingCell),
        ),
      ],
      ...pupils.map(({ entries, ...pupil }) => [
        ...pupilTexts(pupil).map(textCell),
        ...entries.flatMap(cellsOf),
      ]),
    ],
    { widths: [...pupilWidths, ...assignments.flatMap(() => [24, 10, 17])] },
  );
