import type { Clock } from '#platform/clock.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import { childIsAdult, ownResultsAt18 } from '#modules/notifications/parent-notifications.ts';
import { endLinks, lockChild, openLinksOf, notifyParties } from './parent-links.repository.ts';
import type { InTransaction } from '#platform/transaction.repository.ts';
import { isAdult } from './parent-links.rules.ts';
import type { OldLinksRepository } from './old-links.repository.ts';

const maxChildren = 100;

interface Dependencies {
  repository: OldLinksRepository;
  inTransaction: InTransaction;
  clock: Clock;
}

/** Ends the links of pupils who are 18, and notifies both. Also removes what is too old. */
export const linksAt18Job = ({ repository, inTransaction, clock }: Dependencies): PeriodicJob => ({
  name: 'parents of adults',
  everySeconds: 3600,
  async run() {
    const now = clock();
    for (const childId of await repository.findAdults(now, maxChildren)) {
      await inTransaction(async (transaction) => {
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
    await repository.removeOld(now);
  },
});
