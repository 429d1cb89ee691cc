-- Our own drawings as SVG. A file with a row here has no file in the storage.
CREATE TABLE "drawings" (
    "media_file_id" UUID NOT NULL,
    "svg" TEXT NOT NULL,

    CONSTRAINT "drawings_pkey" PRIMARY KEY ("media_file_id")
);
ALTER TABLE "drawings" ADD CONSTRAINT "drawings_media_file_id_fkey" FOREIGN KEY ("media_file_id") REFERENCES "media_files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a person uploads is converted, and never SVG.
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_svg_is_ours" CHECK (content_type <> 'image/svg+xml' OR uploaded_by_id IS NULL);

-- What the library wrote: also of a question that was deleted here, so that it is not added again.
CREATE TYPE "library_item_kind" AS ENUM ('QUESTION', 'BRIEF', 'PAPER');
CREATE TABLE "library_items" (
    "kind" "library_item_kind" NOT NULL,
    "source_id" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "loaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "library_items_pkey" PRIMARY KEY ("kind", "source_id")
);
