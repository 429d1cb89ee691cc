import type { Clock } from '#platform/clock.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { OldRecordsRepository } from './old-records.repository.ts';
import { daysBefore, monthsBefore, savedEmailDays, type Retention } from './retention.ts';

const batchSize = 5_000;
/** The job reads large tables, so it works at night (UTC). */
const quietHour = 3;
/** So that one run of a large database ends; the next one continues. */
const maxBatches = 100;

interface Dependencies {
  repository: OldRecordsRepository;
  mail: Pick<Mail, 'removeBefore'>;
  retention: Retention;
  clock: Clock;
}

/** Removes what is older than the retention schedule allows (docs/privacy.md), in batches. */
export function oldRecordsJob({ repository, mail, retention, clock }: Dependencies): PeriodicJob {
  async function inBatches(work: (limit: number) => Promise<number>): Promise<void> {
    for (let batch = 0; batch < maxBatches; batch++) {
      if ((await work(batchSize)) < batchSize) return;
    }
  }

  return {
    name: 'old records',
    everySeconds: 3600,
    async run() {
      const now = clock();
      if (now.getUTCHours() !== quietHour) return;
      const { auditLogMonths, notificationMonths, answerDetailMonths } = retention;
      const oldAudit = monthsBefore(now, auditLogMonths);
      const oldNotifications = monthsBefore(now, notificationMonths);
      const details = monthsBefore(now, answerDetailMonths);
      await inBatches((limit) => repository.removeFrom('audit_entries', oldAudit, limit));
      await inBatches((limit) => repository.removeFrom('notifications', oldNotifications, limit));
      await inBatches((limit) => repository.clearAnswerTimes(details, limit));
      await inBatches((limit) => repository.clearQuizTimes(details, limit));
      await inBatches((limit) => repository.clearReasoning(details, limit));
      await mail.removeBefore?.(daysBefore(now, savedEmailDays));
    },
  };
}
