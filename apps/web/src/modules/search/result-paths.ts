import type { SearchResults } from '@markwell/shared/search/search.contract';

type Item<Kind extends keyof SearchResults> = SearchResults[Kind]['items'][number];

/** Where a result leads, and the router state for that page. */
export interface ResultPath {
  to: string;
  state?: object;
}

const at = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query).toString()}`;

export const subjectPath = (name: string, subjectId?: string): ResultPath => ({
  to: at('/practice', { subject: name }),
  state: { subject: name, ...(subjectId === undefined ? {} : { subjectId }) },
});

const pathInTopic = (subjectId: string, subject: string, topicId: string): ResultPath => ({
  to: at('/practice', { subject }),
  state: { subject, subjectId, topicIds: [topicId] },
});

export const topicPath = ({ id, subjectId, subjectName }: Item<'topics'>): ResultPath =>
  pathInTopic(subjectId, subjectName, id);

export const questionPath = ({ topicId, subjectId, subjectName }: Item<'questions'>): ResultPath =>
  pathInTopic(subjectId, subjectName, topicId);

/** The past papers page with stage (on the wire: exam type), subject and year as filters. */
export const paperPath = ({ subjectId, year }: Item<'papers'>, examTypeId: string): ResultPath => ({
  to: at('/past-papers', { examTypeId, subjectId, year: String(year) }),
});

/** Creative writing with the brief's choices; the challenge begins with the brief. */
export const briefPath = (
  { id, title, subjectId, difficulty }: Item<'briefs'>,
  examTypeId: string,
): ResultPath => ({
  to: '/creative-writing',
  state: { examTypeId, subjectId, difficulty, brief: { id, title: title.text } },
});
