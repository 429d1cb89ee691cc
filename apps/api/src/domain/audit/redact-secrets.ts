/** What JSON can say. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };

/** What of something an administrator changed, by the names of its fields. A field of undefined is left out. */
export type AuditValues = Readonly<Record<string, unknown>>;

/** An answer key is no secret here: it is what an administrator is asked about. */
const secretName =
  /password|passphrase|token|secret|hash|credential|authorization|cookie|api_?key|private_?key/i;

/** The values as JSON, without every field that is named like a secret, however deep it lies. */
export function redactSecrets(values: AuditValues): Record<string, JsonValue> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => value !== undefined && !secretName.test(name))
      .map(([name, value]) => [name, plain(value)]),
  );
}

function plain(value: unknown): JsonValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `${value.byteLength} bytes`;
  if (Array.isArray(value)) return value.map(plain);
  return typeof value === 'object' ? redactSecrets(value as AuditValues) : null;
}
