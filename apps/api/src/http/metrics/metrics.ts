import { createHash, timingSafeEqual } from 'node:crypto';
import { login } from '@markwell/shared/accounts/auth.contract';
import type { Request, Response, Express } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { notFound, unauthenticated } from '#platform/domain-error.ts';
import type { JobCounts } from '#platform/jobs/count-jobs.repository.ts';
import type { BoundJob } from '#platform/jobs/periodic-jobs.ts';
import type { AdmissionQueue } from '../requests/admission-queue.ts';
import { durationOf } from '../requests/request-id.ts';
import { sendText } from '../send-json.ts';

/** Seconds. */
const latencyBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const jobBuckets = [0.01, 0.1, 1, 10, 60, 300];

interface Metrics {
  /** Counts a reply, under its route's pattern. */
  observeReply: (request: Request, response: Response) => void;
  /** The job, measured. */
  observeJob: (job: BoundJob) => BoundJob;
  /** All metrics in Prometheus' text format. */
  text: () => Promise<string>;
  contentType: string;
}

interface Sources {
  /** Connections to the database, and the statements that wait for one. */
  poolStatus: () => { total: number; idle: number; waiting: number };
  admission: Pick<AdmissionQueue, 'status'>;
  countJobs: () => Promise<JobCounts>;
}

/** Metrics of this process. No label contains an id, an address or anything else that a caller chose. */
export function createMetrics({ poolStatus, admission, countJobs }: Sources): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });

  const durations = new Histogram({
    name: 'markwell_http_request_duration_seconds',
    help: 'Seconds from a request to its reply, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: latencyBuckets,
    registers,
  });
  const signIns = new Counter({
    name: 'markwell_sign_ins_total',
    help: 'Sign-ins with a password, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const uploads = new Counter({
    name: 'markwell_uploads_total',
    help: 'Requests with files, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const uploadedBytes = new Counter({
    name: 'markwell_uploaded_bytes_total',
    help: 'Bytes of accepted requests with files',
    registers,
  });
  const jobDurations = new Histogram({
    name: 'markwell_job_duration_seconds',
    help: 'Seconds of a run of a job, by job and outcome',
    labelNames: ['job', 'outcome'],
    buckets: jobBuckets,
    registers,
  });
  gauge('markwell_database_connections', 'Open database connections, by state', 'state', () => {
    const { total, idle } = poolStatus();
    return { busy: total - idle, idle };
  });
  gauge('markwell_database_waiting', 'Statements that wait for a database connection', undefined, () => ({
    all: poolStatus().waiting,
  }));
  gauge('markwell_pupils_requests', "Pupils' requests, by state", 'state', () => admission.status());
  // While the database cannot be reached, the other metrics are still there.
  gauge('markwell_jobs', 'Stored jobs of all processes, by state', 'state', () =>
    countJobs().catch(() => ({})),
  );

  /** A gauge whose values are read when Prometheus asks. */
  function gauge(
    name: string,
    help: string,
    label: string | undefined,
    read: () => object | Promise<object>,
  ): void {
    const created: Gauge = new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers,
      async collect() {
        for (const [value, number] of Object.entries<number>({ ...(await read()) })) {
          if (label === undefined) created.set(number);
          else created.set({ [label]: value }, number);
        }
      },
    });
  }

  return {
    observeReply(request, response) {
      const route = patternOf(request);
      const { statusCode } = response;
      const labels = { method: request.method, route, status: String(statusCode) };
      durations.observe(labels, durationOf(response) / 1_000);
      if (route === `/api${login.path}`) signIns.inc({ outcome: outcomeOf(statusCode) });
      if (request.headers['content-type']?.startsWith('multipart/')) {
        uploads.inc({ outcome: outcomeOf(statusCode) });
        if (statusCode < 400) uploadedBytes.inc(Number(request.headers['content-length'] ?? 0));
      }
    },

    observeJob: (job) => ({
      ...job,
      async run() {
        const end = jobDurations.startTimer({ job: job.name });
        try {
          const result = await job.run();
          end({ outcome: 'done' });
          return result;
        } catch (error) {
          end({ outcome: 'failed' });
          throw error;
        }
      },
    }),

    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** The path with the names of its parameters, for example /api/tests/:testId. Unknown paths are one route. */
function patternOf({ route }: Request): string {
  const path = (route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' ? path : 'unknown';
}

function outcomeOf(status: number): 'accepted' | 'refused' | 'limited' | 'failed' {
  if (status < 400) return 'accepted';
  if (status === 429) return 'limited';
  return status < 500 ? 'refused' : 'failed';
}

/** A length that reveals nothing about the token. */
const digestOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * GET /metrics, for Prometheus, with `Authorization: Bearer <token>`. Without a token in the settings there is
 * nothing at this path.
 */
export function serveMetrics(app: Express, metrics: Metrics | undefined, token: string | undefined): void {
  app.get('/metrics', async (request, response) => {
    if (!metrics || token === undefined) throw notFound('There is nothing at GET /metrics');
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!timingSafeEqual(digestOf(given), digestOf(token)))
      throw unauthenticated('Please send the token of METRICS_TOKEN');
    response.setHeader('Cache-Control', 'no-store');
    await sendText(request, response, 200, metrics.contentType, await metrics.text());
  });
}
