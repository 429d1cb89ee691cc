import './default-messages.ts';
import { z } from 'zod';
import { idSchema } from './field-schemas.ts';

/**
 * Who may call an endpoint. `learner`: STUDENT, TEACHER, ADMIN, SUPER_ADMIN; `staff`: the same without STUDENT;
 * `author`: the same as `staff`, and a teacher gets only the private content of their school; `adult`: every role but
 * STUDENT; `pupil`: STUDENT; `teacher`: TEACHER; `signed-in`: every role.
 */
export type Access =
  | 'public'
  | 'signed-in'
  | 'learner'
  | 'pupil'
  | 'teacher'
  | 'staff'
  | 'author'
  | 'adult'
  | 'admin'
  | 'super-admin';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** The HTTP statuses that do not follow from the rest of a declaration: `statusesOf` derives all others. */
type OwnStatus = 401 | 403 | 404 | 409 | 422;
type Schema = z.ZodType;

/** The files that a multipart request may contain: which, how many, how large. Sizes are in bytes. */
export interface AcceptedFiles {
  /** Names of the form fields that contain files; a pattern if the name contains a number. */
  readonly fields: readonly (string | RegExp)[];
  readonly maxFiles: number;
  readonly maxBytesEach: number;
  /** The whole request, including its text fields. */
  readonly maxBytes: number;
  /** One text field; 1 MB if omitted. */
  readonly maxTextBytes?: number;
}

/**
 * An endpoint of the API as data: the API mounts it, the web calls it; cache keys and the OpenAPI page derive from it.
 * Paths are written below `/api`, with `:name` for each parameter: the id of something, unless `params` says otherwise.
 */
interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Files extends AcceptedFiles | undefined = AcceptedFiles | undefined,
  Of extends Access = Access,
  Creates extends boolean = boolean,
> {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Of;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Makes the request multipart: the fields of the body are sent as text, with the files. */
  readonly files: Files;
  readonly response: Response;
  /**
   * The HTTP statuses that the endpoint may answer beyond those that follow from its declaration, for example 422
   * when a rule forbids what the body asks for. In tests, a reply with any other status fails.
   */
  readonly statuses: readonly OwnStatus[];
  /** The call also succeeds for something that does not exist. Without this, an endpoint with parameters may answer 404. */
  readonly acceptsMissing: boolean;
  /**
   * The endpoint creates something. A repeated request with the same `Idempotency-Key` header within 24 hours creates
   * nothing and returns the first result. Finishing something needs no idempotency key: the repeat finds it finished.
   */
  readonly creates: Creates;
  /** Open to staff who must set up an authenticator app first: it is needed to do that. Nothing else is open to them. */
  readonly servesSetUp: boolean;
}

interface Definition<
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Response extends Schema,
  Files extends AcceptedFiles | undefined,
  Creates extends boolean,
> {
  summary: string;
  /** The parameters of the path, if they are not ids. */
  params?: Params;
  query?: Query;
  body?: Body;
  files?: Files;
  response: Response;
  statuses?: readonly OwnStatus[];
  acceptsMissing?: boolean;
  creates?: Creates;
  servesSetUp?: boolean;
}

type Route = `${Method} /${string}`;

/** The names of a path's parameters: `classId` and `pupilId` of '/classes/:classId/members/:pupilId'. */
type NamesIn<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Further}`
    ? Name | NamesIn<`/${Further}`>
    : Rest
  : never;

type IdsIn<Path extends string> = [NamesIn<Path>] extends [never]
  ? undefined
  : z.ZodObject<Record<NamesIn<Path>, typeof idSchema>>;

function idsIn(path: string): z.ZodObject | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, idSchema]);
  return names.length === 0
    ? undefined
    : z.object(Object.fromEntries(names) as Record<string, typeof idSchema>);
}

/** Defines the endpoint of a route, for example `GET /stages/:id`: who may call it, what it accepts and returns. */
export function endpoint<
  const Of extends Route,
  Response extends Schema,
  Params extends Schema | undefined = IdsIn<Of>,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Files extends AcceptedFiles | undefined = undefined,
  const For extends Access = Access,
  const Creates extends boolean = false,
>(
  route: Of,
  access: For,
  definition: Definition<Params, Query, Body, Response, Files, Creates>,
): Endpoint<Params, Query, Body, Response, Files, For, Creates> {
  const [method, path] = route.split(' ') as [Method, `/${string}`];
  return {
    ...definition,
    method,
    path,
    access,
    params: (definition.params ?? idsIn(path)) as Params,
    query: definition.query as Query,
    body: definition.body as Body,
    files: definition.files as Files,
    statuses: definition.statuses ?? [],
    acceptsMissing: definition.acceptsMissing ?? false,
    creates: (definition.creates ?? false) as Creates,
    servesSetUp: definition.servesSetUp ?? false,
  };
}

export type AnyEndpoint = Endpoint;

type Given<Name extends string, S> = S extends Schema ? Record<Name, z.input<S>> : unknown;
type Parsed<S> = S extends Schema ? z.output<S> : undefined;

/** The input of a request, with only the parts that the endpoint has. */
export type InputOf<E extends AnyEndpoint> = Given<'params', E['params']> &
  Given<'query', E['query']> &
  Given<'body', E['body']>;

/** A received file. It is stored under `path` until the reply is sent. */
export interface ReceivedFile {
  fieldName: string;
  /** The file name that the client sent. Only for messages, never used as a path. */
  originalName: string;
  path: string;
  byteSize: number;
}

/** The validated input of a handler. */
export interface ParsedInput<E extends AnyEndpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  files: E['files'] extends AcceptedFiles ? readonly ReceivedFile[] : undefined;
}

/** What a handler returns; it is parsed by the response schema before it is sent. */
export type ReplyOf<E extends AnyEndpoint> = z.input<E['response']>;

/** The reply as the client gets it. */
export type ResponseOf<E extends AnyEndpoint> = z.output<E['response']>;
