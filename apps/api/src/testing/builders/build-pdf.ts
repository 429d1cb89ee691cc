import { deflateSync } from 'node:zlib';

interface PdfParts {
  /** Further objects, from number 4 on, each without its 'obj' and 'endobj'. */
  objects?: readonly (string | Buffer)[];
  /** Additional keys of the catalogue and of the trailer. */
  catalog?: string;
  trailer?: string;
}

/** A PDF with one empty page and the given additions. */
export function buildPdf({ objects = [], catalog = '', trailer = '' }: PdfParts = {}): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>',
    ...objects,
  ];
  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, body] of all.entries()) {
    offsets.push(length());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n'));
  }
  const table = length();
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(`xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}`),
    Buffer.from(
      `trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** An object stream with these objects in it. */
export function objectStream(
  inside: readonly string[],
  { dictionary = '/Filter /FlateDecode', type = '/Type /ObjStm' } = {},
): Buffer {
  let offset = 0;
  const entries = inside.map((body, index) => {
    const entry = `${index + 20} ${offset}`;
    offset += body.length + 1;
    return entry;
  });
  const head = `${entries.join(' ')} `;
  const packed = deflateSync(Buffer.from(`${head}${inside.join(' ')}`));
  return stream(`${type} /N ${inside.length} /First ${head.length} ${dictionary}`, packed);
}

export const stream = (dictionary: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
