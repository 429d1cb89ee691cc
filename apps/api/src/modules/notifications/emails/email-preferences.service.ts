import type {
  EmailPreferencesDto,
  OptionalEmail,
  updateEmailPreferences,
} from '@markwell/shared/notifications/emails.contract';
import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import { ruleViolated, unauthenticated } from '#platform/domain-error.ts';
import type { EmailPreferencesRepository } from './email-preferences.repository.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

export interface EmailPreferencesService {
  read: (userId: string) => Promise<EmailPreferencesDto>;
  update: (
    userId: string,
    change: ParsedInput<typeof updateEmailPreferences>['body'],
  ) => Promise<EmailPreferencesDto>;
  /** Throws RULE_BROKEN for a token that is not ours, and for a deleted account. */
  unsubscribe: (token: string) => Promise<{ stopped: OptionalEmail }>;
}

interface Dependencies {
  repository: EmailPreferencesRepository;
  unsubscribeLinks: Pick<UnsubscribeLinks, 'read'>;
}

export function createEmailPreferencesService({
  repository,
  unsubscribeLinks,
}: Dependencies): EmailPreferencesService {
  async function read(userId: string): Promise<EmailPreferencesDto> {
    const preferences = await repository.find(userId);
    if (!preferences) throw unauthenticated();
    return preferences;
  }
  return {
    read,
    async update(userId, change) {
      await repository.update(userId, change);
      return read(userId);
    },
    async unsubscribe(token) {
      const subscription = unsubscribeLinks.read(token);
      if (!subscription || !(await repository.update(subscription.userId, { [subscription.email]: false }))) {
        throw ruleViolated('This link does not work. You can switch e-mails off in Settings.');
      }
      return { stopped: subscription.email };
    },
  };
}
