-- AlterEnum: a page of close notes takes the place of the brief, which listed them, too.
ALTER TYPE "blog_writer" RENAME VALUE 'brief' TO 'close';
ALTER TYPE "blog_writer" ADD VALUE 'library' BEFORE 'close';
