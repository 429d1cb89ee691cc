import type { profileSchema, updateProfile } from '@markwell/shared/settings/users.contract';
import type { ResponseOf } from '@markwell/shared/contract/endpoint';
import type { z } from 'zod';
import { ruleViolated, unauthenticated } from '#platform/domain-error.ts';
import type { ProfileRepository } from './profile.repository.ts';

export interface ProfileService {
  /**
   * Throws RULE_BROKEN when the e-mail address differs from the current one: a new address must be verified,
   * which email-change.service.ts does.
   */
  update: (
    userId: string,
    change: z.output<typeof profileSchema>,
  ) => Promise<ResponseOf<typeof updateProfile>>;
}

const changedEmailText = 'Please confirm the new e-mail address first, with the link that we send to it.';

/** An empty text clears a field. */
const cleared = (text: string | undefined) => (text === '' ? null : text);

export function createProfileService({ repository }: { repository: ProfileRepository }): ProfileService {
  return {
    async update(userId, { name, email, firstName, lastName, grade, school }) {
      const current = await repository.find(userId);
      if (!current) throw unauthenticated();
      if (email !== undefined && email !== current.email) {
        throw ruleViolated(changedEmailText, { issues: [{ path: 'body.email', message: changedEmailText }] });
      }
      const { schoolName, ...profile } = await repository.update(userId, {
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
    },
  };
}
