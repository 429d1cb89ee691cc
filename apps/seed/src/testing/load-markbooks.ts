import { readMarkbook } from '@markwell/api/modules/assignments/markbook/markbook.service';
import { seedContext } from '../admin-work/seed-context.ts';
import type { Database } from '@markwell/database/connect';
import type { MarkbookDto } from '@markwell/shared/assignments/markbook.contract';

/** The markbooks of the demo teacher's classes, by the name of the class, as the teacher sees them at this instant. */
export async function loadMarkbooks(database: Database, now: Date): Promise<MarkbookDto[]> {
  const context = seedContext(database, { clock: () => now });
  const { id, schoolId } = await database.user.findUniqueOrThrow({ where: { email: 'teacher@example.com' } });
  const caller = {
    id,
    schoolId,
    role: 'TEACHER',
    premiumUntil: null,
    sessionId: null,
    needsSecondFactor: false,
    secondFactorDueOn: null,
    isAdmin: false,
  } as const;
  const classes = await database.schoolClass.findMany({
    where: { teachers: { some: { userId: id } } },
    orderBy: { name: 'asc' },
  });
  const page = { cursor: undefined, limit: 200 };
  return Promise.all(classes.map((schoolClass) => readMarkbook(context, caller, schoolClass.id, page)));
}
