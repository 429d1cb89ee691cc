import { productName } from '@markwell/shared/contract/product';
import { Secret, TOTP } from 'otpauth';

const period = 30;
/** Codes of the step before and after are accepted too, because clocks differ. */
const tolerance = 1;
const secretBytes = 20;

/** RFC 6238 with what every authenticator app supports: SHA-1, six digits, thirty seconds. */
const totpOf = (secret: string, account = '') =>
  new TOTP({
    issuer: productName,
    label: account,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  });

/** A new random secret in base 32. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

/** The address that authenticator apps read from a QR code. */
export const totpAddress = (secret: string, account: string): string => totpOf(secret, account).toString();

/** The 30-second step of a correct code, counted from 1970; undefined for a wrong one. */
export function stepOfCode(secret: string, code: string, at: Date): number | undefined {
  const timestamp = at.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: tolerance });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}
