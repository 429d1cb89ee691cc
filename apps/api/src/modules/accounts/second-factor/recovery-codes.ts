import { randomInt } from 'node:crypto';

const count = 10;
const groupLength = 4;
const groups = 4;
/** Without characters that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const newGroup = () =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** The first group finds the stored code; the other three (60 bits) are hashed like a password. */
interface RecoveryCodeParts {
  prefix: string;
  rest: string;
}

/** Ten codes like ABCD-EFGH-JKLM-NPQR, each with another first group. */
export function newRecoveryCodes(): string[] {
  const codes = new Map<string, string>();
  while (codes.size < count) {
    const prefix = newGroup();
    codes.set(
      prefix,
      Array.from({ length: groups }, (_, index) => (index === 0 ? prefix : newGroup())).join('-'),
    );
  }
  return [...codes.values()];
}

/** The parts of a typed recovery code, in capitals without hyphens; undefined when it cannot be one. */
export function partsOfRecoveryCode(code: string): RecoveryCodeParts | undefined {
  const plain = code.replaceAll('-', '');
  if (plain.length !== groups * groupLength) return undefined;
  return { prefix: plain.slice(0, groupLength), rest: plain.slice(groupLength) };
}
