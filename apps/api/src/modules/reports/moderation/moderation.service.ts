import {
  maxReportsCounted,
  type decideReport,
  type listReports,
  type ReportComparisonDto,
  type ReportPageDto,
} from '@markwell/shared/reports/moderation.contract';
import type { ParsedInput, ResponseOf } from '@markwell/shared/contract/endpoint';
import { reportStatuses, defaultNotes } from '@markwell/shared/reports/reports.vocabulary';
import { recordChanges } from '#modules/audit/record-change.repository.ts';
import type { AddReportersReading } from '#modules/audit/record-reporters-reading.repository.ts';
import type { BackgroundTasks } from '#platform/background-tasks.ts';
import type { Clock } from '#platform/clock.ts';
import { conflict, notFound, orThrow } from '#platform/domain-error.ts';
import type { MediaUrls } from '#modules/media/media-urls.ts';
import { notifyUsers } from '#modules/notifications/notify.repository.ts';
import type { InTransaction } from '#platform/transaction.repository.ts';
import type { Caller } from '#platform/caller.ts';
import { lockReports, writeDecision } from './decide-reports.repository.ts';
import { decideReports } from './decide-reports.rules.ts';
import type { ListReportsRepository } from './list-reports.repository.ts';
import { storedKindOf, targetOf, toComparison, toManagedReport } from './moderation.mapper.ts';
import type { ReportComparisonRepository } from './report-comparison.repository.ts';

export interface ModerationService {
  /** A page with names of reporters is recorded in the audit log, after the reply. */
  list: (caller: Caller, query: ParsedInput<typeof listReports>['query']) => Promise<ReportPageDto>;
  /** The reported question then and now. Throws NOT_FOUND. */
  compare: (reportId: string) => Promise<ReportComparisonDto>;
  /**
   * Throws NOT_FOUND for an unknown report, CONFLICT for one that is already decided, RULE_BROKEN when the outcome is a
   * change that was not made.
   */
  decide: (
    caller: Caller,
    reportId: string,
    decision: ParsedInput<typeof decideReport>['body'],
  ) => Promise<ResponseOf<typeof decideReport>>;
}

export function createModerationService({
  inTransaction,
  repository,
  comparisons,
  mediaUrls,
  addReading,
  backgroundTasks,
  clock,
}: {
  inTransaction: InTransaction;
  repository: ListReportsRepository;
  comparisons: ReportComparisonRepository;
  mediaUrls: Pick<MediaUrls, 'urlOf'>;
  addReading: AddReportersReading;
  backgroundTasks: Pick<BackgroundTasks, 'run'>;
  clock: Clock;
}): ModerationService {
  return {
    async list(caller, { page, limit, status, kind, questionId }) {
      const conditions = {
        statuses: status ? [status] : reportStatuses,
        kind: kind && storedKindOf(kind),
        target: questionId === undefined ? undefined : targetOf(questionId),
      };
      // Pages end at the largest number that is counted.
      const skip = Math.min((page - 1) * limit, maxReportsCounted);
      const take = Math.min(limit, maxReportsCounted - skip);
      const [reports, count] = await Promise.all([
        repository.find({ ...conditions, skip, take }),
        repository.count(conditions),
      ]);
      const named = reports.filter(({ reporterName }) => reporterName !== null);
      const [first] = named;
      if (first) backgroundTasks.run(() => addReading(caller.id, first.id, named.length));
      return {
        flags: reports.map(toManagedReport),
        total: Math.min(count, maxReportsCounted),
        isCapped: count > maxReportsCounted,
      };
    },

    async compare(reportId) {
      const comparison = orThrow(await comparisons.find(reportId), reportNotFound);
      return toComparison(comparison, mediaUrls);
    },

    async decide(caller, reportId, { action, notes, outcome, reply, all }) {
      const status = action === 'resolve' ? 'RESOLVED' : 'DISMISSED';
      const decision = {
        status,
        notes: notes === '' ? defaultNotes[action] : notes,
        outcome,
        reply,
        actorId: caller.id,
        at: clock(),
      } as const;
      return inTransaction(async (transaction) => {
        const found = await lockReports(transaction, reportId, all);
        if (!found) throw reportNotFound();
        if ('before' in found) {
          const by = found.before.by ?? 'Another administrator';
          throw conflict(`${by} has already ${decidedVerbs[found.before.status]} this report`);
        }
        const decided = decideReports(found, decision);
        await writeDecision(transaction, decided);
        await recordChanges(transaction, decided.changes);
        await notifyUsers(transaction, decided.notifications);
        return { status, decided: found.reports.length };
      });
    },
  };
}

const reportNotFound = () => notFound('This report does not exist');

const decidedVerbs = { PENDING: 'decided', RESOLVED: 'resolved', DISMISSED: 'dismissed' };
