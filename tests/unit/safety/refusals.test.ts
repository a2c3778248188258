import { expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/constants/options.ts';
import { refusalOf } from '@/lib/safety/harm.ts';

test.each(LANGUAGES)('points to a helpline in %s when somebody asks about harming themselves', (language) => {
  expect(refusalOf('self-harm', language)).toContain('findahelpline.com');
});
