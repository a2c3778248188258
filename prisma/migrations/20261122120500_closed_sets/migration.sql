-- CreateEnum
CREATE TYPE "language" AS ENUM ('english', 'french', 'spanish', 'german', 'chinese', 'japanese', 'russian', 'portuguese', 'italian');

-- CreateEnum
CREATE TYPE "length" AS ENUM ('small', 'medium', 'large');

-- CreateEnum
CREATE TYPE "style" AS ENUM ('glassmorphism', 'neumorphism', 'claymorphism', 'gradient', 'geometric', 'brutalist', 'minimal', 'retro');

-- CreateEnum
CREATE TYPE "color_theme" AS ENUM ('default', 'blue', 'green', 'purple', 'orange', 'pink', 'teal', 'amber');

-- CreateEnum
CREATE TYPE "generation_event_type" AS ENUM ('accepted', 'started', 'writer', 'page', 'phase', 'outline', 'part', 'restarted', 'done', 'failed');

-- CreateEnum
CREATE TYPE "platform" AS ENUM ('medium', 'devto', 'wordpress', 'custom', 'hashnode', 'ghost', 'telegraph');

-- CreateEnum
CREATE TYPE "visibility" AS ENUM ('public', 'draft');

-- AlterTable: every value was checked against these lists when it was stored.
ALTER TABLE "blogs"
  ALTER COLUMN "color_theme" DROP DEFAULT,
  ALTER COLUMN "language" TYPE "language" USING "language"::"language",
  ALTER COLUMN "length" TYPE "length" USING "length"::"length",
  ALTER COLUMN "style" TYPE "style" USING "style"::"style",
  ALTER COLUMN "color_theme" TYPE "color_theme" USING "color_theme"::"color_theme",
  ALTER COLUMN "color_theme" SET DEFAULT 'default';

-- AlterTable
ALTER TABLE "generation_events"
  ALTER COLUMN "type" TYPE "generation_event_type" USING "type"::"generation_event_type";

-- AlterTable
ALTER TABLE "backlinks"
  ALTER COLUMN "platform" TYPE "platform" USING "platform"::"platform",
  ALTER COLUMN "visibility" TYPE "visibility" USING "visibility"::"visibility",
  ALTER COLUMN "posted_as" TYPE "visibility" USING "posted_as"::"visibility";

-- AlterTable
ALTER TABLE "platform_credentials"
  ALTER COLUMN "platform" TYPE "platform" USING "platform"::"platform";
