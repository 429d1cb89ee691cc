-- CreateTable
CREATE TABLE "second_factor_requirements" (
    "id" UUID NOT NULL,
    "school_id" UUID,
    "starts_on" DATE NOT NULL,

    CONSTRAINT "second_factor_requirements_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "second_factor_requirements_school_id_key" ON "second_factor_requirements"("school_id");

-- One requirement for every teacher.
CREATE UNIQUE INDEX "second_factor_requirements_every_teacher_key" ON "second_factor_requirements"(("school_id" IS NULL)) WHERE "school_id" IS NULL;

-- AddForeignKey
ALTER TABLE "second_factor_requirements" ADD CONSTRAINT "second_factor_requirements_school_id_fkey" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE CASCADE ON UPDATE CASCADE;
