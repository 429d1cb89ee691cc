import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeMarkdown, joinPaper, splitPaper } from './test-paper.ts';

test('splitting a joined paper returns its parts, for any texts', () => {
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
])('escapes %j', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});
