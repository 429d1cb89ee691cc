import { localTimeOf } from '@markwell/shared/time/local-time';
import writeXlsxFile, { type Cell, type SheetData } from 'write-excel-file/universal';

/** Control characters and others that the XML of a workbook cannot hold. */
const forbidden = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu;

/** A cell of text, whatever it begins with: a name like '=Ben' is never a formula. */
export const textCell = (value: string) => ({ type: String, value: value.replaceAll(forbidden, '') });

export const headingCell = (value: string): Cell => ({ ...textCell(value), fontWeight: 'bold', wrap: true });

/** A score is shown with a percent sign, and is a number from 0 to 1 for the spreadsheet, as its own percentages are. */
export const percentCell = (percent: number | null): Cell =>
  percent === null ? null : { type: Number, value: percent / 100, format: '0%' };

/** The spreadsheet has no time zones: it gets the time in London. */
export const timeCell = (instant: string | null): Cell =>
  instant === null
    ? null
    : { type: Date, value: new Date(`${localTimeOf(new Date(instant))}Z`), format: 'dd/mm/yyyy hh:mm' };

/** An Excel workbook with one sheet, whose first row and first columns stay while it scrolls. */
export const xlsxOf = (
  sheet: string,
  data: SheetData,
  { widths, stickyColumns = 1 }: { widths: number[]; stickyColumns?: number },
): Promise<Blob> =>
  writeXlsxFile(data, {
    sheet,
    stickyRowsCount: 1,
    stickyColumnsCount: stickyColumns,
    columns: widths.map((width) => ({ width })),
  }).toBlob();
