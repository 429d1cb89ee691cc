import type { SearchResults } from '@markwell/shared/search/search.contract';
import { maxCounted } from '@markwell/shared/search/search.vocabulary';
import { nameKey } from '@markwell/shared/text/name-key';
import { mergeSubjects, questionCountOf, type Subject } from '#modules/curriculum/curriculum.ts';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';
import type { SearchQuery } from '#platform/search-query.ts';
import type { NameHit } from './find-names.repository.ts';
import type { QuestionHit } from './find-questions.repository.ts';
import { excerptAroundHighlight, highlightTerms, parseHighlights } from './highlights.ts';

const difficulties = { STANDARD: 'standard', ADVANCED: 'advanced', ELITE: 'elite' } as const;

/** The subjects and topics to search, by their ids. Of merged subjects, each has the one that is shown for it. */
export function contentOf(visible: readonly Subject[]) {
  const shown = mergeSubjects(visible);
  const ofName = new Map(shown.map((subject) => [nameKey(subject.name), subject]));
  const topics = shown.flatMap((subject) => subject.topics.map((topic) => ({ ...topic, subject })));
  return {
    subjects: new Map(visible.map(({ id, name }) => [id, ofName.get(nameKey(name))])),
    topics: new Map(topics.map((topic) => [topic.id, topic])),
    names: [
      ...shown.map(({ id, name }) => ({ kind: 'SUBJECT', id, name, subject_name: name }) as const),
      ...topics.map(
        ({ id, name, subject }) => ({ kind: 'TOPIC', id, name, subject_name: subject.name }) as const,
      ),
    ],
  };
}

function groupOf<Hit extends { total: number }, Item>(hits: readonly Hit[], toItem: (hit: Hit) => Item) {
  const total = hits[0]?.total ?? 0;
  return {
    items: hits.map(toItem),
    total: Math.min(total, maxCounted),
    isCapped: total > maxCounted,
  };
}

function known<Value>(values: ReadonlyMap<string, Value | undefined>, id: string): Value {
  const value = values.get(id);
  if (value === undefined) throw new Error('Found what was not searched');
  return value;
}

const ofSubject = ({ id, name, color }: Subject) => ({
  subjectId: id,
  subjectName: name,
  color: subjectColorOf(color),
});

export function toResults(
  { subjects, topics }: ReturnType<typeof contentOf>,
  names: readonly NameHit[],
  questions: readonly QuestionHit[],
  { terms }: SearchQuery,
): SearchResults {
  const mark = (text: string) => highlightTerms(text, terms);
  const ofKind = (wanted: NameHit['kind']) => names.filter(({ kind }) => kind === wanted);
  return {
    subjects: groupOf(ofKind('SUBJECT'), ({ id, name }) => {
      const subject = known(subjects, id);
      const questionCount = subject.topics.reduce((sum, topic) => sum + questionCountOf(topic), 0);
      const color = subjectColorOf(subject.color);
      return { id, name: mark(name), color, topicCount: subject.topics.length, questionCount };
    }),
    topics: groupOf(ofKind('TOPIC'), ({ id, name }) => {
      const topic = known(topics, id);
      return { id, name: mark(name), ...ofSubject(topic.subject), questionCount: questionCountOf(topic) };
    }),
    papers: groupOf(ofKind('PAPER'), ({ id, name, subjectId, schoolName, year, isPremium }) => {
      const subject = ofSubject(known(subjects, subjectId));
      return { id, title: mark(name), ...subject, schoolName, year, isPremium };
    }),
    briefs: groupOf(ofKind('BRIEF'), ({ id, name, subjectId, text, difficulty }) => ({
      id,
      title: mark(name),
      snippet: excerptAroundHighlight(mark(text.replaceAll(/\s+/gu, ' ').trim())),
      ...ofSubject(known(subjects, subjectId)),
      difficulty: difficulties[difficulty],
    })),
    questions: groupOf(questions, ({ id, marked, topicId }) => {
      const { name, subject } = known(topics, topicId);
      const found = parseHighlights(marked);
      // PostgreSQL does not highlight matches of beginnings of words.
      const snippet = excerptAroundHighlight(found.marks.length > 0 ? found : mark(found.text));
      return { id, snippet, topicId, topicName: name, ...ofSubject(subject) };
    }),
  };
}
