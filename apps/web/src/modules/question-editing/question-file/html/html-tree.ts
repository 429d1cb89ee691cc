import { Parser } from 'htmlparser2';
import { UnusableQuestion } from '../question-file.ts';
import { elementNames, mustBeClosed, unusable } from './html-elements.ts';

export interface HtmlElement {
  name: string;
  attributes: Record<string, string>;
  children: (HtmlElement | string)[];
}

/** Characters of one text of a question, with its markup. */
const maxHtmlLength = 200_000;
const maxDepth = 60;

/** Attributes that need no value. Any other without one is part of a text, as in 'if p<q and r>s'. */
const withoutValue = new Set(['hidden', 'reversed', 'controls', 'disabled', 'checked', 'selected', 'nowrap']);
const attributeName = /^[a-z][\w:.-]*$/iu;
/** A tag, comment or declaration that the text ends in. */
const unfinished = /<[a-z/!?][^<>]*$/iu;

const noTag = (written: string) =>
  new UnusableQuestion(
    `has ‘<${written.slice(0, 20).trim()}’, which is no known HTML: in HTML the sign < is written &lt;`,
  );

/** Parses HTML. Throws `UnusableQuestion` for what browsers would leave out or guess: unknown and unfinished tags. */
export function parseHtml(html: string): HtmlElement {
  if (html.length > maxHtmlLength) throw new UnusableQuestion('is too long');
  const end = unfinished.exec(html);
  if (end) throw noTag(end[0].slice(1));
  if (html.lastIndexOf('<!--') > html.lastIndexOf('-->')) {
    throw new UnusableQuestion('has a comment that does not end');
  }
  const root: HtmlElement = { name: 'body', attributes: {}, children: [] };
  const path = [root];
  const innermost = () => path.at(-1) ?? root;
  let tag = '';
  const parser = new Parser({
    onopentagname(name) {
      tag = name;
      const what = unusable.get(name);
      if (what !== undefined) throw new UnusableQuestion(`contains ${what}`);
      if (!elementNames.has(name) && !name.startsWith('st1:')) throw noTag(name);
    },
    onattribute(name, value, quote) {
      const isWritten = quote !== undefined || value !== '' || withoutValue.has(name);
      if (!isWritten || !attributeName.test(name)) throw noTag(`${tag} ${name}`);
    },
    onopentag(name, attributes) {
      if (path.length > maxDepth) throw new UnusableQuestion('has too many elements inside each other');
      const element = { name, attributes, children: [] };
      innermost().children.push(element);
      path.push(element);
    },
    onclosetag(name, isImplied) {
      path.pop();
      if (isImplied && mustBeClosed.has(name)) throw new UnusableQuestion(`has <${name}> without </${name}>`);
    },
    ontext(text) {
      innermost().children.push(text);
    },
    oncomment(comment) {
      if (comment.startsWith('[CDATA[')) throw noTag('![CDATA[');
    },
  });
  parser.end(html);
  return root;
}

const names = [...elementNames].join('|');
const noKnownTag = new RegExp(`<(?!\\/?(?:${names})(?:\\s[^<>]*)?\\/?>|!--)`, 'giu');

const markup = new RegExp(
  `<\\/?(?:${names})(?:\\s[^<>]*)?\\/?>|<!--|&(?:#\\d+|#x[\\da-f]+|[a-z][a-z\\d]{1,30});`,
  'iu',
);

/** Whether a text has a tag or a character reference. */
export const hasMarkup = (text: string): boolean => markup.test(text);

/** Writes each sign < that begins no known tag as &lt;. */
export const withEscapedSigns = (text: string): string => text.replaceAll(noKnownTag, '&lt;');
