import { expect, it } from 'vitest';
import type { ContentQuestion, ContentSubject } from '../../content-types.ts';
import { hash } from '../../random.ts';

type Topic = Pick<ContentQuestion, 'subjectCode' | 'topicCode'>;

const topicsOf = (subjects: readonly ContentSubject[]): Topic[] =>
  subjects.flatMap((subject) =>
    subject.topics.map((topic) => ({ subjectCode: subject.code, topicCode: topic.code })),
  );

const codeOf = ({ subjectCode, topicCode }: Topic) => `${subjectCode}/${topicCode}`;

/** All texts of a question that a pupil reads or hears. */
export function textsOf({
  body,
  options,
  explanation,
  passage,
  image,
  solutionImage,
}: ContentQuestion): string[] {
  const pictures = [image, solutionImage].flatMap((each) => (each ? [each.alternativeText] : []));
  const texts = options.map((option) => ('text' in option ? option.text : option.image.alternativeText));
  const read = passage ? [passage.title, passage.body] : [];
  return [body ?? '', explanation, ...texts, ...read, ...pictures];
}

/** Doubled spaces and words, spaces before punctuation, and TeX. */
export const hasTypingError = (text: string): boolean =>
  text !== text.trim() ||
  text === '' ||
  / {2}| [.,;!](?:\s|$)|\w [:?]\s[A-Za-z]|\\|\$|\b(the|a|of|to|is|and|in) \1\b/.test(text);

interface Expected {
  /** The least number of questions in a topic: in all, and of each of the difficulties 1, 2 and 3. */
  perTopic: { total: number; eachDifficulty: number };
  /** Each of these letters is the correct one for about the same share of the questions of a subject. */
  letters: string;
  share: { above: number; below: number };
}

/** The tests that hand-written questions of every stage pass. */
export function testWrittenQuestions(
  questions: readonly ContentQuestion[],
  subjects: readonly ContentSubject[],
  { perTopic, letters, share }: Expected,
): void {
  const topics = topicsOf(subjects);

  it.each(topics)('are enough of three difficulties in $subjectCode/$topicCode', (topic) => {
    const own = questions.filter((question) => codeOf(question) === codeOf(topic));
    expect(own.length).toBeGreaterThanOrEqual(perTopic.total);
    for (const difficulty of [1, 2, 3]) {
      const count = own.filter((each) => each.difficulty === difficulty).length;
      expect(count, `difficulty ${difficulty}`).toBeGreaterThanOrEqual(perTopic.eachDifficulty);
    }
  });

  it('belong to a topic of the curriculum', () => {
    const known = new Set(topics.map(codeOf));
    const strange = questions.filter((question) => !known.has(codeOf(question)));
    expect(strange.map(({ sourceId }) => sourceId)).toEqual([]);
  });

  it('have unique source ids with unique hashes', () => {
    expect(new Set(questions.map(({ sourceId }) => sourceId)).size).toBe(questions.length);
    expect(new Set(questions.map(({ sourceId }) => hash(sourceId))).size).toBe(questions.length);
  });

  it.each(subjects.map(({ code }) => code))('spread the correct letters evenly in %s', (code) => {
    const own = questions.filter(({ subjectCode }) => subjectCode === code);
    for (const [index, letter] of [...letters].entries()) {
      const actual = own.filter(({ correctIndex }) => correctIndex === index).length / own.length;
      expect(actual, letter).toBeGreaterThan(share.above);
      expect(actual, letter).toBeLessThan(share.below);
    }
  });

  it('have an explanation of at least one sentence', () => {
    for (const { sourceId, explanation } of questions) {
      expect(explanation.length, sourceId).toBeGreaterThan(40);
      expect(explanation, sourceId).toMatch(/[.!?][’”]?$/);
    }
  });
}
