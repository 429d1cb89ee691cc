/** The percentage of correct answers, 0-100, rounded; 0 without questions. */
export function scorePercent(correctCount: number, totalQuestions: number): number {
  return totalQuestions === 0 ? 0 : Math.round((correctCount / totalQuestions) * 100);
}

interface MarkedOption {
  optionLetter: string;
  /** Undefined while the answer key is withheld. */
  isCorrect?: boolean | undefined;
}

/** The letter of the option flagged correct. */
export function correctLetterOf<Option extends MarkedOption>(
  options: readonly Option[],
): Option['optionLetter'] | undefined {
  return options.find((option) => option.isCorrect)?.optionLetter;
}

/** An answer is correct when its letter is that of the option flagged correct; no answer is wrong. */
export function isCorrectAnswer(
  options: readonly MarkedOption[],
  chosenLetter: string | null | undefined,
): boolean {
  return chosenLetter != null && correctLetterOf(options) === chosenLetter;
}

interface Marks {
  earned: number;
  possible: number;
}

/** The marks of a test, to be shown where a question has more than one or earned a half; undefined in any other test. */
export function marksToShow(questions: readonly Marks[]): Marks | undefined {
  const isShown = questions.some(({ earned, possible }) => possible > 1 || !Number.isInteger(earned));
  if (!isShown) return undefined;
  const sumOf = (of: keyof Marks) => questions.reduce((sum, question) => sum + question[of], 0);
  return { earned: sumOf('earned'), possible: sumOf('possible') };
}
