-- They also have texts that were never public; the next start stores those of public blogs again.
DELETE FROM "blog_fingerprints";
