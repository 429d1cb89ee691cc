import type { Requirements } from '@markwell/shared/accounts/second-factor-requirements.contract';
import { addDays, dayOf } from '@markwell/shared/time/days';
import type { SecondFactorPolicy } from '@markwell/shared/accounts/second-factor.vocabulary';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import type { Clock } from '#platform/clock.ts';
import { fromDateColumn, toDateColumn } from '#platform/date-column.ts';
import { schoolNotFound } from '#platform/not-found.ts';
import type { InTransaction } from '#platform/transaction.repository.ts';
import {
  lockRequirement,
  writeRequirement,
  type SecondFactorRequirementsRepository,
  type StaffCount,
} from './second-factor-requirements.repository.ts';

export interface SecondFactorRequirementsService {
  list: () => Promise<Requirements>;
  /**
   * Requires an authenticator app of the staff of a school, or of every teacher for null, `graceDays` after today; null
   * days end the requirement. It holds in this process immediately, in others within five seconds. Throws NOT_FOUND for an
   * unknown school.
   */
  change: (
    actorId: string,
    schoolId: string | null,
    graceDays: number | null,
  ) => Promise<{ startsOn: string | null }>;
}

interface Dependencies {
  repository: SecondFactorRequirementsRepository;
  schools: {
    list: () => Promise<{ id: string; name: string }[]>;
    find: (id: string) => Promise<object | undefined>;
  };
  policy: SecondFactorPolicy;
  inTransaction: InTransaction;
  clearCachedCallers: () => void;
  clock: Clock;
}

/** The target in the audit log of what holds for every teacher. */
const everyTeacher = { kind: 'setting', id: 'second-factor-of-teachers' } as const;

export function createSecondFactorRequirementsService({
  repository,
  schools,
  policy,
  inTransaction,
  clearCachedCallers,
  clock,
}: Dependencies): SecondFactorRequirementsService {
  return {
    async list() {
      const [stored, counts, allSchools] = await Promise.all([
        repository.list(),
        repository.countStaff(),
        schools.list(),
      ]);
      const requirementOf = (schoolId: string | null, staff: (count: StaffCount) => boolean) => {
        const startsOn = stored.find((each) => each.schoolId === schoolId)?.startsOn;
        return { startsOn: startsOn ? fromDateColumn(startsOn) : null, ...sumOf(counts.filter(staff)) };
      };
      return {
        administrators: policy,
        teachers: requirementOf(null, ({ role }) => role === 'TEACHER'),
        schools: allSchools.map((school) => ({
          ...school,
          ...requirementOf(school.id, ({ schoolId }) => schoolId === school.id),
        })),
      };
    },

    async change(actorId, schoolId, graceDays) {
      if (schoolId !== null && !(await schools.find(schoolId))) throw schoolNotFound();
      const startsOn = graceDays === null ? null : addDays(dayOf(clock()), graceDays);
      await inTransaction(async (transaction) => {
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
      clearCachedCallers();
      return { startsOn };
    },
  };
}

function sumOf(counts: readonly StaffCount[]) {
  const sum = (numberOf: (count: StaffCount) => number) =>
    counts.reduce((total, count) => total + numberOf(count), 0);
  return {
    staffCount: sum(({ staffCount }) => staffCount),
    withoutAppCount: sum(({ withoutAppCount }) => withoutAppCount),
  };
}
