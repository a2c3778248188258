-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "job_kind" ADD VALUE 'publication';
ALTER TYPE "job_kind" ADD VALUE 'newsletter';

-- AlterTable
ALTER TABLE "blogs" ADD COLUMN     "series" TEXT,
ADD COLUMN     "series_part" INTEGER,
ADD COLUMN     "slug" TEXT,
ADD COLUMN     "tags" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "sites" (
    "user_id" TEXT NOT NULL,
    "style" "style",
    "color_theme" "color_theme" NOT NULL DEFAULT 'default',
    "intro" TEXT NOT NULL DEFAULT '',
    "pinned_blog_id" TEXT,
    "menu" JSONB NOT NULL DEFAULT '[]',
    "picture_id" TEXT,
    "icon_id" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sites_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "site_pages" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "site_pages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "redirects" (
    "user_id" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "blog_id" TEXT,
    "target" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "redirects_pkey" PRIMARY KEY ("user_id","path")
);

-- CreateTable
CREATE TABLE "missing_addresses" (
    "user_id" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "requests" INTEGER NOT NULL DEFAULT 1,
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "missing_addresses_pkey" PRIMARY KEY ("user_id","path")
);

-- CreateTable
CREATE TABLE "subscribers" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),

    CONSTRAINT "subscribers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "issues" (
    "blog_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "issues_pkey" PRIMARY KEY ("blog_id")
);

-- CreateTable
CREATE TABLE "deliveries" (
    "blog_id" TEXT NOT NULL,
    "subscriber_id" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "deliveries_pkey" PRIMARY KEY ("blog_id","subscriber_id")
);

-- CreateIndex
CREATE INDEX "sites_pinned_blog_id_idx" ON "sites"("pinned_blog_id");

-- CreateIndex
CREATE UNIQUE INDEX "site_pages_user_id_slug_key" ON "site_pages"("user_id", "slug");

-- CreateIndex
CREATE INDEX "redirects_blog_id_idx" ON "redirects"("blog_id");

-- CreateIndex
CREATE INDEX "subscribers_user_id_confirmed_at_idx" ON "subscribers"("user_id", "confirmed_at");

-- CreateIndex
CREATE UNIQUE INDEX "subscribers_user_id_email_key" ON "subscribers"("user_id", "email");

-- CreateIndex
CREATE INDEX "deliveries_subscriber_id_idx" ON "deliveries"("subscriber_id");

-- CreateIndex
CREATE UNIQUE INDEX "blogs_user_id_slug_key" ON "blogs"("user_id", "slug");

-- AddForeignKey
ALTER TABLE "sites" ADD CONSTRAINT "sites_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sites" ADD CONSTRAINT "sites_pinned_blog_id_fkey" FOREIGN KEY ("pinned_blog_id") REFERENCES "blogs"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "site_pages" ADD CONSTRAINT "site_pages_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_blog_id_fkey" FOREIGN KEY ("blog_id") REFERENCES "blogs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "missing_addresses" ADD CONSTRAINT "missing_addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issues" ADD CONSTRAINT "issues_blog_id_fkey" FOREIGN KEY ("blog_id") REFERENCES "blogs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_blog_id_fkey" FOREIGN KEY ("blog_id") REFERENCES "issues"("blog_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_subscriber_id_fkey" FOREIGN KEY ("subscriber_id") REFERENCES "subscribers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An author's site and its pages, on all pages of the author.
CREATE FUNCTION notify_of_site() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'user:' || COALESCE(NEW.user_id, OLD.user_id));
  RETURN NULL;
END $$;

CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON sites
  FOR EACH ROW EXECUTE FUNCTION notify_of_site();

CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON site_pages
  FOR EACH ROW EXECUTE FUNCTION notify_of_site();

-- A blog that is or was public: search engines and subscribers are told a minute later, unless it changed again.
CREATE FUNCTION note_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jobs (id, kind, due_at)
    VALUES ('publication ' || COALESCE(NEW.id, OLD.id), 'publication', now() + interval '1 minute')
    ON CONFLICT (id) DO UPDATE SET due_at = excluded.due_at, lease_expires_at = NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER note_publication_insert AFTER INSERT ON blogs FOR EACH ROW
  WHEN (NEW.visibility = 'public' AND NEW.user_id IS NOT NULL)
  EXECUTE FUNCTION note_publication();

CREATE TRIGGER note_publication_update AFTER UPDATE ON blogs FOR EACH ROW
  WHEN ((OLD.visibility = 'public' OR NEW.visibility = 'public') AND NEW.user_id IS NOT NULL
    AND (OLD.slug IS NOT NULL OR NEW.slug IS NULL))
  EXECUTE FUNCTION note_publication();

-- Blogs that were public before there were mails about new ones.
INSERT INTO issues (blog_id) SELECT id FROM blogs WHERE published_at IS NOT NULL;
