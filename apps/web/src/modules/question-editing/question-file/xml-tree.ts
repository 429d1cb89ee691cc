import { SaxesParser } from 'saxes';

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
  /** The line in which it begins. */
  line: number;
}

/** Thrown for XML that is not well-formed, with the line. */
export class BrokenXml extends Error {
  readonly line: number;

  constructor(line: number) {
    super(`The XML is broken at line ${String(line)}`);
    this.line = line;
  }
}

/** Parses XML. Throws `BrokenXml`, also for a document type: its entities could grow without limit. */
export function parseXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '', line: 1 };
  const path = [root];
  const parser = new SaxesParser({ position: true, xmlns: false });
  const fail = (): never => {
    throw new BrokenXml(parser.line);
  };
  const addText = (more: string) => {
    const element = path.at(-1);
    if (element) element.text += more;
  };
  parser.on('error', fail);
  parser.on('doctype', fail);
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, children: [], text: '', line: parser.line };
    path.at(-1)?.children.push(element);
    path.push(element);
  });
  parser.on('closetag', () => path.pop());
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  return root;
}

/** The name of the first element of a text that is XML or HTML, without parsing the rest. */
export function rootNameOf(text: string): string | undefined {
  let index = 0;
  for (;;) {
    const start = text.slice(index, index + 200).search(/\S/u);
    if (start === -1 && index + 200 < text.length) index += 200;
    else if (start === -1) return undefined;
    else {
      index += start;
      const [, documentType] = /^<!DOCTYPE\s{1,9}([\w:.-]{1,60})/iu.exec(text.slice(index, index + 80)) ?? [];
      if (documentType !== undefined) return documentType;
      const closing = text.startsWith('<!--', index)
        ? '-->'
        : /^<[?!]/u.test(text.slice(index, index + 2))
          ? '>'
          : '';
      if (closing === '') return /^<([a-z_][\w:.-]{0,60})/iu.exec(text.slice(index, index + 64))?.[1];
      const end = text.indexOf(closing, index);
      if (end === -1) return undefined;
      index = end + closing.length;
    }
  }
}
