-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "lapsed_at" TIMESTAMPTZ(3);
