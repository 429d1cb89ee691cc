/** Any JSON value. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };

/** The fields of a target that an administrator changed, by name. Undefined fields are omitted. */
export type AuditValues = Readonly<Record<string, unknown>>;

/** An answer key is not a secret here: the audit log must show how it changed. */
const secretName =
  /password|passphrase|token|secret|hash|credential|authorization|cookie|api_?key|private_?key/i;

/** The values as JSON, without fields that are named like a secret, at any depth. */
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
