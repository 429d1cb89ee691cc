import type { MailMessage } from '#platform/mail/mail.ts';

/** An e-mail with a text and the same as HTML. */
export const message: MailMessage = {
  to: 'ada@example.com',
  subject: 'A subject',
  text: 'Words',
  html: '<p>Words</p>',
  images: [],
};
