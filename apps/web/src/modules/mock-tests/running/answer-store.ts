import { z } from 'zod';
import type { OpenTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import type { SavedAnswer } from '@markwell/shared/mock-tests/mock-tests.contract';
import { optionLetters, type OptionLetter } from '@markwell/shared/answers/option-letters';
import { keptResponsesSchema, type PartLabel, type Responses } from '@markwell/shared/answers/parts.schemas';
import { isSameJson } from '@markwell/shared/answers/same-json';
import { withResponse } from '#modules/answers/with-response.ts';
import { isStored, readLocalStorageJson, writeLocalStorageJson } from '#lib/local-storage.ts';

/** What another release adds to an answer is kept, and sent with it. */
const savedAnswerSchema = z.looseObject({
  optionLetter: z.enum(optionLetters).nullable(),
  /** Of a question with parts. */
  responses: keptResponsesSchema.optional(),
  /** Increases with every change; the server takes the highest. */
  sequence: z.int().min(0),
  answeredAt: z.string(),
  /** Whether the server has confirmed this answer. */
  saved: z.boolean(),
});
const storedSchema = z.record(z.string(), z.unknown());
export type StoredAnswer = z.infer<typeof savedAnswerSchema>;
/** Answers by question id. */
export type StoredAnswers = Readonly<Partial<Record<string, StoredAnswer>>>;

export interface AnswerStore {
  read: () => StoredAnswers;
  choose: (questionId: string, letter: OptionLetter) => void;
  /** Answers a part of a question; null takes the response to it away. */
  respond: (questionId: string, label: PartLabel, response: Responses[PartLabel] | null) => void;
  unsaved: () => SavedAnswer[];
  markSaved: (answers: readonly SavedAnswer[]) => void;
  /** Takes the server's answers where their sequence is higher. */
  merge: (answers: OpenTestDto['answers']) => void;
  /** Reads the answers again after another tab has changed them. */
  refresh: () => void;
  /** Whether the answers are still there after the page is closed. */
  isStored: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

interface AnswerStoreOptions {
  userId: string;
  testId: string;
  /** Whether the test has questions with parts. */
  hasParts?: boolean;
  /** Milliseconds since the epoch by the server's clock. */
  clock: () => number;
}

/** The start of the local storage keys of a pupil's answers. */
export const answersPrefix = (userId: string) => `mock-test-answers:${userId}:`;
/** Answers to parts have a key of their own, because a tab of an older release removes from its key what it does not know. */
export const answersStorageKey = (userId: string, testId: string, hasParts = false) =>
  `${answersPrefix(userId)}${testId}${hasParts ? ':parts' : ''}`;

const answersIn = (stored: Readonly<Record<string, unknown>>): Record<string, StoredAnswer | undefined> =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([questionId, answer]) => {
      const { data } = savedAnswerSchema.safeParse(answer);
      return data ? [[questionId, data]] : [];
    }),
  );

const readStored = (key: string) => readLocalStorageJson(key, storedSchema) ?? {};

export const readStoredAnswers = (key: string): StoredAnswers => answersIn(readStored(key));

/** Stores the answers of one pupil's test in the browser as they are given. */
export function createAnswerStore(options: AnswerStoreOptions): AnswerStore {
  const { userId, testId, hasParts = false, clock } = options;
  const key = answersStorageKey(userId, testId, hasParts);
  const listeners = new Set<() => void>();
  let answers = readStoredAnswers(key);

  /**
   * Starts from the stored answers, because another tab may have changed them since they were read. Those of another
   * release that this one cannot read stay as they are.
   */
  function change(apply: (stored: Record<string, StoredAnswer | undefined>) => void) {
    const stored = readStored(key);
    const next = answersIn(stored);
    apply(next);
    answers = next;
    writeLocalStorageJson(key, { ...stored, ...next });
    for (const listener of listeners) listener();
  }

  return {
    read: () => answers,
    choose(questionId, letter) {
      change((stored) => {
        const before = stored[questionId];
        if (before?.optionLetter === letter) return;
        stored[questionId] = {
          optionLetter: letter,
          sequence: (before?.sequence ?? 0) + 1,
          answeredAt: new Date(clock()).toISOString(),
          saved: false,
        };
      });
    },
    respond(questionId, label, response) {
      change((stored) => {
        const before = stored[questionId];
        const responses = withResponse(before?.responses ?? {}, label, response);
        if (isSameJson(before?.responses ?? {}, responses)) return;
        stored[questionId] = {
          ...before,
          optionLetter: null,
          responses,
          sequence: (before?.sequence ?? 0) + 1,
          answeredAt: new Date(clock()).toISOString(),
          saved: false,
        };
      });
    },
    unsaved: () =>
      Object.entries(answers).flatMap(([questionId, stored]) => {
        if (!stored || stored.saved) return [];
        const { saved: _saved, ...answer } = stored;
        return [{ questionId, ...answer }];
      }),
    markSaved(saved) {
      change((stored) => {
        for (const { questionId, sequence } of saved) {
          const answer = stored[questionId];
          if (answer?.sequence === sequence) stored[questionId] = { ...answer, saved: true };
        }
      });
    },
    merge(serverAnswers) {
      change((stored) => {
        const onServer = new Map(serverAnswers.map((answer) => [answer.questionId, answer]));
        for (const [questionId, answer] of Object.entries(stored)) {
          if (answer) stored[questionId] = reconciled(answer, onServer.get(questionId));
        }
        for (const { questionId, ...answer } of serverAnswers) {
          if (answer.sequence <= (stored[questionId]?.sequence ?? -1)) continue;
          stored[questionId] = {
            ...answer,
            answeredAt: new Date(clock()).toISOString(),
            saved: true,
          };
        }
      });
    },
    refresh() {
      answers = readStoredAnswers(key);
      for (const listener of listeners) listener();
    },
    isStored: () => isStored(key),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Compares a stored answer with the server's. It is sent again unless the server has exactly this one. */
function reconciled(
  answer: StoredAnswer,
  onServer: OpenTestDto['answers'][number] | undefined,
): StoredAnswer {
  if (onServer?.sequence !== answer.sequence) return { ...answer, saved: false };
  if (isSameAnswer(onServer, answer)) return { ...answer, saved: true };
  // Two devices used the same sequence: the answer that the pupil sees on this screen gets a higher one.
  return { ...answer, sequence: answer.sequence + 1, saved: false };
}

const isSameAnswer = (
  one: Pick<StoredAnswer, 'optionLetter' | 'responses'>,
  other: Pick<StoredAnswer, 'optionLetter' | 'responses'>,
): boolean =>
  one.optionLetter === other.optionLetter && isSameJson(one.responses ?? {}, other.responses ?? {});
