import { UnusableQuestion } from '../question-file.ts';

/** A gap of Moodle's: `{1:SHORTANSWER:=sugar~=glucose#Yes}`. */
export interface ClozeGap {
  type: string;
  answers: { text: string; percent: number; feedback: string }[];
}

const opening = /\{(\d{0,3}):([A-Z_]{2,20}):/uy;

/** A text in pieces: its words and its gaps, in their order. */
export function clozePieces(text: string): (string | ClozeGap)[] {
  const pieces: (string | ClozeGap)[] = [];
  let start = 0;
  for (let at = text.indexOf('{'); at !== -1; at = text.indexOf('{', at)) {
    opening.lastIndex = at;
    const found = opening.exec(text);
    const end = found ? endOf(text, at + found[0].length) : -1;
    if (!found || end === -1) {
      at += 1;
      continue;
    }
    pieces.push(text.slice(start, at), {
      type: found[2] ?? '',
      answers: answersIn(text.slice(at + found[0].length, end)),
    });
    start = at = end + 1;
  }
  return [...pieces, text.slice(start)];
}

/** The next brace that closes and is not escaped, in the same question; -1 if there is none. */
function endOf(text: string, from: number): number {
  for (let at = from; at < Math.min(text.length, from + 20_000); at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '}') return at;
  }
  return -1;
}

/** Splits at a sign that is not escaped. */
function splitAt(text: string, sign: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === sign) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

const unescaped = (text: string) => text.replaceAll(/\\([^])/gu, '$1').trim();

const answersIn = (text: string): ClozeGap['answers'] =>
  splitAt(text, '~').map((answer) => {
    const [written = '', ...feedback] = splitAt(answer, '#');
    const [prefix = '', sign, weight = '0'] = /^\s*(?:(=)|%(-?\d{1,3}(?:\.\d{1,9})?)%)/u.exec(written) ?? [];
    return {
      text: unescaped(written.slice(prefix.length)),
      percent: sign === undefined ? Number(weight) : 100,
      feedback: unescaped(feedback.join('#')),
    };
  });

const escaped = (text: string) => text.replaceAll(/[\\}#~/"]/gu, String.raw`\$&`).replaceAll('\n', ' ');

export function writeCloze({ type, answers }: ClozeGap): string {
  const written = answers.map(({ text, percent, feedback }) => {
    if (/[{]/u.test(text)) throw new UnusableQuestion('has a brace in a gap');
    const weight = percent === 100 ? '=' : /^\s*[=%]/u.test(text) ? '%0%' : '';
    return `${weight}${escaped(text)}${feedback === '' ? '' : `#${escaped(feedback)}`}`;
  });
  return `{1:${type}:${written.join('~')}}`;
}
