import type { AnswerKind, Example, Marking, Reading } from '../answer-kind.ts';
import { typedResponse } from '../typed-response.ts';
import { comparableText, compareTexts, plainText } from './compare-text.ts';
import {
  maxTextLength,
  textFields,
  textShown,
  type TextDefinition,
  type TextShown,
} from './text-definition.ts';

function read(_: TextShown, response: string): Reading {
  const plain = plainText(response);
  if (plain === '') return { status: 'EMPTY' };
  return plain.length > maxTextLength
    ? { status: 'UNREADABLE', hint: `That is too long. An answer has at most ${maxTextLength} characters.` }
    : { status: 'READ', text: plain };
}

const shown: TextShown = { kind: 'text' };

function mark(definition: TextDefinition, response: string): Marking {
  const reading = read(shown, response);
  if (reading.status === 'EMPTY') return { share: 0, verdict: 'EMPTY' };
  if (reading.status === 'UNREADABLE') return { share: 0, verdict: 'UNREADABLE', feedback: reading.hint };
  const comparable = (answer: string) => comparableText(answer, definition);
  const given = comparable(reading.text);
  const known = definition.wrong.find(({ answer }) => comparable(answer) === given);
  const others = [...definition.rivals, ...definition.wrong.map(({ answer }) => answer)].map(comparable);
  const comparisons = definition.accepted.map((answer) =>
    compareTexts(given, comparable(answer), definition.maxTypos, others),
  );
  if (comparisons.includes('SAME')) return { share: 1, verdict: 'RIGHT' };
  const typo = definition.accepted[comparisons.indexOf('TYPO')];
  if (typo !== undefined) return { share: 1, verdict: 'RIGHT', feedback: `Check the spelling: ${typo}.` };
  return { share: 0, verdict: 'WRONG', ...(known && { feedback: known.feedback }) };
}

/** What is wrong with an author's definition, with the answer that shows it; undefined if nothing is. */
function definitionProblem(definition: TextDefinition): string | undefined {
  const nothing = definition.accepted.find((answer) => comparableText(answer, definition) === '');
  if (nothing !== undefined) return `${nothing} is only punctuation, which this question ignores.`;
  const notRight = definition.accepted.find((answer) => mark(definition, answer).verdict !== 'RIGHT');
  if (notRight !== undefined) return `The key itself would not be marked right: ${notRight}.`;
  const right = [...definition.rivals, ...definition.wrong.map(({ answer }) => answer)].find(
    (answer) => mark(definition, answer).verdict === 'RIGHT',
  );
  return right && `${right} is listed as another answer, but would be marked right.`;
}

const definition = textFields.superRefine((value, context) => {
  const problem = definitionProblem(value);
  if (problem !== undefined) context.addIssue({ code: 'custom', message: problem, path: ['accepted'] });
});

const keyOf = (each: TextDefinition): string =>
  JSON.stringify([
    each.accepted.map((answer) => comparableText(answer, each)).sort(),
    each.isCaseIgnored,
    each.isPunctuationIgnored,
    each.maxTypos,
    each.rivals.map((answer) => comparableText(answer, each)).sort(),
  ]);

/** Right, nearly right and wrong answers as pupils write them, with their verdicts; the answer key first. */
function examples(each: TextDefinition): Example<string>[] {
  const texts = [
    ...each.accepted,
    ...each.accepted
      .slice(0, 1)
      .flatMap((answer) => [answer.toUpperCase(), `${answer}.`, withDoubledLetter(answer)]),
    ...each.rivals,
    ...each.wrong.map(({ answer }) => answer),
    '',
  ];
  return [...new Set(texts)].map((response) => ({ response, verdict: mark(each, response).verdict }));
}

/** A typing mistake: the second letter twice. */
const withDoubledLetter = (text: string): string => text.replace(/(?<=^\p{L})\p{L}/u, '$&$&');

/** An answer that is accepted is no longer another answer or a known mistake. */
function acceptToo(each: TextDefinition, response: string): TextDefinition {
  const accepting = { ...each, accepted: [...each.accepted, plainText(response)] };
  const isWrong = (answer: string) => mark(accepting, answer).verdict !== 'RIGHT';
  return {
    ...accepting,
    rivals: each.rivals.filter(isWrong),
    wrong: each.wrong.filter(({ answer }) => isWrong(answer)),
  };
}

/** A word or a few. */
export const text: AnswerKind<TextDefinition, TextShown, string> = {
  kind: 'text',
  definition,
  shown: textShown,
  response: typedResponse,
  show: () => shown,
  fits: () => true,
  read,
  mark,
  examples,
  tally: (each, response) => {
    const isRight = mark(each, response).verdict === 'RIGHT';
    const plain = plainText(response).slice(0, maxTextLength);
    const counted = comparableText((isRight ? each.accepted[0] : undefined) ?? plain, each);
    return (counted === '' ? plain : counted).slice(0, 100);
  },
  alsoAccepted: ({ accepted }) => accepted.slice(1),
  acceptToo,
  toText: (_, response) => plainText(response),
  toSpeech: (_, response) => plainText(response),
  sameKey: (a, b) => keyOf(a) === keyOf(b),
};
