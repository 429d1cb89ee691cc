import { micromark } from 'micromark';
import { hasMarkup, withEscapedSigns } from './html/html-tree.ts';
import { plainTextOfHtml, type PlainText } from './html/plain-text-of-html.ts';
import { UnusableQuestion } from './question-file.ts';

/** How a text of a file is written. 'moodle' is Moodle's own: HTML in which line breaks count. */
export type TextFormat = 'html' | 'plain' | 'markdown' | 'moodle';

/** Reads a text in its format. */
export function plainText(source: string, format: TextFormat): PlainText {
  if (/\{mlang\b/u.test(source)) throw new UnusableQuestion('has its text in several languages');
  if (format === 'html') return plainTextOfHtml(source);
  if (format === 'markdown') return plainTextOfMarkdown(source);
  if (format === 'moodle' && hasMarkup(source)) {
    return plainTextOfHtml(withEscapedSigns(source), { keepsLines: true });
  }
  return { text: source.trim(), emphases: [], pictures: [], lostLinks: 0 };
}

/** Formulas, which Markdown would read as escaped brackets and emphasis. Moodle has them with two backslashes too. */
const formula =
  /\\{1,2}\((?:(?!\\[()])[^])*?\\{1,2}\)|\\{1,2}\[(?:(?!\\[[\]])[^])*?\\{1,2}\]|\$\$[^$]+\$\$/gu;
const formulaSign = /\uE000(\d+)\uE001/gu;
const tableLine = /^\|?[ \t]*:?--[-:| \t]*$/u;

function plainTextOfMarkdown(source: string): PlainText {
  if (source.split('\n').some((line) => line.includes('|') && tableLine.test(line.trim()))) {
    throw new UnusableQuestion('contains a table');
  }
  const formulas: string[] = [];
  const withSigns = source.replaceAll(formula, (found) => {
    formulas.push(found.replace(/^\\\\/u, '\\').replace(/\\\\([)\]])$/u, '\\$1'));
    return `\uE000${String(formulas.length - 1)}\uE001`;
  });
  const read = plainTextOfHtml(micromark(withSigns, { allowDangerousHtml: true }));
  const text = read.text.replaceAll(formulaSign, (sign, index: string) => formulas[Number(index)] ?? sign);
  return { ...read, text };
}
