-- CreateEnum
CREATE TYPE "parent_link_state" AS ENUM ('INVITED', 'REQUESTED', 'ACTIVE', 'ENDED');

-- CreateEnum
CREATE TYPE "parent_link_end" AS ENUM ('CHILD', 'PARENT', 'CONFIRMED_PARENT', 'ADMIN', 'AGE', 'NOT_ME');

-- CreateEnum
CREATE TYPE "parent_view_kind" AS ENUM ('SUMMARY', 'EMAIL');

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "birth_month" DATE,
ADD COLUMN     "parent_reports" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "parent_links" (
    "id" UUID NOT NULL,
    "child_id" UUID NOT NULL,
    "parent_id" UUID,
    "state" "parent_link_state" NOT NULL,
    "invited_email" TEXT,
    "token_hash" BYTEA,
    "invitation_expires_at" TIMESTAMPTZ(3),
    "blocked_email_hash" BYTEA,
    "child_agreed_at" TIMESTAMPTZ(3),
    "parent_agreed_at" TIMESTAMPTZ(3),
    "end_asked_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "ended_by" "parent_link_end",
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "parent_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "parent_codes" (
    "id" UUID NOT NULL,
    "child_id" UUID NOT NULL,
    "made_by_id" UUID NOT NULL,
    "code_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "parent_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "parent_views" (
    "link_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "kind" "parent_view_kind" NOT NULL,

    CONSTRAINT "parent_views_pkey" PRIMARY KEY ("link_id","day","kind")
);

-- CreateTable
CREATE TABLE "parent_reports" (
    "parent_id" UUID NOT NULL,
    "monday" DATE NOT NULL,
    "is_quiet" BOOLEAN NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "refused_at" TIMESTAMPTZ(3),

    CONSTRAINT "parent_reports_pkey" PRIMARY KEY ("parent_id","monday")
);

-- CreateIndex
CREATE UNIQUE INDEX "parent_links_token_hash_key" ON "parent_links"("token_hash");

-- CreateIndex
CREATE INDEX "parent_links_child_id_state_idx" ON "parent_links"("child_id", "state");

-- CreateIndex
CREATE INDEX "parent_links_parent_id_state_idx" ON "parent_links"("parent_id", "state");

-- CreateIndex
CREATE UNIQUE INDEX "parent_codes_code_hash_key" ON "parent_codes"("code_hash");

-- CreateIndex
CREATE INDEX "parent_codes_made_by_id_idx" ON "parent_codes"("made_by_id");

-- CreateIndex
CREATE INDEX "parent_codes_expires_at_idx" ON "parent_codes"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "parent_codes_child_id_made_by_id_key" ON "parent_codes"("child_id", "made_by_id");

-- AddForeignKey
ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parent_codes" ADD CONSTRAINT "parent_codes_child_id_fkey" FOREIGN KEY ("child_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parent_codes" ADD CONSTRAINT "parent_codes_made_by_id_fkey" FOREIGN KEY ("made_by_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parent_views" ADD CONSTRAINT "parent_views_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "parent_links"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "parent_reports" ADD CONSTRAINT "parent_reports_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "users" ADD CONSTRAINT "users_birth_month" CHECK (EXTRACT(DAY FROM birth_month) = 1);
ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_email_lower_case" CHECK (invited_email = lower(invited_email));
ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_state" CHECK (
  CASE state
    WHEN 'INVITED' THEN parent_id IS NULL AND invited_email IS NOT NULL AND invitation_expires_at IS NOT NULL
    WHEN 'REQUESTED' THEN parent_id IS NOT NULL AND parent_agreed_at IS NOT NULL AND child_agreed_at IS NULL
    WHEN 'ACTIVE' THEN parent_id IS NOT NULL AND parent_agreed_at IS NOT NULL AND child_agreed_at IS NOT NULL
    ELSE ended_at IS NOT NULL AND ended_by IS NOT NULL AND invited_email IS NULL AND token_hash IS NULL
  END
);
ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_two_people" CHECK (parent_id <> child_id);

CREATE UNIQUE INDEX "parent_links_one_current" ON "parent_links" (child_id, parent_id) WHERE state <> 'ENDED';
CREATE UNIQUE INDEX "parent_links_one_invitation" ON "parent_links" (child_id, invited_email) WHERE state = 'INVITED';
