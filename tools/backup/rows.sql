-- Rows of most tables, for backup.http.test.ts.

INSERT INTO schools (id, name) VALUES ('00000000-0000-4000-8000-000000000001', 'Hollybrook');
INSERT INTO stages (id, code, name, display_name, age_range, description, color, icon) VALUES
  ('00000000-0000-4000-8000-000000000002', 'ELEVEN_PLUS', '11+', '11+ Entrance', '9-11', 'Entrance exams', 'blue', '🎒');
INSERT INTO exam_boards (id, code, name, description) VALUES
  ('00000000-0000-4000-8000-000000000003', 'GL', 'GL Assessment', 'Multiple choice');
INSERT INTO users (id, email, email_verified_at, password_hash, name, school_year, school_name, school_id, role, current_stage_id,
  current_exam_board_id, parent_email, parent_confirmed_at, last_active_on) VALUES
  ('00000000-0000-4000-8000-000000000010', 'pupil@example.com', '2026-11-01', 'a hash', 'Aisha Rahman', 'Year 6', 'Oakfield',
   '00000000-0000-4000-8000-000000000001', 'STUDENT', '00000000-0000-4000-8000-000000000002',
   '00000000-0000-4000-8000-000000000003', 'parent@example.com', '2026-11-01', '2026-11-03'),
  ('00000000-0000-4000-8000-000000000011', 'admin@example.com', '2026-11-01', 'a hash', 'Ada Admin', NULL, NULL, NULL, 'ADMIN',
   NULL, NULL, NULL, NULL, NULL);
INSERT INTO account_tokens (id, user_id, kind, token_hash, email, expires_at) VALUES
  ('00000000-0000-4000-8000-000000000020', '00000000-0000-4000-8000-000000000010', 'RESET_PASSWORD', '\x01', 'pupil@example.com',
   '2026-11-04');
INSERT INTO rate_limits (key, points, expire) VALUES ('sign-in:hash', 3, 1793750400000);
INSERT INTO idempotency_keys (user_id, endpoint, key, request_hash, response) VALUES
  ('00000000-0000-4000-8000-000000000010', 'POST /questions/flag', 'answered', '\x02', '{"status": "PENDING"}');
INSERT INTO audit_entries (id, actor_id, action, target_kind, target_id, after) VALUES
  ('00000000-0000-4000-8000-000000000021', '00000000-0000-4000-8000-000000000011', 'created', 'subject',
   '00000000-0000-4000-8000-000000000030', '{"name": "English"}');

INSERT INTO subjects (id, stage_id, created_by_id, name, code, icon, color, created_at) VALUES
  ('00000000-0000-4000-8000-000000000030', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000011',
   'English', 'ENGLISH', '📖', 'blue', '2026-10-01'),
  ('00000000-0000-4000-8000-000000000031', '00000000-0000-4000-8000-000000000002', NULL, 'Mathematics', 'MATHEMATICS', '📖', 'blue',
   '2026-10-02');
INSERT INTO topics (id, subject_id, name, code) VALUES
  ('00000000-0000-4000-8000-000000000032', '00000000-0000-4000-8000-000000000030', 'Spelling', 'SPELLING');
INSERT INTO media_files (id, storage_key, access, content_type, byte_size, width, height, alternative_text, uploaded_by_id) VALUES
  ('00000000-0000-4000-8000-000000000033', 'solution.webp', 'PUBLIC', 'image/webp', 1000, 10, 10, 'A solution',
   '00000000-0000-4000-8000-000000000011'),
  ('00000000-0000-4000-8000-000000000034', 'paper.pdf', 'SIGNED', 'application/pdf', 2000, NULL, NULL, '', NULL),
  ('00000000-0000-4000-8000-000000000035', 'q1.webp', 'SIGNED', 'image/webp', 3000, 10, 10, '', NULL),
  ('00000000-0000-4000-8000-000000000036', 's1.webp', 'SIGNED', 'image/webp', 4000, 10, 10, '', NULL);
INSERT INTO ai_generations (id, user_id, kind, title, parameters, content) VALUES
  ('00000000-0000-4000-8000-000000000037', '00000000-0000-4000-8000-000000000011', 'COMPREHENSION', 'The old mill', '{}', 'A text');

INSERT INTO passages (id, subject_id, title, body) VALUES
  ('00000000-0000-4000-8000-000000000040', '00000000-0000-4000-8000-000000000030', 'The old mill', 'It stood by the river.');
INSERT INTO buckets (id, kind, topic_id, difficulty, published_count) VALUES
  ('00000000-0000-4000-8000-000000000041', 'REGULAR', '00000000-0000-4000-8000-000000000032', 1, 1),
  ('00000000-0000-4000-8000-000000000042', 'RAPID_FIRE', '00000000-0000-4000-8000-000000000032', 1, 1);
INSERT INTO questions (id, kind, topic_id, question_number, difficulty, time_limit, passage_id, generation_id, search_text) VALUES
  ('00000000-0000-4000-8000-000000000043', 'REGULAR', '00000000-0000-4000-8000-000000000032', 1, 1, NULL,
   '00000000-0000-4000-8000-000000000040', '00000000-0000-4000-8000-000000000037', E'Which is a fruit?\ncats\nApples'),
  ('00000000-0000-4000-8000-000000000044', 'RAPID_FIRE', '00000000-0000-4000-8000-000000000032', 2, 1, 30, NULL, NULL,
   E'Which is an animal?\ncats\nApples');
INSERT INTO question_revisions (id, question_id, number, body, passage_id, explanation, solution_image_id, created_by_id, parts)
SELECT id::uuid, question_id::uuid, number, body, passage_id::uuid, explanation, solution_image_id::uuid, created_by_id::uuid,
  jsonb_build_array(jsonb_build_object('label', 'a', 'stem', '', 'marks', 1, 'hints', '[]'::jsonb, 'steps', '[]'::jsonb,
    'answer', jsonb_build_object('kind', 'choice', 'correct', correct, 'options',
      '[{"letter": "A", "content": {"text": "cats"}}, {"letter": "B", "content": {"text": "Apples"}}]'::jsonb)))
FROM (VALUES
  ('00000000-0000-4000-8000-000000000045', '00000000-0000-4000-8000-000000000043', 1, 'Which is a fruit?', NULL, NULL, NULL, NULL, 'A'),
  ('00000000-0000-4000-8000-000000000046', '00000000-0000-4000-8000-000000000043', 2, 'Which is a fruit?',
   '00000000-0000-4000-8000-000000000040', 'Apples grow on trees.', '00000000-0000-4000-8000-000000000033',
   '00000000-0000-4000-8000-000000000011', 'B'),
  ('00000000-0000-4000-8000-000000000047', '00000000-0000-4000-8000-000000000044', 1, 'Which is an animal?', NULL, NULL, NULL, NULL, 'A')
) AS revision (id, question_id, number, body, passage_id, explanation, solution_image_id, created_by_id, correct);
UPDATE questions SET status = 'PUBLISHED', bucket_id = '00000000-0000-4000-8000-000000000041',
  current_revision_id = '00000000-0000-4000-8000-000000000046' WHERE kind = 'REGULAR';
UPDATE questions SET status = 'PUBLISHED', bucket_id = '00000000-0000-4000-8000-000000000042',
  current_revision_id = '00000000-0000-4000-8000-000000000047' WHERE kind = 'RAPID_FIRE';
INSERT INTO question_statistics (question_id, answered_count, correct_count) VALUES
  ('00000000-0000-4000-8000-000000000043', 1, 1);
INSERT INTO question_corrections (id, question_id, from_revision_id, to_revision_id, action, affected_attempts, corrected_by_id) VALUES
  ('00000000-0000-4000-8000-000000000056', '00000000-0000-4000-8000-000000000043', '00000000-0000-4000-8000-000000000045',
   '00000000-0000-4000-8000-000000000046', 'REMARK', 1, '00000000-0000-4000-8000-000000000011');
INSERT INTO seen_numbers (user_id, block, numbers)
  SELECT '00000000-0000-4000-8000-000000000010', 0, array[draw_number] FROM questions
  WHERE id = '00000000-0000-4000-8000-000000000043';

-- A test with an answer, one whose time ran out without any, and one that is open.
INSERT INTO attempts (id, user_id, stage_id, subject_id, kind, status, difficulties, topic_ids, requested_questions,
  total_questions, duration_seconds, started_at, deadline_at, finished_at, finished_by, time_taken_seconds, correct_count, score,
  question_ids, revision_ids, question_topic_ids, answers, earned, possible)
SELECT id::uuid, '00000000-0000-4000-8000-000000000010', '00000000-0000-4000-8000-000000000002',
  '00000000-0000-4000-8000-000000000030', 'MOCK_TEST', status::attempt_status, '{1}', '{}', 1, 1, 1800, started_at::timestamptz,
  started_at::timestamptz + interval '30 minutes', finished_at::timestamptz, finished_by::finished_by, seconds, correct, score,
  '{00000000-0000-4000-8000-000000000043}', '{00000000-0000-4000-8000-000000000046}', '{00000000-0000-4000-8000-000000000032}',
  answers::jsonb, earned::real[], possible::smallint[]
FROM (VALUES
  ('00000000-0000-4000-8000-000000000060', 'FINISHED', '2026-11-02 10:00Z', '2026-11-02 10:01Z', 'PUPIL', 60, 1, 100,
   '{"1": ["B", 1, 30000]}', '{1}', '{1}'),
  ('00000000-0000-4000-8000-000000000061', 'FINISHED', '2026-11-03 10:00Z', '2026-11-03 10:30:02Z', 'PUPIL', 1800, 0, 0,
   '{}', '{0}', '{1}'),
  ('00000000-0000-4000-8000-000000000062', 'OPEN', '2026-11-04 10:00Z', NULL, NULL, NULL, NULL, NULL, '{}', '{}', '{}')
) AS test (id, status, started_at, finished_at, finished_by, seconds, correct, score, answers, earned, possible);
INSERT INTO notifications (id, user_id, kind, title, body, dedupe_key) VALUES
  ('00000000-0000-4000-8000-000000000063', '00000000-0000-4000-8000-000000000010', 'test-closed', 'Your test was closed',
   'Your score: 0 %', 'test-closed:00000000-0000-4000-8000-000000000061');
INSERT INTO topic_progress (user_id, topic_id, answered_count, correct_count, last_answered_at) VALUES
  ('00000000-0000-4000-8000-000000000010', '00000000-0000-4000-8000-000000000032', 2, 1, '2026-11-02');
INSERT INTO review_cards (user_id, question_id, due_at, stability, difficulty, elapsed_days, scheduled_days, learning_steps,
  repetitions, lapses, state) VALUES
  ('00000000-0000-4000-8000-000000000010', '00000000-0000-4000-8000-000000000044', '2026-11-05', 1.5, 5, 0, 1, 0, 1, 0, 1);

-- A quiz with an answer, and one without any.
INSERT INTO rapid_fire_sessions (id, user_id, subject_id, level, status, total_questions, started_at, deadline_at, finished_at,
  correct_count, accuracy, best_streak, time_spent_seconds, level_completed, next_level_unlocked) VALUES
  ('00000000-0000-4000-8000-000000000070', '00000000-0000-4000-8000-000000000010', '00000000-0000-4000-8000-000000000030', 1,
   'FINISHED', 1, '2026-11-02 11:00Z', '2026-11-02 11:05Z', '2026-11-02 11:01Z', 0, 0, 0, 30, false, false),
  ('00000000-0000-4000-8000-000000000071', '00000000-0000-4000-8000-000000000010', '00000000-0000-4000-8000-000000000030', 1,
   'FINISHED', 1, '2026-11-03 11:00Z', '2026-11-03 11:05Z', '2026-11-03 11:05Z', 0, 0, 0, 300, false, false);
INSERT INTO rapid_fire_answers (session_id, user_id, ordinal, question_id, revision_id, chosen_letter, is_correct, time_spent_ms) VALUES
  ('00000000-0000-4000-8000-000000000070', '00000000-0000-4000-8000-000000000010', 1, '00000000-0000-4000-8000-000000000044', '00000000-0000-4000-8000-000000000047',
   'B', false, 4000),
  ('00000000-0000-4000-8000-000000000071', '00000000-0000-4000-8000-000000000010', 1, '00000000-0000-4000-8000-000000000044', '00000000-0000-4000-8000-000000000047',
   NULL, false, NULL);
INSERT INTO rapid_fire_progress (user_id, subject_id, total_sessions, last_played_at) VALUES
  ('00000000-0000-4000-8000-000000000010', '00000000-0000-4000-8000-000000000030', 2, '2026-11-03 11:05Z');

INSERT INTO creative_writing_questions (id, stage_id, subject_id, status, title, brief, age_group, word_bank) VALUES
  ('00000000-0000-4000-8000-000000000080', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000030',
   'PUBLISHED', 'The storm', 'Write about a storm.', 'Year 6-7', '{thunder}');
INSERT INTO creative_writing_options (question_id, letter, text, score, explanation)
SELECT '00000000-0000-4000-8000-000000000080', letter, 'A paragraph', score, 'Because'
FROM (VALUES ('A', 3), ('B', 2), ('C', 1), ('D', 0)) AS choice (letter, score);
INSERT INTO creative_writing_sessions (id, user_id, stage_id, subject_id, difficulty, status, total_questions, started_at,
  finished_at, total_score, max_possible_score, time_spent_seconds) VALUES
  ('00000000-0000-4000-8000-000000000081', '00000000-0000-4000-8000-000000000010', '00000000-0000-4000-8000-000000000002',
   '00000000-0000-4000-8000-000000000030', 'STANDARD', 'FINISHED', 1, '2026-11-02 12:00Z', '2026-11-02 12:01Z', 3, 3, 50);
INSERT INTO creative_writing_answers (session_id, user_id, ordinal, question_id, selected_option, score_awarded, time_spent_seconds,
  justification, answered_at) VALUES
  ('00000000-0000-4000-8000-000000000081', '00000000-0000-4000-8000-000000000010', 1, '00000000-0000-4000-8000-000000000080', 'A', 3, 50, 'It is vivid.',
   '2026-11-02 12:01Z');
INSERT INTO creative_writing_progress (user_id, stage_id, subject_id, total_sessions, score_sum, best_session_score,
  recent_scores, last_played_at) VALUES
  ('00000000-0000-4000-8000-000000000010', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000030', 1,
   100, 100, '{100}', '2026-11-02 12:01Z');

INSERT INTO daily_activity (user_id, day, finished_count, answered_count, correct_count, study_seconds) VALUES
  ('00000000-0000-4000-8000-000000000010', '2026-11-02', 3, 2, 1, 140),
  ('00000000-0000-4000-8000-000000000010', '2026-11-03', 2, 0, 0, 2100);
INSERT INTO pupil_totals (user_id, tests_finished, score_sum, answered_count, correct_count, study_seconds, streak_days,
  best_streak, last_finish_on) VALUES
  ('00000000-0000-4000-8000-000000000010', 2, 100, 2, 1, 2240, 2, 2, '2026-11-03');

INSERT INTO past_papers (id, stage_id, subject_id, title, year, pdf_file_id) VALUES
  ('00000000-0000-4000-8000-000000000090', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000030',
   'English 2024', 2024, '00000000-0000-4000-8000-000000000034');
INSERT INTO past_paper_answers (paper_id, number, question_file_id, solution_file_id) VALUES
  ('00000000-0000-4000-8000-000000000090', 1, '00000000-0000-4000-8000-000000000035', '00000000-0000-4000-8000-000000000036');
INSERT INTO reports (id, user_id, kind, question_id, attempt_id, past_paper_id, past_paper_number, reason, status, notes,
  resolved_by_id, resolved_at) VALUES
  ('00000000-0000-4000-8000-000000000091', '00000000-0000-4000-8000-000000000010', 'MOCK_TEST',
   '00000000-0000-4000-8000-000000000043', '00000000-0000-4000-8000-000000000060', NULL, NULL, 'WRONG_ANSWER', 'RESOLVED',
   'The answer key was wrong', '00000000-0000-4000-8000-000000000011', '2026-11-03'),
  ('00000000-0000-4000-8000-000000000092', '00000000-0000-4000-8000-000000000010', 'PAST_PAPER', NULL, NULL,
   '00000000-0000-4000-8000-000000000090', 1, 'UNCLEAR_QUESTION', 'PENDING', NULL, NULL, NULL);
