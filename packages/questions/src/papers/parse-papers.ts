import { z } from 'zod';
import { parseYaml, type Written } from '../parse-yaml.ts';
import type { PaperPlan } from './paper.ts';

const sectionSchema = z.strictObject({
  title: z.string().exactOptional(),
  minutes: z.int().min(1).exactOptional(),
  count: z.int().min(1).exactOptional(),
  topicCodes: z.array(z.string()).min(1).exactOptional(),
  inDigits: z.literal(true).exactOptional(),
  marks: z.int().min(1).exactOptional(),
  part: z.string().exactOptional(),
  calculated: z.array(z.string()).exactOptional(),
});

const planSchema = z.strictObject({
  title: z.string(),
  style: z.enum(['GL', 'CEM', 'GCSE', 'A_LEVEL']),
  year: z.int().min(2000).exactOptional(),
  paperNumber: z.int().min(1).exactOptional(),
  difficulty: z.enum(['EASY', 'MEDIUM', 'HARD']).exactOptional(),
  isPremium: z.boolean().exactOptional(),
  calculatorAllowed: z.boolean().exactOptional(),
  duration: z.int().min(1).exactOptional(),
  examBoardCode: z.string().exactOptional(),
  schoolName: z.string().exactOptional(),
  tier: z.enum(['Foundation', 'Higher']).exactOptional(),
  sections: z.array(sectionSchema).min(1).exactOptional(),
});

const papersSchema = z.strictObject({
  papers: z.record(z.string(), planSchema),
  familiesLike: z.record(z.string(), z.array(z.string()).min(1)).exactOptional(),
  topicWeights: z.record(z.string(), z.number().positive()).exactOptional(),
});

export type WrittenSection = z.output<typeof sectionSchema>;
export type WrittenPapers = z.output<typeof papersSchema>;

/** What a paper of a style is like where its plan says nothing else. */
type Usual = Omit<PaperPlan, 'sourceId' | 'title' | 'subjectCode' | 'style' | 'sections'> &
  Partial<Pick<WrittenPapers['papers'][string], 'sections'>>;

const usual = { year: 2026, paperNumber: 1, difficulty: 'MEDIUM', isPremium: false } as const;

/** GL: 50 questions in 50 minutes. CEM: sections that are timed one by one. GCSE: 80 marks. A-Level: 100 marks. */
export const usualOfStyle: Readonly<Record<PaperPlan['style'], Usual>> = {
  GL: {
    ...usual,
    calculatorAllowed: false,
    duration: 50,
    examBoardCode: 'GL',
    sections: [{ count: 50 }],
  },
  CEM: {
    year: 2026,
    paperNumber: 3,
    difficulty: 'HARD',
    isPremium: true,
    calculatorAllowed: false,
    duration: 45,
    examBoardCode: 'CEM',
  },
  GCSE: { ...usual, calculatorAllowed: true, duration: 90 },
  A_LEVEL: { ...usual, calculatorAllowed: true, duration: 120 },
};

/**
 * Reads the papers of a subject, its `papers.yaml`: the plans of `papers` by name; `familiesLike`, the families that ask
 * the same as a structured question and are not drawn into its paper; and `topicWeights`, how many marks a topic has
 * beside the others in written papers, 1 if it is not there.
 */
export const parsePapers = (text: string): Written<WrittenPapers> => parseYaml(text, papersSchema);
