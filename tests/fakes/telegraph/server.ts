import { type Answer, createFaultPlayer, type FaultPlayer, jsonAnswer, type Outcome } from '../faults.ts';
import { type Call, type LocalServer, startLocalServer } from '../local-server.ts';
import { type Node, readContent, renderNodes } from './content.ts';

/** A stored page. */
type TelegraphPage = {
  path: string;
  url: string;
  title: string;
  author_name: string;
  content: Node[];
  accessToken: string;
};

type Account = { short_name: string; author_name: string; accessToken: string };

/** A running Telegraph: its API and its pages. */
export type FakeTelegraph = LocalServer & {
  pages: TelegraphPage[];
  accounts: Account[];
  faults: FaultPlayer;
  /** The token of the only account. */
  token: string;
  /** Refuses the next calls of a method with this error code. */
  refuse: (method: string, word: string, times?: number) => void;
  /** Deletes all pages, calls, faults, refusals, and accounts but the first. */
  reset: () => void;
};

const TOKEN = 'a token of the tests';
const OWNER = { short_name: 'Ann', author_name: 'Ann', accessToken: TOKEN };

const ok = (result: unknown): Answer => jsonAnswer(200, { ok: true, result });
const no = (error: string): Answer => jsonAnswer(200, { ok: false, error });

const WRITES = new Set(['createAccount', 'createPage', 'editPage']);

/** The error of a required text with a maximum length. */
function lengthFault(value: string, name: string, most: number): string | undefined {
  if (value.length === 0) return `${name}_REQUIRED`;
  return Array.from(value).length > most ? `${name}_TOO_LONG` : undefined;
}

/** Starts a Telegraph with one account. */
export async function startFakeTelegraph(): Promise<FakeTelegraph> {
  const pages: TelegraphPage[] = [];
  const accounts: Account[] = [OWNER];
  const refusals: { method: string; word: string }[] = [];
  const faults = createFaultPlayer((status) => jsonAnswer(status, { ok: false, error: 'REFUSED' }));
  const server = await startLocalServer(answer);

  const accountOf = (fields: URLSearchParams) =>
    accounts.find(({ accessToken }) => accessToken === fields.get('access_token'));

  function createAccount(fields: URLSearchParams): Answer {
    const short_name = fields.get('short_name') ?? '';
    const fault = lengthFault(short_name, 'SHORT_NAME', 32);
    if (fault) return no(fault);
    const author_name = fields.get('author_name') ?? '';
    const accessToken = `token${accounts.length}`.padEnd(60, '0');
    accounts.push({ short_name, author_name, accessToken });
    return ok({ short_name, author_name, author_url: '', access_token: accessToken });
  }

  function described(page: TelegraphPage, hasContent: boolean) {
    const { path, url, title, author_name, content } = page;
    const shown = { path, url, title, description: '', author_name, views: 0, can_edit: true };
    return hasContent ? { ...shown, content } : shown;
  }

  function createPage(fields: URLSearchParams): Answer {
    const account = accountOf(fields);
    if (!account) return no('ACCESS_TOKEN_INVALID');
    const title = fields.get('title') ?? '';
    const fault = lengthFault(title, 'TITLE', 256);
    if (fault) return no(fault);
    const content = readContent(fields.get('content') ?? '');
    if (typeof content === 'string') return no(content);
    const path = `${title.replace(/[^A-Za-z0-9]+/g, '-')}-11-20-${pages.length + 1}`;
    const author_name = fields.get('author_name') ?? account.author_name;
    const { accessToken } = account;
    pages.unshift({ path, url: `${server.url}/${path}`, title, author_name, content, accessToken });
    return ok(described(pages[0] as TelegraphPage, false));
  }

  function editPage(fields: URLSearchParams): Answer {
    const account = accountOf(fields);
    if (!account) return no('ACCESS_TOKEN_INVALID');
    const page = pages.find(({ path }) => path === fields.get('path'));
    if (!page) return no('PAGE_NOT_FOUND');
    if (page.accessToken !== account.accessToken) return no('PAGE_ACCESS_DENIED');
    const title = fields.get('title') ?? '';
    const fault = lengthFault(title, 'TITLE', 256);
    if (fault) return no(fault);
    const content = readContent(fields.get('content') ?? '');
    if (typeof content === 'string') return no(content);
    Object.assign(page, { title, content, author_name: fields.get('author_name') ?? '' });
    return ok(described(page, false));
  }

  function listPages(fields: URLSearchParams): Answer {
    const account = accountOf(fields);
    if (!account) return no('ACCESS_TOKEN_INVALID');
    const own = pages.filter(({ accessToken }) => accessToken === account.accessToken);
    const offset = Number(fields.get('offset') ?? 0);
    const limit = Number(fields.get('limit') ?? 50);
    if (limit > 200) return no('LIMIT_INVALID');
    const shown = own.slice(offset, offset + limit).map((page) => described(page, false));
    return ok({ total_count: own.length, pages: shown });
  }

  function getPage(fields: URLSearchParams): Answer {
    const page = pages.find(({ path }) => path === fields.get('path'));
    return page ? ok(described(page, fields.get('return_content') === 'true')) : no('PAGE_NOT_FOUND');
  }

  function answerMethod(method: string, fields: URLSearchParams): Answer {
    const at = refusals.findIndex((each) => each.method === method);
    const [refused] = at < 0 ? [] : refusals.splice(at, 1);
    if (refused) return no(refused.word);
    switch (method) {
      case 'createAccount':
        return createAccount(fields);
      case 'createPage':
        return createPage(fields);
      case 'editPage':
        return editPage(fields);
      case 'getPageList':
        return listPages(fields);
      case 'getPage':
        return getPage(fields);
      case 'getAccountInfo': {
        const account = accountOf(fields);
        return account
          ? ok({ short_name: account.short_name, author_name: account.author_name })
          : no('ACCESS_TOKEN_INVALID');
      }
      default:
        return no('UNKNOWN_METHOD');
    }
  }

  function answer({ method, path, body }: Call): Outcome | Promise<Outcome> {
    const name = path.slice(1);
    const page = pages.find((each) => each.path === name);
    if (method === 'GET' && page) {
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      return { status: 200, headers, body: `<!doctype html><article>${renderNodes(page.content)}</article>` };
    }
    const kind = WRITES.has(name) ? 'write' : 'read';
    return faults.play(kind, () => answerMethod(name, new URLSearchParams(body)));
  }

  return {
    ...server,
    pages,
    accounts,
    faults,
    token: TOKEN,
    reset: () => {
      pages.length = 0;
      server.calls.length = 0;
      refusals.length = 0;
      accounts.splice(0, accounts.length, OWNER);
      faults.clear();
    },
    refuse: (method, word, times = 1) => {
      for (let time = 0; time < times; time += 1) refusals.push({ method, word });
    },
  };
}
