import type { ReadPupilData } from '@markwell/shared/audit/audit.vocabulary';
import { isOwn, type Caller } from '#platform/caller.ts';
import type { Context } from '#context.ts';
import { addReadings } from './record-reading.repository.ts';

/**
 * Records in the audit log that an administrator read data of pupils: once per administrator and pupil in fifteen
 * minutes. Nobody's own data, and data of administrators, is recorded.
 */
export async function recordReading(
  context: Context,
  caller: Caller,
  userIds: readonly string[],
  what: ReadPupilData,
): Promise<void> {
  if (!caller.isAdmin) return;
  const others = userIds.filter((userId) => !isOwn(caller, userId));
  if (others.length > 0) await addReadings(context.db, caller.id, others, what);
}
