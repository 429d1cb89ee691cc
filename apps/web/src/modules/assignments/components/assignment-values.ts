import type {
  AssignmentDto,
  AssignmentFields,
  ChosenQuestions,
} from '@markwell/shared/assignments/assignments.schemas';
import { usualMode, type AnswerMode } from '@markwell/shared/answers/answer-modes';
import { addDays, dayOf } from '@markwell/shared/time/days';
import { instantOf, localTimeOf } from '@markwell/shared/time/local-time';
import {
  assignmentDurations,
  type QuestionChoice,
  type ReleaseMoment,
  type ShownResult,
} from '@markwell/shared/assignments/assignments.vocabulary';
import {
  difficultyChoices,
  type DifficultyChoice,
} from '@markwell/shared/question-bank/difficulty.vocabulary';
import { typedNumber } from '#lib/typed-number.ts';

/** What the form of an assignment holds. Times are London times, as their inputs have them. */
export interface AssignmentValues {
  title: string;
  instructions: string;
  /** Those of the other choice are kept while the form is open. */
  questions: {
    questionChoice: QuestionChoice;
    questionIds: string[];
    subjectId: string;
    topicIds: string[];
    difficulties: DifficultyChoice[];
    /** Where questions are drawn and searched. */
    fromReserve: boolean;
    questionCount: string;
  };
  answerMode: AnswerMode;
  /** Minutes; empty: no time limit. */
  duration: string;
  opensAt: string;
  dueAt: string;
  closesAt: string;
  show: ShownResult;
  release: ReleaseMoment;
}

/** Due in a week at eight in the morning, closed a week later. */
export function newAssignmentValues(
  now: number,
  { subjectId, stageCode }: { subjectId: string | null; stageCode: string },
): AssignmentValues {
  const today = dayOf(new Date(now));
  return {
    title: '',
    instructions: '',
    questions: {
      questionChoice: 'SAME',
      questionIds: [],
      subjectId: subjectId ?? '',
      topicIds: [],
      difficulties: [...difficultyChoices],
      fromReserve: false,
      questionCount: '10',
    },
    answerMode: usualMode(stageCode),
    duration: '30',
    opensAt: localTimeOf(new Date(now)),
    dueAt: `${addDays(today, 7)}T08:00`,
    closesAt: `${addDays(today, 14)}T08:00`,
    show: 'FULL',
    release: 'TEACHER',
  };
}

export function valuesOfAssignment(assignment: AssignmentDto): AssignmentValues {
  const { questions } = assignment;
  const isDraw = questions.questionChoice === 'OWN_DRAW';
  return {
    title: assignment.title,
    instructions: assignment.instructions,
    questions: {
      questionChoice: questions.questionChoice,
      questionIds: isDraw ? [] : questions.questionIds,
      subjectId: isDraw ? questions.subjectId : (assignment.subject?.id ?? ''),
      topicIds: isDraw ? questions.topicIds : [],
      difficulties: isDraw ? questions.difficulties : [...difficultyChoices],
      fromReserve: isDraw
        ? questions.fromReserve === true
        : assignment.previews.length > 0 && assignment.previews.every(({ isReserved }) => isReserved),
      questionCount: String(assignment.questionCount),
    },
    answerMode: assignment.answerMode,
    duration: assignment.duration === null ? '' : String(assignment.duration),
    opensAt: localTimeOf(new Date(assignment.opensAt)),
    dueAt: localTimeOf(new Date(assignment.dueAt)),
    closesAt: localTimeOf(new Date(assignment.closesAt)),
    show: assignment.show,
    release: assignment.release,
  };
}

const chosenOf = ({ questions }: AssignmentValues): ChosenQuestions => {
  if (questions.questionChoice === 'SAME')
    return { questionChoice: 'SAME', questionIds: questions.questionIds };
  const { subjectId, topicIds, difficulties, fromReserve, questionCount } = questions;
  return {
    questionChoice: 'OWN_DRAW',
    subjectId,
    topicIds,
    difficulties,
    fromReserve,
    questionCount: typedNumber(questionCount),
  };
};

/** The body to send. A time that is missing stays empty, so that the schema refuses it. */
export const bodyOfAssignment = (values: AssignmentValues): AssignmentFields => ({
  title: values.title,
  instructions: values.instructions,
  questions: chosenOf(values),
  answerMode: values.answerMode,
  duration: assignmentDurations.find((minutes) => String(minutes) === values.duration) ?? null,
  opensAt: instantOf(values.opensAt)?.toISOString() ?? '',
  dueAt: instantOf(values.dueAt)?.toISOString() ?? '',
  closesAt: instantOf(values.closesAt)?.toISOString() ?? '',
  show: values.show,
  release: values.release,
});
