import { questionPartsSchema } from '@markwell/shared/answers/question-parts';
import { expect, it } from 'vitest';
import { hasTypingError } from '../checks/support/written-questions.ts';
import { subjects } from '../curriculum.ts';
import { allSets } from './all-sets.ts';
import { answerSetQuestions as questions } from './answer-sets.ts';

const kindOf = ({ parts }: (typeof questions)[number]) => parts[0]?.answer.kind;

it.each(['order', 'match', 'gaps', 'choices', 'text'])(
  'has at least 40 questions of the kind %s, of each stage',
  (kind) => {
    const own = questions.filter((question) => kindOf(question) === kind);
    expect(own.length).toBeGreaterThanOrEqual(40);
    expect(new Set(own.map(({ stageCode }) => stageCode)).size).toBe(3);
    expect(new Set(own.map(({ subjectCode }) => subjectCode)).size).toBeGreaterThanOrEqual(10);
  },
);

it('has questions that the database accepts', () => {
  const faults = questions.flatMap(({ sourceId, parts }) => {
    const { error } = questionPartsSchema.safeParse({ parts });
    return error ? [`${sourceId}: ${error.issues[0]?.message ?? ''}`] : [];
  });
  expect(faults).toEqual([]);
});

it('has questions of topics of the curriculum, in sets with names of their own', () => {
  const topics = new Set(
    subjects.flatMap(({ code, topics }) => topics.map((topic) => `${code}/${topic.code}`)),
  );
  const strange = questions.filter(
    ({ subjectCode, topicCode }) => !topics.has(`${subjectCode}/${topicCode}`),
  );
  expect(strange.map(({ sourceId }) => sourceId)).toEqual([]);
  const nameOf = (subjectCode: string, name: string) => `${subjectCode}/${name}`;
  const others = new Set(allSets.map(({ subjectCode, name }) => nameOf(subjectCode, name)));
  const shared = questions.filter(({ subjectCode, sourceId }) =>
    others.has(nameOf(subjectCode, sourceId.split('/').at(-2) ?? '')),
  );
  expect(shared.map(({ sourceId }) => sourceId)).toEqual([]);
  expect(new Set(questions.map(({ sourceId }) => sourceId)).size).toBe(questions.length);
});

it('never repeats a question', () => {
  const asked = questions.map(({ subjectCode, body, parts }) =>
    JSON.stringify([subjectCode, body, parts.map(({ answer }) => answer)]),
  );
  expect(new Set(asked).size).toBe(asked.length);
});

it('has no typing errors, and explanations of at least one sentence', () => {
  const faults = questions.filter(({ body = '', explanation, parts }) => {
    const texts = [body, explanation, ...parts.flatMap(({ answer }) => textsIn(answer))];
    return (
      texts.some((text) => hasTypingError(text) || /["']/u.test(text)) ||
      !/.{30}[.!?][’”]?$/u.test(explanation)
    );
  });
  expect(faults.map(({ sourceId }) => sourceId)).toEqual([]);
});

/** What a pupil reads of a definition. */
function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    typeof inside === 'string' && /^(?:text|feedback)$/u.test(name) ? [inside] : textsIn(inside),
  );
}
