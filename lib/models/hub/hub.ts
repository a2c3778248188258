import { EnvHttpProxyAgent, fetch, type Response } from 'undici';
import { z } from 'zod';
import { HUB_ANSWER_MS, HUB_CONNECT_MS } from '../../constants/limits.ts';
import { MODEL_MESSAGES } from '../../constants/model-messages.ts';
import { type HubAddress, hasQuantization } from './address.ts';
import { ModelError, networkFailure, refusal } from './failure.ts';

/** Hugging Face's hub, or a compatible one. */
export type Hub = { base: string; token?: string | undefined; signal: AbortSignal };

/** A file at the hub. */
export type HubFile = { repo: string; path: string; size: number; sha256: string };

/** Response of /api/models/REPO/tree/main. Large files are in LFS; `oid` is the SHA-256 of their content. */
const treeSchema = z.array(
  z.object({
    type: z.string(),
    path: z.string(),
    lfs: z.object({ oid: z.string().regex(/^[0-9a-f]{64}$/), size: z.int().positive() }).optional(),
  }),
);

type Entry = z.infer<typeof treeSchema>[number];

const dispatcher = new EnvHttpProxyAgent({
  connect: { timeout: HUB_CONNECT_MS },
  headersTimeout: HUB_ANSWER_MS,
  bodyTimeout: HUB_ANSWER_MS,
});

/** Ends all connections, even active ones, so that the process can exit. */
export const disconnect = (): Promise<void> => dispatcher.destroy();

type HubRequest = { repo: string; path?: string; at: string; headers?: Record<string, string> };

/**
 * Sends a request to the hub. Follows redirects; fetch drops the token on other origins.
 * @returns a response with status 2xx, or 416 for a range
 * @throws ModelError; the signal's reason
 */
async function ask(hub: Hub, { at, repo, path, headers }: HubRequest): Promise<Response> {
  const { base, token, signal } = hub;
  const authorization = token && { authorization: `Bearer ${token}` };
  // Compression would change the ranges.
  const all = { 'accept-encoding': 'identity', ...headers, ...authorization };
  const response = await fetch(`${base}${at}`, { headers: all, dispatcher, signal }).catch((error) => {
    signal.throwIfAborted();
    throw networkFailure(error, new URL(base).host);
  });
  if (response.ok || response.status === 416) return response;
  await response.body?.cancel();
  throw refusal(response, { base, repo, path, token });
}

async function filesOf(hub: Hub, repo: string): Promise<Entry[]> {
  // A response has up to 1,000 entries; GGUF repositories have dozens.
  const at = `/api/models/${repo}/tree/main?recursive=true`;
  const response = await ask(hub, { at, repo });
  try {
    return treeSchema.parse(await response.json());
  } catch (cause) {
    hub.signal.throwIfAborted();
    throw new ModelError(MODEL_MESSAGES.notAHub(new URL(hub.base).host), { cause });
  }
}

const PART = /-\d{5}-of-\d{5}\.gguf$/i;

/** Whether a file is a complete model: not a part, and not a projector for pictures (mmproj). */
const isWhole = ({ type, path }: Entry) =>
  type === 'file' && /\.gguf$/i.test(path) && !PART.test(path) && !/mmproj/i.test(path);

/**
 * Finds the file of an address at the hub.
 * @throws ModelError when there is none, or the hub gives no SHA-256
 */
export async function findHubFile(hub: Hub, address: HubAddress): Promise<HubFile> {
  const { repo } = address;
  const wanted = 'path' in address ? address.path : address.quantization;
  const entries = await filesOf(hub, repo);
  const whole = entries.filter(isWhole);
  const matches =
    'path' in address
      ? entries.filter(({ path }) => path === address.path)
      : whole.filter(({ path }) => hasQuantization(path, address.quantization));
  // "UD-Q4_K_M" matches Q4_K_M too; the plain one has the shorter name.
  const [file] = matches.toSorted((a, b) => a.path.length - b.path.length);
  if (!file) {
    throw new ModelError(
      MODEL_MESSAGES.noSuchFile(
        repo,
        wanted,
        whole.map(({ path }) => path),
      ),
    );
  }
  if (PART.test(file.path)) throw new ModelError(MODEL_MESSAGES.inParts(file.path));
  if (!file.lfs) throw new ModelError(MODEL_MESSAGES.noHash);
  return { repo, path: file.path, size: file.lfs.size, sha256: file.lfs.oid };
}

/**
 * Requests a file's content.
 * @param from offset of the first byte; if not 0, the response may still be 200 with the whole file, or 416
 * @throws ModelError; the signal's reason
 */
export function openHubFile(hub: Hub, { repo, path }: HubFile, from: number): Promise<Response> {
  const at = `/${repo}/resolve/main/${path.split('/').map(encodeURIComponent).join('/')}`;
  return ask(hub, { at, repo, path, headers: from > 0 ? { range: `bytes=${from}-` } : {} });
}
