import type { ParsedInput, ReplyOf } from '@markwell/shared/contract/endpoint';
import type { countQuestions, rapidFireSolution } from '@markwell/shared/rapid-fire/rapid-fire.contract';
import type { RapidFireProgressDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import { toSolution } from '#modules/question-bank/display/solution.mapper.ts';
import type { Caller } from '#platform/caller.ts';
import type { Context } from '#context.ts';
import {
  findRapidFireProgress,
  countRapidFireQuestions,
  findRapidFireSolution,
} from './rapid-fire.repository.ts';

export async function readRapidFireProgress(
  context: Context,
  caller: Caller,
): Promise<RapidFireProgressDto[]> {
  const progress = await findRapidFireProgress(context.db, caller.id, caller);
  return progress.map(({ lastPlayedAt, ...subject }) => ({
    ...subject,
    lastPlayedAt: lastPlayedAt.toISOString(),
  }));
}

export async function countQuestionsOfQuiz(
  context: Context,
  caller: Caller,
  { stageId, subjectId, type, level }: ParsedInput<typeof countQuestions>['query'],
): Promise<ReplyOf<typeof countQuestions>> {
  const kind = type === 'rapid-fire' ? 'RAPID_FIRE' : 'REGULAR';
  return {
    count: await countRapidFireQuestions(context.db, caller, { stageId, subjectId, kind, difficulty: level }),
  };
}

/** Throws NOT_FOUND for a question that the caller was not given, and for one without any solution. */
export async function readRapidFireSolution(
  context: Context,
  { id, isAdmin }: Caller,
  questionId: string,
): Promise<ReplyOf<typeof rapidFireSolution>> {
  return toSolution(await findRapidFireSolution(context.db, id, isAdmin, questionId), context.mediaUrls);
}
