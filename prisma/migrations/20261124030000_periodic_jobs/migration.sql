-- CreateTable
CREATE TABLE "periodic_jobs" (
    "name" TEXT NOT NULL,
    "next_run_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "periodic_jobs_pkey" PRIMARY KEY ("name")
);
