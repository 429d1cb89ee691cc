import { createHash, timingSafeEqual } from 'node:crypto';
import type { Express } from 'express';
import { notFound, unauthenticated } from '../../domain/domain-error.ts';
import { sendText } from '../send-json.ts';
import type { Metrics } from './metrics.ts';

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
