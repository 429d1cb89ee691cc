import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import type { GenerationType } from '@markwell/shared/vocabulary/ai';
import type { OptionLetter } from '@markwell/shared/vocabulary/options';
import { writeAuditEntry } from '../../domain/audit/audit-log.repository.ts';
import { findOrCreateTopic } from '../../domain/curriculum/find-or-create-topic.repository.ts';
import type { RecordReply } from '../../domain/idempotency/record-reply.ts';
import { createQuestions } from '../../domain/question-bank/create-questions.repository.ts';
import { changeQuestionBank } from '../../domain/question-bank/bucket-positions.repository.ts';

export interface IdAndName {
  id: string;
  name: string;
}

export interface Classification extends IdAndName {
  stage: IdAndName & { code: string };
  topics: string[];
}

/** A question to store as a draft. */
export interface Draft {
  topic: string;
  question: string;
  options: { letter: OptionLetter; text: string }[];
  answer: OptionLetter;
  explanation: string;
}

export interface Generation {
  actorId: string;
  type: GenerationType;
  title: string;
  topic: string | null;
  parameters: Prisma.InputJsonObject;
  content: string;
}

/** The drafts of a generation, and the subject they belong to. */
export interface Drafts {
  subjectId: string;
  difficulty: number;
  passage?: { title: string; body: string };
  questions: readonly Draft[];
}

export interface HistoryItem {
  id: string;
  title: string;
  topic: string | null;
  parameters: unknown;
  content: string;
  createdAt: Date;
}

export interface GenerationsRepository {
  findSubject: (id: string) => Promise<Classification | undefined>;
  /** The English subject of a stage, which comprehensions and vocabulary belong to. */
  findEnglish: (stageId: string) => Promise<Classification | undefined>;
  /** Stores generation and drafts and records the reply, all or nothing. Returns the generation's id. */
  keep: (
    generation: Generation,
    drafts: Drafts | undefined,
    recordId: RecordReply<string>,
  ) => Promise<string>;
  history: (type: GenerationType, limit: number) => Promise<HistoryItem[]>;
}

const placeFields = {
  id: true,
  name: true,
  stage: { select: { id: true, name: true, code: true } },
  topics: { where: { archivedAt: null }, select: { name: true }, orderBy: [{ order: 'asc' }, { id: 'asc' }] },
} as const satisfies Prisma.SubjectSelect;

type PlaceRow = Prisma.SubjectGetPayload<{ select: typeof placeFields }>;

const toPlace = ({ topics, ...place }: PlaceRow): Classification => ({
  ...place,
  topics: topics.map(({ name }) => name),
});

const toKind = (type: GenerationType) => type.toUpperCase() as Uppercase<GenerationType>;

export function createGenerationsRepository(database: Database): GenerationsRepository {
  return {
    async findSubject(id) {
      const subject = await database.subject.findFirst({
        where: { id, archivedAt: null },
        select: placeFields,
      });
      return subject ? toPlace(subject) : undefined;
    },

    async findEnglish(stageId) {
      const subject = await database.subject.findFirst({
        where: {
          stageId,
          archivedAt: null,
          visibility: { not: 'SCHOOL_PRIVATE' },
          name: { contains: 'English', mode: 'insensitive' },
        },
        select: placeFields,
        orderBy: [{ order: 'asc' }, { id: 'asc' }],
      });
      return subject ? toPlace(subject) : undefined;
    },

    keep: (generation, drafts, recordId) =>
      changeQuestionBank(database, async (transaction) => {
        const { actorId, type, title, topic, parameters, content } = generation;
        const { id } = await transaction.aiGeneration.create({
          data: { userId: actorId, kind: toKind(type), title, topic, parameters, content },
          select: { id: true },
        });
        if (drafts) await writeDrafts(transaction, drafts, { id, actorId });
        await writeAuditEntry(transaction, {
          actorId,
          action: 'generation.created',
          subjectKind: 'generation',
          subjectId: id,
          before: null,
          after: { type, title, drafts: drafts?.questions.length ?? 0 },
        });
        await recordId(id, transaction);
        return id;
      }),

    history: (type, limit) =>
      database.aiGeneration.findMany({
        where: { kind: toKind(type) },
        select: { id: true, title: true, topic: true, parameters: true, content: true, createdAt: true },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: limit,
      }),
  };
}

async function writeDrafts(
  transaction: Prisma.TransactionClient,
  { subjectId, difficulty, passage, questions }: Drafts,
  generation: { id: string; actorId: string },
): Promise<void> {
  const topicIds = new Map<string, string>();
  for (const name of new Set(questions.map(({ topic }) => topic))) {
    topicIds.set(name, await findOrCreateTopic(transaction, { subjectId, name }));
  }
  const stored =
    passage && (await transaction.passage.create({ data: { subjectId, ...passage }, select: { id: true } }));
  await createQuestions(
    transaction,
    questions.map(({ topic, question, options, answer, explanation }) => ({
      kind: 'REGULAR',
      status: 'DRAFT',
      topicId: topicIds.get(topic) ?? '',
      grade: difficulty,
      timeLimit: null,
      generationId: generation.id,
      passageId: stored?.id ?? null,
      body: question,
      imageId: null,
      explanation,
      solutionImageId: null,
      options: options.map(({ letter, text }) => ({ text, isCorrect: letter === answer })),
    })),
    generation.actorId,
  );
}
