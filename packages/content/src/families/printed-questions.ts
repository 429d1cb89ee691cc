import type { ContentQuestion } from '../content-types.ts';
import { questionOf } from './assemble-question.ts';
import { optionKey } from './family.ts';
import type { Difficulty, Family, TopicFamilies } from './family.ts';

/** The number of seeds tried for each question, to choose the least used wording. */
const candidates = 6;

/** The questions of a topic's families for the bank, without duplicates and with varied wording. */
export function generateQuestions(topic: TopicFamilies): ContentQuestion[] {
  const seen = new Set<string>();
  return topic.families.flatMap((family) => printedByFamily(topic, family, seen));
}

function printedByFamily(topic: TopicFamilies, family: Family, seen: Set<string>): ContentQuestion[] {
  const questions: ContentQuestion[] = [];
  const wordings = new Map<string, number>();
  for (const [level, count] of Object.entries(family.printed)) {
    let seed = 0;
    for (let index = 0; index < count; index++) {
      const fresh: ContentQuestion[] = [];
      while (fresh.length < candidates && seed < 60 * count) {
        seed++;
        const question = questionOf(topic, family, Number(level) as Difficulty, seed);
        if (!seen.has(comparableQuestion(question))) fresh.push(question);
      }
      const used = (question: ContentQuestion) => wordings.get(skeleton(question)) ?? 0;
      const chosen = fresh.sort((left, right) => used(left) - used(right))[0];
      if (!chosen)
        throw new Error(`${topic.topicCode}/${family.name}: fewer than ${count} different questions`);
      wordings.set(skeleton(chosen), used(chosen) + 1);
      seen.add(comparableQuestion(chosen));
      questions.push(chosen);
    }
  }
  return questions;
}

/** Questions with the same result look the same to a pupil: text, pictures and options in any order. */
export function comparableQuestion(question: ContentQuestion): string {
  const { body, image, passage, options } = question;
  return JSON.stringify([body, image?.svg, passage?.title, options.map(optionKey).sort()]);
}

/** The body without its numbers and names. */
function skeleton(question: ContentQuestion): string {
  return (question.body ?? '').replace(/[\d,./]+|\b[A-Z][a-z]+\b/g, '');
}
