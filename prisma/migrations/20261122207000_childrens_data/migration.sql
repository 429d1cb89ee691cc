-- A parent can withdraw consent, new users of sign-in with Google give their age, unused accounts are warned and deleted.
ALTER TABLE "users"
  ADD COLUMN "consent_withdrawn_at" TIMESTAMPTZ(3),
  ADD COLUMN "needs_age" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "inactivity_warned_at" TIMESTAMPTZ(3);

ALTER TYPE "account_token_kind" ADD VALUE 'AGE';

-- Pupils who came from Google and were never asked.
UPDATE "users" SET "needs_age" = true
WHERE "google_id" IS NOT NULL AND "password_hash" IS NULL AND "parent_email" IS NULL AND "role" = 'STUDENT';

-- The job that warns and deletes looks for the few accounts that were warned.
CREATE INDEX "users_inactivity_warned_at_idx" ON "users" ("inactivity_warned_at") WHERE "inactivity_warned_at" IS NOT NULL;

-- Notifications that pressed pupils to practise today are no longer made.
DELETE FROM "notifications" WHERE "kind" = 'streak-ends';
