import type { RandomInt } from '../../apps/api/src/platform/random.ts';

const maxPerName = 60;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Ids that replies have named, so that later requests reach what exists. */
export interface KnownIds {
  learn: (reply: unknown) => void;
  /** An id that stood under this name, or any other; undefined when none is known. */
  pick: (name: string) => string | undefined;
}

export function createKnownIds(randomInt: RandomInt): KnownIds {
  const byName = new Map<string, string[]>();

  function remember(name: string, id: string): void {
    const ids = byName.get(name) ?? [];
    byName.set(name, ids);
    if (ids.includes(id)) return;
    if (ids.length < maxPerName) ids.push(id);
    else ids[randomInt(maxPerName)] = id;
  }

  function learn(value: unknown, name: string): void {
    if (typeof value === 'string' && uuid.test(value)) remember(name, value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      // The items of a list are under its name: `subjects` has ids of a `subjectId`.
      const isItem = Array.isArray(value) || key === 'id';
      learn(inner, isItem ? name : toIdName(key));
    }
  }

  return {
    learn: (reply) => {
      learn(reply, 'id');
    },
    pick(name) {
      const named = byName.get(toIdName(name)) ?? [];
      const ids = named.length > 0 && randomInt(5) > 0 ? named : [...byName.values()].flat();
      return ids[randomInt(ids.length)];
    },
  };
}

const toIdName = (name: string) => name.toLowerCase().replace(/ids?$|(?<=ss)es$|(?<!s)s$/, '');
