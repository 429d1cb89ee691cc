import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const toOwnAddress = 'Only to the address of the account that the caller has proved to own';
const byWorker = 'Not a call: a job, at most one e-mail for each user and occasion';

const account = 'modules/registration';

/**
 * Every file that stores an e-mail to be sent, with the file and the words that limit the sender, or the reason why there
 * is nothing to limit.
 */
const senders: Record<string, readonly [file: string, limit: string] | string> = {
  'modules/users/bulk-users.service.ts': [
    'modules/users/bulk-users.service.ts',
    'limits.emailByAdmin.sender.consume(',
  ],
  'modules/users/correct-user.service.ts': [
    'modules/users/correct-user.service.ts',
    'limits.emailByAdmin.sender.consume(',
  ],
  'modules/users/end-sessions.service.ts':
    'One e-mail to a user who was signed out; staff only, in the audit log',
  'modules/users/users.service.ts': ['modules/users/users.service.ts', 'limits.emailByAdmin.sender.consume('],
  'modules/accounts/account-links/account-email.job.ts': 'Stores what the others give to it',
  'modules/registration/ended-consents.job.ts': byWorker,
  'modules/registration/give-age.service.ts': [
    `${account}/give-age.service.ts`,
    'limits.email.address.consume(',
  ],
  'modules/registration/registration.repository.ts': [
    `${account}/registration.service.ts`,
    'limits.email.address.consume(',
  ],
  'modules/registration/request-account-link.service.ts': [
    `${account}/request-account-link.service.ts`,
    'limits.email.address.consume(',
  ],
  'modules/registration/send-requested-link.service.ts': [
    `${account}/request-account-link.service.ts`,
    'limits.email.address.consume(',
  ],
  'modules/registration/use-account-link.service.ts': [
    `${account}/use-account-link.service.ts`,
    'limits.link.consume(networkAddress)',
  ],
  'modules/accounts/sign-in/auth.service.ts': toOwnAddress,
  'modules/classes/invitations.service.ts': [
    'modules/classes/invitations.service.ts',
    'limits.invitation.consume(caller.id',
  ],
  'modules/classes/join-class.service.ts': [
    'modules/classes/join-class.service.ts',
    'limits.email.sender.consume(',
  ],
  'modules/notifications/emails/notification-emails.service.ts': byWorker,
  'modules/notifications/emails/optional-emails.ts': byWorker,
  'modules/parents/parents.service.ts': [
    'modules/parents/parents.service.ts',
    'limits.email.sender.consume(',
  ],
  'modules/privacy/inactive-accounts.job.ts': byWorker,
  'modules/accounts/second-factor/second-factor.service.ts': toOwnAddress,
  'modules/privacy/personal-data/deletion.service.ts': toOwnAddress,
  'modules/settings/email-change.service.ts': [
    'modules/settings/email-change.service.ts',
    'limits.email.sender.consume(',
  ],
  'modules/settings/password.service.ts': toOwnAddress,
};

/** Jobs that send no e-mail. */
const otherJobs = ['mediaRemovalJob', 'bulkChangesJob', 'correctionJob'];

const storesEmail = (text: string) =>
  /\benqueueAccountEmails\(/.test(text) ||
  [...text.matchAll(/\benqueue\(\s*[\w.]+,\s*(\w+)/g)].some(([, job = '']) => !otherJobs.includes(job));

test('every file that stores an e-mail limits its sender, or says here why not', () => {
  const found = sources.filter(({ text }) => storesEmail(text)).map(({ file }) => file);
  const reason = 'say in `senders` what limits the e-mail; a job that sends none belongs in `otherJobs`';
  expect(found.sort(), reason).toEqual(Object.keys(senders).sort());
  const limits = Object.values(senders).filter((limit) => typeof limit !== 'string');
  const textOf = new Map(sources.map(({ file, text }) => [file, text]));
  expect(limits.filter(([file, limit]) => textOf.get(file)?.includes(limit) !== true)).toEqual([]);
});
