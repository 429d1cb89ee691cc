/** A question in a file that another system wrote. */
export interface FileQuestion {
  /** Where the file has it: 'Line 12' or 'Question 3'. */
  place: string;
  text: string;
  /** In order; their letters are A, B, C … */
  options: string[];
  correctIndex: number;
  /** Empty if the file has none. */
  solution: string;
}

/** A question that cannot be used, and why: 'is a matching question'. */
export interface SkippedQuestion {
  place: string;
  reason: string;
}

export interface QuestionFile {
  questions: FileQuestion[];
  skipped: SkippedQuestion[];
  /** What the file has besides questions and is not used: 'the feedback on wrong options'. */
  unused: ReadonlySet<string>;
}

/** Thrown while a question is read that cannot be used. The message is the reason. */
export class UnusableQuestion extends Error {}

/** Collects the questions of a file, each read by a function that may throw `UnusableQuestion`. */
export function collectQuestions() {
  const questions: FileQuestion[] = [];
  const skipped: SkippedQuestion[] = [];
  const unused = new Set<string>();
  return {
    unused,
    add(place: string, read: () => Omit<FileQuestion, 'place'>): void {
      try {
        questions.push({ place, ...read() });
      } catch (error) {
        if (!(error instanceof UnusableQuestion)) throw error;
        skipped.push({ place, reason: error.message });
      }
    },
    result: (): QuestionFile => ({ questions, skipped, unused }),
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
