/**
 * An e-mail address, in any alphabet. Errors quote them: a mail server names the recipient that it refuses,
 * PostgreSQL the value that is already there. A version such as pg@8.23.1 has no name at its end.
 */
const emailAddress = /[^\s"'`<>()[\]{},;:=\\/@]+@(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+/gu;

/** Replaces e-mail addresses, which neither the log nor a failed job may contain. */
export function redactEmailAddresses(text: string): string {
  return text.includes('@') ? text.replace(emailAddress, '[e-mail address]') : text;
}
