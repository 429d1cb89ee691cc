import type { ItemStatisticsDto } from '@markwell/shared/question-editing/question-statistics.contract';
import type { Suspicion } from '@markwell/shared/question-editing/item-statistics.vocabulary';
import { formatNumber } from '#lib/format.ts';

/** 0.4567 as '46%'. */
export const percentText = (share: number): string => `${String(Math.round(share * 100))}%`;

/** '39% to 53%': the interval of a facility. */
export const intervalText = ({ low, high }: NonNullable<ItemStatisticsDto['facility']>): string =>
  `${percentText(low)} to ${percentText(high)}`;

/** '46% (39% to 53%)': facility with its interval. */
export const facilityText = (facility: ItemStatisticsDto['facility']): string =>
  facility === null ? 'No answers yet' : `${percentText(facility.share)} (${intervalText(facility)})`;

/** Two decimals with a minus sign: '−0.12'. */
export function discriminationText(discrimination: number | null): string {
  if (discrimination === null) return 'Too few answers';
  const rounded = Math.abs(discrimination).toFixed(2);
  return discrimination < 0 && rounded !== '0.00' ? `−${rounded}` : rounded;
}

/** '42 seconds', '2 min 5 s'. */
export function medianTimeText(seconds: number | null): string {
  if (seconds === null) return 'Not known';
  const whole = Math.round(seconds);
  if (whole < 100) return whole === 1 ? '1 second' : `${String(whole)} seconds`;
  return `${formatNumber(Math.floor(whole / 60))} min ${String(whole % 60)} s`;
}

/** What to check for each reason. */
export const adviceFor: Record<Suspicion, string> = {
  'negative-discrimination': 'Strong pupils get it wrong more often than weak ones. Check the answer key.',
  'distractor-beats-key': 'Check whether the preferred option is correct too, or the key is wrong.',
  'unused-distractor': 'An option that fools nobody. Replace it.',
  'very-hard': 'Check the answer key and the wording, or raise the difficulty.',
  'very-easy': 'Nearly everyone is right. Lower the difficulty, or replace it.',
};
