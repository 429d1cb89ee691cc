import { shadedPercent } from './decimals-and-percentages/shaded-percentage.ts';
import { conversions } from './decimals-and-percentages/conversions.ts';
import { sales } from './decimals-and-percentages/sale-prices.ts';
import { percentOf } from './decimals-and-percentages/percentage-of-an-amount.ts';
import { decimalSums } from './decimals-and-percentages/decimal-sums.ts';
import type { TopicFamilies } from '../family.ts';

export const decimalsAndPercentages: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
  topicCode: 'DECIMALS_AND_PERCENTAGES',
  families: [decimalSums, percentOf, sales, conversions, shadedPercent],
};
