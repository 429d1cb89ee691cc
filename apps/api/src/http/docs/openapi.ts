import { STATUS_CODES } from 'node:http';
import type { AcceptedFiles, AnyEndpoint } from '@markwell/shared/contract/endpoint';
import { statusesOf } from '@markwell/shared/contract/endpoint-statuses';
import { errorBodySchema } from '@markwell/shared/contract/errors';
import { productName } from '@markwell/shared/contract/product';
import { z } from 'zod';

type Json = Record<string, unknown>;

const errorReference = { $ref: '#/components/schemas/Error' };

/** Endpoints as an OpenAPI 3.1 document. */
export function openApiDocument(endpoints: readonly AnyEndpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version: '1' },
    servers: [{ url: '/api' }],
    components: {
      schemas: { Error: jsonSchema(errorBodySchema, 'output') },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    paths,
  };
}

function operationOf(endpoint: AnyEndpoint): Json {
  const { method, path, access, summary, response } = endpoint;
  const words = path.slice(1).split('/');
  return {
    operationId: [method.toLowerCase(), ...words.map((word) => word.replace(':', 'by-'))].join('-'),
    tags: [words.slice(0, words[0] === 'admin' ? 2 : 1).join(' ')],
    summary,
    description: `Access: ${access}`,
    security: access === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...parametersOf('path', endpoint.params),
      ...parametersOf('query', endpoint.query),
      ...(endpoint.creates ? [idempotencyKey] : []),
    ],
    ...requestBodyOf(endpoint),
    responses: Object.fromEntries(
      statusesOf(endpoint).map((status) => [
        status,
        {
          description: STATUS_CODES[status] ?? 'An error',
          content: json(status === 200 ? jsonSchema(response, 'output') : errorReference),
        },
      ]),
    ),
  };
}

function requestBodyOf({ body, files }: AnyEndpoint): Json {
  if (files) return { requestBody: { required: true, content: multipart(files, body) } };
  return body ? { requestBody: { required: true, content: json(jsonSchema(body, 'input')) } } : {};
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'For 24 hours, a repeated request with the same key gets the first reply',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function parametersOf(location: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return $schema === undefined ? { ...rest } : rest;
}

const json = (schema: Json) => ({ 'application/json': { schema } });

/** Text fields and files in one form; a file field may be repeated. */
function multipart({ fields, maxFiles, maxBytesEach }: AcceptedFiles, body: z.ZodType | undefined): Json {
  const { properties, ...rest } = body ? jsonSchema(body, 'input') : { type: 'object', properties: {} };
  const several = {
    type: 'array',
    items: { type: 'string', format: 'binary' },
    maxItems: maxFiles,
    description: `At most ${maxBytesEach.toLocaleString('en-GB')} bytes each`,
  };
  const named = fields.flatMap((field) => (typeof field === 'string' ? [[field, several] as const] : []));
  const patterns = fields.flatMap((field) =>
    typeof field === 'string' ? [] : [[field.source, several] as const],
  );
  const schema = {
    ...rest,
    properties: { ...(properties as Json), ...Object.fromEntries(named) },
    ...(patterns.length > 0 && { patternProperties: Object.fromEntries(patterns) }),
  };
  return { 'multipart/form-data': { schema } };
}
