/** Key code of every key that goes to an input method; Safari also sends it with the Enter that ends a composition. */
const INPUT_METHOD_KEY_CODE = 229;

/** The key a form may act on: '' while an input method composes a word, and for the Enter that accepts it. */
export const pressedKey = ({
  key,
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>): string =>
  isComposing || keyCode === INPUT_METHOD_KEY_CODE ? '' : key;
