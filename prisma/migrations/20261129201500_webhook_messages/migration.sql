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
