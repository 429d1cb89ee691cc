/** Questions per minute; 0 when no time passed. */
export function questionsPerMinute(questions: number, seconds: number): number {
  return seconds <= 0 ? 0 : questions / (seconds / 60);
}

interface TimeOfAnswers {
  secondsTaken: number;
  secondsAllowed: number;
}

/** The pace in percent of the pace that the test allows (questions ÷ duration), at most 100. Times in seconds. */
export function pacePercent(questions: number, secondsTaken: number, secondsAllowed: number): number {
  if (secondsTaken <= 0 || questions === 0) return 0;
  return Math.min(100, Math.round((secondsAllowed / secondsTaken) * 100));
}

/**
 * How full the speed bar of a result is, in percent: the pace of the answers, at most 100, times the share of them that is
 * correct. Guessing quickly therefore does not fill it. Times in seconds; `secondsAllowed` is for the answered questions.
 */
export function speedPercent(answers: { answered: number; correct: number }, time: TimeOfAnswers): number {
  const { answered, correct } = answers;
  if (answered === 0) return 0;
  return Math.round((pacePercent(answered, time.secondsTaken, time.secondsAllowed) * correct) / answered);
}
