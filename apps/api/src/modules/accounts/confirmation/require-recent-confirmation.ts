import { DomainError } from '#platform/domain-error.ts';
import type { Caller } from '#platform/caller.ts';
import type { Context } from '#context.ts';
import { findRecentConfirmation } from './recent-confirmation.repository.ts';

/** For this long, one confirmation is enough. */
const confirmedForMs = 10 * 60_000;

/**
 * Call it first in the handler of a dangerous action by staff: a change of a role, an export, a deletion. Throws
 * CONFIRMATION_REQUIRED unless the caller signed in, or entered their password or code, in this session within the
 * last ten minutes. The web then asks, and repeats the request; the page that sends it needs no code for that.
 */
export async function requireRecentConfirmation(context: Context, { id, sessionId }: Caller): Promise<void> {
  // Read each time: the cached caller may be older than the confirmation.
  const confirmedAt =
    sessionId === null ? undefined : await findRecentConfirmation(context.db, id, sessionId);
  if (context.clock().getTime() - (confirmedAt?.getTime() ?? 0) < confirmedForMs) return;
  throw new DomainError('CONFIRMATION_REQUIRED', 'Please confirm that it is you first');
}
