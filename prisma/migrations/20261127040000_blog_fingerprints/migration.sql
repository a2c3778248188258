-- CreateTable
CREATE TABLE "blog_fingerprints" (
    "blog_id" TEXT NOT NULL,
    "hashes" BIGINT[],

    CONSTRAINT "blog_fingerprints_pkey" PRIMARY KEY ("blog_id")
);

-- CreateIndex
-- Without the list of pending entries, which every look-up of a hash would read.
CREATE INDEX "blog_fingerprints_hashes_idx" ON "blog_fingerprints" USING GIN ("hashes") WITH (fastupdate = off);

-- AddForeignKey
ALTER TABLE "blog_fingerprints" ADD CONSTRAINT "blog_fingerprints_blog_id_fkey" FOREIGN KEY ("blog_id") REFERENCES "blogs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
