-- Questions that a teacher chose may be of several subjects. In a migration of its own, because a new value of an enum
-- cannot be used in the transaction that adds it.
ALTER TABLE "attempts" DROP CONSTRAINT "attempts_mixed_is_mock_test";
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_mixed_is_mock_test"
  CHECK ("subject_id" IS NOT NULL OR "kind" IN ('MOCK_TEST', 'ASSIGNMENT'));
