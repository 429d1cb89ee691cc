/** Elements on lines of their own. */
export const blocks = new Set(
  'p div h1 h2 h3 h4 h5 h6 blockquote dl dt dd address article aside center figcaption figure footer header main section hr o:p'.split(
    ' ',
  ),
);

/** Elements that change nothing of their text, or nothing that can be asked about. */
export const transparent = new Set(
  'html head body span font small big tt code kbd samp var abbr acronym bdi bdo label time data nobr nolink lang wbr'.split(
    ' ',
  ),
);

/** Kinds of type that a text does not have. */
export type Emphasis = 'underlining' | 'bold type' | 'italics' | 'highlighting' | 'colours';

export const emphasisOf = new Map<string, Emphasis>([
  ['u', 'underlining'],
  ['ins', 'underlining'],
  ['b', 'bold type'],
  ['strong', 'bold type'],
  ['i', 'italics'],
  ['em', 'italics'],
  ['cite', 'italics'],
  ['dfn', 'italics'],
  ['mark', 'highlighting'],
]);

/** Elements whose meaning is in where they end. */
export const mustBeClosed = new Set([
  ...emphasisOf.keys(),
  ...['s', 'strike', 'del', 'q', 'sup', 'sub', 'a', 'script', 'style', 'code', 'title'],
]);

/** What has no place in a text. */
export const unusable = new Map<string, string>([
  ['svg', 'a drawing'],
  ['canvas', 'a drawing'],
  ['meter', 'a drawing'],
  ['progress', 'a drawing'],
  ['details', 'a part that opens'],
  ['summary', 'a part that opens'],
  ...['table', 'caption', 'tr', 'th', 'td'].map((name) => [name, 'a table'] as const),
  ['pre', 'preformatted text'],
  ['audio', 'a recording'],
  ['video', 'a video'],
  ['iframe', 'an embedded page'],
  ['object', 'an embedded page'],
  ['embed', 'an embedded page'],
  ['applet', 'an embedded page'],
  ['math', 'a formula in MathML'],
  ...['input', 'select', 'option', 'optgroup', 'textarea', 'button', 'form', 'fieldset'].map(
    (name) => [name, 'a field to fill in'] as const,
  ),
  ...['s', 'strike', 'del'].map((name) => [name, 'struck-out text, which a text cannot show'] as const),
]);

const others = [
  'img',
  'br',
  'a',
  'ol',
  'ul',
  'li',
  'sup',
  'sub',
  'q',
  'ruby',
  'rt',
  'rp',
  'rb',
  'script',
  'style',
];

/** The elements that are known. The sign < before any other name is part of a text. */
export const elementNames = new Set([
  ...blocks,
  ...transparent,
  ...emphasisOf.keys(),
  ...unusable.keys(),
  ...others,
]);
