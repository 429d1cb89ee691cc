import { randomUUID } from 'node:crypto';
import { jobSchema } from '@markwell/database/job-tables';
import type { DB as Tables } from '@markwell/database/tables';
import type { Expression, ExpressionBuilder, Kysely } from 'kysely';
import { removeUnusedMediaFiles } from '#modules/media/media-files.repository.ts';
import { transferClasses } from '#modules/classes/transfer-classes.repository.ts';
import { nameInEmail } from '#platform/email-sending/email-layout.ts';
import { userNotFound } from '#platform/not-found.ts';
import type { ErasedPerson } from '#platform/mail/mail.ts';
import { notifyOfDeletion } from '#modules/parents/notify-of-deletion.repository.ts';
import type { Transaction } from '#platform/transaction.repository.ts';
import { removeNotesAbout } from './remove-notes.repository.ts';

/** What is left to do after the transaction, or at its end. */
interface ErasedUser {
  /** Whose saved e-mails are to be removed. */
  person: ErasedPerson;
  /** The id under which the audit log keeps the actions on the account. It identifies nobody. */
  auditId: string;
  /** Files that only this user's uploads were: the same transaction must give them to `RemoveFiles`. */
  storageKeys: string[];
}

/**
 * Deletes a user with all their answers, and everything that names them: administrators' notes on their reports, values
 * in the audit log, stored replies with the address, jobs. Their classes get another owner, or are archived. In the audit log a random id takes the place of the user's. Uploads
 * that other content uses stay. Call it in a transaction that has locked the user.
 */
export async function eraseUser(transaction: Transaction, userId: string): Promise<ErasedUser> {
  const person = await findPerson(transaction, userId);
  const { email } = person;
  const storageKeys = await removeUnusedUploads(transaction, userId);
  const auditId = randomUUID();
  await transaction
    .updateTable('audit_entries')
    .set({ before: null, after: null, target_id: auditId })
    .where('target_kind', '=', 'user')
    .where('target_id', '=', userId)
    .execute();
  await replaceInAuditLog(transaction, [
    { text: userId, by: auditId },
    { text: email, by: 'deleted user' },
  ]);
  await removeNotesAbout(transaction, userId);
  await transaction
    .updateTable('reports')
    .set({ attempt_id: null, rapid_fire_session_id: null })
    .where('user_id', '=', userId)
    .execute();
  await transferClasses(transaction, userId);
  await transaction.deleteFrom('class_invitations').where('email', '=', email).execute();
  await transaction.deleteFrom('registrations').where('email', '=', email).execute();
  await transaction.deleteFrom('link_requests').where('email', '=', email).execute();
  await notifyOfDeletion(transaction, { id: userId, email });
  // The stored reply to an administrator or a teacher may have the address, as it was typed.
  await transaction
    .deleteFrom('idempotency_keys')
    .where((eb) => contains(eb, eb.fn('lower', [eb.cast<string>('response', 'text')]), email))
    .execute();
  await transaction
    .withSchema(jobSchema)
    .$extendTables<{ job: { data: unknown } }>()
    .deleteFrom('job')
    .where((eb) => {
      const data = eb.cast<string>('data', 'text');
      return eb.or([userId, email].map((text) => eb(eb.fn<number>('strpos', [data, eb.val(text)]), '>', 0)));
    })
    .execute();
  await transaction.deleteFrom('users').where('id', '=', userId).execute();
  return { person, auditId, storageKeys };
}

/** The user as e-mails name them, with the addresses of the parents, or of the children. */
async function findPerson(transaction: Transaction, userId: string): Promise<ErasedPerson> {
  const { email, name, parentEmail } = await transaction
    .selectFrom('users')
    .select(['email', 'name', 'parent_email as parentEmail'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(userNotFound);
  const links = await transaction
    .selectFrom('parent_links')
    .innerJoin('users as child', 'child.id', 'parent_links.child_id')
    .leftJoin('users as parent', 'parent.id', 'parent_links.parent_id')
    .select(['parent_links.child_id as childId', 'parent_links.invited_email as invitedEmail'])
    .select(['child.email as childEmail', 'parent.email as parentEmail'])
    .where((eb) =>
      eb.or([eb('parent_links.child_id', '=', userId), eb('parent_links.parent_id', '=', userId)]),
    )
    .execute();
  const linked = links.map((link) =>
    link.childId === userId ? (link.parentEmail ?? link.invitedEmail) : link.childEmail,
  );
  const relatives = [parentEmail, ...linked].filter((address) => address !== null);
  return { email, name: nameInEmail(name), relatives };
}

/** Deletes the user's uploads that nothing uses, and returns their storage keys. */
async function removeUnusedUploads(transaction: Transaction, userId: string): Promise<string[]> {
  const uploads = await transaction
    .selectFrom('media_files')
    .select('id')
    .where('uploaded_by_id', '=', userId)
    .execute();
  return removeUnusedMediaFiles(
    transaction,
    uploads.map(({ id }) => id),
  );
}

/** An entry about many users, or about something else, may have a user's id or address among its values. */
async function replaceInAuditLog(sql: Kysely<Tables>, words: readonly { text: string; by: string }[]) {
  for (const { text, by } of words) {
    for (const column of ['before', 'after'] as const) {
      await sql
        .updateTable('audit_entries')
        .set((eb) => ({
          [column]: eb.cast<string>(
            eb.fn('replace', [eb.cast<string>(column, 'text'), eb.val(text), eb.val(by)]),
            'jsonb',
          ),
        }))
        .where((eb) => contains(eb, eb.cast<string>(column, 'text'), text))
        .execute();
    }
  }
}

const contains = <Table extends keyof Tables>(
  eb: ExpressionBuilder<Tables, Table>,
  whole: Expression<string>,
  part: string,
) => eb(eb.fn<number>('strpos', [whole, eb.val(part)]), '>', 0);
