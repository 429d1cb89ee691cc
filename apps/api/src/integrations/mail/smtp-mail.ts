import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/** Milliseconds. */
const patience = 5_000;
/** A server that answered so lately is taken to be there still. */
const freshForMs = 30_000;

/** Sends through a server: `smtp://user:password@host:587`, or smtps://. A message has text of ours alone, so nothing is fetched or read from disk. */
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
