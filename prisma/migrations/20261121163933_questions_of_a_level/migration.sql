-- CreateIndex
CREATE INDEX "questions_kind_status_grade_id_idx" ON "questions"("kind", "status", "grade", "id");
