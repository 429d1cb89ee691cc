import { dataExportSchema } from '@markwell/shared/features/users/data-export.schemas';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-app.ts';

// Every column of the tables with a user's rows: where the export has it, or why it is not personal. A new column fails
// here until it is listed.

const ofUser = '- the user themselves';
const internal = '- an internal reference, without meaning outside';
const shownAs = (name: string) => `- exported by name as ${name}`;

const exported: Record<string, Record<string, string>> = {
  account_tokens: {
    id: internal,
    user_id: ofUser,
    kind: 'links.kind',
    token_hash: '- a secret: with it the link could be used',
    email: 'links.email',
    expires_at: 'links.expiresAt',
    used_at: 'links.usedAt',
    created_at: 'links.createdAt',
  },
  attempts: {
    id: 'tests.id',
    user_id: ofUser,
    stage_id: shownAs('tests.stage'),
    subject_id: shownAs('tests.subject'),
    kind: 'tests.kind',
    status: 'tests.status',
    answer_key_on_client: '- how the test was sent, not about the user',
    difficulties: '- settings of the test, not about the user',
    topic_ids: '- settings of the test, not about the user',
    tier: '- settings of the test, not about the user',
    requested_questions: '- settings of the test, not about the user',
    duration_seconds: '- settings of the test, not about the user',
    total_questions: 'tests.totalQuestions',
    started_at: 'tests.startedAt',
    deadline_at: '- the start plus the duration',
    finished_at: 'tests.completedAt',
    finished_by: '- how the test was closed, not about the user',
    amended_at: '- when late answers were counted, not about the user',
    time_taken_seconds: 'tests.timeTaken',
    extra_time_percent: 'tests.extraTimePercent',
    extra_time_seconds: '- follows from the percentage',
    break_budget_seconds: '- settings of the test, not about the user',
    paused_seconds: '- the sum of the exported breaks',
    paused_until: '- the end of the last exported break',
    uses_confirmed: '- which of the exported arrangements the test used',
    correct_count: 'tests.correctAnswers',
    score: 'tests.score',
  },
  attempt_pauses: {
    attempt_id: internal,
    id: internal,
    started_at: 'tests.breaks.startedAt',
    ends_at: 'tests.breaks.endedAt',
  },
  access_arrangements: {
    user_id: ofUser,
    extra_time_percent: 'accessArrangement.extraTimePercent',
    break_minutes: 'accessArrangement.breakMinutes',
    has_reader: 'accessArrangement.hasReader',
    text_size: 'accessArrangement.textSize',
    spacing: 'accessArrangement.spacing',
    font: 'accessArrangement.font',
    paper_colour: 'accessArrangement.paperColour',
    assignment_extra_time_percent: 'accessArrangement.forAssignments.extraTimePercent',
    assignment_break_minutes: 'accessArrangement.forAssignments.breakMinutes',
    confirmed_by: shownAs('accessArrangement.forAssignments.confirmedBy'),
    confirmed_at: 'accessArrangement.forAssignments.confirmedAt',
    updated_at: 'accessArrangement.updatedAt',
  },
  attempt_questions: {
    attempt_id: internal,
    ordinal: '- the order of the answers in the export',
    question_id: 'tests.answers.questionId',
    revision_id: internal,
    topic_id: shownAs('tests.answers.topic'),
    chosen_option_id: shownAs('tests.answers.chosenLetter'),
    sequence: '- which of several saved answers is the last',
    answered_at: 'tests.answers.answeredAt',
    is_correct: 'tests.answers.isCorrect',
    is_void: '- about the question',
  },
  rapid_fire_sessions: {
    id: 'rapidFire.id',
    user_id: ofUser,
    subject_id: shownAs('rapidFire.subject'),
    level: 'rapidFire.level',
    status: 'rapidFire.status',
    total_questions: 'rapidFire.totalQuestions',
    started_at: 'rapidFire.startedAt',
    deadline_at: '- the start plus five minutes',
    finished_at: 'rapidFire.completedAt',
    correct_count: 'rapidFire.correctAnswers',
    accuracy: 'rapidFire.accuracy',
    best_streak: 'rapidFire.bestStreak',
    time_spent_seconds: 'rapidFire.timeTaken',
    extra_time_percent: 'rapidFire.extraTimePercent',
    level_completed: '- follows from the accuracy',
    next_level_unlocked: '- follows from the accuracy; the level is in rapidFireProgress',
  },
  rapid_fire_answers: {
    session_id: internal,
    ordinal: '- the order of the answers in the export',
    question_id: 'rapidFire.answers.questionId',
    revision_id: internal,
    chosen_option_id: shownAs('rapidFire.answers.chosenLetter'),
    is_correct: 'rapidFire.answers.isCorrect',
    time_spent_ms: 'rapidFire.answers.timeSpentMs',
  },
  rapid_fire_progress: {
    user_id: ofUser,
    subject_id: shownAs('rapidFireProgress.subject'),
    current_level: 'rapidFireProgress.currentLevel',
    total_sessions: 'rapidFireProgress.totalSessions',
    best_accuracy: 'rapidFireProgress.bestAccuracy',
    last_played_at: 'rapidFireProgress.lastPlayedAt',
  },
  creative_writing_sessions: {
    id: 'creativeWriting.id',
    user_id: ofUser,
    stage_id: shownAs('creativeWriting.stage'),
    subject_id: shownAs('creativeWriting.subject'),
    difficulty: '- a setting of the challenge, not about the user',
    status: 'creativeWriting.status',
    total_questions: '- the number of answers in the export',
    started_at: 'creativeWriting.startedAt',
    finished_at: 'creativeWriting.completedAt',
    total_score: 'creativeWriting.totalScore',
    max_possible_score: 'creativeWriting.maxPossibleScore',
    time_spent_seconds: 'creativeWriting.timeTaken',
  },
  creative_writing_answers: {
    session_id: internal,
    ordinal: '- the order of the answers in the export',
    question_id: 'creativeWriting.answers.questionId',
    selected_option: 'creativeWriting.answers.selectedOption',
    score_awarded: 'creativeWriting.answers.scoreAwarded',
    time_spent_seconds: 'creativeWriting.answers.timeSpentSeconds',
    justification: 'creativeWriting.answers.justification',
    answered_at: 'creativeWriting.answers.answeredAt',
  },
  creative_writing_progress: {
    user_id: ofUser,
    stage_id: shownAs('creativeWritingProgress.stage'),
    subject_id: shownAs('creativeWritingProgress.subject'),
    total_sessions: 'creativeWritingProgress.totalSessions',
    score_sum: 'creativeWritingProgress.scoreSum',
    best_session_score: 'creativeWritingProgress.bestSessionScore',
    recent_scores: 'creativeWritingProgress.recentScores',
    last_played_at: 'creativeWritingProgress.lastPlayedAt',
  },
  assignment_work: {
    assignment_id: shownAs('assignments.title'),
    user_id: ofUser,
    attempt_id: 'assignments.testId',
    earlier_attempt_ids: '- the tests themselves are in the export',
    excused_at: 'assignments.excusedAt',
    returned_at: 'assignments.returnedAt',
    own_due_at: 'assignments.dueAt',
  },
  class_members: {
    id: internal,
    class_id: shownAs('classMemberships.class'),
    user_id: ofUser,
    joined_at: 'classMemberships.joinedAt',
    left_at: 'classMemberships.leftAt',
  },
  class_teachers: {
    class_id: shownAs('classesTaught.class'),
    user_id: ofUser,
    is_owner: 'classesTaught.isOwner',
    added_at: 'classesTaught.addedAt',
  },
  class_invitations: {
    id: internal,
    class_id: shownAs('classInvitations.class'),
    email: 'classInvitations.email',
    created_at: 'classInvitations.createdAt',
    expires_at: 'classInvitations.expiresAt',
  },
  parent_links: {
    id: internal,
    child_id: shownAs('children.name'),
    parent_id: shownAs('parents.name'),
    state: 'parents.state',
    invited_email: 'parentInvitations.email',
    token_hash: '- a secret: with it the invitation could be answered',
    invitation_expires_at: 'parentInvitations.expiresAt',
    blocked_email_hash: '- about whoever has the address, and only a hash',
    child_agreed_at: 'parents.childAgreedAt',
    parent_agreed_at: 'children.parentAgreedAt',
    end_asked_at: 'parents.endAskedAt',
    ended_at: 'children.endedAt',
    ended_by: 'children.endedBy',
    created_at: 'children.createdAt',
  },
  parent_codes: {
    id: internal,
    child_id: ofUser,
    made_by_id: ofUser,
    code_hash: '- a secret: with it the code could be found',
    created_at: 'parentCodes.createdAt',
    expires_at: 'parentCodes.expiresAt',
  },
  parent_views: { link_id: internal, day: 'parents.looks.day', kind: 'children.looks.kind' },
  parent_reports: {
    parent_id: ofUser,
    monday: 'parentReports.monday',
    is_quiet: 'parentReports.isQuiet',
    sent_at: 'parentReports.sentAt',
    refused_at: 'parentReports.refusedAt',
  },
  daily_activity: {
    user_id: ofUser,
    day: 'days.day',
    finished_count: 'days.finished',
    answered_count: 'days.answered',
    correct_count: 'days.correctAnswers',
    study_seconds: 'days.studySeconds',
  },
  pupil_totals: {
    user_id: ofUser,
    tests_finished: 'totals.testsFinished',
    score_sum: '- the sum of the scores in tests',
    answered_count: 'totals.questionsAnswered',
    correct_count: 'totals.correctAnswers',
    study_seconds: 'totals.studySeconds',
    streak_days: 'totals.streakDays',
    best_streak: 'totals.bestStreak',
    last_finish_on: '- the last of days',
    last_rest_day_on: 'totals.lastRestDayOn',
  },
  topic_progress: {
    user_id: ofUser,
    topic_id: shownAs('topics.topic'),
    answered_count: 'topics.questionsAttempted',
    correct_count: 'topics.correctAnswers',
    last_answered_at: 'topics.lastAnsweredAt',
  },
  seen_questions: {
    user_id: ofUser,
    question_id: 'seenQuestions.questionId',
    seen_at: 'seenQuestions.seenAt',
  },
  review_cards: {
    user_id: ofUser,
    question_id: 'reviews.questionId',
    due_at: 'reviews.dueAt',
    stability: 'reviews.stability',
    difficulty: 'reviews.difficulty',
    elapsed_days: '- follows from the dates',
    scheduled_days: '- follows from the dates',
    learning_steps: '- a step of the FSRS algorithm',
    repetitions: 'reviews.repetitions',
    lapses: 'reviews.lapses',
    state: '- a state of the FSRS algorithm',
    last_review_at: 'reviews.lastReviewAt',
  },
  reports: {
    id: internal,
    user_id: ofUser,
    kind: 'reports.kind',
    question_id: 'reports.questionId',
    attempt_id: internal,
    rapid_fire_session_id: internal,
    past_paper_id: 'reports.pastPaperId',
    past_paper_number: 'reports.pastPaperNumber',
    reason: 'reports.reason',
    status: 'reports.status',
    notes: 'reports.notes',
    resolved_by_id: '- about the administrator',
    resolved_at: 'reports.resolvedAt',
    created_at: 'reports.createdAt',
  },
  notifications: {
    id: internal,
    user_id: ofUser,
    kind: '- the kind of the text that is exported',
    title: 'notifications.title',
    body: 'notifications.body',
    link: '- the page of what the text is about',
    dedupe_key: internal,
    read_at: 'notifications.readAt',
    created_at: 'notifications.createdAt',
    emailed_at: 'notifications.emailedAt',
  },
};

interface Part {
  shape?: Record<string, Part>;
  element?: Part;
  unwrap?: () => Part;
}

/** Whether the export's schema has this path. Lists and optional objects are passed through. */
function hasPath(start: Part, path: string): boolean {
  let part: Part | undefined = start;
  for (const name of path.split('.')) {
    while (part && !part.shape) part = part.element ?? part.unwrap?.();
    part = part?.shape?.[name];
  }
  return part !== undefined;
}

const isPath = (where: string) => !where.startsWith('- ');

test('every column of a user’s rows is exported, or listed with the reason why not', async () => {
  const database = await testDatabase();
  const tables = await database.sql.introspection.getTables({ withInternalKyselyTables: false });
  const found = tables
    .filter(({ name }) => name in exported)
    .map(({ name, columns }) => [name, columns.map((column) => column.name).sort()] as const);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(
      Object.entries(exported).map(([table, columns]) => [table, Object.keys(columns).sort()]),
    ),
  );
  const paths = Object.values(exported).flatMap((columns) => Object.values(columns).filter(isPath));
  expect(paths.filter((path) => !hasPath(dataExportSchema as unknown as Part, path))).toEqual([]);
});
