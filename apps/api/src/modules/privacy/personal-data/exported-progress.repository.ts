import { type ExportedTables, ofUser, shownAs } from './exported-table.repository.ts';

/** A pupil's counters, reviews, and the questions that they were given. */
export const exportedProgress = {
  pupil_totals: {
    part: 'totals',
    columns: {
      user_id: ofUser,
      tests_finished: 'testsFinished',
      score_sum: '- the sum of the scores in tests',
      answered_count: 'questionsAnswered',
      correct_count: 'correctAnswers',
      study_seconds: 'studySeconds',
      streak_days: 'streakDays',
      best_streak: 'bestStreak',
      last_finish_on: '- the last of days',
      last_rest_day_on: { day: 'lastRestDayOn' },
    },
  },
  topic_progress: {
    part: 'topics',
    columns: {
      user_id: ofUser,
      topic_id: { nameIn: 'topics', as: 'topic' },
      answered_count: 'questionsAttempted',
      correct_count: 'correctAnswers',
      last_answered_at: 'lastAnsweredAt',
    },
    also: (eb) => [
      eb
        .selectFrom('topics')
        .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
        .select('subjects.name')
        .whereRef('topics.id', '=', 'topic_progress.topic_id')
        .as('subject'),
    ],
    orderBy: ['last_answered_at'],
  },
  review_cards: {
    part: 'reviews',
    columns: {
      user_id: ofUser,
      question_id: 'questionId',
      due_at: 'dueAt',
      stability: 'stability',
      difficulty: 'difficulty',
      elapsed_days: '- follows from the dates',
      scheduled_days: '- follows from the dates',
      learning_steps: '- a step of the FSRS algorithm',
      repetitions: 'repetitions',
      lapses: 'lapses',
      state: '- a state of the FSRS algorithm',
      last_review_at: 'lastReviewAt',
    },
    also: (eb) => {
      const topic = eb
        .selectFrom('questions')
        .innerJoin('topics', 'topics.id', 'questions.topic_id')
        .innerJoin('subjects', 'subjects.id', 'topics.subject_id')
        .whereRef('questions.id', '=', 'review_cards.question_id');
      return [topic.select('topics.name').as('topic'), topic.select('subjects.name').as('subject')];
    },
    orderBy: ['due_at', 'question_id'],
  },
  daily_activity: {
    part: 'days',
    columns: {
      user_id: ofUser,
      day: { day: 'day' },
      finished_count: 'finished',
      answered_count: 'answered',
      correct_count: 'correctAnswers',
      study_seconds: 'studySeconds',
    },
    orderBy: ['day'],
  },
  seen_numbers: {
    part: 'seenQuestions',
    columns: {
      user_id: ofUser,
      block: '- where the numbers of the questions are stored',
      numbers: shownAs('questionIds'),
    },
    also: (eb) => [
      eb
        .selectFrom('questions')
        .where((each) => each('questions.draw_number', '=', each.fn.any('seen_numbers.numbers')))
        .select((each) =>
          each.fn.agg<string[]>('array_agg', ['questions.id']).orderBy('questions.id').as('questionIds'),
        )
        .as('questionIds'),
    ],
    orderBy: ['block'],
  },
  rapid_fire_progress: {
    part: 'rapidFireProgress',
    columns: {
      user_id: ofUser,
      subject_id: { nameIn: 'subjects', as: 'subject' },
      current_level: 'currentLevel',
      total_sessions: 'totalSessions',
      best_accuracy: 'bestAccuracy',
      last_played_at: 'lastPlayedAt',
    },
    orderBy: ['last_played_at'],
  },
  creative_writing_progress: {
    part: 'creativeWritingProgress',
    columns: {
      user_id: ofUser,
      stage_id: { nameIn: 'stages', as: 'stage' },
      subject_id: { nameIn: 'subjects', as: 'subject' },
      total_sessions: 'totalSessions',
      score_sum: 'scoreSum',
      best_session_score: 'bestSessionScore',
      recent_scores: 'recentScores',
      last_played_at: 'lastPlayedAt',
    },
    orderBy: ['last_played_at'],
  },
} satisfies Partial<ExportedTables>;
