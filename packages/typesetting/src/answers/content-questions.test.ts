import { marksOf } from '@markwell/questions/papers/paper';
import { answerSetQuestions } from '@markwell/questions/sets/answer-sets';
import { expect, test } from 'vitest';
import { markSchemePages } from '../mark-scheme/mark-scheme-pages.ts';
import { pageHeight, pageWidth } from '../page-geometry.ts';
import { paperPages } from '../pages/paper-pages.ts';
import { practiceSheets } from '../practice-sheets.ts';
import { textWidth } from '../text-runs.ts';

const sheets = practiceSheets(2026);

test('every question of our own with an answer of any kind is on the sheet of its subject', () => {
  const printed = sheets.flatMap(({ questions }) => questions.map(({ kind }) => kind)).sort();
  expect(printed).toEqual(answerSetQuestions.map(({ sourceId }) => sourceId).sort());
  for (const { questions, maxMarks } of sheets)
    expect(questions.reduce((sum, question) => sum + marksOf(question), 0)).toBe(maxMarks);
});

test.each(sheets)('$title of $stageName stays within its pages', (sheet) => {
  for (const marks of [...paperPages(sheet).map((page) => page.marks), ...markSchemePages(sheet)]) {
    for (const mark of marks) {
      if (mark.kind === 'line') continue;
      const width =
        mark.kind === 'text'
          ? textWidth(mark.text, { size: mark.size, weight: mark.face === 'bold' ? 'bold' : 'regular' })
          : mark.kind === 'round'
            ? mark.radius
            : mark.width;
      expect(mark.x + width).toBeLessThan(pageWidth - 15);
      expect(mark.y + (mark.kind === 'figure' || mark.kind === 'box' ? mark.height : 0)).toBeLessThan(
        pageHeight - 30,
      );
    }
  }
});
