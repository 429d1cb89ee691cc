import { everyHour, type PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import { childIsAdult, ownResultsAt18 } from '#modules/notifications/parent-notifications.ts';
import { endLinks, lockChild, openLinksOf, notifyParties } from './parent-links.repository.ts';
import { isAdult } from './parent-links.rules.ts';
import { findPupilsWhoAreAdult, removeOldParentLinks } from './old-links.repository.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

const maxChildren = 100;

/** Ends the links of pupils who are 18, and notifies both. Also removes what is too old. */
export const linksAt18Job: PeriodicJob = {
  name: 'parents of adults',
  cron: everyHour,
  async run(context) {
    const now = context.clock();
    for (const childId of await findPupilsWhoAreAdult(context.db, now, maxChildren)) {
      await inTransaction(context.db, async (transaction) => {
        const child = await lockChild(transaction, childId);
        if (!child || !isAdult(child, now)) return;
        const links = await openLinksOf(transaction, { childId }, now);
        await endLinks(
          transaction,
          links.map(({ id }) => id),
          { by: 'AGE', at: now },
        );
        await notifyParties(
          transaction,
          now,
          links.flatMap(({ id, state, parent }) =>
            state === 'ACTIVE' && parent
              ? [
                  { ...ownResultsAt18(id, parent.name), userId: childId },
                  { ...childIsAdult(id, child.name), userId: parent.id },
                ]
              : [],
          ),
        );
      });
    }
    await removeOldParentLinks(context.db, now);
  },
};
