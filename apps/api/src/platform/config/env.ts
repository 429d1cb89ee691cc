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
/** Milliseconds to wait for a reply from Google. */
const googleTimeoutMs = 5_000;

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

/** How long data are kept (docs/privacy.md). */
const months = (usual: number) =>
  z.coerce.number('must be a number of months').int().min(1).max(120).default(usual);

/** What a process does: serve, process jobs, or both. */
const roles = ['web', 'worker', 'both'] as const;

const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(500).default(10),
  MAX_CONCURRENT_CALLS: z.coerce.number().int().min(1).max(1000).default(12),
  MAX_CONNECTIONS: z.coerce.number().int().min(10).max(1_000_000).default(10_000),
  CURRICULUM_CACHE_SECONDS: z.coerce.number().min(0).max(60).default(2),
  MAX_OPEN_TESTS: z.coerce.number().int().min(1).max(1_000_000).default(20),
  MAX_STARTS: z.coerce.number().int().min(1).max(1_000_000).default(60),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  DATA_DIR: z.string().default('.data'),
  ...storageFields,
  ROLE: z.enum(roles).default('both'),
  PORT: port.default(4000),
  WEB_PORT: port.default(5173),
  SEED: z.enum(['whole', 'small']).default('whole'), // tools/seed-demo-data.ts reads it
  WEB_URL: address.optional(),
  API_URL: address.optional(),
  WEB_DIST: z.string().optional(),
  TRUST_PROXY: trustProxy.default(false),
  JWT_SECRET: z.string().min(secretLength, `must have at least ${secretLength} characters`),
  REQUIRE_SECOND_FACTOR: z.enum(secondFactorPolicies).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_AUTHORIZATION_URL: address.optional(),
  GOOGLE_TOKEN_URL: address.optional(),
  GOOGLE_PROFILE_URL: address.optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: address.default('https://api.openai.com/v1'),
  OPENAI_MODEL: z.string().default('gpt-4o-mini'),
  OPENAI_TIMEOUT: z.coerce.number('must be a number of seconds').int().min(5).max(900).default(180),
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
  INACTIVE_ACCOUNT_MONTHS: months(24),
  ANSWER_DETAIL_MONTHS: months(24),
  AUDIT_LOG_MONTHS: months(24),
  NOTIFICATION_MONTHS: months(12),
  PREMIUM_CONTACT: z
    .union([address, z.email()], { error: 'must be an e-mail address or start with http:// or https://' })
    .optional(),
  MAIL_FROM: z.string().default('Markwell <no-reply@localhost>'),
});

export type SettingName = keyof z.infer<typeof settings>;
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
    databasePool: values.DATABASE_POOL,
    maxConcurrentCalls: values.MAX_CONCURRENT_CALLS,
    maxConnections: values.MAX_CONNECTIONS,
    curriculumCacheSeconds: values.CURRICULUM_CACHE_SECONDS,
    maxOpenTests: values.MAX_OPEN_TESTS,
    maxStarts: values.MAX_STARTS,
    /** Guards the metrics; undefined when there are none. */
    metricsToken: values.METRICS_TOKEN,
    dataDir: path.resolve(values.DATA_DIR),
    storage: storageSettingsOf(values, path.resolve(values.DATA_DIR)),
    role: values.ROLE,
    port: values.PORT,
    /** The address at which browsers and mail programs reach the API. */
    apiUrl: withoutSlash(apiUrlForBrowsers(values)),
    webUrl: withoutSlash(values.WEB_URL ?? defaultWebUrl(values, apiUrl)),
    /** The folder of the built web application, if this process serves it. */
    webDist: values.WEB_DIST === undefined ? undefined : path.resolve(values.WEB_DIST),
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
      inactiveAccountMonths: values.INACTIVE_ACCOUNT_MONTHS,
      answerDetailMonths: values.ANSWER_DETAIL_MONTHS,
      auditLogMonths: values.AUDIT_LOG_MONTHS,
      notificationMonths: values.NOTIFICATION_MONTHS,
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
  return values.NODE_ENV === 'production' ? apiUrl : `http://localhost:${values.WEB_PORT}`;
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
    authorizationUrl: values.GOOGLE_AUTHORIZATION_URL,
    tokenUrl: values.GOOGLE_TOKEN_URL,
    profileUrl: values.GOOGLE_PROFILE_URL,
    callbackUrl: `${withoutSlash(apiUrlForBrowsers(values))}/api${googleReturnPath}`,
    timeoutMs: googleTimeoutMs,
  };
}

function openaiSettingsOf(values: Settings) {
  const { OPENAI_API_KEY: apiKey, OPENAI_MODEL: model, OPENAI_TIMEOUT: timeoutSeconds } = values;
  if (apiKey === undefined) return undefined;
  return { apiKey, baseUrl: withoutSlash(values.OPENAI_BASE_URL), model, timeoutSeconds };
}

function withoutSlash(url: string): string {
  return url.replace(/(?<!\/)\/+$/u, '');
}
