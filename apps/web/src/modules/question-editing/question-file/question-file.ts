import type { QuestionPart } from '@markwell/shared/answers/question-parts';

/** A picture inside a file. */
export interface FilePicture {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Empty if the file has none. */
  alternativeText: string;
}

/** A question in a file that another system wrote. */
export interface FileQuestion {
  /** Where the file has it: 'Line 12' or 'Question 3 (line 40)'. */
  place: string;
  text: string;
  picture?: FilePicture;
  /** In order; their letters are A, B, C … Empty for a question with parts. */
  options: string[];
  /** -1 for a question with parts. */
  correctIndex: number;
  /** What a question asks that has no single correct option. */
  parts?: QuestionPart[];
  /** Empty if the file has none. */
  solution: string;
}

/** What there is to say about a question: why it is skipped, or what to check in one that is used. */
export interface Remark {
  place: string;
  /** 'is a matching question' */
  what: string;
}

export interface QuestionFile {
  questions: FileQuestion[];
  skipped: Remark[];
  /** What was lost of questions that are used. */
  warnings: Remark[];
  /** What the file has besides questions and is not used: 'the feedback on wrong options'. */
  unused: ReadonlySet<string>;
}

/** Thrown while a question is read that cannot be used. The message is the reason. */
export class UnusableQuestion extends Error {}

/** Says what to check in the question that is being read. */
export type Warn = (what: string) => void;

/** Collects the questions of a file, each read by a function that may throw `UnusableQuestion`. */
export function collectQuestions() {
  const questions: FileQuestion[] = [];
  const skipped: Remark[] = [];
  const warnings: Remark[] = [];
  const unused = new Set<string>();
  return {
    unused,
    add(place: string, read: (warn: Warn) => Omit<FileQuestion, 'place'>): void {
      const found = new Set<string>();
      try {
        questions.push({ place, ...read((what) => found.add(what)) });
        warnings.push(...[...found].map((what) => ({ place, what })));
      } catch (error) {
        if (!(error instanceof UnusableQuestion)) throw error;
        skipped.push({ place, what: error.message });
      }
    },
    result: (): QuestionFile => ({ questions, skipped, warnings, unused }),
  };
}

/** Returns the index of the only correct option. */
export function onlyCorrect(options: readonly { isCorrect: boolean }[]): number {
  const index = options.findIndex(({ isCorrect }) => isCorrect);
  if (index === -1) throw new UnusableQuestion('has no correct option');
  if (options.some(({ isCorrect }, other) => isCorrect && other !== index)) {
    throw new UnusableQuestion('has several correct options');
  }
  return index;
}
