import type { SearchResults } from '@markwell/shared/features/search/search.contract';

type Item<Kind extends keyof SearchResults> = SearchResults[Kind]['items'][number];

/** Where a result leads, and what the page there starts with. */
export interface Place {
  to: string;
  state?: object;
}

const at = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query).toString()}`;

export const placeOfSubject = (name: string, subjectId?: string): Place => ({
  to: at('/practice', { subject: name }),
  state: { subject: name, ...(subjectId === undefined ? {} : { subjectId }) },
});

const placeInTopic = (subjectId: string, subject: string, topicId: string): Place => ({
  to: at('/practice', { subject }),
  state: { subject, subjectId, topicIds: [topicId] },
});

export const placeOfTopic = ({ id, subjectId, subjectName }: Item<'topics'>): Place =>
  placeInTopic(subjectId, subjectName, id);

export const placeOfQuestion = ({ topicId, subjectId, subjectName }: Item<'questions'>): Place =>
  placeInTopic(subjectId, subjectName, topicId);

/** The shelf of papers with its filters set: the stage, which the wire calls exam type, the subject and the year. */
export const placeOfPaper = ({ subjectId, year }: Item<'papers'>, examTypeId: string): Place => ({
  to: at('/past-papers', { examTypeId, subjectId, year: String(year) }),
});

export const placeOfBrief = ({ subjectId }: Item<'briefs'>, examTypeId: string): Place => ({
  to: '/creative-writing',
  state: { examTypeId, subjectId },
});
