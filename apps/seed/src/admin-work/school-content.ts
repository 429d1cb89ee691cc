import { recordChange } from '@markwell/api/modules/audit/record-change.repository';
import type { Prisma } from '@markwell/database/client';
import type { Context } from '@markwell/api/context';
import { uploadQuestions } from '@markwell/api/modules/question-editing/upload/upload.service';
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
  transaction: Prisma.TransactionClient,
  context: Context,
  { id: schoolId, teacherId, stageId }: School,
): Promise<void> {
  const fields = { name: 'Latin', code: 'ELEVEN_PLUS_LATIN', icon: '📖', color: 'violet', order: 0 };
  const values = {
    ...fields,
    description: 'For our Latin club',
    visibility: 'SCHOOL_PRIVATE',
    schoolId,
  } as const;
  const { id: subjectId } = await transaction.subject.create({
    data: { ...values, stageId, createdById: teacherId },
    select: { id: true },
  });
  await recordChange(transaction, {
    actorId: teacherId,
    action: 'subject.created',
    target: { kind: 'subject', id: subjectId },
    before: null,
    after: { ...values, stageId },
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
