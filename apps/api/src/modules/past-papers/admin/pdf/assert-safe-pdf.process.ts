import { readFileSync } from 'node:fs';
import { answerInProcess } from '#platform/reading/answer-in-process.ts';
import { assertSafePdf } from './assert-safe-pdf.ts';

/** A received PDF. */
export interface PdfToCheck {
  path: string;
  name: string;
}

answerInProcess(({ path, name }: PdfToCheck) => {
  assertSafePdf(readFileSync(path), name);
});
