import { assignmentAccess } from './assignment-access.rules.ts';
import type { Context } from '#context.ts';
import { findWorkOfAttempt } from './shown-result.repository.ts';

/** What an assignment lets a pupil see of a finished test of it. */
export interface ShownResult {
  /** Null when the assignment was removed: then nothing is withheld. */
  assignmentId: string | null;
  /** ALL: the score and the solutions. */
  withheld: 'SOLUTIONS' | 'ALL' | null;
}

export async function findShownResult(
  context: Context,
  userId: string,
  attemptId: string,
): Promise<ShownResult> {
  const row = await findWorkOfAttempt(context.db, userId, attemptId);
  if (!row) return { assignmentId: null, withheld: null };
  const { see } = assignmentAccess('PUPIL', row.facts, row.work, context.clock());
  const assignmentId = row.assignmentId;
  if (see.solutions) return { assignmentId, withheld: null };
  // Returned work has a different score from the work that counts.
  const isCurrent = row.attemptId === attemptId.toLowerCase();
  return { assignmentId, withheld: see.score && isCurrent ? 'SOLUTIONS' : 'ALL' };
}
