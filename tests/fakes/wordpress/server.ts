import { type Answer, createFaultPlayer, jsonAnswer, type Outcome } from '../faults.ts';
import { type Call, htmlAnswer, parseJson, startLocalServer } from '../local-server.ts';
import { createMedia } from './media.ts';
import { createPosts } from './posts.ts';
import { errorAnswer, RestError, refusal } from './rest-error.ts';
import { describeUser, findUser } from './users.ts';

/** Deviations from a default WordPress. */
type WordPressSetup = {
  /** Without pretty permalinks the API answers at ?rest_route= only. */
  hasPlainPermalinks: boolean;
  /** A cache or plugin removes the Link header of the API. */
  hasNoLinkHeader: boolean;
  /** A plugin or the web server has turned the API off. */
  isRestOff: boolean;
  /** The web server removes the Authorization header. */
  stripsAuthorization: boolean;
  /** The site has no https, or a plugin has turned application passwords off. */
  hasNoApplicationPasswords: boolean;
  /** The consent page in the API's index. */
  authorizationUrl: string;
  /** The API in the site's Link header. */
  restUrl: string;
  /** The web server's limit of a body, in bytes. */
  mostBytes: number;
};

export type FakeWordPress = Awaited<ReturnType<typeof startFakeWordPress>>;

const TOO_LARGE = '<html><h1>413 Request Entity Too Large</h1><hr>nginx</html>';
const NOT_FOUND = '<!doctype html><title>Page not found</title><h1>Page not found</h1>';

/** A request's API route; undefined for a page. */
function findRoute({ path, query }: Call, setup: WordPressSetup): string | undefined {
  const given = query.get('rest_route');
  if (given) return given.replace(/\/+$/, '') || '/';
  if (setup.hasPlainPermalinks || !/^\/wp-json(\/|$)/.test(path)) return undefined;
  return path.replace('/wp-json', '').replace(/\/+$/, '') || '/';
}

/** Starts a WordPress with a user for each role: its REST API and its pages. */
export async function startFakeWordPress() {
  const server = await startLocalServer(answer);
  const { url } = server;
  const media = createMedia(() => url);
  const posts = createPosts(
    () => url,
    (id) => media.all.some((each) => each.id === id),
  );
  const faults = createFaultPlayer(refusal);
  const calls: string[] = [];
  const setup: WordPressSetup = {
    hasPlainPermalinks: false,
    hasNoLinkHeader: false,
    isRestOff: false,
    stripsAuthorization: false,
    hasNoApplicationPasswords: false,
    mostBytes: 2 ** 20,
    authorizationUrl: `${url}/wp-admin/authorize-application.php`,
    restUrl: '',
  };

  function index() {
    const endpoints = { authorization: setup.authorizationUrl };
    const authentication = setup.hasNoApplicationPasswords ? [] : { 'application-passwords': { endpoints } };
    return { name: 'Test site', url, home: url, namespaces: ['oembed/1.0', 'wp/v2'], authentication };
  }

  async function answerRoute(route: string, call: Call): Promise<Answer> {
    const user = setup.stripsAuthorization ? undefined : findUser(call.headers);
    const { method, query, body } = call;
    const given = () => (parseJson(body) ?? {}) as Record<string, unknown>;
    const [, kind, number] = /^\/wp\/v2\/(posts|media)\/(\d+)$/.exec(route) ?? [];
    const id = Number(number);
    if (kind === 'posts' && method === 'GET') return jsonAnswer(200, posts.get(user, id, query));
    if (kind === 'posts' && method === 'DELETE') return jsonAnswer(200, posts.remove(user, id));
    if (kind === 'posts' && method === 'POST') {
      return jsonAnswer(200, posts.update(user, id, given()));
    }
    if (kind === 'media' && method === 'POST') {
      return jsonAnswer(200, media.update(user, id, given()));
    }
    switch (`${method} ${route}`) {
      case 'GET /':
        return jsonAnswer(200, index());
      case 'GET /wp/v2/users/me':
        return jsonAnswer(200, describeUser(user, query.get('context')));
      case 'GET /wp/v2/posts':
        return jsonAnswer(200, posts.find(user, query));
      case 'POST /wp/v2/posts':
        return jsonAnswer(201, posts.create(user, given()));
      case 'GET /wp/v2/media':
        return jsonAnswer(200, media.find(query));
      case 'POST /wp/v2/media':
        return jsonAnswer(201, await media.create(user, call));
      default:
        throw new RestError(404, 'rest_no_route');
    }
  }

  function page(path: string): Answer {
    const rest = setup.hasPlainPermalinks ? `${url}/index.php?rest_route=/` : `${url}/wp-json/`;
    const link = `<${setup.restUrl || rest}>; rel="https://api.w.org/"`;
    const headers: Record<string, string> = setup.hasNoLinkHeader ? {} : { link };
    if (path === '/') return htmlAnswer(200, '<!doctype html><title>Test site</title>', headers);
    const file = media.at(path);
    if (file) return { status: 200, headers: { 'content-type': file.contentType }, body: file.bytes };
    const post = posts.all.find(({ slug, status }) => status === 'publish' && path === `/${slug}/`);
    if (!post) return htmlAnswer(404, NOT_FOUND, headers);
    const { title, content } = post;
    const text = `<!doctype html><title>${title}</title><h1>${title}</h1>${content}`;
    return htmlAnswer(200, text, headers);
  }

  async function answer(call: Call): Promise<Outcome> {
    const route = findRoute(call, setup);
    if (route === undefined) return page(call.path);
    calls.push(`${call.method} ${route}`);
    if (setup.isRestOff) return htmlAnswer(404, NOT_FOUND);
    if (call.bytes.length > setup.mostBytes) return htmlAnswer(413, TOO_LARGE);
    return faults.play(call.method === 'GET' ? 'read' : 'write', () => answerRoute(route, call).catch(errorAnswer));
  }

  const usual = { ...setup };

  function reset(): void {
    for (const list of [posts.all, media.all, calls]) list.length = 0;
    Object.assign(setup, usual);
    faults.clear();
  }

  return { ...server, calls, posts: posts.all, media: media.all, setup, faults, reset };
}
