import type { DataExportDto } from '@markwell/shared/features/users/data-export.schemas';

// All columns with personal data. A new table that refers to a user fails here until it is exported, or listed with the
// reason why it is not.

const exempt = (reason: string) => ({ reason });
const staffWork = exempt('An administrator’s work on the question bank: not about the administrator');

/** Every column that refers to a user, with the part of the export that has its rows, or why none has. */
export const personalReferences: Record<string, keyof DataExportDto | { reason: string }> = {
  'sessions.user_id': 'sessions',
  'class_members.user_id': 'classMemberships',
  'class_teachers.user_id': 'classesTaught',
  'second_factors.user_id': exempt('A secret: with it someone else could sign in'),
  'recovery_codes.user_id': exempt('Secrets: with one of them someone else could sign in'),
  'account_tokens.user_id': 'links',
  'access_arrangements.user_id': 'accessArrangement',
  'access_arrangements.confirmed_by': exempt('The pupil’s arrangement, in which the name is exported'),
  'attempts.user_id': 'tests',
  'creative_writing_progress.user_id': 'creativeWritingProgress',
  'creative_writing_sessions.user_id': 'creativeWriting',
  'daily_activity.user_id': 'days',
  'reports.user_id': 'reports',
  'notifications.user_id': 'notifications',
  'pupil_totals.user_id': 'totals',
  'rapid_fire_progress.user_id': 'rapidFireProgress',
  'rapid_fire_sessions.user_id': 'rapidFire',
  'review_cards.user_id': 'reviews',
  'seen_questions.user_id': 'seenQuestions',
  'topic_progress.user_id': 'topics',
  'buckets_seen.user_id': exempt('Counts of seenQuestions, stored to draw questions faster'),
  'idempotency_keys.user_id': exempt(
    'Recent replies, stored for a short time: their content is exported elsewhere',
  ),
  'audit_entries.actor_id': exempt('The audit log of administrators: a record of the organisation'),
  'ai_generations.user_id': staffWork,
  'generation_runs.user_id': staffWork,
  'bulk_changes.started_by_id': staffWork,
  'bulk_changes.undone_by_id': staffWork,
  'reports.resolved_by_id': staffWork,
  'media_files.uploaded_by_id': staffWork,
  'question_changes.actor_id': staffWork,
  'question_corrections.corrected_by_id': staffWork,
  'question_revisions.created_by_id': staffWork,
  'subjects.created_by_id': staffWork,
  'upload_batches.uploaded_by_id': staffWork,
};

/** Every column of `users`, with its name in the exported profile, or why it has none. */
export const profileColumns: Record<string, keyof DataExportDto['profile'] | { reason: string }> = {
  id: 'id',
  email: 'email',
  email_verified_at: 'emailVerifiedAt',
  google_id: 'googleId',
  name: 'name',
  first_name: 'firstName',
  last_name: 'lastName',
  avatar: 'avatar',
  school_year: 'grade',
  school_name: 'school',
  school_id: 'memberOfSchool',
  role: 'role',
  current_stage_id: 'stage',
  current_exam_board_id: 'examBoard',
  is_exam_board_unknown: 'isExamBoardUnknown',
  first_day_ended_at: 'firstDayEndedAt',
  premium_until: 'premiumUntil',
  parent_email: 'parentEmail',
  parent_confirmed_at: 'parentConfirmedAt',
  consent_withdrawn_at: 'consentWithdrawnAt',
  needs_age: 'needsAge',
  inactivity_warned_at: 'inactivityWarnedAt',
  last_login_at: 'lastLoginAt',
  last_active_on: 'lastActiveOn',
  deletion_requested_at: 'deletionRequestedAt',
  email_notifications: 'emailNotifications',
  weekly_reports: 'weeklyReports',
  weekly_report_for: 'weeklyReportFor',
  created_at: 'createdAt',
  password_hash: exempt('A secret: with it the password could be guessed'),
  token_version: exempt('A counter that ends sessions, without meaning outside'),
  is_active: exempt('True for every user who can request an export'),
  updated_at: exempt('When the row was last written, without meaning outside'),
};
