import { UnusableQuestion } from './question-file.ts';

const superscripts: Record<string, string> = {
  ...{ 0: '⁰', 1: '¹', 2: '²', 3: '³', 4: '⁴', 5: '⁵', 6: '⁶', 7: '⁷', 8: '⁸', 9: '⁹' },
  ...{ '+': '⁺', '-': '⁻', '−': '⁻', n: 'ⁿ' },
};
const subscripts: Record<string, string> = {
  0: '₀',
  1: '₁',
  2: '₂',
  3: '₃',
  4: '₄',
  5: '₅',
  6: '₆',
  7: '₇',
  8: '₈',
  9: '₉',
};
const ordinalEnding = /^(?:st|nd|rd|th)$/u;

const blocks = new Set(['P', 'DIV', 'LI', 'UL', 'OL', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'BLOCKQUOTE']);
const ignored = new Set(['SCRIPT', 'STYLE', 'TITLE']);
/** What has no place in a text. */
const unusable: Record<string, string> = {
  IMG: 'a picture',
  SVG: 'a picture',
  CANVAS: 'a picture',
  TABLE: 'a table',
  PRE: 'preformatted text',
  AUDIO: 'a recording',
  VIDEO: 'a video',
  IFRAME: 'an embedded page',
  OBJECT: 'an embedded page',
  EMBED: 'an embedded page',
  MATH: 'a formula in MathML',
};

/**
 * The text of HTML: paragraphs and list items on lines of their own, m<sup>2</sup> as m², H<sub>2</sub>O as H₂O, without
 * bold and colours. Throws `UnusableQuestion` for what a text cannot contain, such as a picture.
 */
export function plainTextOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return textOf(body)
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\u00A0]+/gu, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .replaceAll('\u00A0', ' ')
    .trim();
}

function textOf(parent: Node): string {
  return [...parent.childNodes].map(textOfNode).join('');
}

function textOfNode(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').replaceAll(/[\r\n\t]/gu, ' ');
  const name = node.nodeName.toUpperCase();
  if (node.nodeType !== Node.ELEMENT_NODE || ignored.has(name)) return '';
  const what = unusable[name];
  if (what !== undefined) throw new UnusableQuestion(`contains ${what}`);
  if (name === 'BR') return '\n';
  const text = textOf(node);
  if (name === 'SUP') return ordinalEnding.test(text) ? text : inUnicode(text, superscripts, 'superscript');
  if (name === 'SUB') return inUnicode(text, subscripts, 'subscript');
  return blocks.has(name) ? `\n${text}\n` : text;
}

/** A superscript or subscript in the Unicode characters for it. */
function inUnicode(text: string, characters: Record<string, string>, what: string): string {
  return [...text.trim()]
    .map((character) => {
      const found = characters[character];
      if (found === undefined) throw new UnusableQuestion(`has the ${what} ‘${text}’`);
      return found;
    })
    .join('');
}
