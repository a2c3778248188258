-- AlterTable
ALTER TABLE "images" ADD COLUMN     "user_id" TEXT,
ALTER COLUMN "blog_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "avatar_id" TEXT,
ADD COLUMN     "biography" TEXT,
ADD COLUMN     "links" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateIndex
CREATE INDEX "images_user_id_idx" ON "images"("user_id");

-- AddForeignKey
ALTER TABLE "images" ADD CONSTRAINT "images_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A picture is a blog's or a user's, never both and never nobody's.
ALTER TABLE "images" ADD CONSTRAINT "images_one_owner" CHECK (num_nonnulls("blog_id", "user_id") = 1);

-- What of a user is shown to others (docs/decisions/0040), with what an author says of themselves.
DROP TRIGGER notify_update ON users;

CREATE TRIGGER notify_update AFTER UPDATE ON users FOR EACH ROW
  WHEN (
    (OLD.name, OLD.email, OLD.slug, OLD.image, OLD.avatar_id, OLD.biography, OLD.links)
    IS DISTINCT FROM
    (NEW.name, NEW.email, NEW.slug, NEW.image, NEW.avatar_id, NEW.biography, NEW.links)
  )
  EXECUTE FUNCTION notify_of_user();
