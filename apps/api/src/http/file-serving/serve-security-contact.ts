import type { Express } from 'express';
import type { Clock } from '#platform/clock.ts';
import { notFound } from '#platform/domain-error.ts';
import { sendText } from '../send-json.ts';

const daysUntilExpiry = 180;

interface SecurityContact {
  /** The operator's e-mail address or page; without one there is no file. */
  contact: string | undefined;
  webUrl: string;
  clock: Clock;
}

/** Serves /.well-known/security.txt (RFC 9116): where to report a security problem. */
export function serveSecurityContact(app: Express, { contact, webUrl, clock }: SecurityContact): void {
  app.get('/.well-known/security.txt', async (request, response) => {
    if (contact === undefined) throw notFound('The operator has not set a contact');
    const expires = new Date(clock());
    expires.setUTCDate(expires.getUTCDate() + daysUntilExpiry);
    expires.setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: ${contact.startsWith('http') ? contact : `mailto:${contact}`}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${webUrl}/.well-known/security.txt`,
      `Policy: ${webUrl}/security`,
    ];
    await sendText(request, response, 200, 'text/plain; charset=utf-8', `${lines.join('\n')}\n`);
  });
}
