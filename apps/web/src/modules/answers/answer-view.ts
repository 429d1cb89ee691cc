import type { AnswerKind, AskedKind, OfKind } from '@markwell/shared/answers/answer-kind';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import type { ComponentType } from 'react';

export interface AnswerInputProps<Shown, Response> {
  shown: Shown;
  /** Null while there is none. */
  response: Response | null;
  /** Null takes the response away. */
  onChange: (response: Response | null) => void;
  /** The name of the answer for screen readers: 'Answer to part (a)'. */
  label: string;
  /** The id of the element that says what is asked. */
  askedBy: string;
  disabled?: boolean;
  /** The letters of options that the pupil has crossed out. */
  crossedOut: readonly OptionLetter[];
  /** Crosses an option out, or takes the cross away. */
  onCrossOut: (letter: OptionLetter) => void;
}

export interface AnswerReviewProps<Shown, Definition, Response> {
  shown: Shown;
  /** With the answer key; null while that is withheld. */
  definition: Definition | null;
  /** Null if the part was not answered; undefined where no answer is shown. */
  response: Response | null | undefined;
  /** 'Your answer': teachers read other answers than their own. */
  answerName: string;
  /** Whether the answer was marked as right. */
  isRight: boolean;
  /** What earns all marks; null while the key is withheld, and for answers that the pupil marks. */
  right: Response | null;
  /** Keeps the marks that the pupil awards; undefined where nobody can. */
  onAward?: ((awarded: unknown) => void) | undefined;
}

/** 'Option A': what it says. */
export interface SpokenItem {
  announcement: string;
  text: string;
}

/** A kind whose marking is a file of its own, because it is large: a test loads it for its end. */
interface MarkedLater<Shown extends OfKind, Definition extends OfKind, Response> {
  kind: AskedKind<Shown, Response>;
  loadMarking: () => Promise<AnswerKind<Definition, Shown, Response>>;
}

interface MarkedHere<Shown extends OfKind, Definition extends OfKind, Response> {
  kind: AnswerKind<Definition, Shown, Response>;
  loadMarking?: never;
}

/** How answers of a kind look: the field for them, and what was answered beside what is right. */
interface Looks<Shown extends OfKind, Definition extends OfKind, Response> {
  Input: ComponentType<AnswerInputProps<Shown, Response>>;
  Review: ComponentType<AnswerReviewProps<Shown, Definition, Response>>;
  /** What is read aloud of what is shown; without it, nothing is shown but the field. */
  spoken?: (shown: Shown) => SpokenItem[];
}

export type AnswerView<Shown extends OfKind, Definition extends OfKind, Response> = Looks<
  Shown,
  Definition,
  Response
> &
  (MarkedHere<Shown, Definition, Response> | MarkedLater<Shown, Definition, Response>);

/** A view whose types are not known here: its kind's schemas say what belongs to it. */
export type AnyAnswerView = AnswerView<OfKind, OfKind, unknown>;

/** The view of a kind that `packages/shared` has. */
export type ViewOf<Kind> =
  Kind extends AnswerKind<infer Definition, infer Shown, infer Response>
    ? AnswerView<Shown, Definition, Response>
    : never;

export type ShownOf<Kind> = Kind extends AnswerKind<OfKind, infer Shown, infer _> ? Shown : never;
