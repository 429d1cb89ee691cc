/** Questions per minute; 0 when no time passed. */
export function questionsPerMinute(questions: number, seconds: number): number {
  return seconds <= 0 ? 0 : questions / (seconds / 60);
}

/** The pace as percent of the test's own (questions ÷ duration), capped at 100. Seconds throughout. */
export function pacePercent(questions: number, secondsTaken: number, secondsAllowed: number): number {
  if (secondsTaken <= 0 || questions === 0) return 0;
  return Math.min(100, Math.round((secondsAllowed / secondsTaken) * 100));
}
