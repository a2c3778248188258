import { z } from 'zod';
import { FREE_BLOGS } from './constants/limits.ts';
import { processWide } from './process-wide.ts';

/** Settings from the environment (documented in .env.example), parsed once. */

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' });

/** `a, b` → ['a', 'b']. */
const splitEntries = (text: string) => text.split(',').flatMap((entry) => entry.trim() || []);

/** A list in lower case; `fault` says what is wrong with an entry. */
const listSchema = (entry: z.ZodType, fault: string) =>
  z.string().transform((text, context) => {
    const entries = splitEntries(text.toLowerCase());
    const wrong = entries.find((each) => !entry.safeParse(each).success);
    if (wrong) context.addIssue(`"${wrong}" ${fault}`);
    return entries;
  });

const hostList = listSchema(z.string().regex(/^(\[[0-9a-f:]+\]|[^\s:/*]+):\d{1,5}$/), 'must be an exact host:port');

/** Default addresses of Ollama, LM Studio and llama.cpp. */
const DEFAULT_MODEL_SERVERS = ['http://127.0.0.1:11434', 'http://127.0.0.1:1234', 'http://127.0.0.1:8080'].join();

/** Without a password, which would appear in the log. */
const serverAddress = httpUrl.regex(/^[^@?#]+$/);

/** `off` → none; `http://a:1, http://b:2/v1` → ['http://a:1', 'http://b:2']. */
const modelServerList = z.string().transform((text, context) => {
  if (text.trim().toLowerCase() === 'off') return [];
  const addresses = splitEntries(text).map((address) => address.replace(/\/+(?:v1\/*)?$/, ''));
  if (!z.array(serverAddress).safeParse(addresses).success) {
    context.addIssue(`must be off, or addresses such as ${DEFAULT_MODEL_SERVERS}`);
  }
  return addresses;
});

const SHARED_SECRETS = ['AUTH_SECRET', 'CREDENTIALS_KEY'] as const;

/** Settings of an S3-compatible store: all or none. */
const S3_SETTINGS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** `unlimited` → Infinity. */
const blogLimit = z.union(
  [z.literal('unlimited').transform(() => Number.POSITIVE_INFINITY), z.coerce.number().int().min(1)],
  'must be a number from 1, or unlimited',
);

/** `postgresql://user@a,b:5433/blogs` → one address for each host. */
export function hostAddresses(url: string): string[] {
  const [, before = '', hosts = url, after = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? [];
  return hosts.split(',').map((host) => before + host + after);
}

const postgresAddress = z.url({ protocol: /^postgres(ql)?$/ });

const databaseUrl = z
  .string()
  .refine((text) => !/[?&]host=[^&]*,/.test(text), 'must name several hosts before its path: postgresql://a,b/database')
  .refine(
    (text) => !/[?&]target_session_attrs=(?!read-write|primary)/.test(text),
    'must lead to the primary: leave out target_session_attrs, which may be read-write',
  )
  .refine(
    (text) => hostAddresses(text).every((address) => postgresAddress.safeParse(address).success),
    'must be a postgresql:// address',
  );

/** `127.0.0.1:9464`, `[::1]:9464` → host and port. */
const listenAddress = z.string().transform((text, context) => {
  const [, host = '', port = ''] = /^(\[[0-9a-fA-F:]+\]|[^\s:/]+):(\d{1,5})$/.exec(text) ?? [];
  if (!host || Number(port) > 65_535) context.addIssue('must be a host:port such as 127.0.0.1:9464');
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
});

const encryptionKey = z
  .string()
  .refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64');

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    SITE_URL: httpUrl.optional(),
    ROLE: z.enum(['all', 'web', 'worker']).default('all'),
    DATABASE_URL: databaseUrl.optional(),
    CUSTOM_DOMAIN_TARGET: z
      .string()
      .toLowerCase()
      .regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/, 'must be a host name')
      .optional(),
    WEBSUB_HUB: httpUrl.optional(),
    INDEXNOW_KEY: z
      .string()
      .regex(/^[a-zA-Z\d-]{8,128}$/, 'must be 8 to 128 letters, digits or -')
      .optional(),
    INDEXNOW_ENDPOINT: httpUrl.default('https://api.indexnow.org/indexnow'),
    CDN_PURGE_URL: httpUrl.optional(),
    CDN_PURGE_TOKEN: z.string().optional(),
    DATA_DIR: z.string().default('.data'),
    PAGES_DIR: z.string().optional(),
    AI_TRAINING: z.enum(['yes', 'no']).optional(),
    AI_ANSWERS: z.enum(['yes', 'no']).optional(),
    OPERATOR_EMAILS: listSchema(z.email(), 'must be an email address').default([]),
    AUTH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    MEMORY_LIMIT_MB: z.coerce.number().int().min(256).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    METRICS_ADDRESS: listenAddress.optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
    OTEL_SERVICE_NAME: z.string().default('quillcast'),
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    FREE_BLOG_LIMIT: blogLimit.default(FREE_BLOGS),
    FREE_PER_ADDRESS_PER_DAY: z.coerce.number().int().min(1).optional(),
    OUTBOUND_ALLOW_HOSTS: hostList.default([]),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com'),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
    NEWSLETTER_PER_MINUTE: z.coerce.number().int().min(1).default(60),
    MAIL_FROM: z.string().default('Quillcast <no-reply@localhost>'),
    SIGNUP_WEBHOOK_URL: httpUrl.optional(),
    SIGNUP_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    STRIPE_PRICE_ID: z.string().optional(),
    STRIPE_API_BASE: httpUrl.default('https://api.stripe.com'),
    OPENAI_API_KEY: z.string().optional(),
    OPENAI_BASE_URL: httpUrl.optional(),
    OPENAI_MODEL: z.string().optional(),
    MODEL_SERVERS: modelServerList.default(modelServerList.parse(DEFAULT_MODEL_SERVERS)),
    OPENAI_MODERATION: z.enum(['auto', 'on']).default('auto'),
    MODEL_HUB_BASE: httpUrl.default('https://huggingface.co'),
    HF_TOKEN: z.string().optional(),
    MAX_RUN_TOKENS: z.coerce.number().int().min(1000).optional(),
    RUN_DEADLINE_MINUTES: z.coerce.number().positive().max(1440).optional(),
    OPENAI_TIMEOUT_MS: z.coerce.number().int().min(1000).default(120_000),
    DRAFTS: z.coerce.number().int().min(1).max(3).default(2),
    RESEARCH: z.enum(['on', 'off']).default('on'),
    WIKIPEDIA_API_BASE: z
      .string()
      .regex(/^https?:\/\/\S+$/, 'must be an http:// or https:// address')
      .default('https://{language}.wikipedia.org/w/rest.php'),
    SEARXNG_URL: httpUrl.optional(),
    BRAVE_API_KEY: z.string().optional(),
    BRAVE_API_BASE: httpUrl.default('https://api.search.brave.com'),
    DEVTO_API_BASE: httpUrl.default('https://dev.to'),
    MEDIUM_API_BASE: httpUrl.default('https://api.medium.com'),
    HASHNODE_API_BASE: httpUrl.default('https://gql-beta.hashnode.com'),
    CHROMIUM_PATH: z.string().optional(),
    CREDENTIALS_KEY: encryptionKey.optional(),
    CREDENTIALS_KEY_PREVIOUS: z.union([z.literal('lost'), encryptionKey]).optional(),
    GENERATION_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(4),
    OPENVERSE_CLIENT_ID: z.string().optional(),
    OPENVERSE_CLIENT_SECRET: z.string().optional(),
    OPENVERSE_BASE_URL: httpUrl.default('https://api.openverse.org'),
    S3_ENDPOINT: httpUrl.optional(),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
  })
  .superRefine((env, context) => {
    const require = (name: keyof typeof env, why: string) =>
      env[name] || context.addIssue({ code: 'custom', path: [name], message: `is required ${why}` });
    if (env.SIGNUP_WEBHOOK_URL) {
      require('SIGNUP_WEBHOOK_SECRET', 'with SIGNUP_WEBHOOK_URL, so that nobody else can send its messages');
    }
    const given = S3_SETTINGS.filter((name) => env[name]);
    for (const name of given.length > 0 ? S3_SETTINGS : []) require(name, `with ${given.join(', ')}`);
    if (env.ROLE === 'worker') {
      require('DATABASE_URL', 'with ROLE=worker: only one process can use the embedded database');
    }
    // Generated ones would differ between processes that share a database.
    for (const name of env.NODE_ENV === 'production' && env.DATABASE_URL ? SHARED_SECRETS : []) {
      require(name, 'in production when DATABASE_URL is set');
    }
  });

export type Env = z.infer<typeof schema>;

/** Parses variables; an empty value counts as absent. @throws Error that names every invalid variable */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.entries(variables).filter(([, value]) => value !== '');
  const result = schema.safeParse(Object.fromEntries(given), {
    error: ({ code, expected }) => (code === 'invalid_type' && expected === 'number' ? 'must be a number' : undefined),
  });
  if (result.success) return result.data;
  const lines = result.error.issues.map((i) => `  ${i.path.join('.')} ${i.message}`);
  throw new Error(`The environment is invalid:\n${lines.join('\n')}`);
}

/** The process's settings, parsed on first use: a build needs none. */
export const env = processWide('settings', () => parseEnv(process.env));

const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'PLAYWRIGHT_BROWSERS_PATH', 'NODE_COMPILE_CACHE'];

/** Environment of child processes with risky tasks: no secrets. */
export function inheritedEnv(): NodeJS.ProcessEnv {
  const present = INHERITED.filter((name) => process.env[name] !== undefined);
  const { NODE_ENV } = env();
  return { NODE_ENV, ...Object.fromEntries(present.map((name) => [name, process.env[name]])) };
}

/** What the operator says to AI companies, by use. */
export function aiSignals() {
  const { AI_TRAINING: training, AI_ANSWERS: answers } = env();
  return { ...(training && { training }), ...(answers && { answers }) };
}

/** Public address of this server, without a trailing slash. */
export function siteUrl(): string {
  const { SITE_URL, PORT } = env();
  return (SITE_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '');
}

/** Model of the service in OPENAI_API_KEY and OPENAI_BASE_URL, unless OPENAI_MODEL names another. */
export const DEFAULT_MODEL = 'gpt-5-mini';

/** Whether the service is OpenAI itself, which also has other endpoints. */
export function isOpenAiService(): boolean {
  const { OPENAI_API_KEY, OPENAI_BASE_URL } = env();
  if (!OPENAI_API_KEY) return false;
  return OPENAI_BASE_URL === undefined || new URL(OPENAI_BASE_URL).hostname === 'api.openai.com';
}
