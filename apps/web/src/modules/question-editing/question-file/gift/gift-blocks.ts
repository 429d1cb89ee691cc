import { linesOf } from '@markwell/shared/question-editing/upload/pasted-lines';
import { charactersOf, isSign } from './gift-characters.ts';

interface Line {
  number: number;
  text: string;
  /** How many more braces it opens than it closes. */
  opened: number;
  /** The first brace in it or in a line after it. */
  nextBrace: string | undefined;
}

/**
 * The questions: separated by blank lines, or by a title at the beginning of a line. A blank line inside braces ends a
 * question too if the next brace opens: then its closing brace is missing.
 */
export function blocksOf(text: string, unused: Set<string>): { line: number; source: string }[] {
  const blocks: { line: number; source: string }[] = [];
  let lines: Line[] = [];
  let openBraces = 0;
  const finish = () => {
    const [first] = lines;
    if (first) blocks.push({ line: first.number, source: lines.map((line) => line.text).join('\n') });
    lines = [];
    openBraces = 0;
  };
  for (const line of bracedLines(text)) {
    const trimmed = line.text.trim();
    if (trimmed.startsWith('//')) continue;
    const isCategory = trimmed.startsWith('$CATEGORY:');
    const isEnd = trimmed === '' && (openBraces <= 0 || line.nextBrace !== '}');
    if (isCategory || isEnd || trimmed.startsWith('::')) finish();
    if (isCategory) unused.add('the categories: choose the topic in the form');
    else if (trimmed !== '' || lines.length > 0) lines.push(line);
    openBraces += line.opened;
  }
  finish();
  return blocks;
}

function bracedLines(text: string): Line[] {
  let nextBrace: string | undefined;
  return linesOf(text)
    .toReversed()
    .map((line): Line => {
      const isComment = line.text.trim().startsWith('//');
      const braces = isComment ? [] : charactersOf(line.text).filter((each) => isSign(each, '{}'));
      nextBrace = braces[0]?.text ?? nextBrace;
      const opened = braces.reduce((sum, { text: brace }) => sum + (brace === '{' ? 1 : -1), 0);
      return { ...line, opened, nextBrace };
    })
    .toReversed();
}

/**
 * Whether a text has what only GIFT has: braces with answers in them, which begin with = ~ or #, or are T or F; or a title
 * and braces.
 */
export function isGift(text: string): boolean {
  const characters = charactersOf(text);
  const hasTitle = linesOf(text).some((line) => /^::[^:]{0,300}::/u.test(line.text.trimStart()));
  return characters.some((each, index) => {
    if (!isSign(each, '{')) return false;
    const after = characters.slice(index + 1, index + 40);
    const first = after.find(({ text: character }) => character.trim() !== '');
    return hasTitle || isSign(first, '=~#') || /^\s*(?:T|F|TRUE|FALSE)\s*(?:[#}]|$)/iu.test(textOf(after));
  });
}

const textOf = (characters: readonly { text: string }[]) => characters.map(({ text }) => text).join('');
