import { faceFor } from './fonts.ts';
import type { Face, TextMark } from './drawing-primitives.ts';
import { widthInFace } from './word-layout.ts';

export interface TypesetTextStyle {
  size: number;
  color: string;
  weight: 'regular' | 'bold';
}

/** Text in one font at one height above the baseline; `scale` and `rise` are relative to the text size. */
interface Run {
  text: string;
  face: Face;
  scale: number;
  rise: number;
}

const superior = /[⁰¹²³⁴-⁹⁺⁻ⁿᵏʰʳʷᵇᴬᴮᴼ]/u;
const inferior = /[₀-₉₊₋ₐₑₖₙₚᵣₛₓᵧ]/u;
const fraction = /[⅓⅔⅛]/u;
const small = 0.64;

const known = new Map<string, readonly Run[]>();

function runsOfCharacter(character: string, weight: TypesetTextStyle['weight']): readonly Run[] {
  const key = `${weight}${character}`;
  const runs = known.get(key) ?? makeRuns(character, weight);
  known.set(key, runs);
  return runs;
}

/** Sets small digits as scaled normal digits, so that all look alike and none is missing in the font. */
function makeRuns(character: string, weight: TypesetTextStyle['weight']): Run[] {
  const plain = (text: string, scale = 1, rise = 0): Run => ({
    text,
    face: faceFor(text, weight),
    scale,
    rise,
  });
  const [base = character, slash, below] = character.normalize('NFKD').replace('−', '-');
  const sign = base === '-' ? '−' : base;
  if (superior.test(character)) return [plain(sign, small, 0.36)];
  if (inferior.test(character)) return [plain(sign, small, -0.14)];
  if (fraction.test(character) && slash && below)
    return [plain(base, small, 0.28), plain('/', 0.9, 0), plain(below, small, -0.04)];
  return [plain(character)];
}

function runsOf(text: string, weight: TypesetTextStyle['weight']): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    for (const run of runsOfCharacter(character, weight)) {
      const last = runs.at(-1);
      if (last && isAlike(last, run)) last.text += run.text;
      else runs.push({ ...run });
    }
  }
  return runs;
}

const isAlike = (one: Run, other: Run) =>
  one.face === other.face && one.scale === other.scale && one.rise === other.rise;

const widthOf = ({ text, face, scale }: Run): number => widthInFace(face, text) * scale;

/** The width of a text on one line. */
export function textWidth(text: string, { size, weight }: Pick<TypesetTextStyle, 'size' | 'weight'>): number {
  return runsOf(text, weight).reduce((sum, run) => sum + widthOf(run), 0) * size;
}

/** One line of text that starts at `x` on the baseline `y`. */
export function textMarks(
  text: string,
  x: number,
  y: number,
  { size, color, weight }: TypesetTextStyle,
): TextMark[] {
  let left = x;
  return runsOf(text, weight).map((run) => {
    const mark: TextMark = {
      kind: 'text',
      text: run.text,
      face: run.face,
      size: size * run.scale,
      x: left,
      y: y - run.rise * size,
      color,
    };
    left += widthOf(run) * size;
    return mark;
  });
}
