import * as contract from '@markwell/shared/notifications/emails.contract';
import { readEmailPreferences, updateEmailPreferences, unsubscribe } from './email-preferences.service.ts';
import { implement } from '#http/implement.ts';

export const emailsRoutes = [
  implement(contract.readEmailPreferences, ({ caller }, context) => readEmailPreferences(context, caller.id)),
  implement(contract.updateEmailPreferences, ({ caller, body }, context) =>
    updateEmailPreferences(context, caller.id, body),
  ),
  implement(contract.unsubscribe, ({ query }, context) => unsubscribe(context, query.token)),
];
