-- CreateTable
CREATE TABLE "blog_drafts" (
    "blog_id" TEXT NOT NULL,
    "text" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "blog_drafts_pkey" PRIMARY KEY ("blog_id")
);

-- AddForeignKey
ALTER TABLE "blog_drafts" ADD CONSTRAINT "blog_drafts_blog_id_fkey" FOREIGN KEY ("blog_id") REFERENCES "blogs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
