import { z } from 'zod';
import { type Answer, createFaultPlayer, jsonAnswer } from '../faults.ts';
import { type Call, parseJson, startLocalServer } from '../local-server.ts';
import { markdownHtml, NO_PAGE, postPage } from '../post-page.ts';

const storySchema = z.object({
  title: z.string().min(1),
  contentFormat: z.enum(['html', 'markdown']),
  content: z.string().min(1),
  tags: z.array(z.string()).default([]),
  canonicalUrl: z.url({ protocol: /^https?$/ }).optional(),
  publishStatus: z.enum(['public', 'draft', 'unlisted']).default('public'),
});

type MediumStory = z.output<typeof storySchema> & { id: string };

const TOKEN = '181d415f34379af07b2c11d144dfbe35d';
const AUTHOR = '5303d74c64f66366f00cb9b2a94f3251bf5';

const ERRORS: Readonly<Record<number, { message: string; code: number }>> = {
  400: { message: 'Bad request', code: 6026 },
  401: { message: 'An access token is required.', code: 6000 },
  403: { message: 'User has not permission to publish.', code: 6005 },
  422: { message: 'The content was invalid.', code: 2002 },
  429: { message: 'User has reached the rate limit of publishing today.', code: -1 },
};

const refusal = (status: number, error = ERRORS[status] ?? { message: 'Error', code: status }) =>
  jsonAnswer(status, { errors: [error] });

/** Medium drops tags after the third and long ones, and replaces a title that is too long. */
function stored(given: z.output<typeof storySchema>, id: string): MediumStory {
  const [firstLine = ''] = given.content.split('\n');
  const title = given.title.length > 100 ? firstLine.replace(/^# /, '') : given.title;
  return { ...given, id, title, tags: given.tags.slice(0, 3).filter((tag) => tag.length <= 25) };
}

/** Starts a Medium without stories: its API as last published, and the stories' pages. */
export async function startFakeMedium() {
  const faults = createFaultPlayer(refusal);
  const stories: MediumStory[] = [];
  let isHeldBack = false;
  const storyUrl = ({ id }: MediumStory) => `${server.url}/@ada/story-${id}`;

  function keep(given: z.output<typeof storySchema>): MediumStory {
    const story = stored(given, `e6f36a${stories.length}`);
    if (isHeldBack) story.publishStatus = 'draft';
    stories.push(story);
    return story;
  }

  function create(call: Call): Answer {
    if (call.path !== `/v1/users/${AUTHOR}/posts`) return refusal(403);
    const given = storySchema.safeParse(parseJson(call.body));
    if (!given.success) {
      const [issue] = given.error.issues;
      return refusal(400, { message: `${issue?.path.join('.')} was invalid.`, code: 2002 });
    }
    const story = keep(given.data);
    const { content, contentFormat, ...shown } = story;
    return jsonAnswer(201, { data: { ...shown, authorId: AUTHOR, url: storyUrl(story) } });
  }

  function api(call: Call): Answer {
    const [scheme, token = ''] = call.headers.authorization?.split(' ') ?? [];
    if (scheme !== 'Bearer') return refusal(401);
    if (token !== TOKEN) return refusal(401, { message: 'Token was invalid.', code: 6003 });
    if (call.method === 'GET' && call.path === '/v1/me') {
      const me = { id: AUTHOR, username: 'ada', name: 'Ada', url: `${server.url}/@ada` };
      return jsonAnswer(200, { data: { ...me, imageUrl: '' } });
    }
    if (call.method !== 'POST') return refusal(404);
    const isJson = call.headers['content-type']?.startsWith('application/json');
    return isJson ? create(call) : refusal(400);
  }

  function page(path: string): Answer {
    const story = stories.find((each) => storyUrl(each).endsWith(path));
    if (!story || story.publishStatus === 'draft') return NO_PAGE;
    const { title, content, canonicalUrl } = story;
    const html = markdownHtml(content, 'noopener ugc nofollow');
    return postPage({ title, canonicalUrl, html });
  }

  const server = await startLocalServer((call) =>
    call.path.startsWith('/v1/')
      ? faults.play(call.method === 'GET' ? 'read' : 'write', () => api(call))
      : faults.play('read', () => page(call.path)),
  );

  return {
    ...server,
    token: TOKEN,
    faults,
    createdPosts: () => [...stories],
    /** Adds an imported story. @returns its address */
    importStory: (canonicalUrl: string) => {
      const content = `# Imported\n\nOriginally published at [here](${canonicalUrl})`;
      const given = { title: 'Imported', contentFormat: 'markdown', content, canonicalUrl };
      return storyUrl(keep(storySchema.parse(given)));
    },
    /** Keeps every later story as a draft. */
    holdBack: () => {
      isHeldBack = true;
    },
    reset: () => {
      stories.length = 0;
      server.calls.length = 0;
      isHeldBack = false;
      faults.clear();
    },
  };
}
