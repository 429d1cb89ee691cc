import type { AttemptStatus } from '@markwell/database/tables';
import { mixedSubjects } from '@markwell/shared/curriculum/subjects.vocabulary';
import { isScoreShown } from '#modules/question-bank/embargo.repository.ts';
import { expressionBuilder, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type ExportedTables, internal, ofUser, shownAs } from './exported-table.repository.ts';

/** Null for an expired or discarded attempt, which has no result. */
const ofCounted = <Value>(status: Expression<AttemptStatus>, value: Expression<Value>) => {
  const eb = expressionBuilder();
  return eb.case().when(status, '=', 'FINISHED').then(value).end();
};

const setting = '- a setting of the test, not about the user';

/** The user's tests, quizzes and challenges, each with its answers. */
export const exportedActivity = {
  attempts: {
    part: 'tests',
    columns: {
      id: 'id',
      user_id: ofUser,
      stage_id: { nameIn: 'stages', as: 'stage' },
      subject_id: shownAs('subject'),
      kind: 'kind',
      status: 'status',
      answer_key_on_client: '- how the test was sent, not about the user',
      difficulties: setting,
      topic_ids: setting,
      tier: setting,
      answer_mode: setting,
      requested_questions: setting,
      duration_seconds: setting,
      total_questions: 'totalQuestions',
      started_at: 'startedAt',
      deadline_at: '- the start plus the duration',
      finished_at: shownAs('completedAt'),
      finished_by: '- how the test was closed, not about the user',
      amended_at: '- when late answers were counted, not about the user',
      time_taken_seconds: shownAs('timeTaken'),
      extra_time_percent: 'extraTimePercent',
      extra_time_seconds: '- follows from the percentage',
      break_budget_seconds: setting,
      paused_seconds: '- the sum of the exported breaks',
      paused_until: '- the end of the last exported break',
      uses_confirmed: '- which of the exported arrangements the test used',
      correct_count: shownAs('correctAnswers'),
      score: shownAs('score'),
      is_score_withheld: '- what an assignment shows now: the withheld results are null in the export',
      are_solutions_withheld: '- what an assignment shows now: the withheld results are null in the export',
      late_answers: 'lateAnswers',
      late_answers_at: 'lateAnswersAt',
      question_ids: shownAs('answers.questionId'),
      revision_ids: internal,
      question_topic_ids: shownAs('answers.topic'),
      answers: shownAs('answers.responses'),
      earned: shownAs('answers.marks'),
      possible: setting,
      void_ordinals: '- about the questions',
    },
    also: (eb, now) => {
      const status = eb.ref('attempts.status');
      const attempt = {
        id: eb.ref('attempts.id'),
        userId: eb.ref('attempts.user_id'),
        kind: eb.ref('attempts.kind'),
      };
      /** What an assignment does not show yet is null. */
      const ifShown = <Value>(value: Expression<Value>, options?: { solutions: boolean }) =>
        eb
          .case()
          .when(isScoreShown(attempt, now, options))
          .then(value)
          .end();
      const subject = eb
        .selectFrom('subjects')
        .select('subjects.name')
        .whereRef('subjects.id', '=', 'attempts.subject_id');
      const answers = eb
        .selectFrom('attempt_answers as answer')
        .innerJoin('topics', 'topics.id', 'answer.topic_id')
        .select(['answer.question_id as questionId', 'topics.name as topic'])
        .select('answer.letter as chosenLetter')
        .select((answer) => [
          answer
            .case()
            .when('answer.letter', 'is', null)
            .then(answer.ref('answer.response'))
            .end()
            .as('responses'),
          ifShown(answer.ref('answer.is_correct'), { solutions: true }).as('isCorrect'),
          ifShown(answer.ref('answer.earned'), { solutions: true }).as('marks'),
        ])
        .select('answer.answered_at as answeredAt')
        .whereRef('answer.attempt_id', '=', 'attempts.id')
        .whereRef('answer.user_id', '=', 'attempts.user_id')
        .orderBy('answer.ordinal');
      const breaks = eb
        .selectFrom('attempt_pauses as pause')
        .select(['pause.started_at as startedAt', 'pause.ends_at as endedAt'])
        .whereRef('pause.attempt_id', '=', 'attempts.id')
        .whereRef('pause.user_id', '=', 'attempts.user_id')
        .orderBy('pause.started_at');
      return [
        eb.fn.coalesce(subject, eb.val(mixedSubjects.name)).as('subject'),
        ofCounted(status, eb.ref('attempts.finished_at')).as('completedAt'),
        ifShown(ofCounted(status, eb.ref('attempts.correct_count'))).as('correctAnswers'),
        ifShown(ofCounted(status, eb.ref('attempts.score'))).as('score'),
        ofCounted(status, eb.ref('attempts.time_taken_seconds')).as('timeTaken'),
        jsonArrayFrom(breaks).as('breaks'),
        jsonArrayFrom(answers).as('answers'),
      ];
    },
    orderBy: ['started_at', 'id'],
  },
  attempt_pauses: {
    columns: {
      attempt_id: internal,
      user_id: ofUser,
      id: internal,
      started_at: 'tests.breaks.startedAt',
      ends_at: 'tests.breaks.endedAt',
    },
  },
  rapid_fire_sessions: {
    part: 'rapidFire',
    columns: {
      id: 'id',
      user_id: ofUser,
      subject_id: { nameIn: 'subjects', as: 'subject' },
      level: 'level',
      status: 'status',
      total_questions: 'totalQuestions',
      started_at: 'startedAt',
      deadline_at: '- the start plus five minutes',
      finished_at: shownAs('completedAt'),
      correct_count: shownAs('correctAnswers'),
      accuracy: shownAs('accuracy'),
      best_streak: shownAs('bestStreak'),
      time_spent_seconds: shownAs('timeTaken'),
      extra_time_percent: 'extraTimePercent',
      level_completed: '- follows from the accuracy',
      next_level_unlocked: '- follows from the accuracy; the level is in rapidFireProgress',
    },
    also: (eb) => {
      const status = eb.ref('rapid_fire_sessions.status');
      const answers = eb
        .selectFrom('rapid_fire_answers as answer')
        .select(['answer.question_id as questionId', 'answer.chosen_letter as chosenLetter'])
        .select(['answer.is_correct as isCorrect', 'answer.time_spent_ms as timeSpentMs'])
        .whereRef('answer.session_id', '=', 'rapid_fire_sessions.id')
        .whereRef('answer.user_id', '=', 'rapid_fire_sessions.user_id')
        .orderBy('answer.ordinal');
      return [
        ofCounted(status, eb.ref('rapid_fire_sessions.finished_at')).as('completedAt'),
        ofCounted(status, eb.ref('rapid_fire_sessions.correct_count')).as('correctAnswers'),
        ofCounted(status, eb.ref('rapid_fire_sessions.accuracy')).as('accuracy'),
        ofCounted(status, eb.ref('rapid_fire_sessions.best_streak')).as('bestStreak'),
        ofCounted(status, eb.ref('rapid_fire_sessions.time_spent_seconds')).as('timeTaken'),
        jsonArrayFrom(answers).as('answers'),
      ];
    },
    orderBy: ['started_at', 'id'],
  },
  rapid_fire_answers: {
    columns: {
      session_id: internal,
      user_id: ofUser,
      ordinal: '- the order of the answers in the export',
      question_id: 'rapidFire.answers.questionId',
      revision_id: internal,
      chosen_letter: 'rapidFire.answers.chosenLetter',
      is_correct: 'rapidFire.answers.isCorrect',
      time_spent_ms: 'rapidFire.answers.timeSpentMs',
    },
  },
  creative_writing_sessions: {
    part: 'creativeWriting',
    columns: {
      id: 'id',
      user_id: ofUser,
      stage_id: { nameIn: 'stages', as: 'stage' },
      subject_id: { nameIn: 'subjects', as: 'subject' },
      difficulty: '- a setting of the challenge, not about the user',
      status: 'status',
      total_questions: '- the number of answers in the export',
      started_at: 'startedAt',
      finished_at: 'completedAt',
      total_score: 'totalScore',
      max_possible_score: 'maxPossibleScore',
      time_spent_seconds: 'timeTaken',
    },
    also: (eb) => {
      const answers = eb
        .selectFrom('creative_writing_answers as answer')
        .select(['answer.question_id as questionId', 'answer.selected_option as selectedOption'])
        .select(['answer.score_awarded as scoreAwarded', 'answer.justification'])
        .select(['answer.time_spent_seconds as timeSpentSeconds', 'answer.answered_at as answeredAt'])
        .whereRef('answer.session_id', '=', 'creative_writing_sessions.id')
        .whereRef('answer.user_id', '=', 'creative_writing_sessions.user_id')
        .orderBy('answer.ordinal');
      return [jsonArrayFrom(answers).as('answers')];
    },
    orderBy: ['started_at', 'id'],
  },
  creative_writing_answers: {
    columns: {
      session_id: internal,
      user_id: ofUser,
      ordinal: '- the order of the answers in the export',
      question_id: 'creativeWriting.answers.questionId',
      selected_option: 'creativeWriting.answers.selectedOption',
      score_awarded: 'creativeWriting.answers.scoreAwarded',
      time_spent_seconds: 'creativeWriting.answers.timeSpentSeconds',
      justification: 'creativeWriting.answers.justification',
      answered_at: 'creativeWriting.answers.answeredAt',
    },
  },
} satisfies Partial<ExportedTables>;
