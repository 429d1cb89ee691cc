import type { MarkbookDto, MarkbookEntryDto } from '@markwell/shared/features/markbook/markbook.contract';
import { localTimeOf } from '@markwell/shared/rules/time/local-time';
import writeXlsxFile, { type Cell, type SheetData } from 'write-excel-file/universal';
import { workText } from '#components/assignments/work-badge.tsx';

/** Control characters and others that the XML of a workbook cannot hold. */
const forbidden = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu;

/** A cell of text, whatever it begins with: a name like '=Ben' is never a formula. */
const text = (value: string) => ({ type: String, value: value.replaceAll(forbidden, '') });

const heading = (value: string): Cell => ({ ...text(value), fontWeight: 'bold', wrap: true });

/** A score is shown with a percent sign, and is a number from 0 to 1 for the spreadsheet, as its own percentages are. */
const score = (percent: number | null): Cell =>
  percent === null ? null : { type: Number, value: percent / 100, format: '0%' };

/** The spreadsheet has no time zones: it gets the time in London. */
const time = (instant: string | null): Cell =>
  instant === null
    ? null
    : { type: Date, value: new Date(`${localTimeOf(new Date(instant))}Z`), format: 'dd/mm/yyyy hh:mm' };

const cellsOf = (entry: MarkbookEntryDto): Cell[] => [
  text(workText(entry)),
  score(entry.score),
  time(entry.handedInAt),
];

const sheetOf = ({ assignments, pupils }: MarkbookDto): SheetData => [
  [
    heading('Pupil'),
    ...assignments.flatMap(({ title }) => [title, `${title}: score`, `${title}: handed in`].map(heading)),
  ],
  ...pupils.map(({ name, entries }) => [text(name), ...entries.flatMap(cellsOf)]),
];

/**
 * The markbook as an Excel workbook with typed cells: a row for each pupil, and three columns for each assignment, the
 * state in words, the score and when it was handed in. The names of the pupils and the headings stay while it scrolls.
 */
export const markbookXlsx = (markbook: MarkbookDto): Promise<Blob> =>
  writeXlsxFile(sheetOf(markbook), {
    sheet: 'Markbook',
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    columns: [
      { width: 28 },
      ...markbook.assignments.flatMap(() => [{ width: 24 }, { width: 10 }, { width: 17 }]),
    ],
  }).toBlob();
