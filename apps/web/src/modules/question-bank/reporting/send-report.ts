import type { InputOf } from '@markwell/shared/contract/endpoint';
import { createReport } from '@markwell/shared/reports/reports.contract';
import { call } from '#lib/api/client.ts';
import { logWarning } from '#lib/log.ts';

type Report = InputOf<typeof createReport>['body'];

/** Reports a question. Logs a failure and rethrows it, so that the buttons reappear. */
export async function sendReport(report: Report): Promise<void> {
  try {
    await call(createReport, { body: report });
  } catch (error) {
    logWarning('The report of a question did not arrive', error);
    throw error;
  }
}
