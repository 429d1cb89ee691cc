export interface Candidate {
  id: string;
  passageId: string | null;
  isSeen: boolean;
}

export interface PassageSource {
  /** The drawable questions on these passages, in their order on the passage. */
  onPassages: (passageIds: readonly string[]) => Promise<Candidate[]>;
}

interface GroupOptions {
  source: PassageSource;
  /** At most this many questions of one passage are used, unseen ones first. */
  maxPerPassage: number;
  /** Ids of questions that must not be used. */
  excludedIds: readonly string[];
  /**
   * A passage is added only when its first unseen question is drawn, so that every question is equally
   * likely.
   */
  onlyFirstUnseenCounts: boolean;
}

interface Groups {
  /** Adds drawn questions in the order of the draw, each with the others on its passage. */
  add: (candidates: readonly Candidate[]) => Promise<void>;
  /** Single questions and whole passages, without repeats. */
  all: () => string[][];
}

/** Groups drawn questions that must stay together. */
export function groupByPassage({
  source,
  maxPerPassage,
  excludedIds,
  onlyFirstUnseenCounts,
}: GroupOptions): Groups {
  const groups: string[][] = [];
  const used = new Set(excludedIds);
  const known = new Map<string, Candidate[]>();

  async function lookUp(candidates: readonly Candidate[]): Promise<void> {
    const passageIds = new Set(candidates.flatMap(({ passageId }) => passageId ?? []));
    const unknown = [...passageIds].filter((passageId) => !known.has(passageId));
    if (unknown.length === 0) return;
    const members = await source.onPassages(unknown);
    for (const passageId of unknown) {
      known.set(
        passageId,
        members.filter((member) => member.passageId === passageId && !excludedIds.includes(member.id)),
      );
    }
  }

  function groupOf({ id, passageId }: Candidate): string[] {
    const members = passageId === null ? undefined : known.get(passageId);
    if (!members) return [id];
    const first = members.find(({ isSeen }) => !isSeen) ?? members[0];
    return onlyFirstUnseenCounts && first?.id !== id
      ? []
      : cut(members, maxPerPassage).map((member) => member.id);
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

/** The members in their order; if there are too many, unseen ones are chosen first. */
function cut(members: readonly Candidate[], limit: number): Candidate[] {
  const unseenFirst = [...members].sort((a, b) => Number(a.isSeen) - Number(b.isSeen));
  const chosen = new Set(unseenFirst.slice(0, limit));
  return members.filter((member) => chosen.has(member));
}
