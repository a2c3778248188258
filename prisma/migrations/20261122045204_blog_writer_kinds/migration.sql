-- CreateEnum
CREATE TYPE "blog_writer" AS ENUM ('model', 'digest', 'brief', 'person');

-- AlterTable: what the former built-in writer wrote from sources quoted them, and without sources it offered an approach.
ALTER TABLE "blogs" ALTER COLUMN "writer" TYPE "blog_writer" USING (
  CASE
    WHEN "writer" <> 'built-in' THEN "writer"
    WHEN "sources" = '[]' THEN 'brief'
    ELSE 'digest'
  END
)::"blog_writer";
