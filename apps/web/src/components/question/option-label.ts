import { containsMathematics } from '@markwell/shared/rules/mathematics';
import { plainText } from '@markwell/shared/rules/plain-mathematics';
import type { DisplayedOption } from './question.ts';

/**
 * The name of a control that offers an option, where its content would make a bad one: the characters of a formula in
 * a row say nothing of fractions and powers.
 */
export function optionLabel(option: DisplayedOption, sign: string, mark = ''): string | undefined {
  if (option.contentType === 'IMAGE' || !containsMathematics(option.contentValue)) return undefined;
  return [sign, plainText(option.contentValue), mark].filter(Boolean).join(' ');
}
