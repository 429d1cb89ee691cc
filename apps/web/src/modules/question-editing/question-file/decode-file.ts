interface DecodedFile {
  text: string;
  /** What the reader had to assume, for the administrator to check. */
  assumption: string | undefined;
}

const check = 'Check accents, quotes and signs such as £.';

/**
 * Decodes a file: by its byte order mark, as UTF-8, or in the encoding that its XML names. One without any of these comes
 * from an old Windows program, which wrote Windows-1252. Returns undefined for bytes that this encoding does not have.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile | undefined {
  const wide = wideEncodingOf(bytes);
  if (wide !== undefined) return { text: new TextDecoder(wide).decode(bytes), assumption: undefined };
  const named = encodingOfXml(bytes);
  const utf8 = decode('utf-8', bytes);
  if (utf8 !== undefined) {
    const isOther = named !== undefined && !/^utf-?(?:8|16)/iu.test(named) && /\P{ASCII}/u.test(utf8);
    const assumption = isOther
      ? `The file says ${named}, but is in UTF-8 and was read as that. ${check}`
      : undefined;
    return { text: utf8, assumption };
  }
  if (named !== undefined) {
    const text = decode(named, bytes);
    return text === undefined ? undefined : { text, assumption: undefined };
  }
  const text = decode('windows-1252', bytes);
  // Windows-1252 has no such characters.
  if (text === undefined || /[\u0080-\u009F]/u.test(text)) return undefined;
  return { text, assumption: `The file is not in UTF-8 and was read as Windows-1252. ${check}` };
}

/** UTF-16 by its mark, or by the zero bytes of its first letters. */
function wideEncodingOf([one, two, three, four]: Uint8Array): string | undefined {
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  if (one === 0xfe && two === 0xff) return 'utf-16be';
  if (one !== 0 && two === 0 && three !== 0 && four === 0) return 'utf-16le';
  if (one === 0 && two !== 0 && three === 0 && four !== 0) return 'utf-16be';
  return undefined;
}

function encodingOfXml(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  return /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/u.exec(start)?.[1];
}

function decode(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
