import type { Database, Sql } from '@markwell/database/connect';
import type { SecondFactorPolicy } from '@markwell/shared/accounts/second-factor.vocabulary';
import type { Logger } from './http/logging.ts';
import type { RateLimits } from './http/security/rate-limits.ts';
import type { Clock } from './platform/clock.ts';
import type { Retention } from './platform/config/retention.ts';
import type { EmailSender } from './platform/email-sending/send-email.ts';
import type { GoogleSettings, GoogleSignIn } from './platform/google/google.ts';
import type { Images } from './platform/images/images.ts';
import type { Enqueue } from './platform/jobs/enqueue.repository.ts';
import type { FailedJobs } from './platform/jobs/retry-or-remove.repository.ts';
import type { ErasedPerson, Mail } from './platform/mail/mail.ts';
import type { LanguageModel } from './platform/openai/language-model.ts';
import type { OpenAiSettings } from './platform/openai/openai-model.ts';
import type { RandomInt } from './platform/random.ts';
import type { ReadInProcess } from './platform/reading/reader-processes.ts';
import type { MediaUrls } from './platform/storage/media-urls.ts';
import type { Storage, StorageSettings } from './platform/storage/storage.ts';

/** The settings that the application needs. */
export interface AppSettings {
  isProduction: boolean;
  apiUrl: string;
  webUrl: string;
  jwtSecret: string;
  dataDir: string;
  storage: StorageSettings;
  /** The most pupils' requests that run at the same time. */
  maxConcurrentCalls: number;
  /** How long lists of subjects are kept in the memory of the process, in seconds; 0 keeps none. */
  curriculumCacheSeconds: number;
  /** The most tests that a user may have open. */
  maxOpenTests: number;
  /** How much a user may create in a quarter of an hour. */
  maxStarts: number;
  /** Guards the metrics; undefined when there are none. */
  metricsToken?: string | undefined;
  trustProxy: boolean | number | string;
  /** A worker serves only what monitoring asks for. */
  role: 'web' | 'worker' | 'both';
  /** The folder of the built web application, if this process serves it. */
  webDist: string | undefined;
  /** Undefined when sign-in with Google is not set up. */
  google: GoogleSettings | undefined;
  /** Whose roles must have an authenticator app. */
  secondFactorPolicy: SecondFactorPolicy;
  /** Whom to ask for premium: an e-mail address, or a page's address. */
  premiumContact?: string | undefined;
  /** Who is responsible for the data, for the privacy notice. */
  operator: { name: string | undefined; contact: string | undefined; processors: readonly string[] };
  retention: Retention;
  /** Whether a mail server sends e-mails; otherwise they are saved in a folder. */
  hasMailServer: boolean;
  /** Undefined when there is no language model. */
  openai: OpenAiSettings | undefined;
}

/** What every handler and job receives: the database and the outside world, which tests replace. */
export interface Context {
  db: Database;
  clock: Clock;
  randomInt: RandomInt;
  settings: AppSettings;
  logger: Logger;
  limits: RateLimits;
  mail: Mail;
  emailSender: EmailSender;
  /** Removes saved e-mails to or about a person; does nothing when a mail server sends them. */
  removeEmails: (person: ErasedPerson) => Promise<void>;
  enqueue: Enqueue;
  failedJobs: FailedJobs;
  storage: Storage;
  images: Images;
  mediaUrls: MediaUrls;
  /** Has stored files removed once the transaction, which removed their rows, is committed; not before `afterSeconds`. */
  removeFiles: (transaction: Sql, storageKeys: readonly string[], afterSeconds?: number) => Promise<void>;
  readInProcess: ReadInProcess;
  /** Closes a pupil's overdue tests before what follows from them is read. */
  closeOverdueTestsOf: (userId: string) => Promise<void>;
  model: LanguageModel;
  /** Undefined when sign-in with Google is not set up. */
  google: GoogleSignIn | undefined;
}
