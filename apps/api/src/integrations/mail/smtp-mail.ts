import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/** The timeout of a connection, in milliseconds. */
const patience = 5_000;
/** A server that answered within this time is not checked again. */
const freshForMs = 30_000;

/**
 * Sends through a server: `smtp://user:password@host:587`, or smtps://. Messages need no files or URLs, so
 * reading them is disabled.
 */
export function createSmtpMail({ smtpUrl, from }: { smtpUrl: string; from: string }): Mail {
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: 2 * patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  let answeredAt = -Infinity;
  return {
    async check() {
      if (performance.now() - answeredAt < freshForMs) return;
      await transport.verify();
      answeredAt = performance.now();
    },
    async send(message) {
      try {
        await transport.sendMail(message);
      } catch (error) {
        answeredAt = -Infinity;
        throw error;
      }
    },
  };
}
