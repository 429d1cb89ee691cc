import { splitMathematics } from '@markwell/shared/mathematics/mathematics';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQuestionFile } from './read-question-file.ts';
import { fileFormats, type FileFormat, type WrittenQuestion } from './write-question-file.ts';

const question = (changes: Partial<WrittenQuestion> = {}): WrittenQuestion => ({
  id: '0197c0de-0000-7000-8000-000000000001',
  stageName: 'GCSE',
  subjectName: 'Mathematics',
  topicName: 'Ratio',
  text: 'What is 1:2 of {£3}?',
  options: ['£1', '£2', 'a = b', '~5'],
  correctIndex: 1,
  solution: 'Share it.',
  ...changes,
});

const readBack = (format: FileFormat, questions: readonly WrittenQuestion[]) => {
  const file = readQuestionFile(new TextEncoder().encode(fileFormats[format].write(questions)));
  if (typeof file === 'string') throw new Error(file);
  return file;
};

const formats = Object.keys(fileFormats) as FileFormat[];

test('GIFT has categories, escaped signs, and the solution', () => {
  expect(
    fileFormats.gift.write([
      question(),
      question({ stageName: '11+', topicName: 'Ratio/Rates', solution: '' }),
    ]),
  ).toBe(
    [
      '$CATEGORY: GCSE/Mathematics/Ratio\n',
      String.raw`::0197c0de-0000-7000-8000-000000000001::[plain]What is 1\:2 of \{£3\}?{`,
      '\t~£1\n\t=£2\n\t~a \\= b\n\t~\\~5\n\t####Share it.\n}\n',
      '$CATEGORY: 11+/Mathematics/Ratio//Rates\n',
      String.raw`::0197c0de-0000-7000-8000-000000000001::[plain]What is 1\:2 of \{£3\}?{`,
      '\t~£1\n\t=£2\n\t~a \\= b\n\t~\\~5\n}\n',
    ].join('\n'),
  );
});

test.each(formats)('formulas have the delimiters that Moodle shows, money stays: %s', (format) => {
  const [read] = readBack(format, [
    question({ text: String.raw`Is $\frac{1}{2}$ of $5 more than $$x^2$$?`, solution: '' }),
  ]).questions;
  expect(read?.text).toBe(String.raw`Is \(\frac{1}{2}\) of $5 more than \[x^2\]?`);
});

test.each(formats)('dollars stay text, and formulas formulas, for any text: %s', (format) => {
  const shown = (text: string) =>
    splitMathematics(text.replaceAll(/ +/gu, ' ').trim()).map((part) =>
      part.kind === 'text' ? part.text : [part.tex, part.isDisplay],
    );
  const piece = fc.constantFrom('$', String.raw`\$`, '$$', '5', 'x', ' and ', String.raw`\(y\)`, '$z$');
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 9 }), (pieces) => {
      const text = `Is ${pieces.join('')} it?`;
      const { questions } = readBack(format, [question({ text, solution: '' })]);
      expect(shown(questions[0]?.text ?? '')).toEqual(shown(text));
    }),
  );
});

test('a dollar that is escaped stays escaped', () => {
  const [read] = readBack('gift', [question({ text: String.raw`Is \$5 more than \$x\$?` })]).questions;
  expect(read?.text).toBe(String.raw`Is \$5 more than \$x\$?`);
});

test('an option that begins like a weight stays what it is', () => {
  const options = ['%0%', '%100% of it', ' %50%', 'none'];
  const [read] = readBack('gift', [question({ options, correctIndex: 0 })]).questions;
  expect(read).toMatchObject({ options: ['%0%', '%100% of it', '%50%', 'none'], correctIndex: 0 });
});

test('Moodle XML has no characters that XML cannot contain', () => {
  const [read] = readBack('moodle-xml', [question({ text: 'Page\u000C one \u0001of 😀' })]).questions;
  expect(read?.text).toBe('Page one of 😀');
});

test.each(formats)('what is written is read again: %s', (format) => {
  const line = fc.stringMatching(/^[a-zé0-9:=~#{}<>&£%]( ?[a-zé0-9:=~#{}<>&£%.]){0,20}$/u);
  const lines = fc.array(line, { minLength: 1, maxLength: 3 }).map((each) => each.join('\n'));
  const any = fc.record({
    text: format === 'aiken' ? line : lines,
    options: fc.uniqueArray(line, { minLength: 4, maxLength: 4 }),
    correctIndex: fc.nat(3),
    solution: format === 'aiken' ? fc.constant('') : fc.oneof(fc.constant(''), lines),
    topicName: fc.constantFrom('Ratio', 'Angles'),
  });
  fc.assert(
    fc.property(fc.array(any, { minLength: 1, maxLength: 4 }), (given) => {
      const questions = given.map((each) => question(each));
      const { questions: read, skipped } = readBack(format, questions);
      expect(skipped).toEqual([]);
      const content = ({ text, options, correctIndex, solution }: Omit<WrittenQuestion, 'id'>) => ({
        text,
        options,
        correctIndex,
        solution,
      });
      const inOrder = [...Map.groupBy(questions, ({ topicName }) => topicName).values()].flat();
      expect(read.map((each) => content({ ...question(), ...each }))).toEqual(
        (format === 'aiken' ? questions : inOrder).map(content),
      );
    }),
  );
});
