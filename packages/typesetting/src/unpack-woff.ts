import { inflateSync } from 'node:zlib';

/**
 * Converts a WOFF font to the plain OpenType file in it. fontkit reads WOFF too, but decompresses the outlines again, in
 * JavaScript, for every glyph: that was a third of the time of typesetting. Throws for anything but WOFF 1.
 *
 * The formats: https://www.w3.org/TR/WOFF/ and https://learn.microsoft.com/typography/opentype/spec/otff
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF font');
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(12 + 16 * count);
  woff.copy(header, 0, 4, 8); // the kind of outlines
  const largestPower = 2 ** Math.floor(Math.log2(count));
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(16 * largestPower, 6);
  header.writeUInt16BE(Math.log2(largestPower), 8);
  header.writeUInt16BE(16 * (count - largestPower), 10);

  const parts: Buffer[] = [header];
  let offset = header.length;
  for (let index = 0; index < count; index++) {
    const entry = 44 + 20 * index;
    const start = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(start, start + packedLength);
    const table = packedLength < length ? inflateSync(packed) : packed;

    const record = 12 + 16 * index;
    woff.copy(header, record, entry, entry + 4); // its tag
    woff.copy(header, record + 4, entry + 16, entry + 20); // its checksum
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(length, record + 12);
    const padding = Buffer.alloc(-length & 3);
    parts.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat(parts);
}
