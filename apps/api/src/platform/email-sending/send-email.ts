import type { Mail, MailMessage } from '../mail/mail.ts';
import { unavailable } from '../domain-error.ts';

export interface EmailSender {
  /**
   * Throws UNAVAILABLE, with a message for the user, when e-mail cannot be sent. Does not check an address.
   */
  assertCanSend: () => Promise<void>;
  /** For jobs, which try again when it throws. */
  send: (message: MailMessage) => Promise<void>;
}

const cannotSendText =
  'We cannot send e-mail at the moment. Nothing is lost: please try again in a few minutes.';

export function createEmailSender(mail: Mail): EmailSender {
  return {
    async assertCanSend() {
      try {
        await mail.check();
      } catch (error) {
        throw unavailable(cannotSendText, { retryAfter: 60, cause: error });
      }
    },
    send: mail.send,
  };
}
