import { route } from '@/lib/auth/route.ts';
import { AppError } from '@/lib/http/errors.ts';

/** Every address below /api that no other route has. */
const answerMissing = route({}, async () => {
  throw new AppError('not-found', 'There is nothing at this address.');
});

export {
  answerMissing as DELETE,
  answerMissing as GET,
  answerMissing as OPTIONS,
  answerMissing as PATCH,
  answerMissing as POST,
  answerMissing as PUT,
};
