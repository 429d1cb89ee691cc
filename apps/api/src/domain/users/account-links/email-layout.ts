import escapeHtml from 'escape-html';
import { productName } from '@markwell/shared/vocabulary/product';

interface EmailContent {
  subject: string;
  /** The name in the greeting; undefined for a greeting without a name. */
  name?: string | undefined;
  paragraphs: string[];
  button?: { label: string; address: string } | undefined;
  /** After the button. */
  closing: string[];
}

const maxNameLength = 60;

/**
 * Makes a name safe for an e-mail to someone else: short, on one line, with nothing that mail programs turn
 * into a link.
 */
export function nameInEmail(name: string): string {
  const line = name
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replaceAll(/\.(?=[\p{L}\p{N}]{2})/gu, '. ')
    .replaceAll('://', ': //');
  const characters = [...line];
  return characters.length > maxNameLength ? `${characters.slice(0, maxNameLength).join('')}…` : line;
}

/** Returns an e-mail as plain text and as simple HTML with the same content. */
export function renderEmail({ subject, name, paragraphs, button, closing }: EmailContent) {
  const greeting = name === undefined ? 'Hello,' : `Hello ${nameInEmail(name)},`;
  const before = [greeting, ...paragraphs];
  const text = [
    ...before,
    ...(button ? [`${button.label}:\n${button.address}`] : []),
    ...closing,
    `— ${productName}`,
  ].join('\n\n');
  const paragraph = (content: string) => `<p>${escapeHtml(content)}</p>`;
  const html = [
    '<!doctype html>',
    '<html lang="en-GB">',
    `<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#fbf9f4;color:#17203a;font:16px/1.5 sans-serif">',
    '<div style="max-width:520px;margin:0 auto">',
    ...before.map(paragraph),
    ...(button ? [buttonHtml(button)] : []),
    ...closing.map(paragraph),
    paragraph(`— ${productName}`),
    '</div>',
    '</body>',
    '</html>',
  ].join('\n');
  return { subject, text: `${text}\n`, html: `${html}\n` };
}

/** The address is also displayed below: some mail programs show no buttons, and some people do not trust them. */
function buttonHtml({ label, address }: { label: string; address: string }): string {
  const href = escapeHtml(address);
  return [
    `<p><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#2440b3;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`,
    `<p style="font-size:14px;word-break:break-all">${href}</p>`,
  ].join('\n');
}
