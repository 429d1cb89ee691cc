import { definitionSchema } from '@markwell/shared/answers/answer-kinds';
import '@markwell/shared/answers/every-answer-kind';
import { matchOf } from '@markwell/shared/answers/match/match';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import { orderOf } from '@markwell/shared/answers/order/order';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { inReadingOrder } from '../families/assemble-question.ts';
import type { Random } from '../random.ts';
import { faultAt, type Line } from '../text/numbered-lines.ts';

/** What a question asks, with the marks that it has unless its heading says otherwise. */
export interface ParsedAnswer {
  answer: QuestionPart['answer'];
  marks: number;
}

interface Form {
  /** How its lines begin, or what they contain. */
  line: RegExp;
  read: (lines: readonly Line[], random: Random, text: string) => { definition: object; marks: number };
}

const forms: readonly Form[] = [
  { line: /^\d{1,2}\. ./u, read: readOrder },
  { line: /^[*-] ./u, read: readChoices },
  { line: /^\[\[\d/u, read: readGaps },
  { line: /^(?:text|exact text|number): ./u, read: readTyped },
  { line: /^(?:.+ )?= ./u, read: readMatch },
];

const expected =
  'expected answer lines: "1. …", "* …" and "- …", "prompt = partner", "[[1]] …", "text: …" or "number: …"';

/** Reads the lines between a question's text and its explanation. Throws an error that names the first wrong line. */
export function parseAnswer(
  lines: readonly Line[],
  heading: Line,
  random: Random,
  text: string,
): ParsedAnswer {
  const [first] = lines;
  const form = forms.find(({ line }) => line.test(first?.text ?? ''));
  if (!form || !first) throw faultAt(first ?? heading, expected);
  const others = form.read === readTyped ? [] : lines.filter(({ text }) => !form.line.test(text));
  if (others[0]) throw faultAt(others[0], expected);
  const { definition, marks } = form.read(lines, random, text);
  const { data, error } = definitionSchema.safeParse(definition);
  if (error) throw faultAt(first, error.issues[0]?.message ?? 'this is no answer');
  return { answer: data, marks };
}

function readOrder(lines: readonly Line[]) {
  const misnumbered = lines.find(({ text }, index) => !text.startsWith(`${index + 1}. `));
  if (misnumbered) throw faultAt(misnumbered, 'the items are numbered from 1, in their right order');
  return { definition: orderOf(lines.map(({ text }) => ({ text: text.replace(/^\d+\. /u, '') }))), marks: 2 };
}

function readMatch(lines: readonly Line[]) {
  const read = lines.map(({ text }) => {
    const at = text.indexOf('= ');
    return { prompt: { text: text.slice(0, at).trim() }, partner: { text: text.slice(at + 2) } };
  });
  const pairs = read.filter(({ prompt }) => prompt.text !== '');
  const others = read.filter(({ prompt }) => prompt.text === '').map(({ partner }) => partner);
  const isPartnerReused = new Set(pairs.map(({ partner }) => partner.text)).size < pairs.length;
  return { definition: matchOf({ pairs, others, isPartnerReused }), marks: pairs.length };
}

/** The options in a drawn order, or in their own, with their letters. */
function lettered(texts: readonly string[], random: Random) {
  return inReadingOrder(random.shuffle(texts)).map((text, index) => ({
    letter: optionLetters[index],
    content: { text },
  }));
}

function readChoices(lines: readonly Line[], random: Random) {
  const right = lines.filter(({ text }) => text.startsWith('*')).map(({ text }) => text.slice(2));
  const options = lettered(
    lines.map(({ text }) => text.slice(2)),
    random,
  );
  const correct = options.filter(({ content }) => right.includes(content.text)).map(({ letter }) => letter);
  return { definition: { kind: 'choices', options, correct }, marks: right.length };
}

/** `[[1]] right | wrong | wrong`, `[[2]] = word / other word` or `[[3]] number: 12`. */
function readGaps(lines: readonly Line[], random: Random, text: string) {
  const gaps = lines.map((line) => {
    const [, id = '', rest = ''] = /^\[\[(\d+)\]\] (.+)$/u.exec(line.text) ?? [];
    if (rest.startsWith('number: ')) return { id, answer: numberOf(rest.slice('number: '.length)) };
    if (rest.startsWith('= ')) return { id, answer: { kind: 'text', accepted: rest.slice(2).split(' / ') } };
    const [right, ...wrong] = rest.split(' | ');
    if (!right || wrong.length === 0)
      throw faultAt(line, 'expected "[[1]] right | wrong", "[[1]] = word" or "[[1]] number: 12"');
    const options = lettered([right, ...wrong], random);
    const correct = options.find(({ content }) => content.text === right)?.letter;
    return { id, answer: { kind: 'choice', options, correct } };
  });
  return { definition: { kind: 'gaps', text, gaps }, marks: gaps.length };
}

/** `12.5`, `12.5 cm` with a unit that the pupil gives, `12.5, in cm` with one beside the field; `within 0.1` at the end. */
function numberOf(text: string) {
  const [, value = text, isGiven, unit, within] =
    /^([^ ,]+(?: × 10\S+)?)(?:(,? )(?:in )?(?!within )(\S.*?))?(?: within (\S+))?$/u.exec(text) ?? [];
  return {
    kind: 'number',
    value,
    ...(unit !== undefined && { unit: { required: isGiven === ' ', accepted: [{ unit }] } }),
    ...(within !== undefined && { accept: { by: 'absolute', within } }),
  };
}

/** `text: …` or `number: …`, then perhaps `not: …` and lines `wrong: … = …`. */
function readTyped([first, ...others]: readonly Line[]) {
  const [, name, value = ''] = /^(.+?): (.+)$/u.exec(first?.text ?? '') ?? [];
  if (name === 'number') {
    const wrong = others.map(mistakeIn).map(([value, feedback]) => ({ value, feedback }));
    return { definition: { ...numberOf(value), wrong }, marks: 1 };
  }
  const isRival = ({ text }: Line) => text.startsWith('not: ');
  const wrong = others
    .filter((line) => !isRival(line))
    .map(mistakeIn)
    .map(([answer, feedback]) => ({ answer, feedback }));
  const rivals = others.filter(isRival).flatMap(({ text }) => text.slice('not: '.length).split(' / '));
  const maxTypos = name === 'exact text' ? 0 : 1;
  return { definition: { kind: 'text', accepted: value.split(' / '), rivals, wrong, maxTypos }, marks: 1 };
}

function mistakeIn(line: Line): [mistake: string, feedback: string] {
  const [, mistake, feedback] = /^wrong: (.+?) = (.+)$/u.exec(line.text) ?? [];
  if (mistake === undefined || feedback === undefined)
    throw faultAt(line, 'expected "wrong: answer = what to say" or, of a text, "not: other words"');
  return [mistake, feedback];
}
