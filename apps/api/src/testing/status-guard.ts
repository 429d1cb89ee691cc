import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnyEndpoint } from '@markwell/shared/contract/endpoint';
import { statusesOf } from '@markwell/shared/contract/endpoint-statuses';

interface FinishedReply {
  /** Express sets the route that it matched. */
  request: IncomingMessage & { route?: { path: string } };
  response: ServerResponse;
}

interface StatusGuard {
  /** Throws when a reply since the last call had a status that its endpoint does not declare. */
  assertDeclared: () => void;
}

/**
 * Checks the status of every reply of these endpoints, however the request was sent: Node.js reports the replies
 * of all servers in this process.
 */
export function guardStatuses(endpoints: readonly AnyEndpoint[]): StatusGuard {
  const declared = new Map(
    endpoints.map((endpoint) => [`${endpoint.method} /api${endpoint.path}`, statusesOf(endpoint)]),
  );
  const undeclared = new Set<string>();

  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as FinishedReply;
    const endpoint = `${request.method} ${request.route?.path}`;
    const statuses = declared.get(endpoint);
    if (!statuses || statuses.includes(response.statusCode)) return;
    undeclared.add(
      `${endpoint} answered ${response.statusCode}, but its contract declares ${statuses.join(', ')}`,
    );
  });

  return {
    assertDeclared() {
      if (undeclared.size === 0) return;
      const replies = [...undeclared].join('\n');
      undeclared.clear();
      throw new Error(
        `Undeclared status: add it to the endpoint's \`statuses\`, or correct the reply.\n${replies}`,
      );
    },
  };
}
