import { hasMathematics } from '@markwell/shared/rules/mathematics';
import { plainText } from '@markwell/shared/rules/plain-mathematics';
import type { ShownOption } from './question.ts';

/**
 * The name of a control that offers an option, where its content would make a bad one: the characters of a formula in
 * a row say nothing of fractions and powers.
 */
export function optionName(option: ShownOption, sign: string, mark = ''): string | undefined {
  if (option.contentType === 'IMAGE' || !hasMathematics(option.contentValue)) return undefined;
  return [sign, plainText(option.contentValue), mark].filter(Boolean).join(' ');
}
