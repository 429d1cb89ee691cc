import type { Context } from '#context.ts';
import { perContext } from '#platform/per-context.ts';
import { mergeSubjects, type Subject } from './curriculum.ts';
import { findSubjects } from './curriculum.repository.ts';
import type { Viewer } from './visible-subjects.repository.ts';

/** More than the stages of a few hundred schools. */
const maxLists = 1_000;

interface CachedList {
  subjects: Promise<readonly Subject[]>;
  loadedAt: number;
}

const listsIn = perContext(() => new Map<string, CachedList>());

/**
 * Keeps lists of subjects for some seconds, one for each school, because a dashboard needs one in five of its calls, and
 * calls at the same time share one reading. What another process changes is shown after these seconds at the latest; 0
 * keeps nothing.
 */
function read(context: Context, viewer: Viewer, stageId: string | undefined): Promise<readonly Subject[]> {
  const lists = listsIn(context);
  const key = `${viewer.isAdmin ? 'administrators' : (viewer.schoolId ?? '')} ${stageId ?? ''}`;
  const now = context.clock().getTime();
  const cached = lists.get(key);
  const keptMs = context.settings.curriculumCacheSeconds * 1_000;
  if (cached && Math.abs(now - cached.loadedAt) < keptMs) return cached.subjects;
  const list = { subjects: findSubjects(context.db, viewer, stageId), loadedAt: now };
  if (lists.size >= maxLists) lists.clear();
  lists.set(key, list);
  list.subjects.catch(() => {
    if (lists.get(key) === list) lists.delete(key);
  });
  return list.subjects;
}

export const listSubjectsOf = async (
  context: Context,
  viewer: Viewer,
  stageId?: string,
): Promise<Subject[]> => [...(await read(context, viewer, stageId))];

export const listMergedSubjectsOf = async (
  context: Context,
  viewer: Viewer,
  stageId?: string,
): Promise<ReturnType<typeof mergeSubjects>> => mergeSubjects(await read(context, viewer, stageId));

/** Forgets everything, so that the next call reads it. Called when staff have changed something in this process. */
export function clearSubjectsCache(context: Context): void {
  listsIn(context).clear();
}
