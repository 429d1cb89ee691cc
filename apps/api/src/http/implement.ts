import type { AnyEndpoint, ReplyOf } from '@markwell/shared/contract/endpoint';
import type { Request, Response } from 'express';
import type { Caller } from '#platform/caller.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import type { RecordReply } from '#platform/idempotency/record-reply.ts';
import type { Context } from '../context.ts';
import type { PublicInput } from './requests/serve-request.ts';

/**
 * What a handler receives: the checked request, its caller unless the endpoint is public, and what records a request that
 * creates something. The handler does that in the statement or transaction that creates it, either with `idempotentRequest`
 * and the id of the result, or with `recordReply`; without an idempotency key, neither records anything. A public endpoint
 * has no caller to whom a record could belong: its handler sees to it that requests with one `idempotencyKey` have one effect.
 */
type HandlerInput<E extends AnyEndpoint> = PublicInput<E> &
  (E['access'] extends 'public'
    ? unknown
    : { caller: Caller } & (E['creates'] extends false
        ? unknown
        : { idempotentRequest: IdempotentRequest | undefined; recordReply: RecordReply<ReplyOf<E>> }));

/** Makes the reply to a repeated request from the id that the first one recorded. */
type ReplyToRepeat<Reply = unknown> = (context: Context, caller: Caller, resultId: string) => Promise<Reply>;

/** An endpoint with its handler. */
export interface ImplementedEndpoint {
  endpoint: AnyEndpoint;
  handle: (input: never, context: Context) => unknown;
  replyToRepeat: ReplyToRepeat | undefined;
}

/** A GET that is not an endpoint: it is public and redirects the browser to the address that the handler returns. */
export interface Redirect {
  redirectPath: `/${string}`;
  findAddress: (request: Request, response: Response, context: Context) => Promise<string> | string;
}

export type Route = ImplementedEndpoint | Redirect;

/** Binds a handler to an endpoint; the rest is in the contract. `replyToRepeat` is for handlers that record an id. */
export const implement = <E extends AnyEndpoint>(
  endpoint: E,
  handle: (
    input: HandlerInput<NoInfer<E>>,
    context: Context,
  ) => Promise<ReplyOf<NoInfer<E>>> | ReplyOf<NoInfer<E>>,
  replyToRepeat?: ReplyToRepeat<ReplyOf<NoInfer<E>>>,
): ImplementedEndpoint => ({ endpoint, handle, replyToRepeat });
