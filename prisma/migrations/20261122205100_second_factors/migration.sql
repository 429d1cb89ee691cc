CREATE TABLE "second_factors" (
  "user_id" UUID NOT NULL,
  "secret" BYTEA NOT NULL,
  "confirmed_at" TIMESTAMPTZ(3),
  "last_step" INTEGER NOT NULL DEFAULT 0,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

  CONSTRAINT "second_factors_pkey" PRIMARY KEY ("user_id")
);

CREATE TABLE "recovery_codes" (
  "user_id" UUID NOT NULL,
  "prefix" TEXT NOT NULL,
  "code_hash" TEXT NOT NULL,

  CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("user_id", "prefix")
);

ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
