import type { Context } from '#context.ts';
import { readBriefly } from '#platform/kept-briefly.ts';
import { mergeSubjects, type Subject } from './curriculum.ts';
import { findSubjects } from './curriculum.repository.ts';
import type { Viewer } from './visible-subjects.repository.ts';

// Lists of subjects, one for each school: a dashboard needs one in five of its calls.

function read(context: Context, viewer: Viewer, stageId: string | undefined): Promise<readonly Subject[]> {
  const key = `subjects ${viewer.isAdmin ? 'administrators' : (viewer.schoolId ?? '')} ${stageId ?? ''}`;
  return readBriefly(context, key, () => findSubjects(context.db, viewer, stageId));
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
