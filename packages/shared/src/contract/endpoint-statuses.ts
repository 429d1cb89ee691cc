import type { AnyEndpoint } from './endpoint.ts';
import { statusOf } from './errors.ts';

/** Any request may find too many requests, a mistake of ours, a full queue, an unreachable database or a full disk. */
const ofEveryEndpoint = [
  200,
  statusOf.TOO_MANY_REQUESTS,
  statusOf.INTERNAL,
  statusOf.BUSY,
  statusOf.UNAVAILABLE,
  statusOf.STORAGE_FULL,
];

/** The statuses that follow from the rest of an endpoint's declaration, so `statuses` does not list them. */
export function derivedStatusesOf(endpoint: Omit<AnyEndpoint, 'statuses'>): ReadonlySet<number> {
  const { access, params, query, body, files, creates, acceptsMissing, servesSetUp } = endpoint;
  const statuses = new Set<number>(ofEveryEndpoint);
  if (access !== 'public') statuses.add(statusOf.UNAUTHENTICATED);
  // Another role, or staff who have to set up an authenticator app first.
  const isOpen = access === 'public' || (access === 'signed-in' && servesSetUp);
  if (!isOpen) statuses.add(statusOf.FORBIDDEN);
  if (params && !acceptsMissing) statuses.add(statusOf.NOT_FOUND);
  if (params ?? query ?? body ?? files) statuses.add(statusOf.BAD_REQUEST);
  if (body ?? files) statuses.add(statusOf.TOO_LARGE).add(statusOf.UNSUPPORTED_TYPE);
  // A malformed idempotency key, and one that was used for another request.
  if (creates) statuses.add(statusOf.BAD_REQUEST).add(statusOf.CONFLICT);
  return statuses;
}

/** Every HTTP status that an endpoint may answer, in ascending order. */
export function statusesOf(endpoint: AnyEndpoint): readonly number[] {
  return [...new Set([...derivedStatusesOf(endpoint), ...endpoint.statuses])].sort(
    (left, right) => left - right,
  );
}
