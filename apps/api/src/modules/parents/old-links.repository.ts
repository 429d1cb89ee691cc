import type { Database } from '@markwell/database/connect';
import { addDays, dayOf } from '@markwell/shared/time/days';
import { consentAge } from '@markwell/shared/registration/account.schemas';
import { adultAge } from '@markwell/shared/parents/parents.vocabulary';
import { yearsAfter } from '#modules/accounts/consent-ends-on.ts';
import { toDateColumn } from '#platform/date-column.ts';

/** A year after their end, links are forgotten, with when the parent looked; so is which weekly e-mails were sent. */
const keptMs = 365 * 86_400_000;

/** Pupils with a link that has not ended who are certainly 18. */
export async function findPupilsWhoAreAdult(db: Database, now: Date, limit: number): Promise<string[]> {
  const [year = '', month = ''] = dayOf(now).split('-');
  const lastAdultMonth = addDays(`${String(Number(year) - adultAge)}-${month}-01`, -1);
  const lastDayOf13 = yearsAfter(dayOf(now), consentAge - adultAge);
  const children = await db.user.findMany({
    where: {
      OR: [
        { birthMonth: { lte: toDateColumn(lastAdultMonth) } },
        { birthMonth: null, consentEndsOn: { lte: toDateColumn(lastDayOf13) } },
      ],
      parentLinks: { some: { state: { in: ['REQUESTED', 'ACTIVE', 'INVITED'] } } },
    },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: limit,
  });
  return children.map(({ id }) => id);
}

/** Ended links, expired invitations and codes, and rows of old e-mails. What prevents a new link stays. */
export async function removeOldParentLinks(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  await db.parentCode.deleteMany({ where: { expiresAt: { lte: now } } });
  await db.parentLink.deleteMany({ where: { state: 'INVITED', invitationExpiresAt: { lte: now } } });
  await db.parentLink.deleteMany({
    where: { state: 'ENDED', endedAt: { lt: before }, endedBy: { notIn: ['ADMIN', 'NOT_ME'] } },
  });
  await db.parentReport.deleteMany({ where: { monday: { lt: before } } });
}
