import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';

type Path = readonly PropertyKey[];

/** What a YAML file says, and how a mistake in it is reported. */
export interface Written<Value> {
  value: Value;
  /** The line of the value at this path. */
  lineOf: (path: Path) => number;
  /** An error with this line. */
  faultAt: (path: Path, message: string) => Error;
}

/** Reads YAML that a schema describes. Throws an error that names the line of the first mistake. */
export function parseYaml<Schema extends z.ZodType>(text: string, schema: Schema): Written<z.output<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken)
    throw new Error(`line ${broken.linePos?.[0].line ?? 1}: ${broken.message.split('\n')[0] ?? ''}`);
  const lineOf = (path: Path) => lines.linePos(offsetOf(document, path)).line;
  const faultAt = (path: Path, message: string) => new Error(`line ${lineOf(path)}: ${message}`);
  const parsed = schema.safeParse(document.toJS(), { reportInput: true });
  if (parsed.success) return { value: parsed.data, lineOf, faultAt };
  const { issues } = parsed.error;
  // A misspelt key is unknown, and its value missing.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  throw issue ? faultAt(pathOf(issue), messageOf(issue)) : parsed.error;
}

const pathOf = (issue: z.core.$ZodIssue): Path =>
  issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `unknown key "${issue.keys[0] ?? ''}"`;
  const name = issue.path.at(-1);
  if (issue.input === undefined && typeof name === 'string') return `"${name}" is missing`;
  return `${issue.path.join(' → ')}: ${issue.message}`;
}

/** Where the value at a path, or the last part of it that is there, begins in the text. */
function offsetOf(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
      if (!pair) break;
      if (isScalar(pair.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      if (isMap(node) || isSeq(node) || isScalar(node)) offset = node.range?.[0] ?? offset;
    } else break;
  }
  return offset;
}
