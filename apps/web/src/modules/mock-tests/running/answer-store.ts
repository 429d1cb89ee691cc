import { z } from 'zod';
import type { OpenTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import type { SavedAnswer } from '@markwell/shared/mock-tests/mock-tests.contract';
import { optionLetters, type OptionLetter } from '@markwell/shared/answers/option-letters';
import { isStored, readLocalStorageJson, writeLocalStorageJson } from '#lib/local-storage.ts';

const savedAnswerSchema = z.object({
  optionLetter: z.enum(optionLetters).nullable(),
  /** Increases with every change; the server takes the highest. */
  sequence: z.int().min(0),
  answeredAt: z.string(),
  /** Whether the server has confirmed this answer. */
  saved: z.boolean(),
});
export const savedAnswersSchema = z.record(z.string(), savedAnswerSchema);
export type StoredAnswer = z.infer<typeof savedAnswerSchema>;
/** Answers by question id. */
export type StoredAnswers = Readonly<Partial<Record<string, StoredAnswer>>>;

export interface AnswerStore {
  read: () => StoredAnswers;
  choose: (questionId: string, letter: OptionLetter) => void;
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
  /** Milliseconds since the epoch by the server's clock. */
  clock: () => number;
}

/** The start of the local storage keys of a pupil's answers. */
export const answersPrefix = (userId: string) => `mock-test-answers:${userId}:`;
export const answersStorageKey = (userId: string, testId: string) => `${answersPrefix(userId)}${testId}`;

/** Stores the answers of one pupil's test in the browser as they are given. */
export function createAnswerStore({ userId, testId, clock }: AnswerStoreOptions): AnswerStore {
  const key = answersStorageKey(userId, testId);
  const listeners = new Set<() => void>();
  const load = (): StoredAnswers => readLocalStorageJson(key, savedAnswersSchema) ?? {};
  let answers = load();

  /** Starts from the stored answers, because another tab may have changed them since they were read. */
  function change(apply: (stored: Record<string, StoredAnswer | undefined>) => void) {
    const next = { ...load() };
    apply(next);
    answers = next;
    writeLocalStorageJson(key, next);
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
    unsaved: () =>
      Object.entries(answers).flatMap(([questionId, answer]) =>
        answer && !answer.saved
          ? [
              {
                questionId,
                optionLetter: answer.optionLetter,
                sequence: answer.sequence,
                answeredAt: answer.answeredAt,
              },
            ]
          : [],
      ),
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
        for (const { questionId, optionLetter, sequence } of serverAnswers) {
          if (sequence <= (stored[questionId]?.sequence ?? -1)) continue;
          stored[questionId] = {
            optionLetter,
            sequence,
            answeredAt: new Date(clock()).toISOString(),
            saved: true,
          };
        }
      });
    },
    refresh() {
      answers = load();
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
  if (onServer.optionLetter === answer.optionLetter) return { ...answer, saved: true };
  // Two devices used the same sequence: the answer that the pupil sees on this screen gets a higher one.
  return { ...answer, sequence: answer.sequence + 1, saved: false };
}
