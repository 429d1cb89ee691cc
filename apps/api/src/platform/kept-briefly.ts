import type { Context } from '../context.ts';
import { perContext } from './per-context.ts';

/** More than the stages of a few hundred schools, or the choices that pupils draw from at the same time. */
const maxKept = 1_000;

interface Kept {
  value: Promise<unknown>;
  loadedAt: number;
}

const keptIn = perContext(() => new Map<string, Kept>());

/**
 * What was loaded under this key a few seconds ago, or what `load` returns now. For what many calls need and staff seldom
 * change; calls at the same time share one loading. What another process changes is seen after `curriculumCacheSeconds`
 * at the latest; 0 keeps nothing.
 */
export function readBriefly<Value>(
  context: Context,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const all = keptIn(context);
  const now = context.clock().getTime();
  const found = all.get(key);
  const keptMs = context.settings.curriculumCacheSeconds * 1_000;
  // A key belongs to one kind of value.
  if (found && Math.abs(now - found.loadedAt) < keptMs) return found.value as Promise<Value>;
  const value = load();
  const kept = { value, loadedAt: now };
  if (all.size >= maxKept) all.clear();
  all.set(key, kept);
  value.catch(() => {
    if (all.get(key) === kept) all.delete(key);
  });
  return value;
}

/** Forgets everything, so that the next call loads it. Called when staff have changed something in this process. */
export function forgetKept(context: Context): void {
  keptIn(context).clear();
}
