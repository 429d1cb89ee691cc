import type { Database } from '@markwell/database/connect';
import { visibleSubjects, type Viewer } from '#modules/curriculum/visible-subjects.repository.ts';

interface SubjectWithTopics {
  id: string;
  name: string;
  icon: string;
  color: string;
  stageId: string;
  stage: { name: string };
  topics: { id: string; name: string; buckets: { publishedCount: number }[] }[];
}

/** The subjects that the viewer may see, or only `subjectId`, with published counts of both kinds. */
export function findSubjectsWithTopics(
  db: Database,
  viewer: Viewer,
  id?: string,
): Promise<SubjectWithTopics[]> {
  return db.subject.findMany({
    where: { ...visibleSubjects(viewer), ...(id === undefined ? {} : { id }) },
    orderBy: [{ stage: { order: 'asc' } }, { order: 'asc' }, { name: 'asc' }],
    select: {
      id: true,
      name: true,
      icon: true,
      color: true,
      stageId: true,
      stage: { select: { name: true } },
      topics: {
        where: { archivedAt: null },
        orderBy: [{ order: 'asc' }, { name: 'asc' }],
        select: {
          id: true,
          name: true,
          buckets: { where: { isReserved: false }, select: { publishedCount: true } },
        },
      },
    },
  });
}
