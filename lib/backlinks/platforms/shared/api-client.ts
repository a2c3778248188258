import type { z } from 'zod';
import type { PlatformName } from '@/lib/constants/platforms.ts';
import { type CallAnswer, callPlatform, commonError, type PlatformRequest } from './call.ts';
import { PlatformClient, type PlatformError, refused, unknown } from './platform.ts';

/** A client of a platform with a JSON API. */
export abstract class ApiClient<Name extends PlatformName = PlatformName> extends PlatformClient<Name> {
  /** The platform's name in messages. */
  protected abstract readonly label: string;

  /** The sentence for a refusal. */
  protected abstract refusal(answer: CallAnswer): string;

  /** Sends a request. @returns the answer, whatever its status */
  protected fetch(url: string, request: Omit<PlatformRequest, 'signal'> = {}): Promise<CallAnswer> {
    return callPlatform(this.label, url, { ...request, signal: this.context.signal });
  }

  /** The error for an answer; undefined for a success. */
  protected problem(answer: CallAnswer): PlatformError | undefined {
    const common = commonError(this.label, answer);
    if (common || answer.status < 300) return common;
    return refused(this.refusal(answer));
  }

  /** An answer that must be a success. */
  protected accepted(answer: CallAnswer): CallAnswer {
    const problem = this.problem(answer);
    if (problem) throw problem;
    return answer;
  }

  /** The data of an answer that must be a success. */
  protected read<Schema extends z.ZodType>(answer: CallAnswer, schema: Schema): z.output<Schema> {
    return this.parse(this.accepted(answer).json, schema);
  }

  protected parse<Schema extends z.ZodType>(json: unknown, schema: Schema): z.output<Schema> {
    const { success, data } = schema.safeParse(json);
    if (success) return data;
    throw unknown(`${this.label} sent an answer that we cannot read.`);
  }
}
