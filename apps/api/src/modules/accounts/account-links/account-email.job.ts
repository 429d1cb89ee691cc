import { z } from 'zod';
import type { Sql } from '#platform/transaction.repository.ts';
import { jobKind, type DataOf } from '#platform/jobs/job-kind.ts';
import type { Context } from '#context.ts';

const toOwner = { userId: z.uuid() };
/** A notice goes to the address that the account had when it happened. */
const notice = { ...toOwner, to: z.string() };
/** A new address, and whether an administrator has corrected it for the user. */
const newAddress = { newEmail: z.string(), byAdministrator: z.boolean().optional() };
const dueAt = z.iso.datetime();
const deletion = { deletionDueAt: dueAt.nullable() };
/** A class as its members see it. */
const joinedClass = z.object({
  name: z.string(),
  school: z.string().nullable(),
  teachers: z.array(z.string()),
});
export type JoinedClass = z.infer<typeof joinedClass>;

/** An e-mail about an account. Its link is made when it is sent, so the job has no secret. */
export const accountEmailJob = jobKind(
  'account-email',
  z.discriminatedUnion('email', [
    /** The link of a registration. If the address belongs to an account, its owner learns that someone tried. */
    z.object({ email: z.literal('registered'), to: z.string(), registrationId: z.uuid() }),
    z.object({ email: z.literal('reset'), ...toOwner }),
    z.object({ email: z.literal('consent'), ...toOwner }),
    /** To the new address. If it belongs to another account, its owner learns that someone tried. */
    z.object({ email: z.literal('email-change'), ...toOwner, ...newAddress }),
    z.object({ email: z.literal('email-change-warning'), ...notice, ...newAddress }),
    /** After an administrator has changed the address. */
    z.object({ email: z.literal('email-changed'), ...notice, newEmail: z.string() }),
    z.object({ email: z.literal('password-changed'), ...notice }),
    z.object({ email: z.literal('signed-out'), ...notice }),
    z.object({ email: z.literal('deletion-requested'), ...notice, deletionDueAt: dueAt }),
    z.object({
      email: z.literal('second-factor'),
      ...notice,
      event: z.enum(['on', 'off', 'reset', 'recovery']),
    }),
    z.object({ email: z.literal('parent-agreed'), ...notice }),
    /** This one and `withdrawal-done` go to the parent, with a link to their answer. */
    z.object({ email: z.literal('consent-given'), ...notice }),
    z.object({ email: z.literal('consent-withdrawn'), ...notice, ...deletion }),
    z.object({ email: z.literal('withdrawal-done'), ...notice, ...deletion }),
    /** To a pupil who is 13 by now, and to the parent, whose address is only here then. */
    z.object({ email: z.literal('consent-ended'), ...notice, ...deletion, wasBlocked: z.boolean() }),
    z.object({ email: z.literal('consent-ended-parent'), ...notice }),
    /** To the parent of a child under 13, with a link to their answer. */
    z.object({ email: z.literal('class-joined'), ...notice, joined: joinedClass }),
  ]),
);
export type AccountEmail = DataOf<typeof accountEmailJob>;

/** Stores e-mails, which are sent once the transaction is committed. */
export async function enqueueAccountEmails(
  context: Context,
  transaction: Sql,
  ...emails: AccountEmail[]
): Promise<void> {
  for (const email of emails) await context.enqueue(transaction, accountEmailJob, email);
}
