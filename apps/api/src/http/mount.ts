import type { Express } from 'express';
import type { Caller } from '#platform/caller.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import type { Context } from '../context.ts';
import type { ImplementedEndpoint, Redirect, Route } from './implement.ts';
import type { RequestLog } from './logging.ts';
import { createServe, type CreateReply, type ServeTools } from './requests/serve-request.ts';
import { isAllowed } from './security/authorise.ts';
import { sendJson } from './send-json.ts';

interface MountTools extends ServeTools {
  context: Context;
  log: RequestLog;
  /** Called when staff have changed something, before they get the reply. */
  onStaffChange: () => void;
}

/**
 * Turns endpoints with their handlers into routes of the application, below /api, in this order: admit, authenticate,
 * authorise, parse, handle, then send only what the response schema lists.
 */
export function mountRoutes(
  app: Express,
  routes: readonly Route[],
  { context, log, onStaffChange, ...tools }: MountTools,
): void {
  const serveRequestsOf = createServe(tools);

  function mountEndpoint({ endpoint, handle, replyToRepeat }: ImplementedEndpoint): void {
    const recorderOf = (idempotentRequest: IdempotentRequest | undefined): RecordReply<unknown> => {
      if (!idempotentRequest) return () => Promise.resolve();
      const record = tools.idempotency.recorderOf(idempotentRequest);
      return (reply, transaction) => record(endpoint.response.parse(reply), transaction);
    };
    const createReply: CreateReply = (input, caller, idempotentRequest) =>
      handle(
        { ...input, caller, idempotentRequest, recordReply: recorderOf(idempotentRequest) } as never,
        context,
      );
    const serve = serveRequestsOf(
      endpoint,
      createReply,
      replyToRepeat && ((caller: Caller, resultId: string) => replyToRepeat(context, caller, resultId)),
    );
    const method = endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>;
    app[method](`/api${endpoint.path}`, async (request, response) => {
      const { caller, reply } = await serve(request, response);
      if (method !== 'get' && caller && isAllowed('staff', caller.role)) onStaffChange();
      await sendJson(request, response, 200, reply);
      log(request, response, caller?.id);
    });
  }

  function mountRedirect({ redirectPath, findAddress }: Redirect): void {
    app.get(`/api${redirectPath}`, async (request, response) => {
      const address = await findAddress(request, response, context);
      // The address may contain a secret, so it must not be cached and is only in the header.
      response.set({ 'Cache-Control': 'no-store', Location: address });
      response.status(302).end();
      log(request, response);
    });
  }

  for (const route of routes) {
    if ('endpoint' in route) mountEndpoint(route);
    else mountRedirect(route);
  }
}
