import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

/** The timeout of a connection, in milliseconds. */
const timeoutMs = 5_000;
/** A server that answered within this time is not checked again. */
const checkValidMs = 30_000;

/**
 * Sends through a server: `smtp://user:password@host:587`, or smtps://. Messages need no files or URLs, so
 * reading them is disabled.
 */
export function createSmtpMail({ smtpUrl, from }: { smtpUrl: string; from: string }): Mail {
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: 2 * timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  let lastAnswerAt = -Infinity;
  return {
    async check() {
      if (performance.now() - lastAnswerAt < checkValidMs) return;
      await transport.verify();
      lastAnswerAt = performance.now();
    },
    async send(message) {
      try {
        await transport.sendMail(message);
      } catch (error) {
        lastAnswerAt = -Infinity;
        throw error;
      }
    },
  };
}
