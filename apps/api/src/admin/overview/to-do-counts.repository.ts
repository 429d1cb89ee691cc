import type { Database } from '@markwell/database/connect';
import { overviewCap } from '@markwell/shared/admin/overview/overview.contract';

/** Each count stops at one more than the cap. */
export interface ToDoCounts {
  flags: number;
  oldestFlagAt: Date | null;
  draftQuestions: number;
  draftCreativeWriting: number;
}

export interface ToDoCountsRepository {
  findWaiting: () => Promise<ToDoCounts>;
}

const enough = overviewCap + 1;

export function createToDoCountsRepository(database: Database): ToDoCountsRepository {
  return {
    // Counts with a limit: Prisma's count would read every open report and draft.
    async findWaiting() {
      const [row] = await database.$queryRaw<ToDoCounts[]>`
        select
          (select count(*)::int from (select from flags where status = 'PENDING' limit ${enough}::int) f) as flags,
          (select min(created_at) from flags where status = 'PENDING') as "oldestFlagAt",
          (select count(*)::int from (
            select from (values ('REGULAR'::question_kind), ('RAPID_FIRE')) k(kind)
              join questions q on q.kind = k.kind and q.status = 'DRAFT' limit ${enough}::int) d) as "draftQuestions",
          (select count(*)::int from (
            select from creative_writing_questions where status = 'DRAFT' limit ${enough}::int) c) as "draftCreativeWriting"`;
      if (!row) throw new Error('The counting query returned no row');
      return row;
    },
  };
}
