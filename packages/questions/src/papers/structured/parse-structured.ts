import { createPictures, isPicture, type Pictures } from '#drawing/from-text/pictures.ts';
import { indentCode } from '#sets/question-set.ts';
import { faultAt, namedLines, sectionsOf, textOf, type Line, type NamedPart } from '#text/numbered-lines.ts';
import type { SectionPlan } from '../paper.ts';
import { type MarkLine, type StructuredPart, type StructuredQuestion } from './structured-question.ts';

/** What the questions are for a section of a paper. */
export type StructuredSection = Required<Pick<SectionPlan, 'structured'>> & Pick<SectionPlan, 'passage'>;

/**
 * Reads the structured questions of a section, without random numbers, a part of `<subject>/papers/<paper>.txt`:
 *
 *     ## questions
 *
 *     # green-jumper, LIGHT_AND_SOUND, difficulty 1
 *     A boy in a green jumper looks at himself in a plane mirror.
 *
 *     (a), 3 ruled lines
 *     Explain why the jumper looks black in red light.
 *     answer: it absorbs red light
 *     B1 for absorbing red light
 *     B1 for no light that is reflected
 *     > In red light there is no green to reflect, and the red is absorbed.
 *
 * A question has a name, a topic, a stem or none, and parts from (a). A part has its space, if it is not by its marks
 * (`3 ruled lines`, `3 lines`, `no answer line`), its text, its answer and perhaps its `unit: …`, its mark scheme and its
 * solution. `20 marks in levels:` and lines `- …` are a mark scheme in levels, the lowest first, all worth the same.
 * Question and part show a picture above them with `picture <name>`, as in a set. `passage: <title>` at its head
 * announces what the questions are about, which follows after an empty line. Throws an error that names the line of
 * the first mistake.
 */
export function parseStructured({ heading, lines: all }: NamedPart): StructuredSection {
  const { head, sections } = sectionsOf(all, /^# /);
  const pictures = createPictures();
  const structured: StructuredQuestion[] = [];
  for (const lines of sections) {
    if (isPicture(lines)) pictures.add(lines);
    else {
      const question = parseQuestion(lines, pictures);
      if (structured.some(({ name }) => name === question.name))
        throw faultAt(lines[0], `there are two questions "${question.name}"`);
      structured.push(question);
    }
  }
  if (structured.length === 0) throw faultAt(heading, 'there are no questions');
  pictures.refuseUnused();
  return { ...parsePassage(head), structured };
}

function parsePassage(lines: readonly Line[]): Pick<SectionPlan, 'passage'> {
  if (lines.every(({ text }) => text === '')) return {};
  const [, title] = /^passage: (.+)$/.exec(lines[0]?.text ?? '') ?? [];
  const body = textOf(withoutGap(lines.slice(2)));
  if (title === undefined || lines[1]?.text !== '' || body === '')
    throw faultAt(lines[0], 'expected "passage: title", an empty line and a text');
  return { passage: { title, body } };
}

const withoutGap = (lines: readonly Line[]) =>
  lines.slice(0, lines.findLastIndex(({ text }) => text !== '') + 1);

const partHeading = /^\([a-z]\)(?:, .+)?$/;

function parseQuestion(lines: readonly Line[], pictures: Pictures): StructuredQuestion {
  const { head, sections } = sectionsOf(lines, partHeading);
  const heading = head[0];
  const [, name = '', topicCode = '', difficulty, pictureName] =
    /^# ([a-z][a-z\d-]*), ([A-Z][A-Z\d_]*), difficulty ([1-5])(?:, picture (.+))?$/.exec(
      heading?.text ?? '',
    ) ?? [];
  if (name === '')
    throw faultAt(heading, 'expected "# name, TOPIC, difficulty 3", and a difficulty of 1 to 5');
  if (sections.length === 0) throw faultAt(heading, 'the question has no part "(a)"');
  const stem = textOf(withoutGap(head.slice(1)));
  const draft = {
    ...(stem === '' ? {} : { stem: indentCode(stem) }),
    ...(pictureName === undefined ? {} : { image: pictures.show(pictureName, heading) }),
    parts: sections.map((part, index) => parsePart(part, index, pictures)),
  };
  return { topicCode, name, difficulty: Number(difficulty), write: () => draft };
}

function parsePart([heading, ...rest]: readonly Line[], index: number, pictures: Pictures): StructuredPart {
  const [label, ...details] = (heading?.text ?? '').split(', ');
  const expected = `(${String.fromCharCode('a'.charCodeAt(0) + index)})`;
  if (label !== expected) throw faultAt(heading, `expected part ${expected}`);

  const lines = withoutGap(rest);
  const [answerAt, solutionAt] = [/^answer: /, /^> /].map((shape) =>
    lines.findIndex(({ text }) => shape.test(text)),
  );
  if (answerAt === undefined || answerAt < 1)
    throw faultAt(heading, 'expected a text, and below it "answer: …"');
  if (solutionAt === undefined || solutionAt < answerAt)
    throw faultAt(lines.at(-1), 'expected the solution: "> …"');
  const afterAnswer = lines.slice(answerAt, solutionAt);
  const marksAt = afterAnswer.findIndex(({ text }) => isMarks(text));
  if (marksAt < 0) throw faultAt(lines[answerAt], 'the part has no marks: "B1 for …"');
  const values = namedLines(afterAnswer.slice(0, marksAt), ['answer', 'unit']);
  const unit = values.get('unit')?.text;
  return {
    body: indentCode(textOf(lines.slice(0, answerAt))),
    answer: values.get('answer')?.text ?? '',
    ...(unit === undefined ? {} : { unit }),
    scheme: parseScheme(afterAnswer.slice(marksAt)),
    solution: indentCode(textOf(lines.slice(solutionAt).map(solutionLine))),
    ...parseDetails(heading, details, pictures),
  };
}

function solutionLine(line: Line): Line {
  if (!line.text.startsWith('> ')) throw faultAt(line, 'expected more of the solution: "> …"');
  return { number: line.number, text: line.text.slice(2) };
}

type Details = Pick<StructuredPart, 'image' | 'lines' | 'ruledLines' | 'isFree'>;

function parseDetails(heading: Line | undefined, words: readonly string[], pictures: Pictures): Details {
  const details: Details = {};
  for (const word of words) {
    const [, lines, ruledLines, pictureName] =
      /^(?:(\d+) lines|(\d+) ruled lines|picture (.+)|no answer line)$/.exec(word) ??
      fault(
        heading,
        `"${word}" is neither "3 lines", nor "3 ruled lines", nor "no answer line", nor a picture`,
      );
    if (lines !== undefined) details.lines = Number(lines);
    else if (ruledLines !== undefined) details.ruledLines = Number(ruledLines);
    else if (pictureName !== undefined) details.image = pictures.show(pictureName, heading);
    else details.isFree = true;
  }
  return details;
}

function fault(line: Line | undefined, message: string): never {
  throw faultAt(line, message);
}

const mark = /^([MAB][1-9]\d*) (.+)$/;
const levels = /^([1-9]\d*) marks in levels:$/;

const isMarks = (text: string) => mark.test(text) || levels.test(text);

function parseScheme(lines: readonly Line[]): MarkLine[] {
  const { sections } = sectionsOf(lines, /^(?!- )/);
  return sections.flatMap(([first, ...descriptions]) => {
    const [, marks] = levels.exec(first?.text ?? '') ?? [];
    if (marks !== undefined) return levelsOf(first, Number(marks), descriptions);
    const [, kind, criterion] = mark.exec(first?.text ?? '') ?? fault(first, 'expected a mark: "B1 for …"');
    if (descriptions[0]) throw faultAt(descriptions[0], 'a level belongs below "20 marks in levels:"');
    return [[kind ?? '', criterion ?? ''] as const];
  });
}

/** A mark scheme in levels, lowest first; all levels are worth the same. */
function levelsOf(line: Line | undefined, marks: number, descriptions: readonly Line[]): MarkLine[] {
  const worth = marks / descriptions.length;
  if (!Number.isInteger(worth))
    throw faultAt(line, `${marks} marks cannot be divided equally among ${descriptions.length} levels`);
  return descriptions.map(({ text }, index) => [
    `B${worth}`,
    `Level ${index + 1} (${index * worth + 1} to ${(index + 1) * worth} marks): ${text.slice(2)}`,
  ]);
}
