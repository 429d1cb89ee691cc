import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { describedFields, subjectColorSchema } from '../curriculum/curriculum-schemas.ts';
import { countSchema, idSchema, instantSchema, nameSchema, textSchema } from '../contract/field-schemas.ts';
import { editedVersion, yesOrNoSchema } from '../contract/request-schemas.ts';
import { pageFields, paginationSchema, searchSchema } from '../contract/list-schemas.ts';
import { codePattern, maxCodeLength } from '../question-bank/topics.ts';
import { subjectColors, subjectIcons, visibilities } from '../curriculum/subjects.vocabulary.ts';

/** Subjects on one page. */
export const subjectPageSize = 10;

/** If empty, the code is made from the name. Codes are unique regardless of case. */
const codeSchema = textSchema(maxCodeLength)
  .trim()
  .regex(codePattern, 'Please use letters, digits and underscores only');

/** A name that is required, also when the field is missing. */
const requiredName = (required: string) =>
  z.string({ error: required }).trim().min(1, required).pipe(nameSchema(120));

const orderSchema = z
  .int('Please enter a whole number')
  .min(0, 'Please enter 0 or more')
  .max(1_000_000, 'Please enter at most 1,000,000');

const descriptionSchema = textSchema(500).trim();

/** The fields of a subject that can be changed; its stage cannot. */
const subjectFields = {
  name: requiredName('Subject name is required'),
  code: codeSchema,
  description: descriptionSchema,
  icon: textSchema(16).trim().min(1, 'Please choose an icon'),
  color: subjectColorSchema,
  order: orderSchema,
  visibility: z.enum(visibilities),
  /** The school that a private subject belongs to. */
  schoolId: idSchema.nullable(),
};
const hasItsSchool = (subject: { visibility?: string | undefined; schoolId?: string | null | undefined }) =>
  subject.visibility !== 'SCHOOL_PRIVATE' || (subject.schoolId ?? null) !== null;
const noSchool = { path: ['schoolId'], message: 'Please choose the school' };

/** Omitted fields stay as they are. */
export const subjectEditSchema = z
  .object({ ...subjectFields, ...editedVersion })
  .partial()
  .extend({ name: subjectFields.name })
  .refine(hasItsSchool, noSchool);
export type SubjectEdit = z.infer<typeof subjectEditSchema>;

export const newSubjectSchema = z
  .object({
    stageId: z.uuid('Educational stage is required'),
    ...subjectFields,
    code: codeSchema.default(''),
    description: descriptionSchema.default(''),
    icon: subjectFields.icon.default(subjectIcons[0]),
    color: subjectFields.color.default(subjectColors[0]),
    order: orderSchema.default(0),
    visibility: subjectFields.visibility.default('PUBLIC'),
    schoolId: subjectFields.schoolId.default(null),
  })
  .refine(hasItsSchool, noSchool);
export type NewSubject = z.infer<typeof newSubjectSchema>;

/** Omitted fields stay as they are; a new topic without them gets a generated code and comes last. */
export const topicEditSchema = z
  .object({ code: codeSchema, description: descriptionSchema, order: orderSchema })
  .partial()
  .extend({ name: requiredName('Topic name is required') });
export type TopicEdit = z.infer<typeof topicEditSchema>;
export const changedTopicSchema = topicEditSchema.extend(editedVersion);
export type ChangedTopic = z.infer<typeof changedTopicSchema>;

const adminSubjectSchema = z.object({
  ...describedFields,
  stageId: idSchema,
  stage: z.object({ displayName: z.string() }),
  examTypeId: idSchema,
  icon: z.string(),
  color: subjectColorSchema,
  order: countSchema,
  visibility: z.enum(visibilities),
  schoolId: idSchema.nullable(),
  updatedAt: instantSchema,
  /** `questions` counts both kinds, including drafts. */
  _count: z.object({
    topics: countSchema,
    questions: countSchema,
    writingQuestions: countSchema,
    papers: countSchema,
  }),
});
export type AdminSubjectDto = z.infer<typeof adminSubjectSchema>;

const adminTopicSchema = z.object({
  ...describedFields,
  order: countSchema,
  updatedAt: instantSchema,
  isGeneral: z.boolean(),
  questionCount: countSchema,
});
export type AdminTopicDto = z.infer<typeof adminTopicSchema>;

/** How many questions were removed, and how many were archived because results refer to them. */
const cascadeSchema = z.object({ removedQuestions: countSchema, archivedQuestions: countSchema });
export type CascadeDto = z.infer<typeof cascadeSchema>;

/** Deletes what belongs to it as well if `cascade` is true. */
const cascading = {
  query: z.object({ cascade: yesOrNoSchema.default('false') }),
  response: cascadeSchema,
};

export const listAdminSubjects = endpoint('GET /admin/subjects', 'admin', {
  summary: 'Subjects of every visibility with counts of their content, page by page',
  query: z.object({
    ...pageFields({ usual: subjectPageSize, most: 100 }),
    search: searchSchema(120),
    stageId: idSchema.optional(),
  }),
  response: z.object({
    subjects: z.array(adminSubjectSchema),
    pagination: paginationSchema,
  }),
});

export const readAdminSubject = endpoint('GET /admin/subjects/:id', 'author', {
  summary: 'One subject with counts of its content',
  response: adminSubjectSchema,
});

export const createSubject = endpoint('POST /admin/subjects', 'author', {
  summary:
    'Create a subject in a stage; without a code it gets one. What a teacher creates is private to their school',
  body: newSubjectSchema,
  response: adminSubjectSchema,
  statuses: [404, 422],
  creates: true,
});

export const listSchoolSubjects = endpoint('GET /school-subjects', 'author', {
  summary: "The private subjects of the caller's school; none without a school",
  response: z.object({
    /** Null for a caller without a school. */
    school: z.object({ name: z.string() }).nullable(),
    subjects: z.array(adminSubjectSchema),
  }),
});
export type SchoolSubjectsDto = z.infer<typeof listSchoolSubjects.response>;

export const updateSubject = endpoint('PUT /admin/subjects/:id', 'author', {
  summary: 'Change a subject; its stage stays',
  body: subjectEditSchema,
  response: adminSubjectSchema,
  statuses: [409, 422],
});

export const deleteSubject = endpoint('DELETE /admin/subjects/:id', 'author', {
  summary: 'Delete a subject; with cascade=true its topics, questions and past papers as well',
  ...cascading,
  statuses: [409],
});

export const listAdminTopics = endpoint('GET /admin/subjects/:id/topics', 'author', {
  summary: 'The topics of a subject, in order',
  response: z.object({ topics: z.array(adminTopicSchema) }),
});

export const createTopic = endpoint('POST /admin/subjects/:id/topics', 'author', {
  summary: 'Create a topic in a subject; without a code it gets one',
  body: topicEditSchema,
  response: adminTopicSchema,
  creates: true,
});

export const updateTopic = endpoint('PUT /admin/topics/:id', 'author', {
  summary: 'Change a topic',
  body: changedTopicSchema,
  response: adminTopicSchema,
  statuses: [409, 422],
});

export const deleteTopic = endpoint('DELETE /admin/topics/:id', 'author', {
  summary: 'Delete a topic that is not the General one; with cascade=true its questions as well',
  ...cascading,
  statuses: [409, 422],
});
