-- The current triggers of the database, in one place. Migrations create them; tests/handlers/triggers.test.ts compares.
-- To change one: edit it here and put the same statements into a migration.
--
-- Every committed write notifies all processes of what it changed, on the channel 'changes' (docs/decisions/0040).
-- lib/changes/names.ts lists the names.

-- A blog: its own answers, the lists of its old and new owner, and the lists of all blogs.
CREATE FUNCTION notify_of_blog() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'blog:' || COALESCE(NEW.id, OLD.id));
  PERFORM pg_notify('changes', 'blogs');
  IF NEW.user_id IS NOT NULL THEN
    PERFORM pg_notify('changes', 'blogs-of:' || NEW.user_id);
  END IF;
  IF OLD.user_id IS NOT NULL AND OLD.user_id IS DISTINCT FROM NEW.user_id THEN
    PERFORM pg_notify('changes', 'blogs-of:' || OLD.user_id);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON blogs
  FOR EACH ROW EXECUTE FUNCTION notify_of_blog();

-- The links between translations on their pages.
CREATE FUNCTION notify_of_translations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.translation_group_id IS NOT NULL THEN
    PERFORM pg_notify('changes', 'translations:' || NEW.translation_group_id);
  END IF;
  IF OLD.translation_group_id IS NOT NULL AND OLD.translation_group_id IS DISTINCT FROM NEW.translation_group_id THEN
    PERFORM pg_notify('changes', 'translations:' || OLD.translation_group_id);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER notify_translations_insert_delete AFTER INSERT OR DELETE ON blogs
  FOR EACH ROW EXECUTE FUNCTION notify_of_translations();

CREATE TRIGGER notify_translations_update AFTER UPDATE ON blogs FOR EACH ROW
  WHEN ((OLD.translation_group_id, OLD.visibility, OLD.deleted_at, OLD.blocked_at) IS DISTINCT FROM
    (NEW.translation_group_id, NEW.visibility, NEW.deleted_at, NEW.blocked_at))
  EXECUTE FUNCTION notify_of_translations();

-- The first time a blog becomes public is its date of publication.
CREATE FUNCTION date_first_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.published_at := CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE now() END;
  RETURN NEW;
END $$;

CREATE TRIGGER date_first_publication BEFORE INSERT OR UPDATE OF visibility ON blogs FOR EACH ROW
  WHEN (NEW.visibility = 'public' AND NEW.published_at IS NULL)
  EXECUTE FUNCTION date_first_publication();

-- The public profile of a user.
CREATE FUNCTION notify_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'user:' || OLD.id);
  RETURN NULL;
END $$;

CREATE TRIGGER notify_update AFTER UPDATE ON users FOR EACH ROW
  WHEN (
    (OLD.name, OLD.email, OLD.slug, OLD.image, OLD.avatar_id, OLD.biography, OLD.links, OLD.hides_branding)
    IS DISTINCT FROM
    (NEW.name, NEW.email, NEW.slug, NEW.image, NEW.avatar_id, NEW.biography, NEW.links, NEW.hides_branding)
  )
  EXECUTE FUNCTION notify_of_user();

CREATE TRIGGER notify_delete AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION notify_of_user();

-- A subscription decides about a user's branding and custom domain.
CREATE FUNCTION notify_of_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'user:' || COALESCE(NEW.user_id, OLD.user_id));
  PERFORM pg_notify('changes', 'domains');
  RETURN NULL;
END $$;

CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION notify_of_subscription();

-- A custom domain: hosts in service, and the addresses of its owner's blogs.
CREATE FUNCTION notify_of_domain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'domains');
  PERFORM pg_notify('changes', 'user:' || COALESCE(NEW.user_id, OLD.user_id));
  RETURN NULL;
END $$;

CREATE TRIGGER notify_row AFTER INSERT OR DELETE ON custom_domains
  FOR EACH ROW EXECUTE FUNCTION notify_of_domain();

CREATE TRIGGER notify_update AFTER UPDATE ON custom_domains FOR EACH ROW
  WHEN (OLD.verified_host IS DISTINCT FROM NEW.verified_host)
  EXECUTE FUNCTION notify_of_domain();

-- A generation: its status, for its batch too, and each of its events.
CREATE FUNCTION notify_of_generation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'generation:' || NEW.id);
  PERFORM pg_notify('changes', 'generations');
  IF NEW.batch_id IS NOT NULL THEN
    PERFORM pg_notify('changes', 'batch:' || NEW.batch_id);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER notify_insert AFTER INSERT ON generations FOR EACH ROW EXECUTE FUNCTION notify_of_generation();

CREATE TRIGGER notify_update AFTER UPDATE OF status ON generations FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION notify_of_generation();

CREATE FUNCTION notify_of_generation_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'generation:' || NEW.generation_id);
  RETURN NULL;
END $$;

CREATE TRIGGER notify AFTER INSERT ON generation_events
  FOR EACH ROW EXECUTE FUNCTION notify_of_generation_event();

-- A deleted picture whose bytes are in the S3-compatible store: queue them for removal (docs/decisions/0046).
CREATE FUNCTION note_unused_picture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jobs (id, kind) VALUES ('unused_picture ' || OLD.id, 'unused_picture')
    ON CONFLICT (id) DO UPDATE SET due_at = excluded.due_at, lease_expires_at = NULL;
  PERFORM pg_notify('changes', 'jobs');
  RETURN NULL;
END $$;

CREATE TRIGGER note_unused AFTER DELETE ON images FOR EACH ROW
  WHEN (OLD.bytes IS NULL)
  EXECUTE FUNCTION note_unused_picture();

-- An author's site and its pages, on all pages of the author.
CREATE FUNCTION notify_of_site() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changes', 'user:' || COALESCE(NEW.user_id, OLD.user_id));
  RETURN NULL;
END $$;

CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON sites
  FOR EACH ROW EXECUTE FUNCTION notify_of_site();

CREATE TRIGGER notify AFTER INSERT OR UPDATE OR DELETE ON site_pages
  FOR EACH ROW EXECUTE FUNCTION notify_of_site();

-- A blog that is or was public: search engines and subscribers are told a minute later, unless it changed again.
CREATE FUNCTION note_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jobs (id, kind, due_at)
    VALUES ('publication ' || COALESCE(NEW.id, OLD.id), 'publication', now() + interval '1 minute')
    ON CONFLICT (id) DO UPDATE SET due_at = excluded.due_at, lease_expires_at = NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER note_publication_insert AFTER INSERT ON blogs FOR EACH ROW
  WHEN (NEW.visibility = 'public' AND NEW.user_id IS NOT NULL)
  EXECUTE FUNCTION note_publication();

CREATE TRIGGER note_publication_update AFTER UPDATE ON blogs FOR EACH ROW
  WHEN ((OLD.visibility = 'public' OR NEW.visibility = 'public') AND NEW.user_id IS NOT NULL
    AND (OLD.slug IS NOT NULL OR NEW.slug IS NULL))
  EXECUTE FUNCTION note_publication();

-- Messages of webhooks, each in the transaction of its cause. A user without webhooks costs one look into their index.
-- A blog: restored from the bin, hidden or shown again, it is updated; visible to all for the first time or again, published.
CREATE FUNCTION write_blog_messages() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  blog blogs;
  happened webhook_event[];
BEGIN
  IF TG_OP = 'DELETE' THEN blog := OLD; ELSE blog := NEW; END IF;
  IF NOT EXISTS (SELECT FROM webhooks WHERE user_id = blog.user_id) THEN RETURN NULL; END IF;
  happened := CASE
    WHEN TG_OP = 'DELETE' OR NEW.deleted_at IS NOT NULL THEN '{blog.deleted}'
    WHEN OLD.user_id IS DISTINCT FROM NEW.user_id THEN '{blog.created}'
    ELSE '{blog.updated}' END;
  IF NEW.visibility = 'public' AND NEW.deleted_at IS NULL AND NEW.blocked_at IS NULL AND (
    OLD.user_id IS DISTINCT FROM NEW.user_id OR OLD.visibility <> 'public' OR OLD.deleted_at IS NOT NULL
    OR OLD.blocked_at IS NOT NULL
  ) THEN happened := happened || 'blog.published'::webhook_event; END IF;
  INSERT INTO webhook_messages (id, webhook_id, event, subject, data)
    SELECT 'msg_' || replace(gen_random_uuid()::text, '-', ''), webhooks.id, event, blog.id,
      jsonb_build_object('id', blog.id, 'title', blog.title, 'visibility', blog.visibility)
    FROM unnest(happened) WITH ORDINALITY AS each (event, place)
      JOIN webhooks ON user_id = blog.user_id AND event = ANY (events)
    ORDER BY place;
  RETURN NULL;
END $$;

CREATE TRIGGER write_messages_insert AFTER INSERT ON blogs FOR EACH ROW
  WHEN (NEW.user_id IS NOT NULL AND NEW.deleted_at IS NULL)
  EXECUTE FUNCTION write_blog_messages();

CREATE TRIGGER write_messages_update AFTER UPDATE ON blogs FOR EACH ROW
  WHEN (
    NEW.user_id IS NOT NULL AND (OLD.deleted_at IS NULL OR NEW.deleted_at IS NULL) AND
    (OLD.user_id, OLD.title, OLD.intro, OLD.sections, OLD.conclusion, OLD.conclusion_heading, OLD.key_points,
      OLD.questions, OLD.description, OLD.cover, OLD.tags, OLD.series, OLD.series_part, OLD.style, OLD.color_theme,
      OLD.visibility, OLD.deleted_at, OLD.blocked_at)
    IS DISTINCT FROM
    (NEW.user_id, NEW.title, NEW.intro, NEW.sections, NEW.conclusion, NEW.conclusion_heading, NEW.key_points,
      NEW.questions, NEW.description, NEW.cover, NEW.tags, NEW.series, NEW.series_part, NEW.style, NEW.color_theme,
      NEW.visibility, NEW.deleted_at, NEW.blocked_at)
  )
  EXECUTE FUNCTION write_blog_messages();

CREATE TRIGGER write_messages_delete AFTER DELETE ON blogs FOR EACH ROW
  WHEN (OLD.user_id IS NOT NULL AND OLD.deleted_at IS NULL)
  EXECUTE FUNCTION write_blog_messages();

-- A run of a user that failed: its last event, which has the reason.
CREATE FUNCTION write_run_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_messages (id, webhook_id, event, subject, data)
    SELECT 'msg_' || replace(gen_random_uuid()::text, '-', ''), webhooks.id, 'run.failed', run.id,
      jsonb_strip_nulls(jsonb_build_object('id', run.id, 'topic', run.request -> 'topic', 'code', NEW.data -> 'code'))
    FROM generations run JOIN webhooks ON user_id = substr(run.actor, 6) AND 'run.failed' = ANY (events)
    WHERE run.id = NEW.generation_id AND run.actor LIKE 'user:%';
  RETURN NULL;
END $$;

CREATE TRIGGER write_message AFTER INSERT ON generation_events FOR EACH ROW
  WHEN (NEW.type = 'failed')
  EXECUTE FUNCTION write_run_message();

-- A submission whose post was found, lost or refused.
CREATE FUNCTION write_submission_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_messages (id, webhook_id, event, subject, data)
    SELECT 'msg_' || replace(gen_random_uuid()::text, '-', ''), webhooks.id, 'submission.settled', NEW.id,
      jsonb_build_object('id', NEW.id, 'blogId', NEW.blog_id, 'platform', NEW.platform, 'status', NEW.status,
        'address', NEW.platform_url)
    FROM webhooks WHERE user_id = NEW.user_id AND 'submission.settled' = ANY (events);
  RETURN NULL;
END $$;

CREATE TRIGGER write_message_insert AFTER INSERT ON backlinks FOR EACH ROW
  WHEN (NEW.status IN ('success', 'failed'))
  EXECUTE FUNCTION write_submission_message();

CREATE TRIGGER write_message_update AFTER UPDATE OF status ON backlinks FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status AND NEW.status IN ('success', 'failed') AND NEW.removed_at IS NULL)
  EXECUTE FUNCTION write_submission_message();

-- A new message, or one to be sent again. A job that runs keeps its lease, and looks for further messages at its end.
CREATE FUNCTION queue_webhook_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jobs (id, kind) VALUES ('webhook ' || NEW.webhook_id || ' ' || NEW.subject, 'webhook')
    ON CONFLICT (id) DO UPDATE SET due_at = excluded.due_at;
  PERFORM pg_notify('changes', 'jobs');
  RETURN NULL;
END $$;

CREATE TRIGGER queue AFTER INSERT OR UPDATE OF tries ON webhook_messages FOR EACH ROW
  WHEN (NEW.tries = 0)
  EXECUTE FUNCTION queue_webhook_message();

-- A receiver that does not answer: the other jobs of its webhook wait too, as those of others would for its timeouts.
CREATE FUNCTION postpone_webhook() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE jobs SET due_at = GREATEST(due_at, now() + LEAST(2 ^ LEAST(NEW.tries - 1, 9), 360) * interval '1 minute')
    WHERE id IN (
      SELECT id FROM jobs WHERE kind = 'webhook' AND starts_with(id, 'webhook ' || NEW.webhook_id || ' ')
        AND lease_expires_at IS NULL FOR UPDATE SKIP LOCKED);
  RETURN NULL;
END $$;

CREATE TRIGGER postpone AFTER UPDATE OF answer ON webhook_messages FOR EACH ROW
  WHEN (NEW.delivered_at IS NULL AND NEW.answer !~ '^[0-9]')
  EXECUTE FUNCTION postpone_webhook();
