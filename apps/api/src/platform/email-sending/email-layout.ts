import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { plainName } from '@markwell/shared/text/plain-name';
import { productName } from '@markwell/shared/contract/product';
import escapeHtml from 'escape-html';
import type { InlineImage } from '../mail/mail.ts';

/** A paragraph, or a list of lines. */
export type EmailBlock = string | { list: string[] };

interface EmailContent {
  subject: string;
  /** The name in the greeting; undefined for a greeting without a name. */
  name?: string | undefined;
  blocks: EmailBlock[];
  button?: { label: string; address: string } | undefined;
  /** After the button. */
  closing: string[];
  /** For an e-mail that can be switched off: why the user gets it, and the page that stops it. */
  unsubscribe?: { reason: string; address: string } | undefined;
}

const maxNameLength = 60;

/** Sent inside each e-mail: nothing is loaded from a server, so nobody learns when it is read. */
const logo: InlineImage = {
  contentId: 'logo',
  filename: 'markwell.png',
  contentType: 'image/png',
  content: readFileSync(path.join(import.meta.dirname, 'logo.png')),
};
/** Displayed size in CSS pixels; the file has twice as many. */
const logoSize = 40;

/**
 * Makes a name safe for an e-mail to someone else: short, on one line, with nothing that mail programs turn
 * into a link.
 */
export function nameInEmail(name: string): string {
  const line = plainName(name)
    .replaceAll(/\.(?=[\p{L}\p{N}]{2})/gu, '. ')
    .replaceAll('://', ': //');
  const characters = [...line];
  return characters.length > maxNameLength ? `${characters.slice(0, maxNameLength).join('')}…` : line;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** '3 March 2026', in London time. */
export const dayInEmail = (instant: Date) => dayFormat.format(instant);

const timeFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' });

/** For example '16:05'. */
export const timeInEmail = (instant: Date) => timeFormat.format(instant);

/** Returns an e-mail as plain text and as simple HTML with the same content, and the pictures of the HTML. */
export function renderEmail({ subject, name, blocks, button, closing, unsubscribe }: EmailContent) {
  const greeting = name === undefined ? 'Hello,' : `Hello ${nameInEmail(name)},`;
  const before = [greeting, ...blocks];
  const text = [
    ...before.map((block) =>
      typeof block === 'string' ? block : block.list.map((line) => `- ${line}`).join('\n'),
    ),
    ...(button ? [`${button.label}:\n${button.address}`] : []),
    ...closing,
    `— ${productName}`,
    ...(unsubscribe ? [`${unsubscribe.reason}\n${stopLabel}:\n${unsubscribe.address}`] : []),
  ].join('\n\n');
  const html = [
    '<!doctype html>',
    '<html lang="en-GB">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title>`,
    `<style>${darkStyle}</style>`,
    '</head>',
    `<body class="ground" style="margin:0;padding:24px 12px;background:#fbf9f4;color:#17203a;font:16px/1.5 'Segoe UI',Roboto,Helvetica,Arial,sans-serif">`,
    '<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto">',
    `<tr><td style="padding:0 4px 16px">${logoHtml}</td></tr>`,
    '<tr><td class="card" style="padding:12px 24px;border-radius:16px;background:#ffffff;border:1px solid #e3dfd3;overflow-wrap:anywhere">',
    ...before.map((block) => (typeof block === 'string' ? paragraph(block) : listHtml(block.list))),
    ...(button ? [buttonHtml(button)] : []),
    ...closing.map(paragraph),
    paragraph(`— ${productName}`),
    '</td></tr>',
    ...(unsubscribe ? [unsubscribeHtml(unsubscribe)] : []),
    '</table>',
    '</body>',
    '</html>',
  ].join('\n');
  return { subject, text: `${text}\n`, html: `${html}\n`, images: [logo] };
}

const stopLabel = 'Stop these e-mails';

/** Mail programs that ignore it show the light colours, which are in the style of each element. */
const darkStyle = [
  '@media (prefers-color-scheme: dark) {',
  '.ground { background: #10162a !important; color: #eef0f8 !important; }',
  '.card { background: #1a2240 !important; border-color: #38426a !important; }',
  '.soft, .soft a { color: #b4bcd8 !important; }',
  '.address { color: #a9b8ff !important; }',
  '}',
].join(' ');

const logoHtml = [
  `<img src="cid:${logo.contentId}" alt="" width="${logoSize}" height="${logoSize}" style="vertical-align:middle;border-radius:10px">`,
  `<strong style="padding-left:10px;font-size:20px;vertical-align:middle">${productName}</strong>`,
].join('');

const paragraph = (content: string) => `<p>${escapeHtml(content)}</p>`;

const listHtml = (lines: string[]) =>
  `<ul style="padding-left:20px">${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;

/** The address is also displayed below: some mail programs show no buttons, and some people do not trust them. */
function buttonHtml({ label, address }: { label: string; address: string }): string {
  const href = escapeHtml(address);
  return [
    `<p><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#2440b3;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`,
    `<p class="address" style="font-size:14px;color:#2440b3;word-break:break-all">${href}</p>`,
  ].join('\n');
}

function unsubscribeHtml({ reason, address }: { reason: string; address: string }): string {
  const link = `<a href="${escapeHtml(address)}" style="color:#4d5672">${stopLabel}</a>`;
  return `<tr><td class="soft" style="padding:16px 4px 0;font-size:14px;color:#4d5672">${escapeHtml(reason)} ${link}.</td></tr>`;
}
