import type { EarlierResponses, Marking, OfKind, Verdict } from './answer-kind.ts';
import { answerKindOf } from './answer-kinds.ts';
import './every-answer-kind.ts';
import { writtenIn } from './written-in.ts';

/** A response of an author's preview: how it is marked, and the verdict that it must have. */
export interface MarkedExample {
  response: unknown;
  text: string;
  expected: Verdict;
  marking: Marking;
}

export const markedExamples = (definition: OfKind, earlier: EarlierResponses): MarkedExample[] => {
  const kind = answerKindOf(definition);
  return kind.examples(definition, earlier).map(({ response, verdict }) => ({
    response,
    text: kind.toText(definition, response),
    expected: verdict,
    marking: kind.mark(definition, response, earlier),
  }));
};

export const verdictsInWords: Readonly<Record<Verdict, string>> = {
  RIGHT: 'right',
  RIGHT_BUT: 'right with a remark',
  PARTLY: 'partly right',
  WRONG: 'wrong',
  EMPTY: 'no answer',
  UNREADABLE: 'unreadable',
  UNDECIDED: 'undecided',
  SELF_MARKED: 'marked by the pupil',
  UNMARKED: 'not marked',
};

/** Says which example a definition marks differently from what it must. */
export function problemOfExamples(definition: OfKind, earlier: EarlierResponses): string | undefined {
  const examples = markedExamples(definition, earlier);
  const different = examples.find(({ expected, marking }) => expected !== marking.verdict);
  if (different) {
    const { text, expected, marking } = different;
    return `“${text}” must be marked as ${verdictsInWords[expected]}, but it is marked as ${verdictsInWords[marking.verdict]}`;
  }
  const [key] = examples;
  const isWhole = key?.marking.share === 1 || answerKindOf(definition).isSelfMarked === true;
  return isWhole ? undefined : `The answer key${key ? ` “${key.text}”` : ''} does not earn all marks`;
}

/** What a pupil writes who answers rightly. */
export const answerKeyOf = (definition: OfKind, earlier: EarlierResponses): string =>
  writtenIn(definition, answerKindOf(definition).examples(definition, earlier)[0]?.response) ?? '';
