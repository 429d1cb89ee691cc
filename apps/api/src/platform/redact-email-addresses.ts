/**
 * An e-mail address, in any alphabet. Errors quote them: a mail server names the recipient that it refuses,
 * PostgreSQL the value that is already there. A version such as pg@8.23.1 has no name at its end. The
 * lengths are those that an address may have; without them, a long text would take quadratic time.
 */
const emailAddress =
  /[^\s"'`<>()[\]{},;:=\\/@]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,20}\p{L}[\p{L}\p{N}-]{1,62}/gu;

/** Replaces e-mail addresses, which neither the log nor a failed job may contain. */
export function redactEmailAddresses(text: string): string {
  return text.includes('@') ? text.replace(emailAddress, '[e-mail address]') : text;
}
