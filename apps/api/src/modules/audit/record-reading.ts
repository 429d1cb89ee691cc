import type { ReadPupilData } from '@markwell/shared/audit/audit.vocabulary';
import type { BackgroundTasks } from '#platform/background-tasks.ts';
import { isOwn, type Caller } from '#platform/caller.ts';
import type { AddReadings } from './record-reading.repository.ts';

/**
 * Records in the audit log that an administrator read data of pupils: once per administrator and pupil in fifteen
 * minutes, after the reply is sent. Nobody's own data, and data of administrators, is recorded.
 */
export type RecordReading = (caller: Caller, userIds: readonly string[], what: ReadPupilData) => void;

interface Dependencies {
  addReadings: AddReadings;
  backgroundTasks: Pick<BackgroundTasks, 'run'>;
}

export const createRecordReading =
  ({ addReadings, backgroundTasks }: Dependencies): RecordReading =>
  (caller, userIds, what) => {
    if (!caller.isAdmin) return;
    const others = userIds.filter((userId) => !isOwn(caller, userId));
    if (others.length > 0) backgroundTasks.run(() => addReadings(caller.id, others, what));
  };
