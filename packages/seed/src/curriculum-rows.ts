import type { ContentSubject } from '@markwell/content/content-types';
import { v7 as uuid } from 'uuid';
import type { Rows } from '@markwell/database/sql/insert-rows';

export interface Curriculum {
  rows: Pick<Rows, 'subjects' | 'topics'>;
  subjectIdOf: (subjectCode: string) => string;
  topicIdOf: (subjectCode: string, topicCode: string) => string;
}

/** The rows of subjects and topics, in the order of the content. */
export function curriculumRows(
  subjects: readonly ContentSubject[],
  stageIds: ReadonlyMap<string, string>,
): Curriculum {
  const subjectIds = new Map(subjects.map(({ code }) => [code, uuid()]));
  const topicIds = new Map(
    subjects.flatMap((subject) => subject.topics.map(({ code }) => [`${subject.code}/${code}`, uuid()])),
  );
  const subjectIdOf = (code: string) => requireId(subjectIds, code);
  const topicIdOf = (subjectCode: string, topicCode: string) =>
    requireId(topicIds, `${subjectCode}/${topicCode}`);
  return {
    rows: {
      subjects: subjects.map(({ code, stageCode, name, description, icon, color }, order) => ({
        id: subjectIdOf(code),
        stageId: requireId(stageIds, stageCode),
        code,
        name,
        description,
        icon,
        color,
        order,
        visibility: 'PUBLIC',
      })),
      topics: subjects.flatMap((subject) =>
        subject.topics.map((topic, order) => ({
          ...topic,
          id: topicIdOf(subject.code, topic.code),
          subjectId: subjectIdOf(subject.code),
          order,
        })),
      ),
    },
    subjectIdOf,
    topicIdOf,
  };
}

export function requireId(ids: ReadonlyMap<string, string>, code: string): string {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`The content refers to ${code}, which does not exist`);
  return id;
}
