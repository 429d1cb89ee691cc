import { UnusableQuestion } from '../question-file.ts';
import { emphasesOf, type Emphasised } from './emphasis.ts';
import { blocks } from './html-elements.ts';
import { parseHtml, type HtmlElement } from './html-tree.ts';
import { markersOf } from './list-markers.ts';

const superscripts: Record<string, string> = {
  ...{ 0: '⁰', 1: '¹', 2: '²', 3: '³', 4: '⁴', 5: '⁵', 6: '⁶', 7: '⁷', 8: '⁸', 9: '⁹' },
  ...{ '+': '⁺', '-': '⁻', '−': '⁻', n: 'ⁿ' },
};
const subscripts: Record<string, string> = {
  ...{ 0: '₀', 1: '₁', 2: '₂', 3: '₃', 4: '₄', 5: '₅', 6: '₆', 7: '₇', 8: '₈', 9: '₉' },
};
const ordinalEnding = /^(?:st|nd|rd|th)$/u;

const recordings = /\.(?:mp3|m4a|aac|wav|ogg|oga|opus|flac)(?:[?#]|$)/iu;
const videos =
  /\.(?:mp4|m4v|mov|webm|ogv|avi)(?:[?#]|$)|^https?:\/\/(?:[\w-]+\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\//iu;

/** A picture in HTML: its address, and its alternative text. */
export interface HtmlPicture {
  source: string;
  alternativeText: string;
}

/** A text, and what is lost or apart from it. */
export interface PlainText {
  text: string;
  emphases: Emphasised[];
  pictures: HtmlPicture[];
  /** The addresses of links that the text does not show. */
  lostLinks: number;
}

/** Stands for a picture while a text is read. */
const pictureSign = '\uFFFC';

/**
 * The text of HTML: paragraphs and list items on lines of their own, with the numbers, letters and signs that a browser
 * draws; m<sup>2</sup> as m², H<sub>2</sub>O as H₂O. Throws `UnusableQuestion` for what a text cannot contain, such as a
 * table.
 */
export function plainTextOfHtml(html: string, { keepsLines = false } = {}): PlainText {
  if (html.includes(pictureSign)) throw new UnusableQuestion('has a place where an object was');
  const found: PlainText = { text: '', emphases: [], pictures: [], lostLinks: 0 };
  const lines = textOf(parseHtml(html), { found, keepsLines, quotes: 0 }).split('\n').map(trimmed);
  if (found.pictures.length === 1 && lines.some((line) => line.slice(1, -1).includes(pictureSign))) {
    throw new UnusableQuestion('has a picture in the middle of a line');
  }
  found.text = lines
    .map((line) => trimmed(line.replaceAll(pictureSign, '')))
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .replaceAll('\u00A0', ' ')
    .trim();
  return found;
}

const trimmed = (line: string) => line.replaceAll(/[^\S\u00A0]+/gu, ' ').trim();

interface Reading {
  found: PlainText;
  keepsLines: boolean;
  /** Quotations around this element. */
  quotes: number;
}

const textOf = ({ children }: HtmlElement, reading: Reading): string =>
  children.map((child) => textOfChild(child, reading)).join('');

function textOfChild(child: HtmlElement | string, reading: Reading): string {
  if (typeof child !== 'string') return textOfElement(child, reading);
  return child.replaceAll(reading.keepsLines ? /[\r\t]/gu : /[\r\n\t]/gu, ' ');
}

function textOfElement(element: HtmlElement, reading: Reading): string {
  const { attributes } = element;
  if (/(?:^|\s)multilang(?:\s|$)/u.test(attributes['class'] ?? '')) {
    throw new UnusableQuestion('has its text in several languages');
  }
  const emphases = emphasesOf(element);
  const text = textByName(element, withLinesOf(element, reading));
  reading.found.emphases.push(...emphases.map((kind) => ({ kind, text })));
  return text;
}

/** Word processors on the web write this style everywhere; it matters where a text has lines. */
function withLinesOf({ attributes, children }: HtmlElement, reading: Reading): Reading {
  if (!/(?:^|;)\s*white-space\s*:\s*(?:pre|break-spaces)/iu.test(attributes['style'] ?? '')) return reading;
  if (children.some((child) => typeof child === 'string' && /\n[ \t]+\S/u.test(child)))
    throw new UnusableQuestion('contains preformatted text');
  return { ...reading, keepsLines: true };
}

const textByName = (element: HtmlElement, reading: Reading): string =>
  textOfSpecial(element, reading) ?? textWithin(element, reading);

/** The text of an element that is more, or less, than what is within it; undefined for any other. */
function textOfSpecial(element: HtmlElement, reading: Reading): string | undefined {
  const { attributes } = element;
  switch (element.name) {
    case 'br':
      return '\n';
    case 'hr':
      return '\n\n';
    case 'style':
    case 'rp':
      return '';
    case 'script':
      return formulaOf(element);
    case 'img':
      reading.found.pictures.push({
        source: attributes['src'] ?? '',
        alternativeText: attributes['alt'] ?? '',
      });
      return pictureSign;
    case 'ol':
    case 'ul':
      return textOfList(element, reading);
    case 'li':
      return `\n• ${textOf(element, reading).trim()}\n`;
    default:
      return undefined;
  }
}

function textWithin(element: HtmlElement, reading: Reading): string {
  const { name, attributes } = element;
  const text = textOf(element, name === 'q' ? { ...reading, quotes: reading.quotes + 1 } : reading);
  switch (scriptOf(element) ?? name) {
    case 'sup':
      return raised(text);
    case 'sub':
      return lowered(text);
    case 'rt':
      return `(${text.trim()})`;
    case 'q':
      return reading.quotes % 2 === 0 ? `“${text}”` : `‘${text}’`;
    case 'a':
      if (checkLink(attributes['href'], text) === 'lost') reading.found.lostLinks += 1;
      return text;
    default:
      return blocks.has(name) ? `\n${text}\n` : text;
  }
}

/** Some editors raise and lower text by its style. */
const scriptOf = ({ attributes }: HtmlElement) =>
  /(?:^|;)\s*vertical-align\s*:\s*(sup|sub)(?:er)?\s*(?:;|$)/iu
    .exec(attributes['style'] ?? '')?.[1]
    ?.toLowerCase();

/** MathJax keeps formulas in scripts. */
function formulaOf({ attributes, children }: HtmlElement): string {
  const type = attributes['type'] ?? '';
  if (!/^math\/tex(?:; *mode=display)?$/u.test(type)) throw new UnusableQuestion('contains a script');
  const tex = children
    .filter((child) => typeof child === 'string')
    .join('')
    .trim();
  return type.endsWith('display') ? `\\[${tex}\\]` : `\\(${tex}\\)`;
}

function textOfList(list: HtmlElement, reading: Reading): string {
  const isItem = (child: HtmlElement | string): child is HtmlElement =>
    typeof child !== 'string' && child.name === 'li';
  const markers = markersOf(list, list.children.filter(isItem)).values();
  const lines = list.children.map((child) => {
    if (!isItem(child)) return textOfChild(child, reading);
    const marker = markers.next().value ?? '';
    const text = textOf(child, reading).trim();
    reading.found.emphases.push(...emphasesOf(child).map((kind) => ({ kind, text })));
    return text === '' ? '' : `${marker} ${text}\n`;
  });
  return `\n${lines.join('')}\n`;
}

/** Whether the text of a link shows its address. Throws `UnusableQuestion` for links that a question needs. */
function checkLink(address: string | undefined, text: string): 'shown' | 'lost' {
  const href = address?.trim() ?? '';
  if (recordings.test(href)) throw new UnusableQuestion('contains a recording');
  if (videos.test(href)) throw new UnusableQuestion('contains a video');
  if (/@@PLUGINFILE@@/iu.test(href)) throw new UnusableQuestion('contains a file behind a link');
  if (href === '' || href.startsWith('#')) return 'shown';
  const bare = (words: string) =>
    words
      .trim()
      .replace(/^(?:https?:\/\/|mailto:)/iu, '')
      .replace(/\/$/u, '');
  return bare(href) === bare(text) ? 'shown' : 'lost';
}

/** m<sup>2</sup> is m², 1<sup>st</sup> is 1st. */
const raised = (text: string): string =>
  ordinalEnding.test(text) ? text : inUnicode(text, superscripts, 'superscript');

/** H<sub>2</sub>O is H₂O. */
const lowered = (text: string): string => inUnicode(text, subscripts, 'subscript');

function inUnicode(text: string, characters: Record<string, string>, what: string): string {
  return Array.from(text.trim(), (character) => {
    const found = characters[character];
    if (found === undefined) throw new UnusableQuestion(`has the ${what} ‘${text}’`);
    return found;
  }).join('');
}
