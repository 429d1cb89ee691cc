import { z } from 'zod';
import { classificationFilter, coloredSubjectSchema, namedSchema } from '../curriculum/curriculum-schemas.ts';
import { endpoint } from '../contract/endpoint.ts';
import { countSchema, idSchema } from '../contract/field-schemas.ts';
import { difficulties } from '../question-bank/difficulty.vocabulary.ts';
import { rapidFireLevels } from '../rapid-fire/rapid-fire.vocabulary.ts';

/**
 * How many published questions are enough: of a topic for each difficulty that a pupil can choose (a test of 20), and
 * of a subject on each rapid-fire level (two quizzes of 20).
 */
export const enoughQuestions = { ofDifficulty: 20, ofLevel: 40 } as const;

/** Published questions. */
const topicCoverageSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** By difficulty, 1-5. */
  regular: z.array(countSchema).length(difficulties.length),
  /** By level, 1-10. */
  rapidFire: z.array(countSchema).length(rapidFireLevels.length),
});

const subjectCoverageSchema = coloredSubjectSchema.extend({
  stage: namedSchema,
  topics: z.array(topicCoverageSchema),
  /** Published creative-writing questions of the subject. */
  creativeWriting: countSchema,
});
export type SubjectCoverage = z.infer<typeof subjectCoverageSchema>;

export const readCoverage = endpoint('GET /admin/coverage', 'admin', {
  summary: 'How many published questions each topic has, by kind and difficulty',
  query: z.object(classificationFilter),
  response: z.object({ subjects: z.array(subjectCoverageSchema) }),
});
