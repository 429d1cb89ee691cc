import { rootNameOf } from './xml-tree.ts';

/** Names of XML formats by their first element. */
const xmlFormats: readonly (readonly [RegExp, string])[] = [
  [/^questestinterop$/u, 'QTI 1.2'],
  [/^assessment(?:Item|Test|Section)$/u, 'QTI 2'],
  [/^qti-/u, 'QTI 3'],
  [/^manifest$/u, 'the list of contents of an IMS package'],
  [/^(?:moodle_backup|question_categories|activity|quiz_backup)$/u, 'a part of a Moodle backup'],
  [/^POOL$/u, 'a Blackboard pool'],
  [/^html$/iu, 'a web page'],
];

/** Names of formats by lines that they have: one for each of the patterns. */
const lineFormats: readonly (readonly [readonly RegExp[], string])[] = [
  [[/^\s{0,20}\\(?:documentclass|usepackage|begin\{(?!equation|align|cases|[a-z]*matrix))/u], 'LaTeX'],
  [[/^#(?:separator|html|tags|deck|notetype)[ :]|\{\{c\d{1,3}::/u], 'notes of Anki'],
  [[/^(?:MC|MA|TF|ESS|FIB|MAT|NUM|ORD|SR)\t/u], 'questions of Blackboard'],
  [[/^\*[a-h]\)\s/u, /^\d{1,4}\.\s/u], 'text2qti'],
];

const beginnings: readonly (readonly [string, string])[] = [
  ['%PDF-', 'a PDF'],
  [String.raw`{\rtf`, 'a document in Rich Text Format'],
  ['\u00D0\u00CF\u0011\u00E0', 'a document of an old version of Word, Excel or PowerPoint'],
  ['\u001F\u008B', 'a compressed file, such as a Moodle backup'],
  ['SQLite format 3', 'a database, such as Anki’s'],
  ['\u0089PNG', 'a picture'],
  ['\u00FF\u00D8\u00FF', 'a picture'],
  ['GIF8', 'a picture'],
  ['RIFF', 'a picture or recording'],
];

/** What archives have inside, by the name of a file in them. */
const archives: readonly (readonly [RegExp, string])[] = [
  [/word\/document\.xml/u, 'a Word document'],
  [/xl\/workbook\.xml/u, 'a spreadsheet'],
  [/ppt\/presentation\.xml/u, 'a presentation'],
  [/opendocument/u, 'an OpenDocument file'],
  [/h5p\.json/u, 'an H5P package'],
  [/collection\.anki2/u, 'an Anki deck'],
  [/imsmanifest\.xml/u, 'an IMS package, such as QTI'],
];

/** The name of a binary format. */
export function binaryFormatOf(bytes: Uint8Array): string | undefined {
  const latin = (part: Uint8Array) => new TextDecoder('latin1').decode(part);
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  if (!start.startsWith('PK\u0003\u0004'))
    return beginnings.find(([begins]) => start.startsWith(begins))?.[1];
  // The names of the files are at the beginning, and again at the end.
  const names = latin(bytes.subarray(0, 4_096)) + latin(bytes.subarray(-65_536));
  return archives.find(([inside]) => inside.test(names))?.[1] ?? 'a ZIP archive';
}

/** The name of a text format that is none of ours. */
export function otherFormatOf(text: string): string | undefined {
  const start = text.slice(0, 100_000);
  if (/^\s*<\?php\b/u.test(start)) return 'a PHP program';
  const xmlFormat = /^\s*</u.test(start) ? xmlFormatOf(text) : undefined;
  if (xmlFormat !== undefined) return xmlFormat;
  if (isJson(text))
    return /"(?:library|params|questions|answers)"\s*:/u.test(start) ? 'JSON, such as H5P’s' : 'JSON';
  const lines = start.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '');
  const known = lineFormats.find(([patterns]) =>
    patterns.every((each) => lines.some((line) => each.test(line))),
  );
  return known?.[1] ?? (isTable(lines) ? 'a table (CSV)' : undefined);
}

function xmlFormatOf(text: string): string | undefined {
  const root = rootNameOf(text);
  if (root === undefined) return undefined;
  const name = root.replace(/^\w+:/u, '');
  const known = xmlFormats.find(([pattern]) => pattern.test(name))?.[1];
  // Without the first line of XML it may be a question that begins with HTML.
  return known ?? (/^\s*<\?xml\b/u.test(text) ? `XML with <${root}>` : undefined);
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/u.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return /^\s*[[{]\s*(?:\{\s*)?"[^"\n]{1,80}"\s*:/u.test(text);
  }
}

/** Ends with answers in braces, or is one of them on a line of its own. */
const isGiftLine = (line: string) => /^\s*~|\{[^{}~]*~[^{}]*\}\s*$/u.test(line);

/** Rows with three or more columns, the same in each of the first rows. */
function isTable(lines: readonly string[]): boolean {
  const rows = lines.slice(0, 6);
  if (rows.some(isGiftLine)) return false;
  return ['\t', ',', ';'].some((separator) => {
    const counts = rows.map((row) => row.replaceAll(/"(?:[^"]|"")*"/gu, '').split(separator).length);
    return rows.length > 1 && (counts[0] ?? 0) >= 3 && counts.every((count) => count === counts[0]);
  });
}
