import { containsMathematics } from '@markwell/shared/mathematics/mathematics';
import { plainText } from '@markwell/shared/mathematics/plain-mathematics';
import type { DisplayedOption } from './displayed-option.ts';

/** The accessible name of an option with formulas, whose characters alone say too little. */
export function optionLabel(option: DisplayedOption, sign: string, mark = ''): string | undefined {
  if (option.contentType === 'IMAGE' || !containsMathematics(option.contentValue)) return undefined;
  return [sign, plainText(option.contentValue), mark].filter(Boolean).join(' ');
}
