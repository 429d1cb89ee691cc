import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeMarkdown, joinPaper, splitPaper } from './test-paper.ts';

test('a paper comes apart as it was put together, whatever the questions say', () => {
  const text = fc.string({ unit: 'binary' }).map((raw) => escapeMarkdown(raw).trim());
  fc.assert(
    fc.property(fc.record({ questions: text, answerKey: text, solutions: text }), (paper) => {
      expect(splitPaper(joinPaper(paper))).toEqual(paper);
    }),
  );
});

test('a text without answers is all questions', () => {
  expect(splitPaper('Only this')).toEqual({ questions: 'Only this', answerKey: '', solutions: '' });
});

test.each([
  ['<script>', String.raw`\<script\>`],
  ['# Heading', String.raw`\# Heading`],
  ['1. One', String.raw`1\. One`],
  ['[a](b)', String.raw`\[a\]\(b\)`],
  ['2 * 3 * 4', String.raw`2 \* 3 \* 4`],
  ['One\nTwo', 'One\\\nTwo'],
])('shows %j as it is', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});
