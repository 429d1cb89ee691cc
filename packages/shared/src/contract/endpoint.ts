import './default-messages.ts';
import type { z } from 'zod';

/** Who may call. `learner`: STUDENT, TEACHER, ADMIN, SUPER_ADMIN; `signed-in`: every role. */
export type Access = 'public' | 'signed-in' | 'learner' | 'admin' | 'super-admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Schema = z.ZodType;

/** What a multipart call takes besides its text fields: which files, how many, how large. Sizes are in bytes. */
export interface AcceptedFiles {
  /** Names of the form's fields that carry files; a pattern where the name says a number. */
  readonly fields: readonly (string | RegExp)[];
  readonly mostFiles: number;
  readonly mostBytesEach: number;
  /** The whole request, its text fields included. */
  readonly mostBytes: number;
  /** One text field; 1 MB unless told. */
  readonly mostTextBytes?: number;
}

/**
 * A call of the API as data: the API mounts it, the web calls it, React Query keys and the OpenAPI page derive from it.
 * Paths are written below `/api`, with `:name` for each field of `params`.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Files extends AcceptedFiles | undefined = AcceptedFiles | undefined,
> {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The call is multipart: the body's fields travel as text, beside files. */
  readonly files: Files;
  readonly response: Response;
  /**
   * Creates something: a repeat with the same `Idempotency-Key` header, sent within 24 hours, creates nothing and gets what
   * the first call made. Finishing something needs no key: a repeat finds it finished.
   */
  readonly creates: boolean;
}

interface Definition<
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Response extends Schema,
  Files extends AcceptedFiles | undefined,
> {
  method: Method;
  path: `/${string}`;
  access: Access;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  files?: Files;
  response: Response;
  creates?: boolean;
}

/** Says what a call takes and gives; without `access` it does not compile. */
export function endpoint<
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Files extends AcceptedFiles | undefined = undefined,
>(
  definition: Definition<Params, Query, Body, Response, Files>,
): Endpoint<Params, Query, Body, Response, Files> {
  return {
    ...definition,
    params: definition.params as Params,
    query: definition.query as Query,
    body: definition.body as Body,
    files: definition.files as Files,
    creates: definition.creates ?? false,
  };
}

export type AnyEndpoint = Endpoint;

type Given<Name extends string, S> = S extends Schema ? Record<Name, z.input<S>> : unknown;
type Parsed<S> = S extends Schema ? z.output<S> : undefined;

/** What a caller hands over: only the parts the endpoint has. */
export type InputOf<E extends AnyEndpoint> = Given<'params', E['params']> &
  Given<'query', E['query']> &
  Given<'body', E['body']>;

/** A file as it arrived: it lies under `path` until the call is answered. */
export interface ReceivedFile {
  fieldName: string;
  /** What the sender calls it: words for a message, never a path. */
  originalName: string;
  path: string;
  byteSize: number;
}

/** What the handler gets once everything is checked. */
export interface ParsedInput<E extends AnyEndpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  files: E['files'] extends AcceptedFiles ? readonly ReceivedFile[] : undefined;
}

/** What a handler returns: parsed by the response schema before it leaves. */
export type ReplyOf<E extends AnyEndpoint> = z.input<E['response']>;

/** What a caller gets. */
export type ResponseOf<E extends AnyEndpoint> = z.output<E['response']>;
