import type { OfKind } from '../../answers/answer-kind.ts';
import { isSameJson } from '../../answers/same-json.ts';
import { partLabels, type PartLabel } from '../../answers/parts.schemas.ts';
import { questionPartsSchema, type QuestionPart } from '../../answers/question-parts.ts';
import { isBlank, joinLines, type PastedLine } from '../upload/pasted-lines.ts';
import { hasGap, textBeforeGaps, textWithGaps } from './gap-texts.ts';
import { marksAtEnd, type PastedAnswer, type PastedKind } from './pasted-kind.ts';
import { answerMarkers, hasManyLines, kindMarked, kindOfGapMarked, pastedKindOf } from './pasted-kinds.ts';

interface AnswerLine {
  line: number;
  marker: string;
  text: string;
}

interface Problem {
  line: number;
  what: string;
}

/** A part as pasted: its text, and the lines with its answer. */
interface PastedPart {
  line: number;
  label?: PartLabel;
  stem: PastedLine[];
  answers: AnswerLine[];
}

const blank = String.raw`[\s\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]*`;
const answerPattern = new RegExp(`^${blank}([${answerMarkers.join('')}]):(?=\\s|$)`, 'u');
const labelPattern = new RegExp(`^${blank}\\(([a-l])\\)(?=\\s|$)`, 'u');

const answerAt = ({ number, text }: PastedLine): AnswerLine | undefined => {
  const match = answerPattern.exec(text);
  return match
    ? { line: number, marker: match[1] ?? '', text: text.slice(match[0].length).trim() }
    : undefined;
};

export const hasAnswerLine = (lines: readonly PastedLine[]): boolean =>
  lines.some((line) => answerPattern.test(line.text));

export interface AnsweredBlock {
  body: string;
  /** Empty when a problem was found. */
  parts: QuestionPart[];
  problems: Problem[];
}

/** Reads the lines of a question that is answered by typing: its text, its parts (a), (b) … and their answer lines. */
export function readAnswered(lines: readonly PastedLine[]): AnsweredBlock {
  const { body, parts, problems } = splitParts(lines);
  const [only, ...others] = parts;
  const isWhole = only !== undefined && others.length === 0 && only.label === undefined;
  const { text, marks } = marksAtEnd(joinLines(body));
  const shared = isWhole ? text : joinLines(body);
  const read = parts.map((part, index) =>
    readPart(part, { label: partLabels[index] ?? 'a', ...(isWhole && { text: shared, marks }) }),
  );
  const wrong = [...problems, ...read.flatMap((part) => ('what' in part ? [part] : []))];
  const ownBody = isWhole ? (textBeforeGaps(shared) ?? shared) : shared;
  if (wrong.length > 0) return { body: ownBody, parts: [], problems: wrong };
  const checked = checkedParts(read);
  return checked.success
    ? { body: ownBody, parts: checked.data.parts, problems: [] }
    : { body: ownBody, parts: [], problems: problemsOf(checked.error.issues, parts) };
}

/** The first thing that is wrong with parts, at the line of the text or of the answer. */
function problemsOf(
  [issue]: readonly { path: PropertyKey[]; message: string }[],
  parts: readonly PastedPart[],
): Problem[] {
  const [, index, field] = issue?.path ?? [];
  const part = parts[typeof index === 'number' ? index : 0];
  if (!issue || !part) return [];
  const line = (field === 'stem' ? undefined : part.answers[0]?.line) ?? part.line;
  return [{ line, what: `its answer cannot be used: ${issue.message}` }];
}

const maxRemembered = 1_000;
const remembered = new Map<string, ReturnType<typeof questionPartsSchema.safeParse>>();

/** Checks parts by their schema, which marks examples of each answer. While a text is typed, most parts stay the same. */
function checkedParts(parts: readonly object[]) {
  const text = JSON.stringify(parts);
  const known = remembered.get(text) ?? questionPartsSchema.safeParse({ parts });
  if (remembered.size === maxRemembered) remembered.clear();
  remembered.set(text, known);
  return known;
}

function splitParts(lines: readonly PastedLine[]) {
  const body: PastedLine[] = [];
  const parts: PastedPart[] = [];
  const problems: Problem[] = [];
  for (const line of lines) {
    const answer = answerAt(line);
    const due = partLabels[parts.length];
    const label = labelPattern.exec(line.text);
    const last = parts.at(-1);
    if (answer) {
      const part = last ?? { line: line.number, stem: [], answers: [] };
      if (!last) parts.push(part);
      part.answers.push(answer);
    } else if (label && label[1] === due && (!last || last.label !== undefined)) {
      const stem = [{ ...line, text: line.text.slice(label[0].length) }];
      parts.push({ line: line.number, ...(due && { label: due }), stem, answers: [] });
    } else if (!last) body.push(line);
    else if (last.answers.length === 0) last.stem.push(line);
    else if (!isBlank(line)) problems.push({ line: line.number, what: 'this text is after an answer' });
  }
  return { body, parts, problems };
}

/** A part of a question, not checked yet; or what is wrong with it. */
function readPart(
  { line, stem, answers }: PastedPart,
  given: { label: PartLabel; text?: string; marks?: number | undefined },
): object | Problem {
  const own = marksAtEnd(joinLines(stem));
  const text = given.text ?? own.text;
  const isGaps = hasGap(text);
  const groups = groupsOf(answers);
  const [first] = groups;
  if (!first) return { line, what: `part (${given.label}) has no answer line` };
  const read = isGaps ? readGaps(textWithGaps(text), groups) : readWhole(groups, given.label);
  if ('what' in read) return read;
  const marks = given.marks ?? own.marks ?? read.marks ?? 1;
  const partStem = given.text === undefined ? (isGaps ? (textBeforeGaps(text) ?? '') : text) : '';
  return { label: given.label, stem: partStem, marks, answer: read.answer, hints: [], steps: [] };
}

interface Group extends AnswerLine {
  lines: string[];
  wrong: PastedAnswer['wrong'];
}

/** Lines of one answer: those with the same letter, where a kind has several, and the wrong answers below them. */
function groupsOf(answers: readonly AnswerLine[]): Group[] {
  const groups: Group[] = [];
  for (const answer of answers) {
    const last = groups.at(-1);
    if (answer.marker === 'X' && last) last.wrong = [...last.wrong, wrongAnswer(answer.text)];
    else if (last?.marker === answer.marker && hasManyLines(answer.marker)) last.lines.push(answer.text);
    else groups.push({ ...answer, lines: [answer.text], wrong: [] });
  }
  return groups;
}

function wrongAnswer(text: string) {
  const at = text.indexOf('->');
  return at === -1
    ? { answer: text, feedback: '' }
    : { answer: text.slice(0, at).trim(), feedback: text.slice(at + 2).trim() };
}

function definitionOf(kind: PastedKind<OfKind> | undefined, group: Group): { answer: object } | Problem {
  if (!kind) return { line: group.line, what: `“${group.marker}:” cannot be used here` };
  if (group.lines.some((text) => text === ''))
    return { line: group.line, what: `“${group.marker}:” has no answer after it` };
  const answer = kind.read(group);
  return typeof answer === 'string'
    ? { line: group.line, what: `“${group.marker}: ${shortened(group.text)}” ${answer}` }
    : { answer };
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

function readWhole(groups: readonly Group[], label: PartLabel): { answer: object; marks?: number } | Problem {
  const [first, second] = groups;
  if (!first) return { line: 0, what: '' };
  if (second)
    return {
      line: second.line,
      what: `part (${label}) has a second answer: write “|” between answers that are all accepted`,
    };
  const kind = kindMarked(first.marker);
  const read = definitionOf(kind, first);
  if ('what' in read) return read;
  const marks = kind?.marks?.({ kind: kind.kind, ...read.answer });
  return { ...read, ...(marks !== undefined && { marks }) };
}

function readGaps(text: string, groups: readonly Group[]): { answer: object; marks: number } | Problem {
  const gaps = groups.map((group) => definitionOf(kindOfGapMarked(group.marker), group));
  const problem = gaps.flatMap((gap) => ('what' in gap ? [gap] : []))[0];
  if (problem) return problem;
  return {
    answer: {
      kind: 'gaps',
      text,
      gaps: gaps.flatMap((gap, index) =>
        'answer' in gap ? [{ id: String(index + 1), answer: gap.answer }] : [],
      ),
    },
    marks: Math.min(20, gaps.length),
  };
}

interface Gaps extends OfKind {
  text: string;
  gaps: { answer: OfKind }[];
}
const isGaps = (definition: OfKind): definition is Gaps => definition.kind === 'gaps';

/** The lines of an answer with their letters. */
function linesOfAnswer(definition: OfKind): string[] {
  if (isGaps(definition)) return definition.gaps.flatMap(({ answer }) => linesOfAnswer(answer));
  const kind = pastedKindOf(definition);
  if (!kind) return [];
  const { lines, wrong } = kind.write(definition);
  return [
    ...lines.map((line) => `${kind.marker}: ${line}`),
    ...wrong.map(({ answer, feedback }) => `X: ${answer}${feedback === '' ? '' : ` -> ${feedback}`}`),
  ];
}

/** A question as it is pasted; undefined if lines cannot say all of its parts. */
export function writeAnswered(body: string, parts: readonly QuestionPart[]): string | undefined {
  const [only, ...others] = parts;
  const isWhole = only !== undefined && others.length === 0 && only.stem === '';
  const written = parts.map((part) => {
    const { label, stem, marks, answer } = part;
    const gaps = isGaps(answer) ? answer.text : '';
    const text = `${[isWhole ? body : stem, gaps].filter((each) => each !== '').join('\n')} [${marks}]`;
    return [isWhole ? text : `(${label}) ${text}`, ...linesOfAnswer(answer)].join('\n');
  });
  const text = [...(isWhole ? [] : [body]), ...written].join('\n');
  const again = readAnswered(text.split('\n').map((line, index) => ({ number: index + 1, text: line })));
  return again.body === body.trim() && isSameJson(again.parts, parts) ? text : undefined;
}
