import type { SchoolMergePreview, SchoolOverviewDto } from '@markwell/shared/users/manage-schools.contract';
import type { SchoolDto } from '@markwell/shared/users/users.contract';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import { conflict, ruleViolated } from '#platform/domain-error.ts';
import { schoolNotFound } from '#platform/not-found.ts';
import type { InTransaction, Transaction } from '#platform/transaction.repository.ts';
import type { ManageSchoolsRepository } from './manage-schools.repository.ts';
import { countContents, lockSchools, moveContents, sharedSubjects } from './manage-schools.repository.ts';
import { lockSchoolNames } from './schools.repository.ts';

/** All throw NOT_FOUND for an unknown school. */
export interface ManageSchoolsService {
  list: () => Promise<SchoolOverviewDto[]>;
  /** Throws CONFLICT when another school has that name. */
  rename: (actorId: string, schoolId: string, name: string) => Promise<SchoolDto>;
  /** Throws RULE_BROKEN for the same school. */
  preview: (schoolId: string, intoId: string) => Promise<SchoolMergePreview>;
  /**
   * Moves everything that refers to a school to another one, and removes it. Throws RULE_BROKEN for the same school and
   * for another typed name, CONFLICT when both have a subject with the same name in a stage.
   */
  merge: (actorId: string, schoolId: string, into: { intoId: string; name: string }) => Promise<SchoolDto>;
}

interface Dependencies {
  repository: ManageSchoolsRepository;
  inTransaction: InTransaction;
  inLongTransaction: InTransaction;
  clearCachedCallers: () => void;
}

async function lockBoth(transaction: Transaction, schoolId: string, intoId: string) {
  if (schoolId === intoId) {
    const message = 'Please choose another school';
    throw ruleViolated(message, { issues: [{ path: 'body.intoId', message }] });
  }
  const schools = await lockSchools(transaction, [schoolId, intoId]);
  const school = schools.find(({ id }) => id === schoolId);
  const into = schools.find(({ id }) => id === intoId);
  if (!school || !into) throw schoolNotFound();
  return { school, into };
}

export function createManageSchoolsService(dependencies: Dependencies): ManageSchoolsService {
  const { repository, inTransaction, inLongTransaction, clearCachedCallers } = dependencies;
  return {
    list: repository.listWithContents,

    rename: (actorId, schoolId, name) =>
      inTransaction(async (transaction) => {
        const { usedBy } = await lockSchoolNames(transaction, name);
        const [school] = await lockSchools(transaction, [schoolId]);
        if (!school) throw schoolNotFound();
        if (usedBy !== undefined && usedBy !== schoolId) {
          throw conflict('A school with this name already exists');
        }
        await transaction.school.update({ where: { id: schoolId }, data: { name }, select: { id: true } });
        await recordChange(transaction, {
          actorId,
          action: 'school.renamed',
          target: { kind: 'school', id: schoolId },
          before: { name: school.name },
          after: { name },
        });
        return { id: schoolId, name };
      }),

    preview: (schoolId, intoId) =>
      inTransaction(async (transaction) => {
        await lockBoth(transaction, schoolId, intoId);
        return {
          moves: await countContents(transaction, schoolId),
          sameSubjects: await sharedSubjects(transaction, schoolId, intoId),
        };
      }),

    async merge(actorId, schoolId, { intoId, name: typed }) {
      const merged = await inLongTransaction(async (transaction) => {
        const { school, into } = await lockBoth(transaction, schoolId, intoId);
        if (typed !== school.name) {
          const message = 'This is not the name of the school';
          throw ruleViolated(message, { issues: [{ path: 'body.name', message }] });
        }
        const shared = await sharedSubjects(transaction, schoolId, intoId);
        if (shared.length > 0) {
          throw conflict(`Both schools have these subjects: ${shared.join(', ')}. Please rename them first.`);
        }
        const moved = await countContents(transaction, schoolId);
        await moveContents(transaction, schoolId, intoId);
        await recordChange(transaction, {
          actorId,
          action: 'school.merged',
          target: { kind: 'school', id: intoId },
          before: null,
          after: { mergedSchool: school.name, ...moved },
        });
        return into;
      });
      clearCachedCallers();
      return merged;
    },
  };
}
