import type { EmailPreferencesDto, OptionalEmail } from '@markwell/shared/notifications/emails.contract';
import type * as contract from '@markwell/shared/notifications/emails.contract';
import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import { ruleViolated, unauthenticated } from '#platform/domain-error.ts';
import type { Context } from '#context.ts';
import { findEmailPreferences, storeEmailPreferences } from './email-preferences.repository.ts';
import { readUnsubscribeToken } from './unsubscribe-links.ts';

export async function readEmailPreferences(context: Context, userId: string): Promise<EmailPreferencesDto> {
  const preferences = await findEmailPreferences(context.db, userId);
  if (!preferences) throw unauthenticated();
  return preferences;
}

export async function updateEmailPreferences(
  context: Context,
  userId: string,
  change: ParsedInput<typeof contract.updateEmailPreferences>['body'],
): Promise<EmailPreferencesDto> {
  await storeEmailPreferences(context.db, userId, change);
  return readEmailPreferences(context, userId);
}

/** Throws RULE_BROKEN for a token that is not ours, and for a deleted account. */
export async function unsubscribe(context: Context, token: string): Promise<{ stopped: OptionalEmail }> {
  const subscription = readUnsubscribeToken(context, token);
  if (
    !subscription ||
    !(await storeEmailPreferences(context.db, subscription.userId, { [subscription.email]: false }))
  ) {
    throw ruleViolated('This link does not work. You can switch e-mails off in Settings.');
  }
  return { stopped: subscription.email };
}
