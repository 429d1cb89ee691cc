import { noText } from './question-texts.ts';
import { plainText, type TextFormat } from './text-formats.ts';
import type { XmlElement } from './xml-tree.ts';

const formats: Record<string, TextFormat> = {
  plain_text: 'plain',
  markdown: 'markdown',
  moodle_auto_format: 'moodle',
};

export const children = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);

/** The trimmed text of a child without a text element inside; '' if there is none. */
export const valueIn = (element: XmlElement, name: string): string =>
  children(element, name)[0]?.text.trim() ?? '';

/** Whether an element has anything that is seen. */
export const hasText = (element: XmlElement | undefined): element is XmlElement =>
  /\S/u.test(textOf(element).replaceAll(/<(?!img|audio|video|svg|table)[^<>]*>|&nbsp;/giu, ''));

export const textOf = (element: XmlElement | undefined): string =>
  (element && children(element, 'text')[0]?.text) ?? '';

/** The text of an element in its format: HTML, unless it says otherwise. */
export const formatted = (element: XmlElement) =>
  plainText(textOf(element), formats[element.attributes['format'] ?? ''] ?? 'html');

export function textIn(element: XmlElement, name: string) {
  const [child] = children(element, name);
  return child ? formatted(child) : noText;
}
