import type { RequestHandler, Response } from 'express';
import type { ReplicaReads } from '#platform/replica-reads/replica-reads.repository.ts';
import { unreachablePosition, type WalPosition } from '#platform/replica-reads/wal-position.ts';

/** A browser accepts the prefix only for a cookie of this host over HTTPS, so that no other host can set it. */
const cookieOf = (isSecure: boolean) =>
  isSecure
    ? { name: '__Host-markwell-read-after', path: '/' }
    : { name: 'markwell-read-after', path: '/api' };
/** Longer than a replica may be late. */
const lifetimeMs = 60_000;
const pattern = /(?:^|;\s*)(?:__Host-)?markwell-read-after=(\d{1,20})(?:;|$)/;

export interface ReadAfterCookie {
  /** Reads the cookie before the request is handled. */
  middleware: RequestHandler;
  /** Stores what a write has written, so that the same browser's next reads show it. */
  remember: (response: Response) => Promise<void>;
}

/** A cookie with the position of a browser's last write, so that it sees its own writes although a replica is late. */
export function createReadAfterCookie(
  { inRequest, written }: Pick<ReplicaReads, 'inRequest' | 'written'>,
  { isSecure }: { isSecure: boolean },
): ReadAfterCookie {
  const { name, path } = cookieOf(isSecure);
  return {
    middleware(request, _response, next) {
      // A page of another origin, which sends Origin, keeps no cookie of ours.
      const after =
        request.headers.origin === undefined ? positionIn(request.headers.cookie) : unreachablePosition;
      inRequest(after, next);
    },
    async remember(response) {
      // The write is done: a failure here must not make it look failed.
      const position = await written().catch(() => unreachablePosition);
      response.cookie(name, String(position), {
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        path,
        maxAge: lifetimeMs,
      });
    },
  };
}

function positionIn(cookies: string | undefined): WalPosition {
  return BigInt(pattern.exec(cookies ?? '')?.[1] ?? 0);
}
