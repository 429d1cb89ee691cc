import { isIP } from 'node:net';
import * as path from 'node:path';
import { googleReturnPath } from '@markwell/shared/accounts/google.contract';
import { z } from 'zod';
import {
  secondFactorPolicies,
  type SecondFactorPolicy,
} from '@markwell/shared/accounts/second-factor.vocabulary';
import type { GoogleSettings } from '../google/google.ts';
import { findStorageContradictions, storageFields, storageSettingsOf } from './storage-settings.ts';

const port = z.coerce.number('must be a port number').int('must be a port number').min(0).max(65_535);
const address = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
});
const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address that starts with postgresql://',
});
const secretLength = 32;
/** What is the same in every installation; load tests have other limits. */
const fixed = {
  /** Database connections of one process. */
  databasePool: 10,
  /** Calls of pupils that one process handles at a time; others are queued. */
  maxConcurrentCalls: 12,
  /** Connections of one process at the same time; any other is refused. */
  maxConnections: 10_000,
  /** How long a process keeps lists of subjects, which most pages need. */
  curriculumCacheSeconds: 2,
  /** Tests that a user may have open at the same time. */
  maxOpenTests: 20,
  /** Tests, quizzes, challenges and reports that a user may create in a quarter of an hour, in one process. */
  maxStarts: 60,
};
const googleTimeoutMs = 5_000;
/** One answer of the language model; a model on the operator's own machine is slow. */
const openaiTimeoutSeconds = 180;
const notificationMonths = 12;

/** Express's `trust proxy` setting: the number of proxies, `true`, `false`, or the proxies' addresses. */
const trustProxy = z
  .string()
  .trim()
  .refine((value) => /^(true|false|\d+)$/.test(value) || value.split(',').every(isProxyAddress), {
    error: 'must be a number of proxies, true, false, or addresses such as 10.0.0.0/8, 192.0.2.7',
  })
  .transform((value): boolean | number | string => {
    if (value === 'true' || value === 'false') return value === 'true';
    return /^\d+$/.test(value) ? Number(value) : value;
  });

function isProxyAddress(listed: string): boolean {
  const [address = '', bits] = listed.trim().split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(listed.trim())) return true;
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return maxBits > 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= maxBits));
}

/** What a process does: serve, process jobs, or both. */
const roles = ['web', 'worker', 'both'] as const;

const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  DATA_DIR: z.string().default('.data'),
  ...storageFields,
  ROLE: z.enum(roles).default('both'),
  PORT: port.default(4000),
  WEB_URL: address.optional(),
  API_URL: address.optional(),
  TRUST_PROXY: trustProxy.default(false),
  JWT_SECRET: z.string().min(secretLength, `must have at least ${secretLength} characters`),
  REQUIRE_SECOND_FACTOR: z.enum(secondFactorPolicies).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: address.default('https://api.openai.com/v1'),
  OPENAI_MODEL: z.string().default('gpt-4o-mini'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address that starts with smtp:// or smtps://' })
    .optional(),
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_CONTACT: z
    .union([address, z.email()], { error: 'must be an e-mail address or start with http:// or https://' })
    .optional(),
  OPERATOR_PROCESSORS: z
    .string()
    .transform((list) => list.split(';').map((each) => each.trim()))
    .pipe(z.array(z.string().min(1, 'must be names with tasks, separated by one semicolon')))
    .default([]),
  /** How long data are kept (docs/privacy.md). */
  RETENTION_MONTHS: z.coerce.number('must be a number of months').int().min(1).max(120).default(24),
  PREMIUM_CONTACT: z
    .union([address, z.email()], { error: 'must be an e-mail address or start with http:// or https://' })
    .optional(),
  MAIL_FROM: z.string().default('Markwell <no-reply@localhost>'),
});

type SettingName = keyof z.infer<typeof settings>;
export const settingNames = Object.keys(settings.shape) as SettingName[];

/** The settings under their names in the code. Addresses have no slash at the end, folders are absolute. */
export type Environment = ReturnType<typeof readEnvironment>;

/** Invalid settings: one line for each, with its name and the reason. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Reads the settings; an empty one counts as not set. Throws EnvironmentError when one is missing or invalid.
 */
export function readEnvironment(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const result = settings.safeParse(given);
  const problems = result.success
    ? findContradictions(result.data)
    : result.error.issues.map(describeIssue(given));
  if (!result.success || problems.length > 0) throw new EnvironmentError(problems.join('\n'));
  const values = result.data;
  const apiUrl = values.API_URL ?? `http://localhost:${values.PORT}`;
  return {
    mode: values.NODE_ENV,
    logLevel: values.LOG_LEVEL,
    databaseUrl: values.DATABASE_URL,
    /** PostgreSQL's own address, for migrations, locks, backups and restores; databaseUrl may be a pooler's. */
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    ...fixed,
    /** Guards the metrics; undefined when there are none. */
    metricsToken: values.METRICS_TOKEN,
    dataDir: path.resolve(values.DATA_DIR),
    storage: storageSettingsOf(values, path.resolve(values.DATA_DIR)),
    role: values.ROLE,
    port: values.PORT,
    /** The address at which browsers and mail programs reach the API. */
    apiUrl: withoutSlash(apiUrlForBrowsers(values)),
    webUrl: withoutSlash(values.WEB_URL ?? defaultWebUrl(values, apiUrl)),
    trustProxy: values.TRUST_PROXY,
    jwtSecret: values.JWT_SECRET,
    /** Whose roles must have an authenticator app. */
    secondFactorPolicy: values.REQUIRE_SECOND_FACTOR ?? usualSecondFactorPolicy(values),
    google: googleSettingsOf(values),
    openai: openaiSettingsOf(values),
    /** Whom to ask for premium: an e-mail address or a page. */
    premiumContact: values.PREMIUM_CONTACT,
    /** Who is responsible for the data, for the privacy notice. */
    operator: {
      name: values.OPERATOR_NAME,
      contact: values.OPERATOR_CONTACT,
      processors: values.OPERATOR_PROCESSORS,
    },
    retention: {
      inactiveAccountMonths: values.RETENTION_MONTHS,
      answerDetailMonths: values.RETENTION_MONTHS,
      auditLogMonths: values.RETENTION_MONTHS,
      notificationMonths: Math.min(notificationMonths, values.RETENTION_MONTHS),
    },
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
  };
}

type Settings = z.infer<typeof settings>;

const describeIssue =
  (given: Record<string, unknown>) =>
  ({ path: [name = ''], message }: z.core.$ZodIssue): string =>
    `${String(name)} ${String(name) in given ? message : 'is not set'}`;

function findContradictions(values: Settings): string[] {
  const contradictions = findStorageContradictions(values);
  if ((values.GOOGLE_CLIENT_ID === undefined) !== (values.GOOGLE_CLIENT_SECRET === undefined))
    contradictions.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must both be set, or neither');
  return contradictions;
}

const usualSecondFactorPolicy = ({ NODE_ENV }: Settings): SecondFactorPolicy =>
  NODE_ENV === 'production' ? 'super-admins' : 'nobody';

/** In production the API serves the web application itself; in development Vite does. */
function defaultWebUrl(values: Settings, apiUrl: string): string {
  return values.NODE_ENV === 'production' ? apiUrl : 'http://localhost:5173';
}

/**
 * The address at which browsers reach the API: its own if set, in production otherwise the web application's.
 */
function apiUrlForBrowsers({ API_URL, WEB_URL, NODE_ENV, PORT }: Settings): string {
  return API_URL ?? (NODE_ENV === 'production' ? WEB_URL : undefined) ?? `http://localhost:${PORT}`;
}

function googleSettingsOf(values: Settings): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return {
    clientId,
    clientSecret,
    callbackUrl: `${withoutSlash(apiUrlForBrowsers(values))}/api${googleReturnPath}`,
    timeoutMs: googleTimeoutMs,
  };
}

function openaiSettingsOf(values: Settings) {
  const { OPENAI_API_KEY: apiKey, OPENAI_MODEL: model } = values;
  if (apiKey === undefined) return undefined;
  return {
    apiKey,
    baseUrl: withoutSlash(values.OPENAI_BASE_URL),
    model,
    timeoutSeconds: openaiTimeoutSeconds,
  };
}

function withoutSlash(url: string): string {
  return url.replace(/(?<!\/)\/+$/u, '');
}
