/** Where questions go whose topic nobody named (spec 3 §2.3). */
export const generalTopicName = 'General';

/** Spec 3 §3: a code that ends so, or the name, marks the General topic. */
const generalEnding = '_GENERAL';

export const isGeneralTopic = ({ name, code }: { name: string; code: string }): boolean =>
  code.toUpperCase().endsWith(generalEnding) || name.trim().toLowerCase() === generalTopicName.toLowerCase();

/** A code for a topic or subject that was given none: the code above it and the name's letters and digits, numbered when taken. */
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
