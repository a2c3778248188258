import { z } from 'zod';
import { MAX_IMAGE_BYTES } from '@/lib/constants/limits.ts';

/** Schemas that check an input's size first, as a body can be megabytes long. */

export const boundedText = (max: number, tooLong?: string, wrongType?: string) =>
  z.string(wrongType).max(max, { abort: true, ...(tooLong && { error: tooLong }) });

/** As boundedText, with room for what is removed from the text before its own limit is checked. */
export const looseText = (max: number, tooLong?: string, wrongType?: string) =>
  boundedText(4 * max, tooLong, wrongType);

/** A picture as a data URL. One over the limit is refused later, by its name. */
export const pictureText = boundedText(3 * MAX_IMAGE_BYTES);

/** The id of a row, ours or another service's. */
export const idText = (wrongType?: string) => boundedText(255, undefined, wrongType);

export const instant = (options: { offset?: boolean; error?: string } = {}) =>
  z.iso.datetime(options).max(40, { abort: true });

export const basedOn = instant().describe('`updatedAt` of the text you read: a later change is not overwritten.');

/** An object of up to `max` keys; pipe it into the schema of its values. */
export const fewKeys = (max: number, tooMany?: string) =>
  z
    .custom<Record<string, unknown>>(
      (given) =>
        typeof given === 'object' && given !== null && !Array.isArray(given) && Object.keys(given).length <= max,
      tooMany,
    )
    .meta({ type: 'object', additionalProperties: true, maxProperties: max });
