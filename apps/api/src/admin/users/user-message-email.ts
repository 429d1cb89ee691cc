import { productName } from '@markwell/shared/vocabulary/product';
import { renderEmail } from '../../domain/emails/email-layout.ts';

/** An e-mail that an administrator wrote. A blank line begins a new paragraph. */
export const userMessageEmail = (name: string, { subject, text }: { subject: string; text: string }) =>
  renderEmail({
    subject,
    name,
    blocks: text
      .split(/\n\s*\n/u)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== ''),
    closing: [`You get this e-mail because you have a ${productName} account.`],
  });
