/**
 * Formats 1247 as '1,247' and rounds to whole numbers. Without Intl, whose first formatter takes a phone a tenth of a
 * second.
 */
export const formatNumber = (value: number): string =>
  String(Math.round(value)).replaceAll(/\B(?=(?:\d{3}){1,7}$)/gu, ',');
