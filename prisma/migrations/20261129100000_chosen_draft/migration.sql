-- AlterEnum
ALTER TYPE "generation_event_type" ADD VALUE 'chosen' BEFORE 'restarted';
