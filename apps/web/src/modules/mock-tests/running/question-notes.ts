import { useEffect, useState } from 'react';
import { z } from 'zod';
import { optionLetters, type OptionLetter } from '@markwell/shared/answers/option-letters';
import { toggled, type PartHelp } from '#modules/answers/part-help.ts';
import {
  onLocalStorageChange,
  readLocalStorageJson,
  removeFromLocalStorage,
  writeLocalStorageJson,
} from '#lib/local-storage.ts';

const questionNotesSchema = z.object({
  /** Ids of the questions to come back to. */
  toCheck: z.array(z.string()),
  /** Letters by question id; of a part, by the ids of `partKey`. */
  crossedOut: z.record(z.string(), z.array(z.enum(optionLetters))),
  /** Parts by question id whose options were uncovered, though none is chosen yet. */
  uncovered: z.record(z.string(), z.array(z.string())).default({}),
  /** Parts by question id, once for each of their hints that was shown. */
  hints: z.record(z.string(), z.array(z.string())).default({}),
});
type QuestionNotes = z.infer<typeof questionNotesSchema>;

const partKey = (questionId: string, label: string) => `${questionId} ${label}`;

const notesKey = (userId: string, testId: string) => `mock-test-notes:${userId}:${testId}`;

const readNotes = (key: string): QuestionNotes =>
  readLocalStorageJson(key, questionNotesSchema) ?? { toCheck: [], crossedOut: {}, uncovered: {}, hints: {} };

/** Call when the test is finished. */
export function removeQuestionNotes(userId: string, testId: string): void {
  removeFromLocalStorage(notesKey(userId, testId));
}

/**
 * A pupil's own notes on the questions of a running test: which to check again, and which options they crossed out.
 * They are stored in this browser only, because they help to answer and never count.
 */
export function useQuestionNotes(userId: string, testId: string) {
  const key = notesKey(userId, testId);
  const [notes, setNotes] = useState(() => readNotes(key));
  useEffect(() => onLocalStorageChange(key, () => setNotes(readNotes(key))), [key]);

  /** Starts from the stored notes, because another tab may have changed them. */
  function change(apply: (stored: QuestionNotes) => Partial<QuestionNotes>) {
    const stored = readNotes(key);
    const next = { ...stored, ...apply(stored) };
    writeLocalStorageJson(key, next);
    setNotes(next);
  }
  const crossedOutOf = ({ crossedOut }: QuestionNotes, questionId: string) => crossedOut[questionId] ?? [];
  const crossedOut = (questionId: string): readonly OptionLetter[] => crossedOutOf(notes, questionId);
  function toggleCrossedOut(questionId: string, letter: OptionLetter) {
    change((stored) => ({
      crossedOut: {
        ...stored.crossedOut,
        [questionId]: toggled(crossedOutOf(stored, questionId), letter),
      },
    }));
  }

  return {
    isToCheck: (questionId: string) => notes.toCheck.includes(questionId),
    crossedOut,
    toggleToCheck(questionId: string) {
      change(({ toCheck }) => ({ toCheck: toggled(toCheck, questionId) }));
    },
    toggleCrossedOut,
    helpWith(questionId: string): PartHelp {
      const partsOf = (kept: Record<string, string[]>) => kept[questionId] ?? [];
      const withPart = (kept: Record<string, string[]>, label: string) => ({
        ...kept,
        [questionId]: [...partsOf(kept), label],
      });
      return {
        isUncovered: (label) => partsOf(notes.uncovered).includes(label),
        uncover: (label) => change(({ uncovered }) => ({ uncovered: withPart(uncovered, label) })),
        hintsShown: (label) => partsOf(notes.hints).filter((each) => each === label).length,
        showHint: (label) => change(({ hints }) => ({ hints: withPart(hints, label) })),
        crossedOut: (label) => crossedOut(partKey(questionId, label)),
        crossOut: (label, letter) => toggleCrossedOut(partKey(questionId, label), letter),
      };
    },
    /** Call when an option is chosen: it is no longer crossed out. */
    uncross(questionId: string, letter: OptionLetter) {
      if (!crossedOutOf(notes, questionId).includes(letter)) return;
      change((stored) => ({
        crossedOut: {
          ...stored.crossedOut,
          [questionId]: crossedOutOf(stored, questionId).filter((each) => each !== letter),
        },
      }));
    },
  };
}
