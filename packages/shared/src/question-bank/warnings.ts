/** An option as warnings name it: its text, or a picture's description. */
interface NamedOption {
  contentType: 'TEXT' | 'IMAGE';
  contentValue: string;
  alternativeText?: string | null | undefined;
}

const lead = ' Careful: ';
const middle = ' comes from ';

/** How a warning names a picture: `A small star.` is `the option with a small star`. */
export const nameOfPicture = (description: string): string =>
  `the option with ${description.replace(/^./u, (first) => first.toLowerCase()).replace(/\.$/, '')}`;

/** Ends an explanation: which mistake leads to a wrong option. */
export const warningAbout = (option: string, cause: string): string =>
  `${lead}${option}${middle}${cause.replace(/\.$/, '')}.`;

const nameOf = ({ contentType, contentValue, alternativeText }: NamedOption): string =>
  contentType === 'TEXT' ? contentValue : nameOfPicture(alternativeText ?? '');

/**
 * An explanation as the pupil reads it who chose an option, or none: of the warnings at its end, only the one about the
 * chosen option stays.
 */
export function explanationFor(
  explanation: string,
  options: readonly NamedOption[],
  chosen: NamedOption | undefined,
): string {
  const others = options.filter((option) => option !== chosen).map(nameOf);
  const [worked = '', ...parts] = explanation.split(lead);
  const kept = parts.filter((part) => !others.some((name) => part.startsWith(`${name}${middle}`)));
  return [worked, ...kept].join(lead);
}
