import { valueOf, type ValueTools } from './values.ts';
import type { Operation } from './operations.ts';

export interface FuzzedRequest {
  method: string;
  /** With the query. */
  path: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const fileContents = [
  png,
  Buffer.from('%PDF-1.7\n%%EOF'),
  Buffer.from(''),
  Buffer.from('GIF89a'),
  png.subarray(0, 30),
];
const malformedBodies = ['{', '[]', 'null', '"text"', '{"a":1e999}', '\u0000', '{"__proto__":{"a":1}}'];

/** A random request to an operation. */
export function requestTo(operation: Operation, tools: ValueTools): FuzzedRequest {
  const { randomInt } = tools;
  const headers: Record<string, string> = {};
  const query = new URLSearchParams();
  let path = operation.path;
  for (const { name, in: location, required, schema } of operation.parameters) {
    if (location === 'path') {
      const value = asText(valueOf(schema, idNameOf(path, name), tools)).slice(0, 2_000);
      path = path.replace(`{${name}}`, encodeURIComponent(value.toWellFormed()) || '%20');
    } else if (location === 'header') {
      if (randomInt(3) === 0) headers[name] = `fuzz-${randomInt(30)}`;
    } else if (required === true || randomInt(2) === 0) {
      for (let times = randomInt(15) === 0 ? 2 : 1; times > 0; times--)
        query.append(name, asText(valueOf(schema, name, tools)).slice(0, 4_000));
    }
  }
  const search = query.toString();
  return {
    method: operation.method,
    path: search ? `${path}?${search}` : path,
    headers,
    body: operation.isMultipart ? formFor(operation, tools) : jsonFor(operation, tools, headers),
  };
}

/** What a parameter called `id` names: the part of the path before it, `users` in `/users/{id}`. */
function idNameOf(path: string, name: string): string {
  if (name !== 'id') return name;
  return /([a-z-]+)\/\{id\}/.exec(path)?.[1]?.replaceAll('-', '') ?? name;
}

function jsonFor(
  { body }: Operation,
  tools: ValueTools,
  headers: Record<string, string>,
): string | undefined {
  const { randomInt } = tools;
  if (!body || randomInt(50) === 0) return undefined;
  headers['content-type'] = randomInt(60) === 0 ? 'text/plain' : 'application/json';
  if (randomInt(40) === 0) return malformedBodies[randomInt(malformedBodies.length)];
  return JSON.stringify(valueOf(body, 'body', tools));
}

function formFor({ body }: Operation, tools: ValueTools): FormData {
  const { randomInt } = tools;
  const form = new FormData();
  const addFile = (field: string) => {
    const content = fileContents[randomInt(fileContents.length)] ?? png;
    form.append(field, new Blob([new Uint8Array(content)]), `picture ${randomInt(9)}.png`);
  };
  for (const [name, schema] of Object.entries(body?.properties ?? {})) {
    if (schema.items?.format === 'binary') {
      for (let files = randomInt(4); files > 0; files--) addFile(name);
    } else if (body?.required?.includes(name) === true || randomInt(2) === 0) {
      form.append(name, asText(valueOf(schema, name, tools)));
    }
  }
  if (body?.patternProperties && randomInt(2) === 0) addFile(`option${randomInt(5)}A`);
  if (randomInt(20) === 0) addFile('unexpected');
  return form;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
