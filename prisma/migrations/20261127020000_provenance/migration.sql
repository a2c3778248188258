-- AlterTable
ALTER TABLE "blogs" ADD COLUMN     "model_edited_at" TIMESTAMPTZ(3),
ADD COLUMN     "reviewed_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "blog_provenance" (
    "blog_id" TEXT NOT NULL,
    "model" JSONB,
    "is_imported" BOOLEAN NOT NULL DEFAULT false,
    "translation_of" TEXT,
    "changes" JSONB NOT NULL DEFAULT '[]',
    "jws" JSONB,

    CONSTRAINT "blog_provenance_pkey" PRIMARY KEY ("blog_id")
);

-- CreateTable
CREATE TABLE "signing_keys" (
    "kid" TEXT NOT NULL,
    "public_key" TEXT NOT NULL,
    "encrypted_private_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "retired_at" TIMESTAMPTZ(3),

    CONSTRAINT "signing_keys_pkey" PRIMARY KEY ("kid")
);

-- AddForeignKey
ALTER TABLE "blog_provenance" ADD CONSTRAINT "blog_provenance_blog_id_fkey" FOREIGN KEY ("blog_id") REFERENCES "blogs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
