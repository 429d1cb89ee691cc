import { papers } from '@markwell/content/papers/papers';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { faceFor } from './fonts.ts';
import { pageHeight, pageWidth } from './page-geometry.ts';
import { pagesOf } from './paginate.ts';
import { paragraphs } from './paragraphs.ts';
import { makePaperFiles } from './paper-files.ts';
import { questionBlock, solutionBlock } from './question.ts';
import { textMarks, textWidth } from './text-runs.ts';
import { blockToSvg } from './to-svg.ts';
import { questionAlternativeText, solutionAlternativeText } from './alternative-text.ts';

const all = papers();

/** Papers for exams that allow a calculator: science at GCSE and everything at A-Level. */
const withCalculator = [
  'papers/gcse-combined-science-1',
  'papers/a-level-mathematics-1',
  'papers/a-level-statistics-and-mechanics-1',
  'papers/a-level-physics-2',
];
const look = { size: 10, color: '#000000', weight: 'regular' as const };

describe('text', () => {
  test('is set in the wanted font, or in another for characters it does not have', () => {
    expect(faceFor('a', 'bold')).toBe('bold');
    expect(faceFor('π', 'bold')).toBe('greek');
    expect(faceFor('∫', 'regular')).toBe('symbols');
    expect(() => faceFor('漢', 'regular')).toThrow('No font has');
  });

  test('raises powers, lowers indices and builds fractions from normal digits', () => {
    const [base, power] = textMarks('x⁻⁵', 0, 100, look);
    expect(power).toMatchObject({ text: '−5', face: base?.face });
    expect(power?.y).toBeLessThan(100);
    expect(power?.size).toBeLessThan(10);
    expect(textMarks('u₁', 0, 100, look)[1]?.y).toBeGreaterThan(100);
    expect(textMarks('⅔', 0, 100, look).map(({ text }) => text)).toEqual(['2', '/', '3']);
  });

  test('breaks between words, keeps its line breaks and never exceeds the width', () => {
    const { marks, height } = paragraphs('one two three four five six\nseven', 60, look);
    const lines = Map.groupBy(marks, (mark) => ('y' in mark ? mark.y : 0));
    expect(lines.size).toBe(4);
    expect(height).toBe(60);
    for (const mark of marks) {
      if (mark.kind !== 'text') throw new Error('There is only text');
      expect(mark.x + textWidth(mark.text, look)).toBeLessThanOrEqual(60);
    }
  });
});

describe.each(all)('$title', (paper) => {
  test('stays within its pages', () => {
    const pages = pagesOf(paper);
    expect(pages.length).toBeGreaterThan(2);
    for (const mark of pages.flat()) {
      if (mark.kind === 'line') continue;
      const right = mark.kind === 'figure' ? mark.x + mark.width : mark.x;
      expect(mark.x).toBeGreaterThan(30);
      expect(right).toBeLessThan(pageWidth - 30);
      expect(mark.kind === 'figure' ? mark.y + mark.height : mark.y).toBeLessThan(pageHeight - 30);
    }
  });

  test('states on its cover whether a calculator may be used', () => {
    const [cover = []] = pagesOf(paper);
    const words = cover.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])).join(' ');
    const [expected, other] = withCalculator.includes(paper.sourceId)
      ? ['A calculator may be used.', 'Calculators are not allowed.']
      : ['Calculators are not allowed.', 'A calculator may be used.'];
    expect(words).toContain(expected);
    expect(words).not.toContain(other);
  });

  test('draws its pictures without fonts', () => {
    for (const question of paper.questions) {
      for (const block of [questionBlock, solutionBlock]) {
        const svg = blockToSvg(block(question, { width: 460, size: 19 }), 460, 22);
        expect(svg).not.toMatch(/<text|NaN|undefined/);
      }
    }
  });
});

test('a paper becomes a PDF with embedded fonts and a large picture of each question and solution', async () => {
  const [paper] = all;
  if (!paper) throw new Error('There are papers');
  const { pdf, answers } = await makePaperFiles(paper, new Date('2026-01-01'));
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(pdf.toString('latin1')).toMatch(/\/FontFile2/);
  expect(answers.map(({ number }) => number)).toEqual(paper.questions.map(({ number }) => number));
  for (const { question, solution } of answers) {
    for (const { svg } of [question, solution]) {
      const { channels } = await sharp(Buffer.from(svg)).stats();
      expect(channels[0]).toMatchObject({ max: 255 });
      expect(channels[0]?.min).toBeLessThan(64); // outlines of the text
    }
    // The alternative text of the question must not contain the answer.
    expect(question.alternativeText).not.toContain('Answer');
    expect(solution.alternativeText).toMatch(/Answer: [A-E]/);
  }
});

test('a picture has an alternative text', () => {
  const question = {
    number: 3,
    marks: 2,
    question: {
      sourceId: 'x',
      stageCode: 'GCSE' as const,
      subjectCode: 'S',
      topicCode: 'T',
      difficulty: 1 as const,
      body: 'What is x?',
      image: { svg: '', alternativeText: 'a triangle' },
      options: [{ text: '4' }, { image: { svg: '', alternativeText: 'a square' } }],
      correctIndex: 1,
      explanation: 'Because.',
    },
  };
  expect(questionAlternativeText(question)).toBe(
    'Question 3. What is x? Figure: a triangle. A: 4. B: a square. 2 marks.',
  );
  expect(solutionAlternativeText(question)).toBe('Question 3. Answer: B, a square. Because.');
});
