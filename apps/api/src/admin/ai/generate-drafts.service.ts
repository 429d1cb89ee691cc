import type {
  ComprehensionRequest,
  MockTestRequest,
  VocabularyRequest,
} from '@markwell/shared/admin/ai/ai.contract';
import type { GeneratedContentDto } from '@markwell/shared/admin/ai/ai.schemas';
import { generalTopicName } from '@markwell/shared/rules/questions/topics';
import { optionLetters } from '@markwell/shared/vocabulary/options';
import { ruleViolated } from '../../domain/domain-error.ts';
import { recordReplyOf, type RecordReply } from '../../domain/idempotency/record-reply.ts';
import type { StoreGeneration } from './store-generation.service.ts';
import type { RateLimitedModel, RequestingAdmin } from './rate-limited-model.ts';
import type { SubjectWithTopics, GenerationsRepository } from './generations.repository.ts';
import { passageMarkdown, questionsMarkdown } from './format/questions-markdown.ts';
import { comprehensionPrompt } from './prompts/comprehension.prompt.ts';
import { mockTestPrompt } from './prompts/mock-test.prompt.ts';
import type { GeneratedQuestion } from './prompts/question.schemas.ts';
import { vocabularyPrompt, type VocabularyAnswer } from './prompts/vocabulary.prompt.ts';

type RecordContent = RecordReply<GeneratedContentDto>;

/**
 * Generations whose questions become drafts. All throw as `RateLimitedModel`; a failed request writes
 * nothing.
 */
export interface GenerateDraftsService {
  /** Throws RULE_BROKEN when the subject does not belong to the stage. */
  mockTest: (
    admin: RequestingAdmin,
    input: MockTestRequest,
    recordReply: RecordContent,
  ) => Promise<GeneratedContentDto>;
  /** Throws RULE_BROKEN when the stage has no English subject. */
  comprehension: (
    admin: RequestingAdmin,
    input: ComprehensionRequest,
    recordReply: RecordContent,
  ) => Promise<GeneratedContentDto>;
  /** Throws RULE_BROKEN when the stage has no English subject. */
  vocabulary: (
    admin: RequestingAdmin,
    input: VocabularyRequest,
    recordReply: RecordContent,
  ) => Promise<GeneratedContentDto>;
}

interface Dependencies {
  generations: GenerationsRepository;
  storeGeneration: StoreGeneration;
  generateAnswer: RateLimitedModel;
}

export function createGenerateDraftsService({
  generations,
  storeGeneration,
  generateAnswer,
}: Dependencies): GenerateDraftsService {
  async function requireEnglishSubject(stageId: string): Promise<SubjectWithTopics> {
    const subject = await generations.findEnglishSubject(stageId);
    if (!subject) throw ruleViolated('This exam type has no English subject yet. Please create one first.');
    return subject;
  }

  return {
    async mockTest(admin, input, recordReply) {
      const { examType, subject: subjectId, difficulty, questionCount, timeLimit } = input;
      const subject = await generations.findSubject(subjectId);
      if (subject?.stage.id !== examType.toLowerCase()) {
        throw ruleViolated('This subject does not belong to the exam type');
      }
      const prompt = mockTestPrompt({
        stage: subject.stage.name,
        subject: subject.name,
        topics: [generalTopicName, ...otherTopicNames(generalTopicName, subject)],
        letters: lettersOf(subject),
        difficulty,
        questionCount,
        timeLimit,
      });
      const { title, questions } = await generateAnswer(admin, 'mock_test', prompt);
      const content = questionsMarkdown(questions);
      const reply = toReply('markdown', { title, content, count: questions.length });
      await storeGeneration(
        {
          actorId: admin.actorId,
          type: 'mock_test',
          title,
          topic: subject.name,
          parameters: { examType, subject: subjectId, difficulty, questionCount, timeLimit },
          content,
        },
        { subjectId: subject.id, difficulty, questions },
        recordReplyOf(recordReply, () => reply),
      );
      return reply;
    },

    async comprehension(admin, { examType, difficulty, topic = '' }, recordReply) {
      const subject = await requireEnglishSubject(examType);
      const prompt = comprehensionPrompt({
        stage: subject.stage.name,
        letters: lettersOf(subject),
        difficulty,
        topic,
      });
      const { title, passage, questions } = await generateAnswer(admin, 'comprehension', prompt);
      const content = questionsMarkdown(questions, passageMarkdown(title, passage));
      const reply = toReply('comprehension', { title, content, count: questions.length });
      await storeGeneration(
        {
          actorId: admin.actorId,
          type: 'comprehension',
          title,
          topic: topic || null,
          parameters: { examType, difficulty, topic },
          content,
        },
        {
          subjectId: subject.id,
          difficulty,
          passage: { title, body: passage },
          questions: questions.map((question) => ({ ...question, topic: 'Comprehension' })),
        },
        recordReplyOf(recordReply, () => reply),
      );
      return reply;
    },

    async vocabulary(admin, { examType, difficulty, count }, recordReply) {
      const subject = await requireEnglishSubject(examType);
      const prompt = vocabularyPrompt({
        stage: subject.stage.name,
        letters: lettersOf(subject),
        difficulty,
        count,
      });
      const { title, words } = await generateAnswer(admin, 'vocabulary', prompt);
      const questions = words.map((word) => ({ ...vocabularyQuestion(word), topic: 'Vocabulary' }));
      const content = questionsMarkdown(questions);
      const reply = toReply('vocabulary', { title, content, count: questions.length });
      await storeGeneration(
        {
          actorId: admin.actorId,
          type: 'vocabulary',
          title,
          topic: null,
          parameters: { examType, difficulty, count },
          content,
        },
        { subjectId: subject.id, difficulty, questions },
        recordReplyOf(recordReply, () => reply),
      );
      return reply;
    },
  };
}

/** Several topics can share a name; the prompt lists each name once. */
const otherTopicNames = (name: string, { topics }: SubjectWithTopics) =>
  [...new Set(topics)].filter((topic) => topic !== name);

/** 11+ questions have five options, others four. */
const lettersOf = ({ stage }: SubjectWithTopics) =>
  optionLetters.slice(0, stage.code === 'ELEVEN_PLUS' ? 5 : 4);

/** The question that asks for the meaning of a word. */
const vocabularyQuestion = (entry: VocabularyAnswer['words'][number]): GeneratedQuestion => ({
  question: `Which of these is closest in meaning to “${entry.word}”?`,
  options: entry.options,
  answer: entry.answer,
  explanation: `${entry.word} (${entry.partOfSpeech}): ${entry.definition}\nExample: ${entry.example}`,
});

function toReply(
  type: GeneratedContentDto['testData']['type'],
  { title, content, count }: { title: string; content: string; count: number },
): GeneratedContentDto {
  return {
    success: true,
    message: `${count} questions were written as drafts. Please read them before you publish them.`,
    createdQuestions: count,
    testData: { type, title, content },
  };
}
