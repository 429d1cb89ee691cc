import { minAnswersForAnalysis } from '@markwell/shared/assignments/assignments.vocabulary';
import type { Responses } from '@markwell/shared/answers/parts.schemas';
import { scorePercent } from '@markwell/shared/progress/marking';
import type { AnswerCount } from './analysis.repository.ts';

/** Below this percentage of correct answers, a topic is to be taught again. */
const teachAgainBelow = 60;

interface Share {
  /** Pupils who got the question, or answers in the topic; void questions do not count. */
  answers: number;
  correct: number;
  /** The mean share of the marks in percent; null where there are too few answers to say. */
  facility: number | null;
}

interface QuestionAnalysis extends Share {
  questionId: string;
  omitted: number;
  isVoid: boolean;
  /** By option letter: a later revision of the question has options of its own. */
  chosen: ReadonlyMap<string, number>;
  /** The answers that are no letters. */
  responses: { response: Responses; count: number }[];
}

interface TopicAnalysis extends Share {
  topic: { id: string; name: string };
  subjectId: string;
  teachAgain: boolean;
}

const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);

function shareOf(counts: readonly AnswerCount[]): Share {
  const answers = sum(counts);
  const correct = sum(counts.filter(({ isCorrect }) => isCorrect));
  const earned = counts.reduce((total, each) => total + each.earned * each.count, 0);
  const possible = counts.reduce((total, each) => total + each.possible * each.count, 0);
  return {
    answers,
    correct,
    facility: answers < minAnswersForAnalysis ? null : scorePercent(earned, possible),
  };
}

/** By question, in the order of the ids given, and then as they come. */
export function analyseQuestions(
  counts: readonly AnswerCount[],
  order: readonly string[],
): QuestionAnalysis[] {
  const byQuestion = Map.groupBy(counts, ({ questionId }) => questionId);
  const ids = [...new Set([...order, ...byQuestion.keys()])];
  return ids.map((questionId) => {
    const ofQuestion = byQuestion.get(questionId) ?? [];
    const chosen = new Map<string, number>();
    const responses: QuestionAnalysis['responses'] = [];
    for (const { response, count } of ofQuestion) {
      if (typeof response === 'string') chosen.set(response, (chosen.get(response) ?? 0) + count);
      else if (response !== null) responses.push({ response, count });
    }
    return {
      ...shareOf(ofQuestion),
      questionId,
      chosen,
      responses,
      omitted: sum(ofQuestion.filter(({ response }) => response === null)),
      isVoid: ofQuestion.length > 0 && ofQuestion.every(({ isVoid }) => isVoid),
    };
  });
}

/** By topic, without void questions, the lowest facility first; topics with too few answers are last. */
export function analyseTopics(counts: readonly AnswerCount[]): TopicAnalysis[] {
  const byTopic = Map.groupBy(
    counts.filter(({ isVoid }) => !isVoid),
    ({ topicId }) => topicId,
  );
  return [...byTopic.values()]
    .flatMap((ofTopic) => {
      const [first] = ofTopic;
      if (!first) return [];
      const share = shareOf(ofTopic);
      return [
        {
          ...share,
          topic: { id: first.topicId, name: first.topicName },
          subjectId: first.subjectId,
          teachAgain: share.facility !== null && share.facility < teachAgainBelow,
        },
      ];
    })
    .sort(
      (one, other) =>
        (one.facility ?? 101) - (other.facility ?? 101) || one.topic.name.localeCompare(other.topic.name),
    );
}
