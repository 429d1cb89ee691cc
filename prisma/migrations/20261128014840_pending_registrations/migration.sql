-- AlterTable
ALTER TABLE "users" ADD COLUMN     "consent_ends_on" DATE;

-- CreateTable
CREATE TABLE "registrations" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" "role" NOT NULL,
    "parent_email" TEXT,
    "consent_ends_on" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "registrations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "registration_links" (
    "token_hash" BYTEA NOT NULL,
    "registration_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "registration_links_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "link_requests" (
    "email" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "link_requests_pkey" PRIMARY KEY ("email","endpoint","key")
);

-- CreateIndex
CREATE INDEX "registrations_email_created_at_idx" ON "registrations"("email", "created_at");

-- CreateIndex
CREATE INDEX "registrations_created_at_idx" ON "registrations"("created_at");

-- CreateIndex
CREATE INDEX "registration_links_registration_id_idx" ON "registration_links"("registration_id");

-- CreateIndex
CREATE INDEX "link_requests_requested_at_idx" ON "link_requests"("requested_at");

-- AddForeignKey
ALTER TABLE "registration_links" ADD CONSTRAINT "registration_links_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "registrations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The age at sign-up is not known any more, only that it was below 13. School begins at five, so eight years later
-- everybody is 13.
UPDATE "users" SET "consent_ends_on" = ("created_at" AT TIME ZONE 'Europe/London' + INTERVAL '8 years')::date
  WHERE "parent_email" IS NOT NULL;

-- Accounts that were never confirmed become sign-ups, with their newest link. An account that an administrator has
-- switched off, or given another role, stays as it is: its owner can confirm the address by choosing a new password.
INSERT INTO "registrations" ("id", "email", "name", "password_hash", "role", "parent_email", "consent_ends_on", "created_at")
  SELECT "id", "email", "name", "password_hash", "role", "parent_email", "consent_ends_on", "created_at" FROM "users"
  WHERE "email_verified_at" IS NULL AND "last_login_at" IS NULL AND "google_id" IS NULL
    AND "password_hash" IS NOT NULL AND "role" IN ('STUDENT', 'PARENT') AND "is_active";
INSERT INTO "registration_links" ("token_hash", "registration_id", "expires_at", "created_at")
  SELECT "token_hash", "user_id", "expires_at", "created_at" FROM "account_tokens"
  WHERE "kind" = 'VERIFY_EMAIL' AND "used_at" IS NULL AND "user_id" IN (SELECT "id" FROM "registrations");
DELETE FROM "users" WHERE "id" IN (SELECT "id" FROM "registrations");
-- No link confirms the address of an account any more. A used one keeps its place in the owner's list of links.
UPDATE "account_tokens" SET "used_at" = CURRENT_TIMESTAMP WHERE "kind" = 'VERIFY_EMAIL' AND "used_at" IS NULL;
