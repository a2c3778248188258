import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';

const NAME = 'strict-transport-security';
const FOR_A_YEAR = 'max-age=31536000';

/**
 * Responses with HSTS for hosts that `isSecure` names, refusals at the port among them. Subdomains are not included: they
 * may be somebody else's (docs/decisions/0133).
 */
export const siteResponse = (isSecure: (host: string | undefined) => boolean) =>
  class<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, ...given: unknown[]): this {
      const headers = (given.at(-1) ?? {}) as OutgoingHttpHeaders | OutgoingHttpHeader[];
      if (!isSecure(this.req.headers.host)) return super.writeHead(status, headers);
      // Not setHeader: with it, Node would check every header of a cached answer.
      if (Array.isArray(headers)) return super.writeHead(status, [...headers, NAME, FOR_A_YEAR]);
      return super.writeHead(status, { ...headers, [NAME]: FOR_A_YEAR });
    }
  };
