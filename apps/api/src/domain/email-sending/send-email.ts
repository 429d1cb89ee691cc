import { setTimeout as pause } from 'node:timers/promises';
import type { Mail, MailMessage } from '../../integrations/mail/mail.ts';
import { unavailable } from '../domain-error.ts';

export interface EmailSender {
  /**
   * Throws UNAVAILABLE, with a message for the user, when e-mail cannot be sent. Does not check an address.
   */
  assertCanSend: () => Promise<void>;
  /** Tries three times, with pauses. Throws the error of the last try. */
  send: (message: MailMessage) => Promise<void>;
}

const cannotSendText =
  'We cannot send e-mail at the moment. Nothing is lost: please try again in a few minutes.';

export function createEmailSender(mail: Mail, pausesMs: readonly number[] = [500, 3_000]): EmailSender {
  return {
    async assertCanSend() {
      try {
        await mail.check();
      } catch (error) {
        throw unavailable(cannotSendText, { retryAfter: 60, cause: error });
      }
    },
    async send(message) {
      for (const pauseMs of pausesMs) {
        try {
          await mail.send(message);
          return;
        } catch {
          await pause(pauseMs);
        }
      }
      await mail.send(message);
    },
  };
}
