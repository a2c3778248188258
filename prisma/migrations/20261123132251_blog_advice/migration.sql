-- CreateEnum
CREATE TYPE "advice_field" AS ENUM ('health', 'law', 'money');

-- AlterTable
ALTER TABLE "blogs" ADD COLUMN     "advice" "advice_field";
