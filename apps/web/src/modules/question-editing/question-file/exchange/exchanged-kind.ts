import type { OfKind } from '@markwell/shared/answers/answer-kind';
import type { PlainText } from '../html/plain-text-of-html.ts';
import type { XmlElement } from '../xml-tree.ts';

/** An answer in a file: its text, what it earns in percent, and what is said about it. */
export interface FileAnswer {
  text: PlainText;
  percent: number;
  feedback: PlainText;
}

/** What was read of a question's answers. */
export interface ReadAnswers {
  /** A definition, which may be wrong: the schema says. */
  definition: object;
  /** The question's text, where it is a part of the definition. */
  text?: PlainText;
  /** The texts in the definition, whose pictures and emphases have no place in it. */
  texts: readonly PlainText[];
}

export interface GiftWriter {
  /** A text in which no sign means anything. */
  escaped: (text: string) => string;
}

/** A question around the braces with its answers. */
export interface GiftAnswers {
  /** Instead of the question's text; with what is after the braces. */
  around?: { before: string; after: string };
  /** After the braces. */
  unit?: string;
  inside: readonly string[];
}

export interface MoodleWriter {
  /** HTML as a text of XML. */
  html: (text: string) => string;
  /** A plain text of XML. */
  plain: (text: string) => string;
}

export interface MoodleAnswers {
  /** Added to the question's text as HTML that is not escaped yet. */
  text?: string;
  elements: readonly string[];
}

/**
 * How answers of a kind are written to files of questions, and read from them. Each function throws `UnusableQuestion`
 * for what the format, or the kind, cannot say.
 */
export interface ExchangedKind<Definition extends OfKind> {
  kind: string;
  gift?: {
    write(definition: Definition, writer: GiftWriter): GiftAnswers;
  };
  moodle?: {
    /** Moodle's name of the question type. */
    type: string;
    write(definition: Definition, writer: MoodleWriter): MoodleAnswers;
    read(question: XmlElement): ReadAnswers;
  };
}
