import 'server-only';
import { notFound } from 'next/navigation';
import { AppError } from './errors.ts';

/** What a page shows, or not-found.tsx in its place. */
export async function orNotFound<Found>(reading: Promise<Found>): Promise<Found> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') notFound();
    throw error;
  }
}
