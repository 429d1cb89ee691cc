import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { countSchema, idSchema } from '../contract/field-schemas.ts';
import { newSchoolSchema, schoolSchema } from './users.contract.ts';

/** What refers to a school: all of it moves in a merge. */
const contentsSchema = z.object({ users: countSchema, classes: countSchema, subjects: countSchema });

const schoolOverviewSchema = schoolSchema.extend(contentsSchema.shape);
export type SchoolOverviewDto = z.infer<typeof schoolOverviewSchema>;

export const schoolOverview = endpoint('GET /admin/schools/overview', 'admin', {
  summary: 'All schools with what refers to them, in order of their names',
  response: z.object({ schools: z.array(schoolOverviewSchema) }),
});

export const renameSchool = endpoint('PUT /admin/schools/:id', 'admin', {
  summary: 'Rename a school',
  body: newSchoolSchema,
  response: z.object({ school: schoolSchema }),
  statuses: [409],
});

const mergeInto = { intoId: z.uuid({ error: 'Please choose a school' }) };

export const previewSchoolMerge = endpoint('POST /admin/schools/:id/merge/preview', 'super-admin', {
  summary: 'What a merge would move to the other school',
  body: z.object(mergeInto),
  response: z.object({
    moves: contentsSchema.extend({
      assignments: countSchema,
      questions: countSchema,
      reservedQuestions: countSchema,
    }),
    /** Subjects that both schools have, in the same stage: they must be renamed first. */
    sameSubjects: z.array(z.string()),
  }),
  statuses: [422],
});
export type SchoolMergePreview = z.infer<typeof previewSchoolMerge.response>;

export const schoolMergeSchema = z.object({
  ...mergeInto,
  /** The name of the school that ends, typed as a confirmation. */
  name: z.string().trim().min(1, 'Please type the name of the school'),
});

export const mergeSchool = endpoint('POST /admin/schools/:id/merge', 'super-admin', {
  summary: 'Move everything of a school to another one, and remove it; this cannot be undone',
  body: schoolMergeSchema,
  response: z.object({ school: z.object({ id: idSchema, name: z.string() }) }),
  statuses: [409, 422],
});
