import type { Context } from '../context.ts';

/** Something that a process keeps in memory, made when it is first needed: one for each context, so tests do not share it. */
export function perContext<Kept>(create: (context: Context) => Kept): (context: Context) => Kept {
  const kept = new WeakMap<Context, Kept>();
  return (context) => {
    const found = kept.get(context) ?? create(context);
    kept.set(context, found);
    return found;
  };
}
