import { createTransport } from 'nodemailer';
import { AddressRefusedError, type Mail } from './mail.ts';

/** The timeout of a connection, in milliseconds. */
const timeoutMs = 5_000;
/** A server that answered within this time is not checked again. */
const checkValidMs = 30_000;

/**
 * Sends through a server: `smtp://user:password@host:587`, or smtps://. A connection sends further messages until it has
 * been idle for a while, because servers wait before they greet and a connection is slow to open. Messages contain their pictures, so
 * reading files and URLs is disabled.
 */
export function createSmtpMail({ smtpUrl, from }: { smtpUrl: string; from: string }): Mail {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      idleTimeout: timeoutMs,
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
    async send({ images, unsubscribeUrl, ...message }) {
      try {
        await transport.sendMail({
          ...message,
          attachments: images.map(({ contentId, ...image }) => ({
            ...image,
            cid: contentId,
            contentDisposition: 'inline' as const,
          })),
          ...(unsubscribeUrl !== undefined && { headers: unsubscribeHeaders(unsubscribeUrl) }),
        });
      } catch (error) {
        if (isAddressRefused(error))
          throw new AddressRefusedError('The address was refused', { cause: error });
        lastAnswerAt = -Infinity;
        throw error;
      }
    },
  };
}

/** Mail programs show a button that sends a POST to this address, without opening a page (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The server answered the command that names the recipient with a permanent failure. */
const isAddressRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;
