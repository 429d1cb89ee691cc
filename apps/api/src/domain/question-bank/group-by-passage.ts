export interface Candidate {
  id: string;
  passageId: string | null;
  isSeen: boolean;
}

export interface PassageSource {
  /** The drawable questions on these passages, in their order on the passage. */
  onPassages: (userId: string, bucketIds: string[], passageIds: string[]) => Promise<Candidate[]>;
}

interface GroupOptions {
  source: PassageSource;
  userId: string;
  bucketIds: string[];
  /** A passage with more questions gives so many, fresh ones first. */
  mostTogether: number;
  /** Not to be used, on a passage or not. */
  without: readonly string[];
  /** Only the first fresh question of a passage brings it in, so that no question is likelier for standing in company. */
  byFirst: boolean;
}

export interface Groups {
  /** Adds drawn questions, with those on the same passage, in the order of the draw. */
  add: (candidates: readonly Candidate[]) => Promise<void>;
  /** Single questions and whole passages, none twice. */
  all: () => string[][];
}

/** Gathers drawn questions into what must stay together. */
export function groupByPassage({
  source,
  userId,
  bucketIds,
  mostTogether,
  without,
  byFirst,
}: GroupOptions): Groups {
  const groups: string[][] = [];
  const used = new Set(without);
  const known = new Map<string, Candidate[]>();

  async function lookUp(candidates: readonly Candidate[]): Promise<void> {
    const passageIds = new Set(candidates.flatMap(({ passageId }) => passageId ?? []));
    const unknown = [...passageIds].filter((passageId) => !known.has(passageId));
    if (unknown.length === 0) return;
    const members = await source.onPassages(userId, bucketIds, unknown);
    for (const passageId of unknown) {
      known.set(
        passageId,
        members.filter((member) => member.passageId === passageId && !without.includes(member.id)),
      );
    }
  }

  function groupOf({ id, passageId }: Candidate): string[] {
    const members = passageId === null ? undefined : known.get(passageId);
    if (!members) return [id];
    const first = members.find(({ isSeen }) => !isSeen) ?? members[0];
    return byFirst && first?.id !== id ? [] : cut(members, mostTogether).map((member) => member.id);
  }

  return {
    async add(candidates) {
      await lookUp(candidates);
      for (const candidate of candidates) {
        const group = used.has(candidate.id) ? [] : groupOf(candidate);
        if (group.length === 0) continue;
        groups.push(group);
        for (const id of group) used.add(id);
      }
    },
    all: () => groups,
  };
}

/** The members in their order; when there are too many, the fresh ones stay. */
function cut(members: readonly Candidate[], most: number): Candidate[] {
  const freshFirst = [...members].sort((a, b) => Number(a.isSeen) - Number(b.isSeen));
  const kept = new Set(freshFirst.slice(0, most));
  return members.filter((member) => kept.has(member));
}
