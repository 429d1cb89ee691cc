import type {
  ComprehensionRequest,
  MockTestRequest,
  VocabularyRequest,
} from '@markwell/shared/ai-drafts/ai.contract';
import type { GeneratedContentDto } from '@markwell/shared/ai-drafts/ai.schemas';
import { generalTopicName } from '@markwell/shared/question-bank/topics';
import { draftsWrittenText } from '@markwell/shared/ai-drafts/ai.vocabulary';
import { optionLetters } from '@markwell/shared/question-bank/options.vocabulary';
import { ruleViolated } from '#platform/domain-error.ts';
import { recordReplyOf, type RecordReply } from '#platform/idempotency/record-reply.ts';
import { askAgain } from './ask-again.ts';
import type { Drafts, StoreGeneration } from './store-generation.service.ts';
import type { GenerationRun, GenerationRunsService } from './generation-runs.service.ts';
import type { RateLimitedModel } from './rate-limited-model.ts';
import type { SubjectWithTopics, GenerationsRepository } from './generations.repository.ts';
import { passageMarkdown, questionsMarkdown } from './format/questions-markdown.ts';
import { comprehensionPrompt } from './prompts/comprehension.prompt.ts';
import { mockTestPrompt } from './prompts/mock-test.prompt.ts';
import type { GeneratedQuestion } from './prompts/question.schemas.ts';
import { vocabularyPrompt, type VocabularyAnswer } from './prompts/vocabulary.prompt.ts';

type RecordContent = RecordReply<GeneratedContentDto>;

/**
 * Generations whose questions become drafts. All throw as `RateLimitedModel` and `GenerationRunsService.run`; one that
 * fails writes nothing.
 */
export interface GenerateDraftsService {
  /** Throws RULE_BROKEN when the subject does not belong to the stage. */
  mockTest: (
    actorId: string,
    input: MockTestRequest,
    recordReply: RecordContent,
  ) => Promise<GeneratedContentDto>;
  /** Throws RULE_BROKEN when the subject does not belong to the stage, or without one when the stage has no English. */
  comprehension: (
    actorId: string,
    input: ComprehensionRequest,
    recordReply: RecordContent,
  ) => Promise<GeneratedContentDto>;
  /** Throws RULE_BROKEN when the subject does not belong to the stage, or without one when the stage has no English. */
  vocabulary: (
    actorId: string,
    input: VocabularyRequest,
    recordReply: RecordContent,
  ) => Promise<GeneratedContentDto>;
}

interface Dependencies {
  generations: GenerationsRepository;
  storeGeneration: StoreGeneration;
  generateAnswer: RateLimitedModel;
  runs: Pick<GenerationRunsService, 'run'>;
}

export function createGenerateDraftsService({
  generations,
  storeGeneration,
  generateAnswer,
  runs,
}: Dependencies): GenerateDraftsService {
  async function requireSubject(subjectId: string, stageId: string): Promise<SubjectWithTopics> {
    const subject = await generations.findSubject(subjectId);
    if (subject?.stage.id !== stageId.toLowerCase()) {
      throw ruleViolated('This subject does not belong to the exam type');
    }
    return subject;
  }

  /** The chosen subject, or without one the English subject of the stage. */
  async function requireDraftSubject(
    subjectId: string | undefined,
    stageId: string,
  ): Promise<SubjectWithTopics> {
    if (subjectId !== undefined) return requireSubject(subjectId, stageId);
    const subject = await generations.findEnglishSubject(stageId);
    if (!subject) throw ruleViolated('This exam type has no English subject yet. Please create one first.');
    return subject;
  }

  /** The drafts with the model's answers to them in a second conversation. */
  async function solvedAgain(run: GenerationRun, drafts: Drafts): Promise<Drafts> {
    const answers = await askAgain(generateAnswer, run, drafts);
    const questions = drafts.questions.map((question, index) => ({
      ...question,
      secondAnswer: answers?.[index] ?? null,
    }));
    return { ...drafts, questions };
  }

  return {
    async mockTest(actorId, input, recordReply) {
      const { examType, subject: subjectId, difficulty, questionCount, timeLimit } = input;
      const subject = await requireSubject(subjectId, examType);
      const prompt = mockTestPrompt({
        ...promptFactsOf(subject),
        subject: subject.name,
        topics: [generalTopicName, ...otherTopicNames(generalTopicName, subject)],
        difficulty,
        questionCount,
        timeLimit,
      });
      return runs.run({ actorId, type: 'mock_test', input }, async (run) => {
        const { title, questions } = await generateAnswer(run, prompt);
        const content = questionsMarkdown(questions);
        const reply = toReply('markdown', { title, content, count: questions.length });
        await storeGeneration(
          run,
          {
            title,
            topic: subject.name,
            parameters: { examType, subject: subjectId, difficulty, questionCount, timeLimit },
            content,
          },
          await solvedAgain(run, { subjectId: subject.id, difficulty, questions }),
          recordReplyOf(recordReply, () => reply),
        );
        return reply;
      });
    },

    async comprehension(actorId, input, recordReply) {
      const { examType, difficulty, topic = '' } = input;
      const subject = await requireDraftSubject(input.subject, examType);
      const prompt = comprehensionPrompt({ ...promptFactsOf(subject), difficulty, topic });
      return runs.run(
        { actorId, type: 'comprehension', input: { examType, subject: subject.id, difficulty, topic } },
        async (run) => {
          const { title, passage, questions } = await generateAnswer(run, prompt);
          const content = questionsMarkdown(questions, passageMarkdown(title, passage));
          const reply = toReply('comprehension', { title, content, count: questions.length });
          await storeGeneration(
            run,
            {
              title,
              topic: topic || null,
              parameters: { examType, subject: subject.id, difficulty, topic },
              content,
            },
            await solvedAgain(run, {
              subjectId: subject.id,
              difficulty,
              passage: { title, body: passage },
              questions: questions.map((question) => ({ ...question, topic: 'Comprehension' })),
            }),
            recordReplyOf(recordReply, () => reply),
          );
          return reply;
        },
      );
    },

    async vocabulary(actorId, input, recordReply) {
      const { examType, difficulty, count } = input;
      const subject = await requireDraftSubject(input.subject, examType);
      const prompt = vocabularyPrompt({ ...promptFactsOf(subject), difficulty, count });
      return runs.run(
        { actorId, type: 'vocabulary', input: { examType, subject: subject.id, difficulty, count } },
        async (run) => {
          const { title, words } = await generateAnswer(run, prompt);
          const questions = words.map((word) => ({ ...vocabularyQuestion(word), topic: 'Vocabulary' }));
          const content = questionsMarkdown(questions);
          const reply = toReply('vocabulary', { title, content, count: questions.length });
          await storeGeneration(
            run,
            {
              title,
              topic: null,
              parameters: { examType, subject: subject.id, difficulty, count },
              content,
            },
            await solvedAgain(run, { subjectId: subject.id, difficulty, questions }),
            recordReplyOf(recordReply, () => reply),
          );
          return reply;
        },
      );
    },
  };
}

const promptFactsOf = (subject: SubjectWithTopics) => ({
  stage: subject.stage.name,
  letters: lettersOf(subject),
});

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
    message: draftsWrittenText(count),
    createdQuestions: count,
    testData: { type, title, content },
  };
}
