import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DomainError } from '#platform/domain-error.ts';
import { buildPdf, objectStream, stream } from '#testing/builders/build-pdf.ts';
import { assertSafePdf } from './assert-safe-pdf.ts';

const check = (bytes: Buffer) => () => assertSafePdf(bytes, 'paper.pdf');
const refusedWith = (message: RegExp | string, code = 'RULE_BROKEN') =>
  expect.objectContaining({ code, message: expect.stringMatching(message) as string }) as Error;

/** A PDF as newer programs write it: catalogue and pages in an object stream, and a cross-reference stream. */
function packedPdf(): Buffer {
  const tree = [
    '<< /Type /Catalog /Pages 21 0 R >>',
    '<< /Type /Pages /Kids [22 0 R] >>',
    '<< /Type /Page >>',
  ];
  const start = Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n'),
    objectStream(tree),
    Buffer.from('\nendobj\n'),
  ]);
  const table = stream('/Type /XRef /Size 30 /W [1 2 1] /Root 20 0 R', Buffer.alloc(8));
  const end = `\nendobj\nstartxref\n${String(start.length)}\n%%EOF\n`;
  return Buffer.concat([start, Buffer.from('2 0 obj\n'), table, Buffer.from(end)]);
}

describe('accepts a PDF with', () => {
  test.each([
    ['a page', buildPdf()],
    ['objects in a stream', buildPdf({ objects: [objectStream(['<< /Type /Font >>', '[1 2]', '(text)'])] })],
    ['script names in a text', buildPdf({ objects: ['(see /JavaScript and /Launch \\) /JS)', '<2f4a53>'] })],
    ['script names in a comment', buildPdf({ objects: ['<< % /JS \n /Title (x) >>'] })],
    [
      'longer names that begin like script names',
      buildPdf({ objects: ['<< /JSON 1 /EncryptMetadata true /LaunchPad 2 >>'] }),
    ],
    [
      'a packed page',
      buildPdf({ objects: [stream('/Filter /FlateDecode', deflateSync('BT /JS 12 Tf ET'))] }),
    ],
    ['its pages and table in streams', packedPdf()],
    ['random bytes', buildPdf({ objects: [stream('', randomBytes(200_000))] })],
    [
      'a list of one filter',
      buildPdf({ objects: [objectStream(['1'], { dictionary: '/Filter [/FlateDecode]' })] }),
    ],
  ])('%s', (_case, bytes) => {
    expect(check(bytes)).not.toThrow();
  });
});

describe('refuses a PDF that no reader can show:', () => {
  const change = (from: string, to: string) =>
    Buffer.from(buildPdf().toString('latin1').replace(from, to), 'latin1');
  test.each([
    ['pages that contain themselves', change('/Kids [3 0 R]', '/Kids [2 0 R]')],
    ['pages that contain a page twice', change('/Kids [3 0 R]', '/Kids [3 0 R 3 0 R]')],
    ['pages that do not exist', change('/Kids [3 0 R]', '/Kids [9 0 R]')],
    ['a catalogue that does not exist', change('/Root 1 0 R', '/Root 8 0 R')],
    ['a table with wrong offsets', change('0000000009 00000 n', '0000000015 00000 n')],
  ])('%s', (_case, bytes) => {
    expect(check(bytes)).toThrow(refusedWith(/paper\.pdf is damaged/));
  });
});

describe('refuses', () => {
  test.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
    ['a page of HTML', Buffer.from('<!doctype html><script>%PDF-1.7</script>')],
    ['an empty file', Buffer.alloc(0)],
    ['a PDF with bytes before its header', Buffer.concat([Buffer.from('MZ'), buildPdf()])],
  ])('%s', (_case, bytes) => {
    expect(check(bytes)).toThrow(refusedWith('paper.pdf is not a PDF', 'UNSUPPORTED_TYPE'));
  });

  test.each([
    ['without its end', buildPdf().subarray(0, -20)],
    [
      'with an end appended after a cut',
      Buffer.concat([buildPdf().subarray(0, 150), Buffer.from('\nstartxref\n9999\n%%EOF')]),
    ],
    ['without a page', Buffer.from('%PDF-1.7\nxref\n0 0\ntrailer\n<< >>\nstartxref\n9\n%%EOF')],
  ])('a PDF %s', (_case, bytes) => {
    expect(check(bytes)).toThrow(refusedWith('damaged or incomplete'));
  });

  test('a PDF cut off anywhere', () => {
    const whole = buildPdf({ objects: [objectStream(['<< /A 1 >>'])] });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length - 3 }), (end) => {
        expect(check(whole.subarray(0, end))).toThrow();
      }),
    );
  });

  test.each([
    ['in the trailer', buildPdf({ trailer: '/Encrypt 9 0 R' })],
    ['in a table that is a stream', buildPdf({ objects: ['<< /Type /XRef /Encrypt 9 0 R /W [1 2 1] >>'] })],
    [
      'with packed objects that cannot be read',
      buildPdf({
        trailer: '/Encrypt 9 0 R',
        objects: [stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', randomBytes(99))],
      }),
    ],
  ])('an encrypted PDF, marked %s', (_case, bytes) => {
    expect(check(bytes)).toThrow(refusedWith('protected with a password'));
  });

  const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
  test.each([
    ['on opening', buildPdf({ catalog: `/OpenAction ${script}` })],
    ['in an object', buildPdf({ objects: [script] })],
    ['spelt with escapes', buildPdf({ objects: ['<< /S /#4aavaScr#69pt /J#53 (1) >>'] })],
    ['in a packed object', buildPdf({ objects: [objectStream(['[1]', script])] })],
    ['in a packed object of no type', buildPdf({ objects: [objectStream([script], { type: '' })] })],
    [
      'in a packed object that is not packed',
      buildPdf({ objects: [stream('/Type /ObjStm /N 1 /First 4', Buffer.from(`9 0 ${script}`))] }),
    ],
    [
      'in the bytes of another stream',
      buildPdf({ objects: [stream('', Buffer.from(`7 0 obj ${script} endobj`))] }),
    ],
    ['behind a text that ends an object', buildPdf({ objects: [`<< /A (5 0 obj endobj) /JS (1) >>`] })],
    ['behind a comment', buildPdf({ objects: ['<< /A 1 %)\n /JS (1) >>'] })],
    ['in a form', buildPdf({ catalog: '/AcroForm << /XFA [(a) 5 0 R] >>' })],
  ])('a PDF with a script %s', (_case, bytes) => {
    expect(check(bytes)).toThrow(refusedWith('paper.pdf contains a script'));
  });

  test('a PDF that hides an object inside another’s text', () => {
    const packed = Buffer.from(`1 0 2 1 (${script}) `);
    const bytes = buildPdf({ objects: [stream('/Type /ObjStm /N 2 /First 8', packed)] });
    expect(check(bytes)).toThrow(refusedWith('contains a script'));
  });

  test.each([
    ['starts another program', '<< /S /Launch /F (cmd.exe) >>'],
    ['contains other files', '<< /Type /EmbeddedFile >>'],
    ['contains other files', '<< /Names << /EmbeddedFiles 9 0 R >> >>'],
  ])('a PDF that %s', (effect, object) => {
    expect(check(buildPdf({ objects: [object] }))).toThrow(refusedWith(effect));
    expect(check(buildPdf({ objects: [objectStream([object])] }))).toThrow(refusedWith(effect));
  });

  test.each([
    ['packed twice', objectStream(['1'], { dictionary: '/Filter [/FlateDecode /FlateDecode]' })],
    ['packed otherwise', objectStream(['1'], { dictionary: '/Filter /LZWDecode' })],
    ['packed with a filter named in another object', objectStream(['1'], { dictionary: '/Filter 9 0 R' })],
    [
      'packed with a predictor',
      objectStream(['1'], { dictionary: '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>' }),
    ],
    ['damaged', stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', randomBytes(99))],
    [
      'of gigabytes',
      stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.alloc(140 * 1_048_576))),
    ],
  ])('a PDF with objects %s, because they cannot be checked', (_case, object) => {
    expect(check(buildPdf({ objects: [object] }))).toThrow(refusedWith('cannot be checked'));
  });

  test('a PDF with endlessly overlapping objects, quickly', () => {
    const begun = performance.now();
    const bytes = buildPdf({ objects: ['(', '<< '.concat('1 0 obj << '.repeat(100_000))] });
    expect(check(bytes)).toThrow(refusedWith('cannot be checked'));
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});

test('any content is accepted or refused with a DomainError', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from('<>[]()/%\\ \n019ARobjstream#')) }),
      (text) => {
        try {
          assertSafePdf(buildPdf({ objects: [text] }), 'paper.pdf');
        } catch (error) {
          expect(error).toBeInstanceOf(DomainError);
        }
      },
    ),
    { numRuns: 300 },
  );
});
