/** A JSON schema, as far as the OpenAPI description uses it. */
export interface Schema {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

/** One operation of the OpenAPI description. */
export interface Operation {
  method: string;
  /** With `{name}` for each parameter. */
  path: string;
  parameters: Parameter[];
  body: Schema | undefined;
  isMultipart: boolean;
  statuses: ReadonlySet<number>;
}

interface Described {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}

export interface OpenApi {
  servers: { url: string }[];
  paths: Record<string, Record<string, Described>>;
}

export function operationsOf({ servers, paths }: OpenApi): Operation[] {
  const base = servers[0]?.url ?? '';
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => {
      const [kind, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      return {
        method: method.toUpperCase(),
        path: base + path,
        parameters,
        body: content?.schema,
        isMultipart: kind === 'multipart/form-data',
        statuses: new Set(Object.keys(responses).map(Number)),
      };
    }),
  );
}
