import { route } from '@/lib/auth/route.ts';
import { AppError } from '@/lib/http/errors.ts';

/** Any address below /api without a route. */
const answerMissing = route({}, async () => {
  throw new AppError('not-found', 'Nothing exists at this address.');
});

export {
  answerMissing as DELETE,
  answerMissing as GET,
  answerMissing as OPTIONS,
  answerMissing as PATCH,
  answerMissing as POST,
  answerMissing as PUT,
};
