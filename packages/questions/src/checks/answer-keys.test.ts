import { describe, expect, it } from 'vitest';
import { allFamilies } from '../families/all-families.ts';
import { questionOf } from '../families/assemble-question.ts';
import { generateQuestions } from '../families/printed-questions.ts';
import { difficultiesOf } from '../families/family.ts';
import type { ContentQuestion } from '../content-types.ts';
import { itemAt } from '../item-at.ts';
import type { Check } from './check.ts';
import { imagesOf, unprintable } from './support/pictures.ts';

/** Of each family; `pnpm content:report` takes 10,000 of each of its difficulties. */
const seeds = Array.from({ length: 100 }, (_, index) => 10_000 + 7 * index);

const cases = allFamilies.flatMap((topic) =>
  topic.families.map((family) => ({
    topic,
    family,
    title: `${topic.subjectCode}/${topic.topicCode}/${family.name}`,
  })),
);

/** Expects that the checker finds exactly the option that the answer key marks as correct. */
function expectRightKey(question: ContentQuestion, check: Check) {
  const key = question.options.map((_, index) => index === question.correctIndex);
  expect(
    check(question),
    JSON.stringify({ ...question, image: undefined, solutionImage: undefined }),
  ).toEqual(key);
}

function expectPrintable(question: ContentQuestion) {
  for (const { svg } of imagesOf(question)) expect(unprintable(svg), question.sourceId).toBeNull();
}

describe('answer keys, checked by solving the printed question', () => {
  it.each(cases)('$title', ({ topic, family }) => {
    const { check } = family;
    const difficulties = difficultiesOf(family);
    for (const [index, seed] of seeds.entries()) {
      const question = questionOf(topic, family, itemAt(difficulties, index % difficulties.length), seed);
      expectRightKey(question, check);
      expectPrintable(question);
    }
    for (const question of generateQuestions({ ...topic, families: [family] }))
      expectRightKey(question, check);
  });
});
