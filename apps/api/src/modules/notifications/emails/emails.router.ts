import * as contract from '@markwell/shared/notifications/emails.contract';
import type { Mount } from '#http/mount.ts';
import type { EmailPreferencesService } from './email-preferences.service.ts';

export function mountEmails(mount: Mount, service: EmailPreferencesService): void {
  mount(contract.readEmailPreferences, ({ caller }) => service.read(caller.id));
  mount(contract.updateEmailPreferences, ({ caller, body }) => service.update(caller.id, body));
  mount.public(contract.unsubscribe, ({ query }) => service.unsubscribe(query.token));
}
