import type { SubjectStatsItem } from '@markwell/shared/subjects/subjects.contract';
import type { SubjectColor } from '@markwell/shared/curriculum/subjects.vocabulary';
import { countOf } from '#lib/format.ts';

export type PopularSubject = SubjectStatsItem;

const maxCards = 4;

interface KnownSubject {
  color: SubjectColor;
  description: string;
}

const knownSubjects: Partial<Record<string, KnownSubject>> = {
  mathematics: {
    color: 'blue',
    description: 'Number, shape and problem solving, as in exam papers.',
  },
  english: { color: 'brick', description: 'Comprehension, grammar, spelling and vocabulary.' },
  science: {
    color: 'green',
    description: 'Living things, materials and forces, and how they work.',
  },
  'verbal reasoning': { color: 'ochre', description: 'Codes, sequences and words that belong together.' },
  'non-verbal reasoning': { color: 'violet', description: 'Shapes, rotations and patterns.' },
};

/** Removes the suffix: 'Mathematics (Higher)' becomes 'Mathematics'. */
const plainName = (name: string) => name.replace(/ \(.*\)$/u, '').trim();

/** The cards: subjects with the same plain name merged, at most four, most questions first. */
export function popularSubjects(items: readonly SubjectStatsItem[]): PopularSubject[] {
  const byName = new Map<string, PopularSubject>();
  for (const item of items) {
    const name = plainName(item.name);
    const key = name.toLowerCase();
    const before = byName.get(key);
    const description = [item.description, knownSubjects[key]?.description].find((text) => text) ?? '';
    byName.set(key, {
      ...(before ?? { ...item, name, description }),
      questionCount: (before?.questionCount ?? 0) + item.questionCount,
      topicCount: (before?.topicCount ?? 0) + item.topicCount,
    });
  }
  return [...byName.values()].sort((a, b) => b.questionCount - a.questionCount).slice(0, maxCards);
}

function sample(name: string, questionCount: number, topicCount: number): PopularSubject {
  const { color, description } = knownSubjects[name.toLowerCase()] ?? { color: 'slate', description: '' };
  return { name, questionCount, topicCount, color, description };
}

/** Shown when the subjects cannot be loaded. */
export const samplePopularSubjects: PopularSubject[] = [
  sample('Mathematics', 1247, 8),
  sample('English', 892, 6),
  sample('Science', 634, 5),
  sample('Verbal Reasoning', 543, 4),
];

export function countLine({ questionCount, topicCount }: PopularSubject): string {
  const topics = countOf(topicCount, 'topic');
  return questionCount === 0
    ? `Coming soon • ${topics} ready`
    : `${countOf(questionCount, 'question')} · ${topics}`;
}

const openNames = ['mathematics', 'english', 'science', 'verbal reasoning', 'non-verbal reasoning'];

/** Whether the card links to practice: the subject has questions, or one of the part names. */
export function canBePractised({ name, questionCount }: PopularSubject): boolean {
  return questionCount > 0 || openNames.some((part) => name.toLowerCase().includes(part));
}
