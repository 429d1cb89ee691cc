import sharp from 'sharp';

/** Files and texts that a careless reader needs quadratic time or endless memory for, each of any size. */
type Hostile<Content> = Readonly<Record<string, (bytes: number) => Content>>;

const filled = (bytes: number, text: string) => text.repeat(Math.ceil(bytes / text.length)).slice(0, bytes);

/** The fields of an upload of pasted questions. */
export const hostilePastes: Hostile<Record<string, string>> = {
  'lines that begin like the next question': (bytes) => ({
    questionText: `Q1. Which?\n${filled(bytes - 20, '2)\n')}`,
    answerKey: 'A',
  }),
  'the first option again and again': (bytes) => ({
    questionText: `Q1. Which?\n${filled(bytes - 20, 'A)\n')}`,
    answerKey: 'A',
  }),
  'the first question again and again': (bytes) => ({ questionText: filled(bytes, 'Q1.\n'), answerKey: 'A' }),
  'empty lines': (bytes) => ({ questionText: `Q1. Which?${filled(bytes - 20, '\n')}`, answerKey: 'A' }),
  'a line of spaces': (bytes) => ({
    questionText: `Q1. Which?\n${filled(bytes - 20, ' ')}x`,
    answerKey: 'A',
  }),
  'an answer key of commas': (bytes) => ({ questionText: 'Q1. Which?', answerKey: filled(bytes, ',') }),
  'a first letter on every line': (bytes) => ({
    questionText: `Q1. Which?\n${filled(bytes - 20, 'a\n')}`,
    answerKey: 'A',
  }),
};

/** A PDF with this between its beginning and its end, and this in its cross-reference table. */
const pdfWith = (content: string, table = '') => {
  const start = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n${content}\n`;
  const end = `xref\n${table}\ntrailer\n<< /Root 1 0 R >>\nstartxref\n${String(start.length)}\n%%EOF\n`;
  return Buffer.from(start + end, 'latin1');
};
const pages = (kids: string) => `2 0 obj\n<< /Type /Pages /Kids [${kids}] >>\nendobj`;
const onePage = `${pages('3 0 R')}\n3 0 obj\n<< /Type /Page >>\nendobj`;

export const hostilePdfs: Hostile<Buffer> = {
  'spaces in its table': (bytes) => pdfWith(onePage, filled(bytes - 300, ' ')),
  'line breaks in its table': (bytes) => pdfWith(onePage, filled(bytes - 300, '\n')),
  'objects before one endless comment': (bytes) => pdfWith(filled(bytes - 300, '%1 obj 1 ')),
  'objects before texts without an end': (bytes) => pdfWith(filled(bytes - 300, ' obj 1 (')),
  'overlapping object streams': (bytes) =>
    pdfWith(filled(bytes - 300, ' obj <</Type/ObjStm/N 999999999/First 9>>stream\n')),
  'nested dictionaries': (bytes) => pdfWith(filled(bytes - 300, ' obj <<')),
  'pages with endless children': (bytes) => pdfWith(pages(filled(bytes - 400, '9 0 R '))),
  'catalogues that share their pages': (bytes) => {
    const half = Math.floor((bytes - 500) / 2);
    const catalogues = Array.from(
      { length: Math.floor(half / 70) },
      (_, index) =>
        `${String(index + 100)} 0 obj <</Pages 2 0 R>> trailer <</Root ${String(index + 100)} 0 R>>`,
    );
    const kids = Array.from({ length: Math.floor(half / 45) }, (_, index) => 1_000_000 + index);
    const leaves = kids.map((number) => `${String(number)} 0 obj <</Kids [0 0 R]>>`);
    return pdfWith(
      [...catalogues, pages(kids.map((number) => `${String(number)} 0 R`).join(' ')), ...leaves].join('\n'),
    );
  },
  'names without an end': (bytes) => pdfWith(`3 0 obj << ${filled(bytes - 300, '/a#41')} >>`),
};

/** Pictures with few bytes and much to do: a side of 4,990 is just permitted. */
export const hostilePictures: Readonly<Record<string, () => Promise<Buffer>>> = {
  'rows in seven passes': () =>
    plain(4_990).toColourspace('rgb16').png({ compressionLevel: 9, progressive: true }).toBuffer(),
  'the most pixels, turned': () => plain(4_990).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  'progressive scans': () => plain(4_990).jpeg({ progressive: true }).toBuffer(),
  'the most pixels as AVIF': () => plain(4_990).avif({ effort: 0 }).toBuffer(),
  'the most pixels as WebP': () => plain(4_990).webp({ lossless: true, effort: 0 }).toBuffer(),
  'far more pixels than bytes': () => plain(9_000).png({ compressionLevel: 9 }).toBuffer(),
  'a thousand frames': () =>
    sharp(Buffer.alloc(24 * 24_000, 'ab'), {
      raw: { width: 24, height: 24_000, channels: 1, pageHeight: 24 },
    })
      .gif()
      .toBuffer(),
};
const plain = (side: number) =>
  sharp({
    create: { width: side, height: side, channels: 3, background: 'red' },
    limitInputPixels: false,
  });

/** Pasted lists of pupils' addresses. */
export const hostileAddressLists: Hostile<string> = {
  'commas only': (bytes) => filled(bytes, ','),
  'opening quotation marks': (bytes) => filled(bytes, '"a,'),
  'opening brackets': (bytes) => filled(bytes, '<a'),
  'spaces before an address': (bytes) => `${filled(bytes - 20, ' ')}a@hill.example`,
  'signs before addresses': (bytes) => filled(bytes, '@a.'),
  'one-letter lines': (bytes) => filled(bytes, 'a\n'),
};

/** Bodies of JSON. */
export const hostileBodies: Hostile<string> = {
  'lists in lists': (bytes) => filled(bytes, '['),
  'lists in lists that end': (bytes) => filled(bytes / 2, '[') + filled(bytes / 2, ']'),
  'objects in objects': (bytes) => filled(bytes, '{"a":'),
  'many names': (bytes) =>
    `{${Array.from({ length: Math.floor(bytes / 12) }, (_, index) => `"${String(index)}":0`).join(',')}}`,
  'one name again and again': (bytes) => `{${filled(bytes - 20, '"__proto__":{},')}"a":1}`,
  'empty lists': (bytes) => `[${filled(bytes - 20, '[],')}0]`,
  'escaped letters': (bytes) => `"${filled(bytes - (bytes % 6) - 12, String.raw`\u0041`)}"`,
};
