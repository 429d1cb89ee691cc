import type {
  ComprehensionRequest,
  MockTestRequest,
  VocabularyRequest,
} from '@markwell/shared/ai-drafts/ai.contract';
import type { GeneratedContentDto } from '@markwell/shared/ai-drafts/ai.schemas';
import { generalTopicName } from '@markwell/shared/question-bank/topics';
import { draftsWrittenText } from '@markwell/shared/ai-drafts/ai.vocabulary';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import { ruleViolated, DomainError } from '#platform/domain-error.ts';
import { recordReplyOf, type RecordReply } from '#platform/idempotency/record-reply.ts';
import { type Drafts, storeGeneration } from './store-generation.service.ts';
import { type GenerationRun, runGeneration } from './generation-runs.service.ts';
import {
  type SubjectWithTopics,
  findSubjectOfGeneration,
  findEnglishSubject,
} from './generations.repository.ts';
import { passageMarkdown, questionsMarkdown } from './format/questions-markdown.ts';
import { comprehensionPrompt } from './prompts/comprehension.prompt.ts';
import { mockTestPrompt } from './prompts/mock-test.prompt.ts';
import type { GeneratedQuestion } from './prompts/question.schemas.ts';
import { vocabularyPrompt, type VocabularyAnswer } from './prompts/vocabulary.prompt.ts';
import type { Context } from '#context.ts';
import { generateAnswer } from './rate-limited-model.ts';
import {
  secondAnswersPrompt,
  type SecondAnswer,
  type UnsolvedQuestions,
} from './prompts/second-answers.prompt.ts';

type RecordContent = RecordReply<GeneratedContentDto>;

// Generations whose questions become drafts. All throw like `generateAnswer` and
// `runGeneration`; one that fails writes nothing.

async function requireSubject(
  context: Context,
  subjectId: string,
  stageId: string,
): Promise<SubjectWithTopics> {
  const subject = await findSubjectOfGeneration(context.db, subjectId);
  if (subject?.stage.id !== stageId.toLowerCase()) {
    throw ruleViolated('This subject does not belong to the exam type');
  }
  return subject;
}

/** The chosen subject, or without one the English subject of the stage. */
async function requireDraftSubject(
  context: Context,
  subjectId: string | undefined,
  stageId: string,
): Promise<SubjectWithTopics> {
  if (subjectId !== undefined) return requireSubject(context, subjectId, stageId);
  const subject = await findEnglishSubject(context.db, stageId);
  if (!subject) throw ruleViolated('This exam type has no English subject yet. Please create one first.');
  return subject;
}

/** The drafts with the model's answers to them in a second conversation. */
async function solvedAgain(context: Context, run: GenerationRun, drafts: Drafts): Promise<Drafts> {
  const answers = await askAgain(context, run, drafts);
  const questions = drafts.questions.map((question, index) => ({
    ...question,
    secondAnswer: answers?.[index] ?? null,
  }));
  return { ...drafts, questions };
}

/** Throws RULE_BROKEN when the subject does not belong to the stage. */
export async function generateMockTest(
  context: Context,
  actorId: string,
  input: MockTestRequest,
  recordReply: RecordContent,
): Promise<GeneratedContentDto> {
  const { examType, subject: subjectId, difficulty, questionCount, timeLimit } = input;
  const subject = await requireSubject(context, subjectId, examType);
  const prompt = mockTestPrompt({
    ...promptFactsOf(subject),
    subject: subject.name,
    topics: [generalTopicName, ...otherTopicNames(generalTopicName, subject)],
    difficulty,
    questionCount,
    timeLimit,
  });
  return runGeneration(context, { actorId, type: 'mock_test', input }, async (run) => {
    const { title, questions } = await generateAnswer(context, run, prompt);
    const content = questionsMarkdown(questions);
    const reply = toReply('markdown', { title, content, count: questions.length });
    await storeGeneration(
      context,
      run,
      {
        title,
        topic: subject.name,
        parameters: { examType, subject: subjectId, difficulty, questionCount, timeLimit },
        content,
      },
      await solvedAgain(context, run, { subjectId: subject.id, difficulty, questions }),
      recordReplyOf(recordReply, () => reply),
    );
    return reply;
  });
}

/** Throws RULE_BROKEN when the subject does not belong to the stage, or without one when the stage has no English. */
export async function generateComprehension(
  context: Context,
  actorId: string,
  input: ComprehensionRequest,
  recordReply: RecordContent,
): Promise<GeneratedContentDto> {
  const { examType, difficulty, topic = '' } = input;
  const subject = await requireDraftSubject(context, input.subject, examType);
  const prompt = comprehensionPrompt({ ...promptFactsOf(subject), difficulty, topic });
  return runGeneration(
    context,
    { actorId, type: 'comprehension', input: { examType, subject: subject.id, difficulty, topic } },
    async (run) => {
      const { title, passage, questions } = await generateAnswer(context, run, prompt);
      const content = questionsMarkdown(questions, passageMarkdown(title, passage));
      const reply = toReply('comprehension', { title, content, count: questions.length });
      await storeGeneration(
        context,
        run,
        {
          title,
          topic: topic || null,
          parameters: { examType, subject: subject.id, difficulty, topic },
          content,
        },
        await solvedAgain(context, run, {
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
}

/** Throws RULE_BROKEN when the subject does not belong to the stage, or without one when the stage has no English. */
export async function generateVocabulary(
  context: Context,
  actorId: string,
  input: VocabularyRequest,
  recordReply: RecordContent,
): Promise<GeneratedContentDto> {
  const { examType, difficulty, count } = input;
  const subject = await requireDraftSubject(context, input.subject, examType);
  const prompt = vocabularyPrompt({ ...promptFactsOf(subject), difficulty, count });
  return runGeneration(
    context,
    { actorId, type: 'vocabulary', input: { examType, subject: subject.id, difficulty, count } },
    async (run) => {
      const { title, words } = await generateAnswer(context, run, prompt);
      const questions = words.map((word) => ({ ...vocabularyQuestion(word), topic: 'Vocabulary' }));
      const content = questionsMarkdown(questions);
      const reply = toReply('vocabulary', { title, content, count: questions.length });
      await storeGeneration(
        context,
        run,
        {
          title,
          topic: null,
          parameters: { examType, subject: subject.id, difficulty, count },
          content,
        },
        await solvedAgain(context, run, { subjectId: subject.id, difficulty, questions }),
        recordReplyOf(recordReply, () => reply),
      );
      return reply;
    },
  );
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

/**
 * What the model answers in a new conversation without the key; undefined when it fails: the drafts are stored anyway,
 * and say that nobody has solved them a second time.
 */
async function askAgain(
  context: Context,
  run: GenerationRun,
  { passage, questions }: UnsolvedQuestions,
): Promise<SecondAnswer[] | undefined> {
  try {
    const prompt = secondAnswersPrompt({ questions, ...(passage && { passage }) });
    const { answers } = await generateAnswer(context, run, prompt, { isCounted: false });
    return answers.map(({ answer }) => answer);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'UNAVAILABLE' && !run.signal.aborted) return undefined;
    throw error;
  }
}
