/** The words of an option, or null unless they are from the two brackets, in that order. */
export function taken(option: string, text: string): [string, string] | null {
  const [, first = '', second = ''] = /\((.*?)\) \((.*?)\)/.exec(text) ?? [];
  const [left = '', right = ''] = option.split(' and ');
  return first.split(', ').includes(left) && second.split(', ').includes(right) ? [left, right] : null;
}
