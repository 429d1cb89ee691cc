import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';

export const health = endpoint('GET /health', 'public', {
  summary: 'Replies as long as the process runs',
  response: z.object({ status: z.literal('ok') }),
});

export const ready = endpoint('GET /ready', 'public', {
  summary: 'The database is reachable and its migrations are current; 503 otherwise',
  response: z.object({ status: z.literal('ready') }),
});
