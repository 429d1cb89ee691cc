/** Characters that are not visible, and that spreadsheets, web pages and mail programs put into copied text. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
const signs: Record<string, string> = { '＠': '@', '﹫': '@', '，': ',', '；': ';', '、': ',', '．': '.' };

/** The line with the usual signs in place of full-width ones. */
export const withUsualSigns = (line: string): string =>
  line.replace(invisible, '').replace(/[＠﹫，；、．]/gu, (sign) => signs[sign] ?? sign);

/** The cells of a line of a table: between tabs if there are any, otherwise between commas, semicolons or bars. */
export function cellsOf(line: string): string[] {
  const separators = line.includes('\t') ? '\t' : ',;|';
  const cells: string[] = [];
  let from = 0;
  let isQuoted = false;
  for (let index = 0; index < line.length; index++) {
    const character = line.charAt(index);
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && separators.includes(character)) {
      cells.push(line.slice(from, index));
      from = index + 1;
    }
  }
  return [...cells, line.slice(from)];
}

const betweenWords = /[\s"“”„«»<>()[\]{}*•●▪◦·|/]+/u;

/** The words of a text, without quotation marks, brackets and bullets. */
export const wordsOf = (text: string): string[] =>
  text.split(betweenWords).filter((word) => word !== '' && !/^[-–—:;,.]+$/u.test(word));
