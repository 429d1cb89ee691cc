import {
  ageGroups,
  creativeDifficulties,
  estimatedTimeLimits,
} from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { z } from 'zod';
import { parseYaml } from '../parse-yaml.ts';
import type { CreativeBrief } from './creative-question.ts';

const paragraph = z.strictObject({ text: z.string(), explanation: z.string() });
const line = z.string();

const briefSchema = z.strictObject({
  order: z.int().min(1),
  title: z.string(),
  difficulty: z.enum(creativeDifficulties),
  ageGroup: z.enum(ageGroups),
  theme: z.string(),
  estimatedTime: z.int().min(estimatedTimeLimits.minimum).max(estimatedTimeLimits.maximum),
  brief: z.tuple([line, line, line, line]),
  options: z.tuple([paragraph, paragraph, paragraph, paragraph]),
  wordBank: z.array(z.string()),
  microWritePrompt: z.string(),
  teacherNotes: z.string(),
});

/** Reads `<subject>/briefs/<age group>.yaml`: briefs by their slugs. Throws an error that names the line of the first mistake. */
export const parseBriefs = (text: string, subjectCode: string): CreativeBrief[] =>
  Object.entries(parseYaml(text, z.record(z.string(), briefSchema)).value).map(([slug, brief]) => ({
    slug,
    subjectCode,
    ...brief,
  }));
