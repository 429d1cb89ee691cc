/** A token of a PDF. A name has no slash and its escapes are decoded; the content of a string is skipped. */
export interface PdfToken {
  kind: 'name' | 'open' | 'close' | 'word' | 'string';
  text: string;
}

interface PdfTokens {
  /** Undefined at the end. */
  next: () => PdfToken | undefined;
  /** The offset at which the next token may begin. */
  at: () => number;
}

const characterCodesOf = (text: string) => new Set([...text].map((letter) => letter.charCodeAt(0)));
const spaces = characterCodesOf('\0\t\n\f\r ');
const delimiters = characterCodesOf('()<>[]{}/%');
const isRegular = (code: number | undefined) =>
  code !== undefined && !spaces.has(code) && !delimiters.has(code);
const characterCode = (letter: string) => letter.charCodeAt(0);

/** Longer words are cut, because no word that matters is as long. */
const maxLetters = 60;

/** Reads the tokens of a PDF from an offset (ISO 32000-2, 7.2 and 7.3). Invalid syntax becomes words. */
export function createPdfTokens(bytes: Buffer, start: number): PdfTokens {
  let at = start;

  function skipSpace(): void {
    for (;;) {
      const byte = bytes[at];
      if (byte === undefined) return;
      if (byte === characterCode('%')) skipComment();
      else if (spaces.has(byte)) at += 1;
      else return;
    }
  }

  function skipComment(): void {
    while (at < bytes.length && bytes[at] !== characterCode('\n') && bytes[at] !== characterCode('\r'))
      at += 1;
  }

  function skipString(): void {
    let depth = 0;
    do {
      const byte = bytes[at];
      if (byte === characterCode('\\')) at += 1;
      else if (byte === characterCode('(')) depth += 1;
      else if (byte === characterCode(')')) depth -= 1;
      at += 1;
    } while (depth > 0 && at < bytes.length);
  }

  function skipHexString(): void {
    const end = bytes.indexOf('>', at);
    at = end === -1 ? bytes.length : end + 1;
  }

  function readRegularCharacters(): string {
    const begin = at;
    while (isRegular(bytes[at])) at += 1;
    return bytes.toString('latin1', begin, Math.min(at, begin + maxLetters * 3));
  }

  function takeToken(kind: PdfToken['kind'], text: string): PdfToken {
    at += text.length;
    return { kind, text };
  }

  function next(): PdfToken | undefined {
    skipSpace();
    const byte = bytes[at];
    if (byte === undefined) return undefined;
    switch (String.fromCharCode(byte)) {
      case '/':
        at += 1;
        return { kind: 'name', text: decodeName(readRegularCharacters()).slice(0, maxLetters) };
      case '(':
        skipString();
        return { kind: 'string', text: '' };
      case '<':
        if (bytes[at + 1] === characterCode('<')) return takeToken('open', '<<');
        skipHexString();
        return { kind: 'string', text: '' };
      case '>':
        return bytes[at + 1] === characterCode('>') ? takeToken('close', '>>') : takeToken('word', '>');
      case '[':
        return takeToken('open', '[');
      case ']':
        return takeToken('close', ']');
      case ')':
      case '{':
      case '}':
        return takeToken('word', String.fromCharCode(byte));
      default:
        return { kind: 'word', text: readRegularCharacters().slice(0, maxLetters) };
    }
  }

  return { next, at: () => at };
}

/** Decodes escapes in a name: '#4a' is 'J'. */
const decodeName = (name: string): string =>
  name.replaceAll(/#([0-9a-f]{2})/giu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
