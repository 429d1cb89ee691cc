import { hasAnswerSheet } from '@markwell/questions/papers/paper';
import { papers } from '@markwell/questions/papers/papers';
import { splitMathematics } from '@markwell/shared/mathematics/mathematics';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { unprintable } from '@markwell/questions/checks/support/pictures';
import { typesetFormula } from './formula.ts';
import { faceFor } from './fonts.ts';
import { markSchemePages } from './mark-scheme/mark-scheme-pages.ts';
import { pageHeight, pageWidth } from './page-geometry.ts';
import { paperPages } from './pages/paper-pages.ts';
import { paragraphs } from './paragraphs.ts';
import { makePaperFiles } from './paper-files.ts';
import { markSchemePdf } from './pdf.ts';
import { questionBlock, solutionBlock } from './question.ts';
import { textMarks, textWidth } from './text-runs.ts';
import { blockToSvg } from './to-svg.ts';
import { questionAlternativeText, solutionAlternativeText } from './alternative-text.ts';
import type { Mark } from './drawing-primitives.ts';

const all = papers();
const look = { size: 10, color: '#000000', weight: 'regular' as const };
const wordsOn = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])).join(' ');

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
    expect(textMarks('Kₐ', 0, 100, look)[1]).toMatchObject({ text: 'a', face: base?.face });
    expect(textMarks('⅔', 0, 100, look).map(({ text }) => text)).toEqual(['2', '/', '3']);
  });

  test('keeps a number and its unit or its power of ten on one line', () => {
    for (const quantity of ['25.0 cm³', '1.7 × 10⁻⁵', '+0.54 V']) {
      for (let width = 110; width < 190; width += 4) {
        const { marks } = paragraphs(`The value that is read is ${quantity}`, width, look);
        expect(marks.some((mark) => mark.kind === 'text' && /^(?:cm|V|×|10)/.test(mark.text))).toBe(false);
      }
    }
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

describe('formulas', () => {
  test('are outlines without fonts on the line of the text, which makes room for them', () => {
    const { marks, height } = paragraphs('Find $\\dfrac{1}{x}$ now.', 300, look);
    const figure = marks.find((mark) => mark.kind === 'figure');
    expect(figure?.svg).toMatch(/<path/);
    expect(figure?.svg).not.toMatch(/<text|currentColor/);
    expect(wordsOn(marks)).not.toMatch(/frac/);
    expect(height).toBeGreaterThan(paragraphs('Find it now.', 300, look).height);
  });

  test('raise powers that are written in a line', () => {
    const { marks } = paragraphs('Solve 5^x = 14 and e^(2x) = 3.', 300, look);
    expect(marks.filter(({ kind }) => kind === 'figure')).toHaveLength(2);
    expect(wordsOn(marks)).not.toContain('^');
  });

  test('that nobody understands are refused', () => {
    expect(() => typesetFormula('\\nonsense{2}', false, '#000000')).toThrow();
    expect(() => typesetFormula('\\text{漢}', false, '#000000')).toThrow('cannot be typeset');
  });
});

describe.each(all)('$title', (paper) => {
  const pages = paperPages(paper);
  const scheme = markSchemePages(paper);

  test('stays within its pages and prints no source of a formula', () => {
    for (const marks of [...pages.map((page) => page.marks), ...scheme]) {
      expect(wordsOn(marks)).not.toMatch(/\\[a-z]+|\$\S|NaN|undefined/);
      for (const mark of marks) {
        if (mark.kind === 'line') continue;
        const right =
          mark.kind === 'figure' || mark.kind === 'box'
            ? mark.x + mark.width
            : mark.kind === 'text'
              ? mark.x +
                textWidth(mark.text, { size: mark.size, weight: mark.face === 'bold' ? 'bold' : 'regular' })
              : mark.x;
        expect(mark.x).toBeGreaterThanOrEqual(20);
        expect(right).toBeLessThan(pageWidth - 15);
        const bottom = mark.kind === 'figure' || mark.kind === 'box' ? mark.y + mark.height : mark.y;
        expect(bottom).toBeLessThan(pageHeight - 30);
      }
    }
  });

  test('fills its pages, numbers them and says where it continues', () => {
    const withQuestions = pages.filter(({ kind }) => kind === 'questions');
    expect(withQuestions.length).toBeGreaterThanOrEqual(5);
    const fills = withQuestions.map(({ fill }) => fill);
    const passages = paper.sections.filter(({ passage }) => passage).length;
    // A page before a new section or after a text may end early; no other does.
    const short = fills.filter((fill) => fill < 0.7).length;
    expect(short).toBeLessThanOrEqual(paper.sections.length - 1 + passages + 1);
    expect(fills.reduce((sum, fill) => sum + fill, 0) / fills.length).toBeGreaterThan(0.8);
    for (const [index, { marks, kind }] of pages.entries()) {
      if (kind === 'answer sheet') continue;
      expect(wordsOn(marks)).toContain(String(index + 1));
      if (pages[index + 1] && pages[index + 1]?.kind !== 'answer sheet')
        expect(wordsOn(marks)).toContain('Turn over');
    }
    expect(wordsOn(withQuestions.at(-1)?.marks ?? [])).toContain('END OF QUESTIONS');
  });

  test('states on its cover the time, the marks and whether a calculator or a dictionary may be used', () => {
    const cover = wordsOn(pages[0]?.marks ?? []);
    const aids = [
      /You may use a calculator|A calculator\. It may be used/,
      /You may not use a calculator|Calculators are not allowed/,
      /You may not use a dictionary|Dictionaries are not allowed/,
    ];
    const stated = paper.subjectCode.includes('ENGLISH') ? 2 : paper.calculatorAllowed ? 0 : 1;
    expect(aids.map((aid) => aid.test(cover))).toEqual(aids.map((_, index) => index === stated));
    expect(cover).toMatch(hasAnswerSheet(paper) ? `${paper.duration} minutes` : /Time allowed: \d/);
    expect(cover).toContain(`${paper.maxMarks} marks`);
    expect(cover).toMatch(hasAnswerSheet(paper) ? /Name/ : /Candidate number/);
  });

  test('has an answer sheet with a row for each question, if answers are marked there', () => {
    const sheet = pages.at(-1);
    if (!hasAnswerSheet(paper)) {
      expect(sheet?.kind).toBe('questions');
      return;
    }
    expect(sheet?.kind).toBe('answer sheet');
    const texts = sheet?.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])) ?? [];
    const inDigits = paper.questions.filter(({ parts }) => parts[0]?.inDigits).length;
    for (const { number } of paper.questions) expect(texts).toContain(String(number));
    // Besides the rows, the example shows A.
    expect(texts.filter((text) => text === 'A')).toHaveLength(paper.questions.length - inDigits + 1);
    expect(texts.filter((text) => text === 'E')).toHaveLength(paper.questions.length - inDigits);
  });

  test('shows the marks of every part in the margin of a written paper', () => {
    if (hasAnswerSheet(paper)) return;
    const margin = pages.flatMap(({ marks, kind }) =>
      marks.flatMap((mark) =>
        kind === 'questions' && mark.kind === 'text' && /^\(\d+\)$/.test(mark.text) ? [mark.text] : [],
      ),
    );
    const sum = margin.reduce((total, text) => total + Number(text.slice(1, -1)), 0);
    expect(sum).toBe(paper.maxMarks);
  });

  test('prints no colour that a PDF shows black, and draws its pictures without fonts', () => {
    const figures = [...pages.flatMap((page) => page.marks), ...scheme.flat()].filter(
      (mark) => mark.kind === 'figure',
    );
    for (const { svg } of figures) expect(unprintable(svg)).toBeNull();
    for (const question of paper.questions.slice(0, 6)) {
      for (const block of [questionBlock, solutionBlock]) {
        const svg = blockToSvg(block(question, { width: 460, size: 19 }), 460, 22);
        expect(svg).not.toMatch(/<text|NaN|undefined|currentColor/);
      }
    }
  });

  test('has a mark scheme with every question', () => {
    const words = scheme.map(wordsOn).join(' ');
    expect(words).toContain('Mark scheme and worked solutions');
    for (const { number, parts } of paper.questions) {
      expect(words).toContain(String(number));
      for (const { scheme: lines } of parts) for (const { mark } of lines) expect(words).toContain(mark);
    }
  });
});

test.each([all.find(({ style }) => style === 'GL'), all.find(({ style }) => style === 'A_LEVEL')])(
  'a paper becomes two PDFs with embedded fonts and a picture of each question and solution',
  async (paper) => {
    if (!paper) throw new Error('There are papers');
    const { pdf, answers } = await makePaperFiles(paper, new Date('2026-01-01'));
    for (const bytes of [pdf, await markSchemePdf(paper, new Date('2026-01-01'))]) {
      expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
      expect(bytes.toString('latin1')).toMatch(/\/FontFile2/);
    }
    expect(answers.map(({ number }) => number)).toEqual(paper.questions.map(({ number }) => number));
    for (const { question, solution } of answers) {
      // The alternative text of the question must not contain the answer, and no text the source of a formula.
      expect(question.alternativeText).not.toContain('Answer');
      expect(solution.alternativeText).toMatch(/Answer: \S/);
      for (const text of [question.alternativeText, solution.alternativeText])
        expect(splitMathematics(text).every(({ kind }) => kind === 'text')).toBe(true);
    }
    const { channels } = await sharp(Buffer.from(answers[0]?.question.svg ?? '')).stats();
    expect(channels[0]).toMatchObject({ max: 255 });
    expect(channels[0]?.min).toBeLessThan(64); // outlines of the text
  },
);

test('a picture has an alternative text', () => {
  const question = {
    number: 3,
    difficulty: 1,
    topicCode: 'T',
    kind: 'k',
    parts: [
      {
        body: 'What is x?',
        image: { svg: '', alternativeText: 'a triangle' },
        marks: 2,
        options: [{ text: '4' }, { image: { svg: '', alternativeText: 'a square' } }],
        correctIndex: 1,
        answer: { image: { svg: '', alternativeText: 'a square' } },
        lines: 0,
        scheme: [],
        solution: 'Because $x = \\frac{1}{2}$.',
      },
    ],
  };
  expect(questionAlternativeText(question)).toBe(
    'Question 3. What is x? Figure: a triangle. A: 4. B: a square. 2 marks.',
  );
  expect(solutionAlternativeText(question)).toBe('Question 3. Answer: B, a square. Because x = 1/2.');
});
