import { subjectColors } from '@markwell/shared/curriculum/subjects.vocabulary';
import { z } from 'zod';
import { codeOf, readContent } from './content-files.ts';
import type { ContentSubject } from './content-types.ts';
import { stageOfSubject } from './curriculum/stage-of-subject.ts';
import { parseYaml } from './parse-yaml.ts';
import { subjectOrder } from './subject-order.ts';

const topicSchema = z.strictObject({ name: z.string(), description: z.string() });
const subjectSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  color: z.enum(subjectColors),
  topics: z.record(z.string(), topicSchema),
});

/** Reads the curriculum of a subject, its `curriculum.yaml`. */
export function parseSubject(text: string, code: string): ContentSubject {
  const { topics, ...subject } = parseYaml(text, subjectSchema).value;
  return {
    code,
    stageCode: stageOfSubject(code),
    ...subject,
    topics: Object.entries(topics).map(([topicCode, topic]) => ({ code: topicCode, ...topic })),
  };
}

/** Every subject and topic a pupil can choose. */
export const subjects: readonly ContentSubject[] = subjectOrder.curriculum.map((folder) =>
  readContent(`${folder}/curriculum.yaml`, (text) => parseSubject(text, codeOf(folder))),
);
