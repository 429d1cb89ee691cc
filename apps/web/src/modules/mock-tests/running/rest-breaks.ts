import { z } from 'zod';
import type { TestArrangementDto, TestTimesDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { readLocalStorageJson, removeFromLocalStorage, writeLocalStorageJson } from '#lib/local-storage.ts';
import { sendPause } from '../mock-tests.queries.ts';

/** A rest break as this browser knows it, by the server's clock. Without an end, it has not ended by the pupil. */
const restBreakSchema = z.object({
  id: z.string(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  /** Whether the server has it. */
  saved: z.boolean(),
});
export type RestBreak = z.infer<typeof restBreakSchema>;

const keyOf = (userId: string, testId: string) => `mock-test-breaks:${userId}:${testId}`;

export const readRestBreaks = (userId: string, testId: string): RestBreak[] =>
  readLocalStorageJson(keyOf(userId, testId), z.array(restBreakSchema)) ?? [];

const write = (userId: string, testId: string, breaks: readonly RestBreak[]) => {
  writeLocalStorageJson(keyOf(userId, testId), breaks);
};

export const removeRestBreaks = (userId: string, testId: string): void => {
  removeFromLocalStorage(keyOf(userId, testId));
};

export const hasUnsentBreaks = (userId: string, testId: string): boolean =>
  readRestBreaks(userId, testId).some(({ saved }) => !saved);

/** Stores a new break, or what changed of one. */
export function storeRestBreak(userId: string, testId: string, changed: RestBreak): void {
  const others = readRestBreaks(userId, testId).filter(({ id }) => id !== changed.id);
  write(userId, testId, [...others, changed]);
}

/**
 * Sends the breaks that the server does not have, oldest first, and returns its last reply. A break that the server
 * refuses is dropped. Throws when it cannot be reached; then they are sent later.
 */
export async function sendUnsentBreaks(
  userId: string,
  testId: string,
  isTemporary: (error: unknown) => boolean,
): Promise<TestTimesDto | undefined> {
  let reply: TestTimesDto | undefined;
  for (const unsent of readRestBreaks(userId, testId).filter(({ saved }) => !saved)) {
    const { id, startedAt, endedAt } = unsent;
    try {
      reply = await sendPause(testId, id, { startedAt, endedAt });
    } catch (error) {
      if (isTemporary(error)) throw error;
    }
    const isSame = readRestBreaks(userId, testId).some((each) => each.id === id && each.endedAt === endedAt);
    if (isSame) storeRestBreak(userId, testId, { ...unsent, saved: true });
  }
  return reply;
}

/** Seconds of rest breaks that are left, without the rest of a running one. */
export const breakSecondsLeft = ({ breakBudgetSeconds, pausedSeconds }: TestArrangementDto): number =>
  breakBudgetSeconds - pausedSeconds;

/** The arrangement while a break lasts that begins at `now` (milliseconds by the server's clock). */
export const withBreak = (arrangement: TestArrangementDto, now: number): TestArrangementDto => ({
  ...arrangement,
  pausedSeconds: arrangement.breakBudgetSeconds,
  pausedUntil: new Date(now + breakSecondsLeft(arrangement) * 1000).toISOString(),
});

/** The arrangement after the pupil continued at `now` (milliseconds by the server's clock). */
export function withoutBreak(arrangement: TestArrangementDto, now: number): TestArrangementDto {
  const unusedMs = Math.max(0, Date.parse(arrangement.pausedUntil ?? '') - now) || 0;
  const pausedSeconds = arrangement.pausedSeconds - Math.floor(unusedMs / 1000);
  return { ...arrangement, pausedSeconds, pausedUntil: null };
}
