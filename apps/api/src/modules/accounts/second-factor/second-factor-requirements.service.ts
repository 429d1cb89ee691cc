import type { Requirements } from '@markwell/shared/accounts/second-factor-requirements.contract';
import { addDays, dayOf } from '@markwell/shared/time/days';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import { fromDateColumn, toDateColumn } from '#platform/date-column.ts';
import { schoolNotFound } from '#platform/not-found.ts';
import {
  lockRequirement,
  writeRequirement,
  type StaffCount,
  findSecondFactorRequirements,
  countStaff,
} from './second-factor-requirements.repository.ts';
import type { Context } from '#context.ts';
import { inTransaction } from '#platform/transaction.repository.ts';
import { clearCachedCallers } from '../caller-cache.ts';
import { findSchool, findSchools } from '../schools.repository.ts';

/** The target in the audit log of what holds for every teacher. */
const everyTeacher = { kind: 'setting', id: 'second-factor-of-teachers' } as const;

export async function listSecondFactorRequirements(context: Context): Promise<Requirements> {
  const [stored, counts, allSchools] = await Promise.all([
    findSecondFactorRequirements(context.db),
    countStaff(context.db),
    findSchools(context.db),
  ]);
  const requirementOf = (schoolId: string | null, staff: (count: StaffCount) => boolean) => {
    const startsOn = stored.find((each) => each.schoolId === schoolId)?.startsOn;
    return { startsOn: startsOn ? fromDateColumn(startsOn) : null, ...sumOf(counts.filter(staff)) };
  };
  return {
    administrators: context.settings.secondFactorPolicy,
    teachers: requirementOf(null, ({ role }) => role === 'TEACHER'),
    schools: allSchools.map((school) => ({
      ...school,
      ...requirementOf(school.id, ({ schoolId }) => schoolId === school.id),
    })),
  };
}

/**
 * Requires an authenticator app of the staff of a school, or of every teacher for null, `graceDays` after today; null
 * days end the requirement. It holds in this process immediately, in others within five seconds. Throws NOT_FOUND for an
 * unknown school.
 */
export async function changeSecondFactorRequirement(
  context: Context,
  actorId: string,
  schoolId: string | null,
  graceDays: number | null,
): Promise<{ startsOn: string | null }> {
  if (schoolId !== null && !(await findSchool(context.db, schoolId))) throw schoolNotFound();
  const startsOn = graceDays === null ? null : addDays(dayOf(context.clock()), graceDays);
  await inTransaction(context.db, async (transaction) => {
    const before = await lockRequirement(transaction, schoolId);
    await writeRequirement(transaction, schoolId, startsOn === null ? null : toDateColumn(startsOn));
    await recordChange(transaction, {
      actorId,
      action: 'second-factor.requirement-changed',
      target: schoolId === null ? everyTeacher : { kind: 'school', id: schoolId },
      before: { requiredFrom: before && fromDateColumn(before) },
      after: { requiredFrom: startsOn },
    });
  });
  clearCachedCallers(context);
  return { startsOn };
}

function sumOf(counts: readonly StaffCount[]) {
  const sum = (numberOf: (count: StaffCount) => number) =>
    counts.reduce((total, count) => total + numberOf(count), 0);
  return {
    staffCount: sum(({ staffCount }) => staffCount),
    withoutAppCount: sum(({ withoutAppCount }) => withoutAppCount),
  };
}
