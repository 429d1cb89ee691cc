import type { Clock } from '#platform/clock.ts';
import { mergeSubjects, type Subject } from './curriculum.ts';
import type { CurriculumRepository } from './curriculum.repository.ts';
import type { Viewer } from './visible-subjects.repository.ts';

/** More than the stages of a few hundred schools. */
const maxLists = 1_000;

interface CachedList {
  subjects: Promise<readonly Subject[]>;
  loadedAt: number;
}

export interface CachedCurriculum extends CurriculumRepository {
  /** Forgets everything, so that the next call reads it. Called when staff have changed something in this process. */
  clearCache: () => void;
}

/**
 * Keeps lists of subjects for some seconds, one for each school, because a dashboard needs one in five of its calls, and
 * calls at the same time share one reading. What another process changes is shown after `seconds` at the latest; 0 keeps
 * nothing.
 */
export function createCachedCurriculum({
  repository,
  clock,
  seconds,
}: {
  repository: CurriculumRepository;
  clock: Clock;
  seconds: number;
}): CachedCurriculum {
  const lists = new Map<string, CachedList>();

  function read(viewer: Viewer, stageId: string | undefined): Promise<readonly Subject[]> {
    const key = `${viewer.isAdmin ? 'administrators' : (viewer.schoolId ?? '')} ${stageId ?? ''}`;
    const now = clock().getTime();
    const cached = lists.get(key);
    if (cached && Math.abs(now - cached.loadedAt) < seconds * 1_000) return cached.subjects;
    const list = { subjects: repository.listSubjects(viewer, stageId), loadedAt: now };
    if (lists.size >= maxLists) lists.clear();
    lists.set(key, list);
    list.subjects.catch(() => {
      if (lists.get(key) === list) lists.delete(key);
    });
    return list.subjects;
  }

  return {
    ...repository,
    listSubjects: async (viewer, stageId) => [...(await read(viewer, stageId))],
    listMergedSubjects: async (viewer, stageId) => mergeSubjects(await read(viewer, stageId)),
    clearCache: () => {
      lists.clear();
    },
  };
}
