-- CreateTable
CREATE TABLE "blog_views" (
    "blog_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL,
    "readers" INTEGER NOT NULL,
    "embeds" INTEGER NOT NULL,
    "cards" INTEGER NOT NULL,

    CONSTRAINT "blog_views_pkey" PRIMARY KEY ("blog_id","day")
);

-- CreateTable
CREATE TABLE "blog_referrers" (
    "blog_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "host" TEXT NOT NULL,
    "visits" INTEGER NOT NULL,
    "embeds" INTEGER NOT NULL,

    CONSTRAINT "blog_referrers_pkey" PRIMARY KEY ("blog_id","day","host")
);

-- CreateTable
CREATE TABLE "daily_salts" (
    "day" DATE NOT NULL,
    "salt" BYTEA NOT NULL,

    CONSTRAINT "daily_salts_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "blog_readers" (
    "day" DATE NOT NULL,
    "blog_id" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "blog_readers_pkey" PRIMARY KEY ("day","blog_id","hash")
);

-- CreateIndex
CREATE INDEX "blog_readers_blog_id_idx" ON "blog_readers"("blog_id");

-- AddForeignKey
ALTER TABLE "blog_views" ADD CONSTRAINT "blog_views_blog_id_fkey" FOREIGN KEY ("blog_id") REFERENCES "blogs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blog_referrers" ADD CONSTRAINT "blog_referrers_blog_id_fkey" FOREIGN KEY ("blog_id") REFERENCES "blogs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blog_readers" ADD CONSTRAINT "blog_readers_day_fkey" FOREIGN KEY ("day") REFERENCES "daily_salts"("day") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blog_readers" ADD CONSTRAINT "blog_readers_blog_id_fkey" FOREIGN KEY ("blog_id") REFERENCES "blogs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
