import type {
  ComprehensionRequest,
  MockTestRequest,
  VocabularyRequest,
  WritingRequest,
} from '@markwell/shared/admin/ai/ai.contract';
import type { DraftDto, GeneratedTestDto, HistoryItemDto } from '@markwell/shared/admin/ai/ai.schemas';
import { generalTopicName } from '@markwell/shared/rules/topics';
import type { GenerationType } from '@markwell/shared/vocabulary/ai';
import { optionLetters } from '@markwell/shared/vocabulary/options';
import { notFound, ruleBroken } from '../../core/errors.ts';
import type { LanguageModel } from '../../integrations/openai/language-model.ts';
import { toDraft, toHistoryItem } from './ai.mapper.ts';
import { askModel } from './ask-model.ts';
import type { DraftsRepository } from './drafts.repository.ts';
import { failedWords, toGenerationFailure } from './generation-failure.ts';
import type { GenerationPlace, GenerationsRepository } from './generations.repository.ts';
import { creativeText, toCreativeContent } from './layout/creative-text.ts';
import { passageMarkdown, questionsMarkdown } from './layout/questions-markdown.ts';
import { wordQuestion } from './layout/written-words.ts';
import { comprehensionPrompt } from './prompts/comprehension.prompt.ts';
import { creativeWritingPrompt } from './prompts/creative-writing.prompt.ts';
import { mockTestPrompt } from './prompts/mock-test.prompt.ts';
import type { Prompt } from './prompts/prompt.ts';
import { vocabularyPrompt } from './prompts/vocabulary.prompt.ts';

/** Who asks, and the signal that they do not want the answer any more. */
export interface Asker {
  actorId: string;
  signal: AbortSignal;
}

/** All that generate throw UNAVAILABLE in the catalogue's words when nothing came of it, and write nothing then. */
export interface AiService {
  /** Throws RULE_BROKEN when the subject is not of the stage. */
  mockTest: (asker: Asker, wish: MockTestRequest) => Promise<GeneratedTestDto>;
  /** Throws RULE_BROKEN when the stage has no English. */
  comprehension: (asker: Asker, wish: ComprehensionRequest) => Promise<GeneratedTestDto>;
  /** Throws RULE_BROKEN when the stage has no English. */
  vocabulary: (asker: Asker, wish: VocabularyRequest) => Promise<GeneratedTestDto>;
  creativeWriting: (
    asker: Asker,
    wish: WritingRequest,
  ) => Promise<{ id: string; title: string; content: string }>;
  history: (type: GenerationType) => Promise<HistoryItemDto[]>;
  drafts: () => Promise<{ drafts: DraftDto[]; total: number }>;
  /** Throws NOT_FOUND, RULE_BROKEN for a question that cannot be published. */
  publish: (actorId: string, questionId: string) => Promise<void>;
}

interface Dependencies {
  generations: GenerationsRepository;
  drafts: DraftsRepository;
  model: LanguageModel;
  /** How often an administrator may ask. `take` throws TOO_MANY_REQUESTS. */
  limit: { take: (key: string) => Promise<void> };
}

/** How far back the history goes, and how many drafts are shown at once. */
const historyLength = 30;
const draftsShown = 50;

export function createAiService({ generations, drafts, model, limit }: Dependencies): AiService {
  async function ask<Answer>({ actorId, signal }: Asker, type: GenerationType, prompt: Prompt<Answer>) {
    await limit.take(actorId);
    try {
      return await askModel(model, prompt, signal);
    } catch (error) {
      throw toGenerationFailure(error, failedWords[type]);
    }
  }

  async function englishOf(stageId: string): Promise<GenerationPlace> {
    const subject = await generations.findEnglish(stageId);
    if (!subject) throw ruleBroken('This exam type has no English subject yet. Please create one first.');
    return subject;
  }

  return {
    async mockTest(asker, wish) {
      const { examType, subject: subjectId, difficulty, questionCount, timeLimit } = wish;
      const subject = await generations.findSubject(subjectId);
      if (subject?.stage.id !== examType.toLowerCase()) {
        throw ruleBroken('This subject does not belong to the exam type');
      }
      const prompt = mockTestPrompt({
        stage: subject.stage.name,
        subject: subject.name,
        topics: [generalTopicName, ...topicsBeside(generalTopicName, subject)],
        letters: lettersOf(subject),
        difficulty,
        questionCount,
        timeLimit,
      });
      const { title, questions } = await ask(asker, 'mock_test', prompt);
      const content = questionsMarkdown(questions);
      await generations.keep(
        {
          actorId: asker.actorId,
          type: 'mock_test',
          title,
          topic: subject.name,
          parameters: { examType, subject: subjectId, difficulty, questionCount, timeLimit },
          content,
        },
        { subjectId: subject.id, difficulty, questions },
      );
      return made('markdown', { title, content, count: questions.length });
    },

    async comprehension(asker, { examType, difficulty, topic = '' }) {
      const subject = await englishOf(examType);
      const prompt = comprehensionPrompt({
        stage: subject.stage.name,
        letters: lettersOf(subject),
        difficulty,
        topic,
      });
      const { title, passage, questions } = await ask(asker, 'comprehension', prompt);
      const content = questionsMarkdown(questions, passageMarkdown(title, passage));
      await generations.keep(
        {
          actorId: asker.actorId,
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
      );
      return made('comprehension', { title, content, count: questions.length });
    },

    async vocabulary(asker, { examType, difficulty, count }) {
      const subject = await englishOf(examType);
      const prompt = vocabularyPrompt({
        stage: subject.stage.name,
        letters: lettersOf(subject),
        difficulty,
        count,
      });
      const { title, words } = await ask(asker, 'vocabulary', prompt);
      const questions = words.map((word) => ({ ...wordQuestion(word), topic: 'Vocabulary' }));
      const content = questionsMarkdown(questions);
      await generations.keep(
        {
          actorId: asker.actorId,
          type: 'vocabulary',
          title,
          topic: null,
          parameters: { examType, difficulty, count },
          content,
        },
        { subjectId: subject.id, difficulty, questions },
      );
      return made('vocabulary', { title, content, count: questions.length });
    },

    async creativeWriting(asker, { topic = '' }) {
      const answer = await ask(asker, 'creative_writing', creativeWritingPrompt({ topic }));
      const { title } = answer;
      const question = toCreativeContent(answer);
      const content = creativeText(question);
      const id = await generations.keep({
        actorId: asker.actorId,
        type: 'creative_writing',
        title,
        topic: topic || null,
        parameters: { topic, content: question },
        content,
      });
      return { id, title, content };
    },

    history: async (type) => (await generations.history(type, historyLength)).map(toHistoryItem),

    async drafts() {
      const { rows, total } = await drafts.list(draftsShown);
      return { drafts: rows.map(toDraft), total };
    },

    async publish(actorId, questionId) {
      if (!(await drafts.publish(actorId, questionId))) throw notFound('This draft does not exist');
    },
  };
}

/** Topics may share a name; a choice stands there once. */
const topicsBeside = (name: string, { topics }: GenerationPlace) =>
  [...new Set(topics)].filter((topic) => topic !== name);

/** 11+ papers have five options, the others four. */
const lettersOf = ({ stage }: GenerationPlace) =>
  optionLetters.slice(0, stage.code === 'ELEVEN_PLUS' ? 5 : 4);

function made(
  type: GeneratedTestDto['testData']['type'],
  { title, content, count }: { title: string; content: string; count: number },
): GeneratedTestDto {
  return {
    success: true,
    message: `${count} questions were written as drafts. Please read them before you publish them.`,
    createdQuestions: count,
    testData: { type, title, content },
  };
}
