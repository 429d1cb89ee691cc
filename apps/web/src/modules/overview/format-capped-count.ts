import type { Capped } from '@markwell/shared/overview/overview.contract';
import { formatNumber } from '#lib/format.ts';

/** '1,247', or '10,000+' when there are more than were counted. */
export const formatCapped = ({ count, isCapped }: Capped): string =>
  `${formatNumber(count)}${isCapped ? '+' : ''}`;
