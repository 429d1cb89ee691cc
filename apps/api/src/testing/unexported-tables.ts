const content =
  'Content of the question bank: who wrote or changed it is staff’s work, which user-references.ts lists';

/**
 * Why the data export has no row of these tables. A new table fails `exported-columns.http.test.ts` until its columns are
 * listed in exported-columns.ts, or it is here.
 */
export const unexportedTables: Record<string, string> = {
  users: 'Its columns are in user-references.ts',
  registrations: 'What was given at sign-up, before there is a user',
  registration_links: 'What was given at sign-up, before there is a user',
  link_requests: 'Which links an address, perhaps without an account, requested within a day',
  second_factor_requirements: 'Of every teacher or of a school',
  second_factors: 'A secret: with it someone else could sign in',
  recovery_codes: 'Secrets: with one of them someone else could sign in',
  idempotency_keys: 'Recent replies, stored for a short time: their content is exported elsewhere',
  rate_limits: 'Counts of calls of the last hour, by hashed addresses and ids',
  audit_entries: 'The audit log of administrators: a record of the organisation',
  classes: 'A teacher’s, which pupils leave: the export has the memberships',
  assignments: 'A teacher’s work for a class: the export has the pupil’s work on it',
  assignment_questions: content,
  ai_generations: content,
  generation_runs: content,
  bulk_changes: content,
  bulk_change_items: content,
  media_files: content,
  upload_batches: content,
  library_items: content,
  subjects: content,
  topics: content,
  stages: content,
  exam_boards: content,
  schools: content,
  buckets: content,
  passages: content,
  drawings: content,
  questions: content,
  question_revisions: content,
  question_options: content,
  question_changes: content,
  question_corrections: content,
  question_statistics: content,
  item_statistics: content,
  creative_writing_questions: content,
  creative_writing_options: content,
  past_papers: content,
  past_paper_answers: content,
};
