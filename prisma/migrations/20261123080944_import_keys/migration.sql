-- AlterTable
ALTER TABLE "blogs" ADD COLUMN     "import_key" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "blogs_user_id_import_key_key" ON "blogs"("user_id", "import_key");
