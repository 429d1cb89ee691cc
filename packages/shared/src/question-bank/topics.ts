/** The topic of questions without a topic of their own. */
export const generalTopicName = 'General';

/** A code with this ending, or the name, marks the General topic. */
const generalEnding = '_GENERAL';

export const isGeneralTopic = ({ name, code }: { name: string; code: string }): boolean =>
  code.toUpperCase().endsWith(generalEnding) || name.trim().toLowerCase() === generalTopicName.toLowerCase();

/** The longest code that a form accepts. */
export const maxCodeLength = 80;
/** Letters, digits and underscores, in any language. */
export const codePattern = /^[\p{L}\p{N}_]*$/u;
/** The characters of a name that a generated code begins with. */
const nameLength = 40;

/**
 * A code for a topic or subject: its parent's code and the letters and digits of its name, numbered if in use. Both
 * are cut, so that a form accepts the code when the topic or subject is edited.
 */
export function generateCode(codeAbove: string, name: string, taken: ReadonlySet<string>): string {
  const word = name
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toUpperCase()
    .slice(0, nameLength)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|(?<!_)_+$/gu, '');
  for (let number = 1; ; number++) {
    const ending = `_${word || 'TOPIC'}${number === 1 ? '' : `_${number}`}`;
    const code = codeAbove.slice(0, maxCodeLength - ending.length) + ending;
    if (!taken.has(code)) return code;
  }
}
