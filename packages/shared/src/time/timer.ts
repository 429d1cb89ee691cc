export type TimerLevel = 'normal' | 'caution' | 'warning' | 'critical';

/** Seconds left, by level. */
export const timerThresholds = { caution: 600, warning: 300, critical: 60 } as const;

export function timerLevelOf(secondsLeft: number): TimerLevel {
  if (secondsLeft <= timerThresholds.critical) return 'critical';
  if (secondsLeft <= timerThresholds.warning) return 'warning';
  if (secondsLeft <= timerThresholds.caution) return 'caution';
  return 'normal';
}

export const timerMessages: Partial<Record<TimerLevel, string>> = {
  warning: '5 minutes remaining',
  critical: 'Less than 1 minute remaining!',
};

/** Whole seconds until the deadline, never negative. All in milliseconds since the epoch. */
export function secondsUntil(deadlineMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((deadlineMs - nowMs) / 1000));
}

/** The time left: m:ss, and whole hours or days of work that has hours to go: '9 hours', '6 days'. */
export function timeLeftText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  if (hours < 8) return minutesAndSeconds(seconds);
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
}

/** Seconds as m:ss. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
