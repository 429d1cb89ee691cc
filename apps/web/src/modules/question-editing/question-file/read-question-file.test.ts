import { readUpload } from '@markwell/shared/question-editing/upload/read-upload';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf, moodleQuestion, moodleQuiz, readFileText, skippedIn } from '#testing/question-files.ts';
import { readQuestionFile } from './read-question-file.ts';
import { uploadTexts } from './upload-texts.ts';

const oneByteEach = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test('at most a thousand questions are used', () => {
  const text = `${'Which? {=1 ~2 ~3 ~4}\n\n'.repeat(1000)}Which? {=1 ~2 ~3 ~4 ~5}`;
  expect(readFileText(text).questions).toHaveLength(1000);
  expect(skippedIn(text)).toEqual(['Line 2001: is one too many: an upload has at most 1,000 questions']);
});

test('a file that is not in UTF-8 is read, and says what was assumed', () => {
  expect(readQuestionFile(oneByteEach('Caf\u00E9? {=1 ~2 ~3 ~4}'))).toMatchObject({
    questions: [{ text: 'Café?' }],
    assumption: expect.stringContaining('Windows-1252') as unknown,
  });
  expect(readQuestionFile(oneByteEach('\u0093Which\u0094 \u0096 \u00A36? {=1 ~2}'))).toMatchObject({
    questions: [{ text: '“Which” – £6?' }],
  });
  expect(readQuestionFile(oneByteEach('Caf\u008F? {=1 ~2 ~3 ~4}'))).toBe(
    'The encoding of this file is not known. Save it as UTF-8.',
  );
});

test.each([true, false])('UTF-16 is read, with a byte order mark: %s', (hasMark) => {
  const text = `${hasMark ? '\uFEFF' : ''}Is it €? {=1 ~2 ~3 ~4}`;
  const units = Uint16Array.from(text, (character) => character.charCodeAt(0));
  expect(readQuestionFile(new Uint8Array(units.buffer))).toMatchObject({
    questions: [{ text: 'Is it €?' }],
    assumption: undefined,
  });
});

test.each([
  ['windows-1251', '\u00CA\u00EE\u00F2', 'Кот'],
  ['ISO-8859-2', '\u00AF\u00F3\u00B3w', 'Żółw'],
  ['iso-8859-1', '\u00E9\u00A3', 'é£'],
  ['Shift_JIS', '\u0083\u0065', 'テ'],
])('XML is read in the encoding that it names: %s', (encoding, written, read) => {
  const xml = moodleQuiz(moodleQuestion({ text: written })).replace('UTF-8', encoding);
  expect(readQuestionFile(oneByteEach(xml))).toMatchObject({
    questions: [{ text: read }],
    assumption: undefined,
  });
});

test('XML that names an encoding but is in UTF-8 says so; one with an unknown encoding is refused', () => {
  const xml = moodleQuiz(moodleQuestion({ text: 'Café' })).replace('UTF-8', 'ISO-8859-2');
  expect(readFileText(xml)).toMatchObject({
    questions: [{ text: 'Café' }],
    assumption: expect.stringMatching(/^The file says ISO-8859-2, but is in UTF-8/u) as unknown,
  });
  const unknown = moodleQuiz(moodleQuestion({ text: '\u00E9' })).replace('UTF-8', 'x-none');
  expect(readQuestionFile(oneByteEach(unknown))).toMatch(/^The encoding of this file is not known/u);
});

test.each([
  ['Q1. What?\nA) a\nB) b', ''],
  ['', ''],
  ['Which?\nA)one\nB)two\nANSWER: A', ''],
  ['Use {braces} and {more: braces}.', ''],
  ['PK\u0003\u0004 word/document.xml', ', but a Word document'],
  ['PK\u0003\u0004 h5p.json', ', but an H5P package'],
  ['PK\u0003\u0004 imsmanifest.xml', ', but an IMS package, such as QTI'],
  ['PK\u0003\u0004 collection.anki2', ', but an Anki deck'],
  ['PK\u0003\u0004 notes.txt', ', but a ZIP archive'],
  ['%PDF-1.7 {=a ~b}', ', but a PDF'],
  ['\u001F\u008B\u0008', ', but a compressed file, such as a Moodle backup'],
  ['{\\rtf1 {=a ~b}}', ', but a document in Rich Text Format'],
  [
    '<?xml version="1.0"?>\n<questestinterop><style>p {color: red}</style></questestinterop>',
    ', but QTI 1.2',
  ],
  ['<assessmentItem xmlns="x">{=a ~b}</assessmentItem>', ', but QTI 2'],
  ['<qti-assessment-item>{=a ~b}</qti-assessment-item>', ', but QTI 3'],
  ['<!-- x --><imscp:manifest>{=a}</imscp:manifest>', ', but the list of contents of an IMS package'],
  ['<moodle_backup>{=a}</moodle_backup>', ', but a part of a Moodle backup'],
  ['<POOL>{=a}</POOL>', ', but a Blackboard pool'],
  ['<!DOCTYPE html><p>{=a ~b}', ', but a web page'],
  ['<?php function a() { return "{=a ~b}"; }', ', but a PHP program'],
  ['{"questions": [{"text": "{=a ~b}"}]}', ', but JSON, such as H5P’s'],
  ['[{"cards": "{=a ~b}"}]', ', but JSON'],
  ['\\documentclass{exam}\n\\question What? {=a}', ', but LaTeX'],
  ['\\begin{questions}\n\\choice $x = 2$', ', but LaTeX'],
  ['Wales has {{c1::Cardiff}} {=a}\tback', ', but notes of Anki'],
  ['MC\tWhich set {=a}?\t{1}\tcorrect', ', but questions of Blackboard'],
  ['1. What? {=a}\na) 1\n*b) 2', ', but text2qti'],
  ['question,A,B,key\n"Is {=1,2} a set?",yes,no,A', ', but a table (CSV)'],
  ['question;A;B\nWhat?;{=1};2', ', but a table (CSV)'],
])('%j is named as what it is', (text, found) => {
  expect(readQuestionFile(oneByteEach(text))).toBe(
    `This is not a file in Aiken, GIFT or Moodle XML${found}. Export the questions in one of these formats.`,
  );
});

test.each([
  'Pick red, green, or blue, {=red, pale ~green, dark ~blue, dark}\n\nPick tin, iron, or lead, {=tin, pure ~iron, raw ~lead, old}',
  'One; two; three? {=a; b; c ~d; e; f}\nFour; five; six? {=a; b; c ~d; e; f}'.replace('\n', '\n\n'),
])('GIFT whose lines have the same number of commas is no table: %j', (text) => {
  expect(readFileText(text)).toMatchObject({ format: 'GIFT', questions: [{}, {}], skipped: [] });
});

// A reader that needs the square of these lengths would take hours.
test.each([
  ['blank lines', '\n'.repeat(2_000_000)],
  ['blank lines around an answer', `A. a\nANSWER: B${'\n '.repeat(1_000_000)}x`],
  ['spaces in an answer', `Q\nA. a\nANSWER: ${' '.repeat(2_000_000)}x`],
  ['unclosed formulas', `{=${'\\('.repeat(500_000)}`],
  ['unclosed display formulas', `{=${'$$ a \\['.repeat(200_000)}`],
  ['backslashes in a formula', `{=\\(${'\\'.repeat(1_000_001)}`],
  ['braces on lines', '{\n\n'.repeat(300_000)],
  ['unfinished tags', `{=${'<b '.repeat(300_000)}`],
  ['comments before the XML', `${'<!-- -->'.repeat(300_000)}x`],
  ['elements inside each other', moodleQuiz(moodleQuestion({ text: '<div>'.repeat(30_000) }))],
  ['marks', moodleQuiz(moodleQuestion({ text: '<b>x</b> '.repeat(15_000) }))],
  ['items', moodleQuiz(moodleQuestion({ text: `<ol>${'<li>x'.repeat(30_000)}</ol>` }))],
  ['questions', 'W? {=1 ~2}\n\n'.repeat(100_000)],
])('%s are read in a time that grows with their number', (_what, text) => {
  expect(readQuestionFile(bytesOf(text))).toBeDefined();
});

test('the texts of the form give the same questions again, also where a solution is missing', () => {
  const words = fc.stringMatching(/^[ab1.)QS:\n=~{}\\$<éA ]{0,25}$/u);
  const option = fc.stringMatching(/^[ab1:=~{}\\é ]{0,8}$/u);
  const escapeGift = (text: string) =>
    text.replaceAll(/[\\{}=~#:]/gu, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
  const question = fc.record({
    text: words,
    options: fc.array(option, { minLength: 2, maxLength: 5 }),
    solution: words,
  });
  fc.assert(
    fc.property(fc.array(question, { minLength: 1, maxLength: 4 }), (questions) => {
      const text = questions
        .map(({ text: stem, options: [first = '', ...others], solution }) => {
          const wrong = others.map((each) => `~${escapeGift(each)}`).join('\n');
          return `::t::${escapeGift(stem)}{=${escapeGift(first)}\n${wrong}\n####${escapeGift(solution)}}`;
        })
        .join('\n\n');
      const file = readFileText(text);
      expect(file.questions.length + file.skipped.length).toBe(questions.length);
      const { questions: used } = file;
      const content = {
        questionContentType: 'text',
        questionImages: [],
        mcqOptions: '',
        solutionType: 'text',
        solutionImages: [],
        fromFile: true,
      } as const;
      const again = readUpload({ ...content, ...uploadTexts(used) });
      expect(again.questions.map(({ body, options }) => [body, ...options])).toEqual(
        used.map((each) => [each.text, ...each.options]),
      );
      expect(again.errors).toEqual([]);
      expect(again.questions.map(({ explanation }) => explanation ?? '')).toEqual(
        used.map(({ solution }) => solution),
      );
      return true;
    }),
    { numRuns: 300 },
  );
});
