/** Questions per minute; 0 when no time passed. */
export function questionsPerMinute(questions: number, seconds: number): number {
  return seconds <= 0 ? 0 : questions / (seconds / 60);
}

/** The pace in percent of the pace that the test allows (questions ÷ duration), at most 100. Times in seconds. */
export function pacePercent(questions: number, secondsTaken: number, secondsAllowed: number): number {
  if (secondsTaken <= 0 || questions === 0) return 0;
  return Math.min(100, Math.round((secondsAllowed / secondsTaken) * 100));
}
