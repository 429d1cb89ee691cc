import type { PeriodicJob } from '#platform/jobs/periodic-jobs.ts';
import { daysBefore, monthsBefore, savedEmailDays } from './retention.ts';
import {
  removeOldRows,
  clearAnswerTimes,
  clearQuizTimes,
  clearReasoning,
  clearWrittenAnswers,
} from './old-records.repository.ts';

const batchSize = 5_000;
/** So that one run of a large database ends; the next one continues. */
const maxBatches = 100;

async function inBatches(work: (limit: number) => Promise<number>): Promise<void> {
  for (let batch = 0; batch < maxBatches; batch++) {
    if ((await work(batchSize)) < batchSize) return;
  }
}

/** Removes what is older than the retention schedule allows (docs/privacy.md), in batches. It reads large tables, so it works at night. */
export const oldRecordsJob: PeriodicJob = {
  name: 'old records',
  cron: '0 3 * * *',
  async run(context) {
    const now = context.clock();
    const { auditLogMonths, notificationMonths, answerDetailMonths } = context.settings.retention;
    const oldAudit = monthsBefore(now, auditLogMonths);
    const oldNotifications = monthsBefore(now, notificationMonths);
    const details = monthsBefore(now, answerDetailMonths);
    await inBatches((limit) => removeOldRows(context.db, 'audit_entries', oldAudit, limit));
    await inBatches((limit) => removeOldRows(context.db, 'notifications', oldNotifications, limit));
    await inBatches((limit) => clearAnswerTimes(context.db, details, limit));
    await inBatches((limit) => clearWrittenAnswers(context.db, details, limit));
    await inBatches((limit) => clearQuizTimes(context.db, details, limit));
    await inBatches((limit) => clearReasoning(context.db, details, limit));
    await context.mail.removeBefore?.(daysBefore(now, savedEmailDays));
  },
};
