/** A character of the file. One that was escaped, or is in a formula, is never a sign of the format. */
export interface Character {
  text: string;
  isSign: boolean;
}

const signs = '{}=~#:%';
/** A formula ends in its paragraph. Between `\(` and `\)` there is no other `\(`, so that reading takes linear time. */
const formulas = [
  /\$\$(?:(?!\n[^\S\n]*\n)[^$])+\$\$/uy,
  /\$(?!\s)[^$\n~]*[^\s$\\~]\$(?!\d)/uy,
  /\\\((?:(?!\n[^\S\n]*\n)(?:\\[^()]|[^~\\]))+?\\\)/uy,
  /\\\[(?:(?!\n[^\S\n]*\n)(?:\\[^[\]]|[^~\\]))+?\\\]/uy,
];

function formulaAt(source: string, index: number): string | undefined {
  if (source[index] !== '$' && source[index] !== '\\') return undefined;
  for (const formula of formulas) {
    formula.lastIndex = index;
    const found = formula.exec(source)?.[0];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** In a formula the signs = ~ # { } need no backslash. If all have one, they are escaped. */
const texOf = (formula: string) =>
  /(?<!\\)[{}=#]/u.test(formula) ? formula : formula.replaceAll(/\\([\\{}=#:~])/gu, '$1');

export function charactersOf(source: string): Character[] {
  const characters: Character[] = [];
  for (let index = 0; index < source.length;) {
    const formula = formulaAt(source, index);
    if (formula !== undefined) {
      characters.push({ text: texOf(formula), isSign: false });
      index += formula.length;
      continue;
    }
    const [first = '', second = ''] = [source[index], source[index + 1]];
    if (first === '\\' && second !== '' && `\\${signs}`.includes(second)) {
      characters.push({ text: second, isSign: false });
      index += 2;
    } else if (first === '\\' && second === 'n') {
      characters.push({ text: '\n', isSign: false });
      index += 2;
    } else {
      characters.push({ text: first, isSign: signs.includes(first) });
      index += 1;
    }
  }
  return characters;
}

export const textOf = (characters: readonly Character[]): string =>
  characters.map(({ text }) => text).join('');

export const isSign = (character: Character | undefined, sign: string): boolean =>
  character?.isSign === true && sign.includes(character.text);

/** Splits before each of these signs. The first part is what comes before the first one. */
export function splitBefore(characters: readonly Character[], splitting: string): Character[][] {
  const parts: Character[][] = [[]];
  for (const character of characters) {
    if (isSign(character, splitting)) parts.push([]);
    parts.at(-1)?.push(character);
  }
  return parts;
}
