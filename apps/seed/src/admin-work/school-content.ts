import { recordChange } from '@markwell/api/modules/audit/record-change.repository';
import type { Transaction } from '@markwell/api/platform/transaction.repository';
import type { Context } from '@markwell/api/context';
import { uploadQuestions } from '@markwell/api/modules/question-editing/upload/upload.service';
import { v7 as uuid } from 'uuid';
import { pastedText } from './pasted-text.ts';

interface School {
  id: string;
  teacherId: string;
  stageId: string;
}

const form = {
  ...pastedText,
  topicName: 'Family and home',
  questionText: `Q1. Which Latin word means "mother"?
A) pater
B) mater
C) frater
D) soror

Q2. What does the Latin word "villa" mean?
A) a country house
B) a town
C) a wicked person
D) a village green

Q3. Which English word comes from the Latin word "frater"?
A) fraction
B) fracture
C) fraternal
D) fragile`,
  answerKey: 'B, A, C',
  explanationText: `S1. "Maternal" comes from the same word.
S2. A Roman villa was a house in the country with its farm.
S3. "Fraternal" means "like a brother".`,
} as const;

const noReply = () => Promise.resolve();

/** A subject that only one school sees, with a published worksheet of its teacher. */
export async function addSchoolContent(
  transaction: Transaction,
  context: Context,
  { id: schoolId, teacherId, stageId }: School,
): Promise<void> {
  const values = {
    name: 'Latin',
    code: 'ELEVEN_PLUS_LATIN',
    icon: '📖',
    color: 'violet',
    order: 0,
    description: 'For our Latin club',
    visibility: 'SCHOOL_PRIVATE',
  } as const;
  const subjectId = uuid();
  await transaction
    .insertInto('subjects')
    .values({ id: subjectId, ...values, school_id: schoolId, stage_id: stageId, created_by_id: teacherId })
    .execute();
  await recordChange(transaction, {
    actorId: teacherId,
    action: 'subject.created',
    target: { kind: 'subject', id: subjectId },
    before: null,
    after: { ...values, schoolId, stageId },
  });
  await uploadQuestions(
    context,
    { id: teacherId, isAdmin: false, schoolId },
    { ...form, examTypeId: stageId, subjectId, saveAs: 'published' },
    { kind: 'REGULAR', difficulty: 1, timeLimit: null },
    [],
    noReply,
  );
}
