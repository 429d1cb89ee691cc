import type { SearchResults } from '@markwell/shared/search/search.contract';
import { maxCounted } from '@markwell/shared/search/search.vocabulary';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';
import type { SearchQuery } from '#platform/search-query.ts';
import { excerptAroundHighlight, highlightTerms, parseHighlights } from './highlights.ts';
import type { Hits, NameHits } from './search-names.repository.ts';
import type { QuestionHit } from './search-questions.repository.ts';

const difficulties = { STANDARD: 'standard', ADVANCED: 'advanced', ELITE: 'elite' } as const;

function groupOf<Hit, Item>({ items, total }: Hits<Hit>, toItem: (hit: Hit) => Item) {
  return { items: items.map(toItem), total: Math.min(total, maxCounted), isCapped: total > maxCounted };
}

export const noResults: SearchResults = {
  subjects: { items: [], total: 0, isCapped: false },
  topics: { items: [], total: 0, isCapped: false },
  papers: { items: [], total: 0, isCapped: false },
  briefs: { items: [], total: 0, isCapped: false },
  questions: { items: [], total: 0, isCapped: false },
};

export function toResults(
  names: NameHits,
  questions: Hits<QuestionHit>,
  { terms }: SearchQuery,
): SearchResults {
  const mark = (text: string) => highlightTerms(text, terms);
  return {
    subjects: groupOf(names.subjects, ({ name, color, ...subject }) => ({
      ...subject,
      name: mark(name),
      color: subjectColorOf(color),
    })),
    topics: groupOf(names.topics, ({ name, color, ...topic }) => ({
      ...topic,
      name: mark(name),
      color: subjectColorOf(color),
    })),
    papers: groupOf(names.papers, ({ name, color, ...paper }) => ({
      ...paper,
      title: mark(name),
      color: subjectColorOf(color),
    })),
    briefs: groupOf(names.briefs, ({ name, text, color, difficulty, ...brief }) => ({
      ...brief,
      title: mark(name),
      snippet: excerptAroundHighlight(mark(text.replaceAll(/\s+/gu, ' ').trim())),
      color: subjectColorOf(color),
      difficulty: difficulties[difficulty],
    })),
    questions: groupOf(questions, ({ marked, color, ...question }) => {
      const found = parseHighlights(marked);
      return {
        ...question,
        // PostgreSQL does not highlight matches of beginnings of words.
        snippet: excerptAroundHighlight(found.marks.length > 0 ? found : mark(found.text)),
        color: subjectColorOf(color),
      };
    }),
  };
}
