import type { EmailSender } from './send-email.ts';
import type { MailMessage } from '../../integrations/mail/mail.ts';

interface Delivery<Item> {
  /** Already marked as sent in the database, so that no other process sends them. */
  items: readonly Item[];
  emailOf: (item: Item) => Promise<MailMessage> | MailMessage;
  /** Unmarks items, so that the next run sends them. */
  release: (items: readonly Item[]) => Promise<void>;
}

/**
 * Sends one e-mail for each item. When the mail server or the database cannot be reached, the remaining items are
 * released.
 * An e-mail that the server refuses is not sent again: it would be refused each time. Throws the errors at the
 * end.
 */
export async function sendEachEmail<Item>(
  emailSender: EmailSender,
  { items, emailOf, release }: Delivery<Item>,
): Promise<void> {
  if (items.length === 0) return;
  const errors: unknown[] = [];
  let remaining = [...items];
  try {
    await emailSender.assertCanSend();
    for (const item of items) {
      const email = await emailOf(item);
      try {
        await emailSender.send(email);
      } catch (error) {
        errors.push(error);
        await emailSender.assertCanSend();
      }
      remaining = remaining.slice(1);
    }
  } catch (error) {
    errors.push(error);
    await release(remaining);
  }
  if (errors.length > 0) throw new AggregateError(errors, 'E-mails could not be sent');
}
