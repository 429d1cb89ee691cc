import type { SchoolMergePreview } from '@markwell/shared/users/manage-schools.contract';
import type { SchoolDto } from '@markwell/shared/users/users.contract';
import { recordChange } from '#modules/audit/record-change.repository.ts';
import { conflict, ruleViolated } from '#platform/domain-error.ts';
import { schoolNotFound } from '#platform/not-found.ts';
import { type Transaction, inTransaction, inLongTransaction } from '#platform/transaction.repository.ts';
import {
  countContents,
  lockSchools,
  moveContents,
  setSchoolName,
  sharedSubjects,
} from './manage-schools.repository.ts';
import { lockSchoolNames } from '#modules/accounts/schools.repository.ts';
import type { Context } from '#context.ts';
import { clearCachedCallers } from '#modules/accounts/caller-cache.ts';

// All throw NOT_FOUND for an unknown school.

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

/** Throws CONFLICT when another school has that name. */
export function renameSchool(
  context: Context,
  actorId: string,
  schoolId: string,
  name: string,
): Promise<SchoolDto> {
  return inTransaction(context.db, async (transaction) => {
    const { usedBy } = await lockSchoolNames(transaction, name);
    const [school] = await lockSchools(transaction, [schoolId]);
    if (!school) throw schoolNotFound();
    if (usedBy !== undefined && usedBy !== schoolId) {
      throw conflict('A school with this name already exists');
    }
    await setSchoolName(transaction, schoolId, name);
    await recordChange(transaction, {
      actorId,
      action: 'school.renamed',
      target: { kind: 'school', id: schoolId },
      before: { name: school.name },
      after: { name },
    });
    return { id: schoolId, name };
  });
}

/** Throws RULE_BROKEN for the same school. */
export function previewSchoolMerge(
  context: Context,
  schoolId: string,
  intoId: string,
): Promise<SchoolMergePreview> {
  return inTransaction(context.db, async (transaction) => {
    await lockBoth(transaction, schoolId, intoId);
    return {
      moves: await countContents(transaction, schoolId),
      sameSubjects: await sharedSubjects(transaction, schoolId, intoId),
    };
  });
}

/**
 * Moves everything that refers to a school to another one, and removes it. Throws RULE_BROKEN for the same school and
 * for another typed name, CONFLICT when both have a subject with the same name in a stage.
 */
export async function mergeSchools(
  context: Context,
  actorId: string,
  schoolId: string,
  { intoId, name: typed }: { intoId: string; name: string },
): Promise<SchoolDto> {
  const merged = await inLongTransaction(context.db, async (transaction) => {
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
  clearCachedCallers(context);
  return merged;
}
