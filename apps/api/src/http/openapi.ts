import type { AnyEndpoint } from '@markwell/shared/contract/endpoint';
import { errorBodySchema } from '@markwell/shared/contract/errors';
import { endpointTable } from '@markwell/shared/contract/table';
import { productName } from '@markwell/shared/vocabulary/product';
import { z } from 'zod';

type Json = Record<string, unknown>;

const errorReference = { $ref: '#/components/schemas/Error' };

/** The table of endpoints as OpenAPI 3.1. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const { feature, name, endpoint } of endpointTable) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][endpoint.method.toLowerCase()] = operationOf(feature, name, endpoint);
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

function operationOf(feature: string, name: string, endpoint: AnyEndpoint): Json {
  const { access, summary, body, response } = endpoint;
  return {
    operationId: name,
    tags: [feature],
    summary,
    description: `Access: ${access}`,
    security: access === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...parametersOf('path', endpoint.params),
      ...parametersOf('query', endpoint.query),
      ...(endpoint.creates ? [idempotencyKey] : []),
    ],
    ...(body && { requestBody: { required: true, content: json(jsonSchema(body, 'input')) } }),
    responses: {
      200: { description: 'The reply', content: json(jsonSchema(response, 'output')) },
      default: { description: 'An error', content: json(errorReference) },
    },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A repeat with the same key gets the first reply for 24 hours',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return $schema === undefined ? { ...rest } : rest;
}

const json = (schema: Json) => ({ 'application/json': { schema } });
