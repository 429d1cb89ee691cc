import { z } from 'zod';
import type { SubjectDto } from '@markwell/shared/features/subjects/subjects.contract';
import { isWritingSubject } from '@markwell/shared/rules/results/creative-writing';
import { readLocalStorageJson, writeLocalStorageJson } from '#lib/local-storage.ts';

export const selectionSchema = z.object({ examTypeId: z.uuid(), subjectId: z.uuid() });
export type Selection = z.infer<typeof selectionSchema>;

/** The creative-writing subjects of an exam type; the server merges those with the same name (spec 2 §5). */
export function writingSubjectsOf(subjects: readonly SubjectDto[], examTypeId: string): SubjectDto[] {
  return subjects.filter((subject) => subject.examTypeId === examTypeId && isWritingSubject(subject));
}

const keyOf = (userId: string) => `creative-writing-selection:${userId}`;

/** The selection last started on this device, so that an interrupted challenge can be offered again. */
export const lastSelection = (userId: string): Selection | null =>
  readLocalStorageJson(keyOf(userId), selectionSchema);

export function saveSelection(userId: string, selection: Selection): void {
  writeLocalStorageJson(keyOf(userId), selection);
}
