-- AlterTable
ALTER TABLE "blogs" ADD COLUMN     "examination" JSONB,
ADD COLUMN     "voice" JSONB;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "has_voice" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "voices" (
    "user_id" TEXT NOT NULL,
    "samples" JSONB NOT NULL,
    "rules" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "voices_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "blog_editing" (
    "blog_id" TEXT NOT NULL,
    "seconds" INTEGER NOT NULL DEFAULT 0,
    "changed_words" INTEGER,

    CONSTRAINT "blog_editing_pkey" PRIMARY KEY ("blog_id")
);

-- AddForeignKey
ALTER TABLE "voices" ADD CONSTRAINT "voices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blog_editing" ADD CONSTRAINT "blog_editing_blog_id_fkey" FOREIGN KEY ("blog_id") REFERENCES "blogs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
