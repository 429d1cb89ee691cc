import { z } from 'zod';
import type { BriefCountsDto } from '@markwell/shared/creative-writing/creative-writing.schemas';
import type { SubjectDto } from '@markwell/shared/subjects/subjects.contract';
import { isWritingSubject } from '@markwell/shared/creative-writing/creative-writing.rules';
import {
  challengeQuestionCount,
  creativeDifficulties,
} from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { readLocalStorageJson, writeLocalStorageJson } from '#lib/local-storage.ts';

const difficultySchema = z.enum(creativeDifficulties).default('standard');

/** What a challenge is started with, without the brief to begin with: the next one begins with another. */
export const selectionSchema = z.object({
  examTypeId: z.uuid(),
  subjectId: z.uuid(),
  difficulty: difficultySchema,
  numberOfQuestions: z.int().min(1).max(challengeQuestionCount).default(challengeQuestionCount),
});
export type ChallengeSelection = z.output<typeof selectionSchema>;

const requestedBriefSchema = z
  .object({
    examTypeId: z.uuid(),
    subjectId: z.uuid(),
    difficulty: difficultySchema,
    brief: z.object({ id: z.uuid(), title: z.string() }).nullable().default(null),
  })
  .nullable()
  .catch(null);

/** What is chosen on the selector; ids are empty text while nothing is chosen. */
export type Choice = Omit<ChallengeSelection, 'numberOfQuestions'> & {
  /** The brief to begin with. */
  brief: { id: string; title: string } | null;
};

export const noChoice: Choice = { examTypeId: '', subjectId: '', difficulty: 'standard', brief: null };

/** The choice that a search result passes in the router state; null if there is none. */
export const requestedChoice = (routerState: unknown): Choice | null =>
  requestedBriefSchema.parse(routerState ?? null);

/** The creative-writing subjects of a stage; the server merges those with the same name. */
export function writingSubjectsOf(subjects: readonly SubjectDto[], examTypeId: string): SubjectDto[] {
  return subjects.filter((subject) => subject.examTypeId === examTypeId && isWritingSubject(subject));
}

/** The briefs of a subject by difficulty; null when it has none, undefined when the counts are not known. */
export function countsOf(
  counts: readonly BriefCountsDto[] | undefined,
  { examTypeId, subjectId }: Pick<ChallengeSelection, 'examTypeId' | 'subjectId'>,
): BriefCountsDto['counts'] | null | undefined {
  if (!counts) return undefined;
  const found = counts.find((each) => each.examTypeId === examTypeId && each.subjectId === subjectId);
  return found?.counts ?? null;
}

const keyOf = (userId: string) => `creative-writing-selection:${userId}`;

/** The selection last started on this device, so that an interrupted challenge can be offered again. */
export const lastSelection = (userId: string): ChallengeSelection | null =>
  readLocalStorageJson(keyOf(userId), selectionSchema);

export function saveSelection(userId: string, selection: ChallengeSelection): void {
  writeLocalStorageJson(keyOf(userId), selection);
}
