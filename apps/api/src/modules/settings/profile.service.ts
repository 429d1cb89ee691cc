import type { profileSchema } from '@markwell/shared/settings/users.contract';
import type * as contract from '@markwell/shared/settings/users.contract';
import type { ResponseOf } from '@markwell/shared/contract/endpoint';
import type { z } from 'zod';
import { ruleViolated, unauthenticated } from '#platform/domain-error.ts';
import type { Context } from '#context.ts';
import { findProfile, storeProfile } from './profile.repository.ts';

const changedEmailText = 'Please confirm the new e-mail address first, with the link that we send to it.';

/** An empty text clears a field. */
const cleared = (text: string | undefined) => (text === '' ? null : text);

/**
 * Throws RULE_BROKEN when the e-mail address differs from the current one: a new address must be verified,
 * which email-change.service.ts does.
 */
export async function updateProfile(
  context: Context,
  userId: string,
  { name, email, firstName, lastName, grade, school }: z.output<typeof profileSchema>,
): Promise<ResponseOf<typeof contract.updateProfile>> {
  const current = await findProfile(context.db, userId);
  if (!current) throw unauthenticated();
  if (email !== undefined && email !== current.email) {
    throw ruleViolated(changedEmailText, { issues: [{ path: 'body.email', message: changedEmailText }] });
  }
  const { schoolName, ...profile } = await storeProfile(context.db, userId, {
    name,
    firstName: cleared(firstName),
    lastName: cleared(lastName),
    schoolYear: cleared(grade),
    schoolName: cleared(school),
  });
  return {
    name: profile.name,
    email: profile.email,
    firstName: profile.firstName ?? '',
    lastName: profile.lastName ?? '',
    grade: profile.schoolYear ?? '',
    school: schoolName ?? '',
  };
}
