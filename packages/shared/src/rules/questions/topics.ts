/** The topic of questions without a topic of their own (spec 3 §2.3). */
export const generalTopicName = 'General';

/** A code with this ending, or the name, marks the General topic (spec 3 §3). */
const generalEnding = '_GENERAL';

export const isGeneralTopic = ({ name, code }: { name: string; code: string }): boolean =>
  code.toUpperCase().endsWith(generalEnding) || name.trim().toLowerCase() === generalTopicName.toLowerCase();

/** A code for a topic or subject: its parent's code and the letters and digits of its name, numbered if in use. */
export function generateCode(codeAbove: string, name: string, taken: ReadonlySet<string>): string {
  const word = name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/gu, '')
    .toUpperCase();
  const stem = `${codeAbove}_${word || 'TOPIC'}`;
  for (let number = 1; ; number++) {
    const code = number === 1 ? stem : `${stem}_${number}`;
    if (!taken.has(code)) return code;
  }
}
