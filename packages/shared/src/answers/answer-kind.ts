import type { z } from 'zod';

/** What was understood of an answer, before it is marked. An unreadable answer costs nothing and says why. */
export type Reading =
  | { status: 'EMPTY' }
  | { status: 'READ'; text: string; latex?: string }
  | { status: 'UNREADABLE'; hint: string };

/** SELF_MARKED and UNMARKED: the product does not mark this answer; the pupil did, or nobody has yet. */
export const verdicts = [
  'RIGHT',
  'RIGHT_BUT',
  'PARTLY',
  'WRONG',
  'EMPTY',
  'UNREADABLE',
  'UNDECIDED',
  'SELF_MARKED',
  'UNMARKED',
] as const;
export type Verdict = (typeof verdicts)[number];

export interface Marking {
  /** The share of the part's marks, from 0 to 1. */
  share: number;
  verdict: Verdict;
  /** A sentence for the pupil. */
  feedback?: string;
  /** Whole marks that the pupil awarded themself. Only with SELF_MARKED. */
  awardedMarks?: number;
}

/** From the label of an earlier part to what the pupil wrote there. */
export type EarlierResponses = Readonly<Record<string, string>>;

/** A response with the verdict that it must have, for the author's preview. */
export interface Example<Response> {
  response: Response;
  verdict: Verdict;
}

export interface OfKind {
  kind: string;
}

/**
 * What a pupil's page needs to ask for an answer: how a response is read and said, without how it is marked. The functions
 * are methods, because the list of all kinds calls each with what is shown and answered of its own kind only.
 */
export interface AskedKind<Shown extends OfKind, Response> {
  kind: string;
  /** What leaves the server while keys are withheld. */
  shown: z.ZodType<Shown>;
  response: z.ZodType<Response>;
  read(shown: Shown, response: Response): Reading;
  toSpeech(shown: Shown, response: Response): string;
}

/** A way of answering: what its author defines, what a pupil sends, and how that is read and marked. */
export interface AnswerKind<Definition extends OfKind, Shown extends OfKind, Response> extends AskedKind<
  Shown,
  Response
> {
  /** The pupil awards the marks, and they are outside of the score. */
  isSelfMarked?: true;
  /** The author's side, with the key. */
  definition: z.ZodType<Definition>;
  /** The definition without anything of the key. */
  show(definition: Definition): Shown;
  /** False for a response that nobody can give to what is shown: a letter that is no option, an item that does not exist. */
  fits(shown: Shown, response: Response): boolean;
  mark(definition: Definition, response: Response, earlier: EarlierResponses): Marking;
  /**
   * Right, nearly right and wrong responses. The first is the answer key: it earns all marks, unless nobody but the pupil
   * can mark it. `earlier` has the answer keys of the earlier parts.
   */
  examples(definition: Definition, earlier: EarlierResponses): readonly Example<Response>[];
  /** The labels of the earlier parts that the answer key is calculated from. Without it, there are none. */
  refersTo?(definition: Definition): readonly string[];
  /** Right answers beside the answer key, in words. */
  alsoAccepted?(definition: Definition): readonly string[];
  /** The definition that marks this response right too; null if it cannot. Without it, a kind accepts no further answers. */
  acceptToo?(definition: Definition, response: Response): Definition | null;
  /** Each answer in a response that is not right, alone among right ones. Without it, a response is accepted as a whole. */
  wrongAlone?(definition: Definition, response: Response): readonly { response: Response; text: string }[];
  /** What statistics count: equal answers have one text. */
  tally(definition: Definition, response: Response): string;
  toText(definition: Definition, response: Response): string;
  sameKey(a: Definition, b: Definition): boolean;
  /**
   * A response names what is shown by its place, which an edit can move: it can be marked with another key only where the same
   * is shown.
   */
  isMarkedByPlace?: true;
}

export type AnyAskedKind = AskedKind<OfKind, unknown>;

/** A kind whose types are not known here: the schemas say what belongs to it. */
export type AnyAnswerKind = AnswerKind<OfKind, OfKind, unknown>;
