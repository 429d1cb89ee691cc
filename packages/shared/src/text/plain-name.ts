/**
 * What shows nothing or changes the order of what stands beside it. The two joiners have a use in Arabic and Indian
 * scripts and in pictures of several parts.
 */
const invisible =
  /(?![\u200C\u200D])(?:[\p{Cf}\u115F\u1160\u2028\u2029\u2800\u3164\uFFA0]|\u034F|\u17B4|\u17B5)|(?<![\p{M}\p{Script=Arabic}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]/gu;
/** Signs that browsers and mail programs take for the full stop of a web address. */
const otherFullStops = /[\u2024\u3002\uFE52\uFF0E\uFF61]/gu;

const hasMatch = (name: string, pattern: RegExp) => name.search(pattern) >= 0;

/** What is wrong with a name that others read: of a person, a class, a school. Undefined if nothing is. */
export function problemOfName(name: string): string | undefined {
  if (/\p{Cc}/u.test(name)) return 'Please write the name on one line';
  if (hasMatch(name, invisible))
    return 'This name has characters that cannot be seen, perhaps from copying. Please type it.';
  if (hasMatch(name, otherFullStops)) return 'In a name, please use only . as a full stop';
  return undefined;
}

/** A name from elsewhere without what `problemOfName` refuses. */
export const plainName = (name: string): string =>
  name
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(invisible, '')
    .replaceAll(otherFullStops, '.')
    .trim();
