-- AlterTable
ALTER TABLE "images" ALTER COLUMN "bytes" DROP NOT NULL;

-- CreateTable
CREATE TABLE "unused_pictures" (
    "id" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unused_pictures_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "unused_pictures_due_at_idx" ON "unused_pictures"("due_at");

-- Whatever deletes a picture whose bytes are in the store, they are removed there too (docs/decisions/0046).
CREATE FUNCTION note_unused_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO unused_pictures (id, due_at) VALUES (OLD.id, now())
    ON CONFLICT (id) DO UPDATE SET due_at = excluded.due_at;
  RETURN NULL;
END $$;

CREATE TRIGGER note_unused AFTER DELETE ON images FOR EACH ROW
  WHEN (OLD.bytes IS NULL)
  EXECUTE FUNCTION note_unused_picture();
