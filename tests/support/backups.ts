import { type Running, startCommand } from './command.ts';

const COMMAND = 'lib/backup/backup-command.ts';

/** Starts what `npm run backup` runs. */
export const startBackup = (dataDir: string, file: string, settings: Record<string, string> = {}): Running =>
  startCommand(COMMAND, [file], { DATA_DIR: dataDir, ...settings });

/** Starts what `npm run restore` runs. */
export const startRestore = (dataDir: string, file: string): Running =>
  startCommand(COMMAND, ['--restore', file], { DATA_DIR: dataDir });

/** Has every version of every row noted from now on, with the transaction that wrote it, outside the application's schema. */
export const NOTE_VERSIONS = `
  CREATE SCHEMA audit;
  CREATE TABLE audit.versions (name text, version jsonb, count int, xid xid8 DEFAULT pg_current_xact_id());
  CREATE FUNCTION audit.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP <> 'INSERT' THEN INSERT INTO audit.versions VALUES (TG_TABLE_NAME, to_jsonb(OLD), -1); END IF;
    IF TG_OP <> 'DELETE' THEN INSERT INTO audit.versions VALUES (TG_TABLE_NAME, to_jsonb(NEW), 1); END IF;
    RETURN NULL;
  END $$;
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON %I
        FOR EACH ROW EXECUTE FUNCTION audit.note()', name);
      EXECUTE format('INSERT INTO audit.versions SELECT %L, to_jsonb(each), 1 FROM %I AS each', name, name);
    END LOOP;
  END $$`;

/** The rows of all tables as of a snapshot: those whose versions were written more often than replaced. */
export const ROWS_AT = `SELECT name, version AS row FROM audit.versions WHERE pg_visible_in_snapshot(xid, $1::pg_snapshot)
  GROUP BY name, version HAVING sum(count) <> 0 ORDER BY name, version::text`;

/** The statement that reads the rows of all tables of a database. */
export const ALL_ROWS = `SELECT string_agg(format('SELECT %L AS name, to_jsonb(each) AS row FROM public.%I AS each',
    tablename, tablename), ' UNION ALL ') AS statement FROM pg_tables WHERE schemaname = 'public'`;
