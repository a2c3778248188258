import { MAX_TOPIC_CHARACTERS } from '@/lib/constants/limits';
import { CREATE_MESSAGES } from '@/lib/constants/messages';

/** From this many characters on, the topic is counted. */
const COUNTED_FROM = 900;

/** How often the count is spoken, in characters: every one would be a chatter. */
const SPOKEN_STEP = 50;

/** The count beside a long topic, '' while there is room enough. */
export function shownCount(length: number): string {
  return length < COUNTED_FROM ? '' : `${length} of ${MAX_TOPIC_CHARACTERS} characters`;
}

/** The count for who listens, which changes seldom. */
export function spokenCount(length: number): string {
  if (length < COUNTED_FROM) return '';
  if (length > MAX_TOPIC_CHARACTERS) return CREATE_MESSAGES.topicTooLong;
  const left = Math.ceil((MAX_TOPIC_CHARACTERS - length) / SPOKEN_STEP) * SPOKEN_STEP;
  return left > 0 ? `No more than ${left} characters left` : 'No characters left';
}
