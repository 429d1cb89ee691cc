import { demoPassword } from '@markwell/shared/accounts/demo-accounts.vocabulary';
import type { Environment } from './env.ts';

type CheckedSettings = Pick<
  Environment,
  | 'mode'
  | 'databaseUrl'
  | 'apiUrl'
  | 'webUrl'
  | 'trustProxy'
  | 'jwtSecret'
  | 'mail'
  | 'metricsToken'
  | 'secondFactorPolicy'
>;

/** Passwords from examples, which everyone knows. */
const knownPasswords = new Set(['markwell', 'postgres', 'password', 'admin', 'secret', demoPassword]);
/** A random secret of 32 characters has at least this many different ones. */
const minDifferentCharacters = 10;
const guessable = /secret|password|changeme|change-me|example|markwell|12345/i;
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/;

/**
 * The settings that work but are dangerous: a sentence for each, with the setting's name and what to do. None
 * contains the value of a secret. Outside production only a trusted proxy counts, because the others are
 * the defaults there.
 */
export function findDangerousSettings(settings: CheckedSettings): string[] {
  const everywhere = settings.trustProxy === true ? [trustsEveryone] : [];
  return settings.mode === 'production' ? [...everywhere, ...dangersOfProduction(settings)] : everywhere;
}

const trustsEveryone =
  'TRUST_PROXY is true: everyone can choose the address that rate limits count. Set the number of proxies or their addresses';

function dangersOfProduction(settings: CheckedSettings): string[] {
  const { jwtSecret, webUrl, apiUrl, databaseUrl, mail, metricsToken, secondFactorPolicy } = settings;
  const dangers: string[] = [];
  if (isWeakSecret(jwtSecret))
    dangers.push(
      'JWT_SECRET can be guessed: set at least 32 random characters, for example from `openssl rand -hex 32`',
    );
  if (metricsToken !== undefined && isWeakSecret(metricsToken))
    dangers.push('METRICS_TOKEN can be guessed: set random characters');
  for (const [name, url] of [
    ['WEB_URL', webUrl],
    ['API_URL', apiUrl],
  ] as const) {
    const { protocol, hostname } = new URL(url);
    if (loopback.test(hostname))
      dangers.push(
        `${name} is an address of this machine (${hostname}): links in e-mails work for nobody else`,
      );
    else if (protocol === 'http:')
      dangers.push(`${name} starts with http://: passwords and sessions travel in clear text. Use https://`);
  }
  if (knownPasswords.has(passwordOf(databaseUrl)))
    dangers.push('DATABASE_URL has a password from an example: set another one');
  if (mail.smtpUrl === undefined)
    dangers.push('SMTP_URL is not set: e-mails are written to DATA_DIR/mail and not sent');
  else if (mail.from.includes('@localhost'))
    dangers.push('MAIL_FROM is not set: mail servers refuse e-mails from localhost');
  if (secondFactorPolicy === 'nobody')
    dangers.push('REQUIRE_SECOND_FACTOR is nobody: a password is enough for super-administrators');
  return dangers;
}

function isWeakSecret(secret: string): boolean {
  return new Set(secret).size < minDifferentCharacters || guessable.test(secret);
}

function passwordOf(databaseUrl: string): string {
  return decodeURIComponent(new URL(databaseUrl).password);
}
