import type { RapidFireSessionDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import { rapidFireCountdownSeconds, rapidFireGoMs } from '@markwell/shared/rapid-fire/rapid-fire.vocabulary';

/** Milliseconds since the epoch by this device's clock, which may be wrong. */
interface SessionTimes {
  startsAt: number;
  deadline: number;
}

/** Converts the server's times to this device's clock. */
export function timesOf(
  session: Pick<RapidFireSessionDto, 'startedAt' | 'deadlineAt' | 'serverTime'>,
  receivedAt: number,
): SessionTimes {
  const ahead = receivedAt - Date.parse(session.serverTime);
  return {
    startsAt: Date.parse(session.startedAt) + ahead,
    deadline: Date.parse(session.deadlineAt) + ahead,
  };
}

/** The countdown's text this long before the start: 3, 2, 1, 'GO', then null. */
export function countdownText(millisecondsLeft: number): string | null {
  if (millisecondsLeft <= 0) return null;
  if (millisecondsLeft <= rapidFireGoMs) return 'GO';
  const seconds = Math.ceil((millisecondsLeft - rapidFireGoMs) / 1000);
  return String(Math.min(seconds, rapidFireCountdownSeconds));
}
