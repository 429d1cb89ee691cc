-- The mark scheme of a past paper, a second PDF.
ALTER TABLE "past_papers" ADD COLUMN "mark_scheme_file_id" UUID;

CREATE UNIQUE INDEX "past_papers_mark_scheme_file_id_key" ON "past_papers"("mark_scheme_file_id");

ALTER TABLE "past_papers" ADD CONSTRAINT "past_papers_mark_scheme_file_id_fkey"
  FOREIGN KEY ("mark_scheme_file_id") REFERENCES "media_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
