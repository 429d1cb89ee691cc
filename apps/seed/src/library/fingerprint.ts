import { hash } from 'node:crypto';
import type { Status } from '@markwell/api/modules/question-bank/change/question-bank.rules';
import type { LibraryQuestion } from './library.ts';
import { storageKeyOf } from './pictures.ts';

/** A picture by its storage key, which depends on the drawing, with the words for it. */
type PictureState = readonly [storageKey: string, alternativeText: string] | null;

/** All that the library decides about a question, in the content and in the database alike. */
export interface QuestionState {
  kind: LibraryQuestion['kind'];
  status: Status;
  subjectCode: string;
  topicCode: string;
  difficulty: number;
  /** Null: for both tiers. */
  tier: LibraryQuestion['tier'] | null;
  timeLimit: number | null;
  body: string | null;
  image: PictureState;
  passage: readonly [title: string, body: string] | null;
  explanation: string | null;
  solutionImage: PictureState;
  /** In the order of their letters. */
  options: readonly (readonly [text: string | null, image: PictureState, isCorrect: boolean])[];
  /** The same answer typed, or what it asks if one letter does not answer it. */
  typed?: unknown;
  parts?: unknown;
}

/** Two states with the same fingerprint are the same. */
export function fingerprintOf(state: QuestionState): string {
  return fingerprint([
    state.kind,
    state.status,
    state.subjectCode,
    state.topicCode,
    state.difficulty,
    state.timeLimit,
    state.body,
    state.image,
    state.passage,
    state.explanation,
    state.solutionImage,
    state.options,
    // Omitted when there is none, so that questions from before there were tiers keep their fingerprint.
    ...(state.tier ? [state.tier] : []),
    ...(state.typed || state.parts ? [inOrder(state.typed ?? state.parts)] : []),
  ]);
}

/** With the keys of objects in alphabetical order: the database keeps them in another. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, each]) => [key, inOrder(each)]),
  );
}

/** The fingerprint of any value without undefined parts. */
export const fingerprint = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64url');

export function stateOf(question: LibraryQuestion): QuestionState {
  return {
    kind: question.kind,
    status: question.status,
    subjectCode: question.subjectCode,
    topicCode: question.topicCode,
    difficulty: question.difficulty,
    tier: question.tier ?? null,
    timeLimit: question.timeLimit,
    body: question.body ?? null,
    image: pictureState(question.image),
    passage: question.passage ? [question.passage.title, question.passage.body] : null,
    explanation: question.explanation,
    solutionImage: pictureState(question.solutionImage),
    options: question.options.map((option, index) => [
      'text' in option ? option.text : null,
      'text' in option ? null : pictureState(option.image),
      index === question.correctIndex,
    ]),
    typed: question.typed,
    parts: question.parts,
  };
}

function pictureState(image: LibraryQuestion['image']): PictureState {
  return image ? [storageKeyOf(image), image.alternativeText] : null;
}
