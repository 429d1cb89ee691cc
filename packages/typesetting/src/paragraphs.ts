import { mightContainMathematics, splitMathematics } from '@markwell/shared/mathematics/mathematics';
import type { Block, Mark } from './drawing-primitives.ts';
import { texOf } from '@markwell/questions/text/mathematics';
import { typesetFormula, type TypesetFormula } from './formula.ts';
import { textMarks, textWidth, type TypesetTextStyle } from './text-runs.ts';

const leading = 1.5;
/** The position of the baseline in a line without formulas, in text sizes from its top. */
const baseline = 1.08;
/** The space above and below a formula that is higher than its line. */
const padding = 0.22;

/** A piece of a word that cannot be broken. */
type Piece = { text: string } | { formula: TypesetFormula };
type Word = Piece[];
interface Paragraph {
  words: Word[];
  /** A formula on its own line, which is centred. */
  isDisplay: boolean;
}

/** Text with formulas in lines no wider than `width`, broken at its line breaks and between words. */
export function paragraphs(text: string, width: number, look: TypesetTextStyle): Block {
  const marks: Mark[] = [];
  let height = 0;
  for (const { words, isDisplay } of paragraphsOf(text, look.color)) {
    for (const line of broken(words, width, look)) {
      const placed = lineBlock(line, width, look);
      const left = isDisplay ? Math.max(0, (width - placed.width) / 2) : 0;
      marks.push(...placed.at(left, height));
      height += placed.height;
    }
  }
  return { marks, height };
}

/** The width of a text with formulas on one line. */
export function lineWidth(text: string, look: TypesetTextStyle): number {
  const [first] = paragraphsOf(text, look.color);
  return first ? widthOfLine(first.words, look) : 0;
}

function paragraphsOf(text: string, color: string): Paragraph[] {
  const parts = mightContainMathematics(text) ? splitMathematics(text) : [{ kind: 'text' as const, text }];
  const all: Paragraph[] = [];
  let word: Word = [];
  let words: Word[] = [];
  const isEmpty = () => words.length === 0 && word.length === 0;
  const endWord = () => {
    if (word.length > 0) words.push(word);
    word = [];
  };
  const endParagraph = (isDisplay = false) => {
    endWord();
    all.push({ words, isDisplay });
    words = [];
  };
  const addFormula = (tex: string, isDisplay: boolean) => {
    if (isDisplay && !isEmpty()) endParagraph();
    word.push({ formula: typesetFormula(tex, isDisplay, color) });
    if (isDisplay) endParagraph(true);
  };
  const addLine = (line: string) => {
    // Do not break at no-break spaces: they indent program code.
    for (const [position, piece] of kept(line).split(' ').entries()) {
      if (position > 0) endWord();
      if (piece !== '') word.push(...piecesOf(piece, color));
    }
  };
  const addText = (text: string) => {
    const afterDisplay = all.at(-1)?.isDisplay === true && words.length === 0;
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0 && !(index === 1 && afterDisplay)) endParagraph();
      addLine(line);
    }
  };
  for (const part of parts) {
    if (part.kind === 'mathematics') addFormula(part.tex, part.isDisplay);
    else addText(part.text);
  }
  if (!isEmpty() || all.length === 0) endParagraph();
  return all;
}

/** The spaces in `1.7 × 10⁻⁵` and between a number and the symbol of its unit: no line breaks there. */
const inQuantity =
  /(?<=\d) (?=× 10[⁻⁰¹²³⁴-⁹])|(?<=\d ×) (?=10[⁻⁰¹²³⁴-⁹])|(?<=\d) (?=(?:[kMGmµn]?(?:V|A|W|J|N|Pa|Hz|Ω|g|s|m|eV|mol)|cm|dm|°C|K)(?![\p{L}\d’]))/gu;

const kept = (line: string): string => line.replace(inQuantity, '\u00a0');

/** A power in the line notation of the families: `e^(2x)`, `5^x`. */
const power = /((?<!\d)\d+|[A-Za-z])\^(?:\(([^()]*)\)|([A-Za-z\d]+))/;

/** A word with its powers as formulas. */
function piecesOf(word: string, color: string): Piece[] {
  const found = power.exec(word);
  if (!found) return [{ text: word }];
  const [whole, base = '', inBrackets, plain = ''] = found;
  const before = word.slice(0, found.index);
  const tex = `${base === 'e' ? String.raw`\mathrm{e}` : base}^{${texOf(inBrackets ?? plain)}}`;
  const formula: Piece = { formula: typesetFormula(tex, false, color) };
  const after = word.slice(found.index + whole.length);
  return [
    ...(before === '' ? [] : [{ text: before }]),
    formula,
    ...(after === '' ? [] : piecesOf(after, color)),
  ];
}

function broken(words: readonly Word[], width: number, look: TypesetTextStyle): Word[][] {
  const lines: Word[][] = [];
  const space = textWidth(' ', look);
  let line: Word[] = [];
  let used = 0;
  for (const word of words) {
    const wide = widthOfWord(word, look);
    if (line.length > 0 && used + space + wide > width) {
      lines.push(line);
      line = [];
    }
    used = line.length === 0 ? wide : used + space + wide;
    line.push(word);
  }
  return [...lines, line];
}

/** The pieces of a line with neighbouring texts joined, so that a line of plain text is one run. */
function joined(words: readonly Word[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, word] of words.entries()) {
    const spaced = index === 0 ? word : [{ text: ' ' }, ...word];
    for (const piece of spaced) {
      const last = pieces.at(-1);
      if (last && 'text' in last && 'text' in piece)
        pieces[pieces.length - 1] = { text: last.text + piece.text };
      else pieces.push(piece);
    }
  }
  return pieces;
}

const widthOf = (piece: Piece, look: TypesetTextStyle) =>
  'text' in piece ? textWidth(piece.text, look) : piece.formula.width * look.size;

const widthOfWord = (word: Word, look: TypesetTextStyle) =>
  word.reduce((sum, piece) => sum + widthOf(piece, look), 0);

const widthOfLine = (words: readonly Word[], look: TypesetTextStyle) =>
  words.reduce((sum, word) => sum + widthOfWord(word, look), textWidth(' ', look) * (words.length - 1));

/** A line with its height. A formula that is wider than the page is made smaller. */
function lineBlock(words: readonly Word[], width: number, look: TypesetTextStyle) {
  const { size } = look;
  const pieces = joined(words);
  const natural = widthOfLine(words, look);
  const scale = natural > width && pieces.some((piece) => 'formula' in piece) ? width / natural : 1;
  const formulas = pieces.flatMap((piece) => ('formula' in piece ? [piece.formula] : []));
  const above = Math.max(baseline, ...formulas.map(({ ascent }) => ascent + padding));
  const below = Math.max(leading - baseline, ...formulas.map(({ descent }) => descent + padding));
  const at = (left: number, top: number): Mark[] => {
    const y = top + above * size;
    let x = left;
    return pieces.flatMap((piece): Mark[] => {
      const start = x;
      x += widthOf(piece, look) * scale;
      if ('text' in piece) return textMarks(piece.text, start, y, { ...look, size: size * scale });
      const { svg, ascent, descent, width: wide } = piece.formula;
      const em = size * scale;
      return [
        {
          kind: 'figure',
          svg,
          x: start,
          y: y - ascent * em,
          width: wide * em,
          height: (ascent + descent) * em,
        },
      ];
    });
  };
  return { at, width: natural * scale, height: (above + below) * size };
}
