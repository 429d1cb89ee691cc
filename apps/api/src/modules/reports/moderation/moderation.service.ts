import {
  maxReportsCounted,
  type ReportComparisonDto,
  type ReportPageDto,
} from '@markwell/shared/reports/moderation.contract';
import type * as contract from '@markwell/shared/reports/moderation.contract';
import type { ParsedInput, ResponseOf } from '@markwell/shared/contract/endpoint';
import { reportStatuses, defaultNotes } from '@markwell/shared/reports/reports.vocabulary';
import { recordChanges } from '#modules/audit/record-change.repository.ts';
import { conflict, notFound, orThrow } from '#platform/domain-error.ts';
import { notifyUsers } from '#modules/notifications/notify.repository.ts';
import type { Caller } from '#platform/caller.ts';
import { lockReports, writeDecision } from './decide-reports.repository.ts';
import { decideReports } from './decide-reports.rules.ts';
import { storedKindOf, targetOf, toComparison, toManagedReport } from './moderation.mapper.ts';
import type { Context } from '#context.ts';
import { findReports, countReports } from './list-reports.repository.ts';
import { addReportersReading } from '#modules/audit/record-reporters-reading.repository.ts';
import { findReportComparison } from './report-comparison.repository.ts';
import { inTransaction } from '#platform/transaction.repository.ts';

/** A page with names of reporters is recorded in the audit log. */
export async function listReports(
  context: Context,
  caller: Caller,
  { page, limit, status, kind, questionId }: ParsedInput<typeof contract.listReports>['query'],
): Promise<ReportPageDto> {
  const conditions = {
    statuses: status ? [status] : reportStatuses,
    kind: kind && storedKindOf(kind),
    target: questionId === undefined ? undefined : targetOf(questionId),
  };
  // Pages end at the largest number that is counted.
  const skip = Math.min((page - 1) * limit, maxReportsCounted);
  const take = Math.min(limit, maxReportsCounted - skip);
  const [reports, count] = await Promise.all([
    findReports(context.db, { ...conditions, skip, take }),
    countReports(context.db, conditions),
  ]);
  const named = reports.filter(({ reporterName }) => reporterName !== null);
  const [first] = named;
  if (first) await addReportersReading(context.db, caller.id, first.id, named.length);
  return {
    flags: reports.map(toManagedReport),
    total: Math.min(count, maxReportsCounted),
    isCapped: count > maxReportsCounted,
  };
}

/** The reported question then and now. Throws NOT_FOUND. */
export async function compareReport(context: Context, reportId: string): Promise<ReportComparisonDto> {
  const comparison = orThrow(await findReportComparison(context.db, reportId), reportNotFound);
  return toComparison(comparison, context.mediaUrls);
}

/**
 * Throws NOT_FOUND for an unknown report, CONFLICT for one that is already decided, RULE_BROKEN when the outcome is a
 * change that was not made.
 */
export async function decideReport(
  context: Context,
  caller: Caller,
  reportId: string,
  { action, notes, outcome, reply, all }: ParsedInput<typeof contract.decideReport>['body'],
): Promise<ResponseOf<typeof contract.decideReport>> {
  const status = action === 'resolve' ? 'RESOLVED' : 'DISMISSED';
  const decision = {
    status,
    notes: notes === '' ? defaultNotes[action] : notes,
    outcome,
    reply,
    actorId: caller.id,
    at: context.clock(),
  } as const;
  return inTransaction(context.db, async (transaction) => {
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
}

const reportNotFound = () => notFound('This report does not exist');

const decidedVerbs = { PENDING: 'decided', RESOLVED: 'resolved', DISMISSED: 'dismissed' };
