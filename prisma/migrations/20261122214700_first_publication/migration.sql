-- AlterTable
ALTER TABLE "blogs" ADD COLUMN     "published_at" TIMESTAMPTZ(3);

-- When those became public that are is not known; they were until now dated by their writing.
UPDATE "blogs" SET "published_at" = "created_at" WHERE "visibility" = 'public';

-- CreateIndex
CREATE INDEX "blogs_user_id_published_at_idx" ON "blogs"("user_id", "published_at" DESC);


-- Whatever makes a blog public for the first time dates it (docs/decisions/0083).
CREATE FUNCTION date_first_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.published_at := CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE now() END;
  RETURN NEW;
END $$;

CREATE TRIGGER date_first_publication BEFORE INSERT OR UPDATE OF visibility ON blogs FOR EACH ROW
  WHEN (NEW.visibility = 'public' AND NEW.published_at IS NULL)
  EXECUTE FUNCTION date_first_publication();
