import { expect, test } from 'vitest';
import { pace } from '@/lib/newsletter/send-issue.ts';
import { refusalOutcome } from '@/lib/newsletter/smtp.ts';

test.each([
  ['RCPT TO', '550 5.1.1 No such user', 'bounced'],
  ['RCPT TO', '550-5.1.1 No such user', 'bounced'],
  ['RCPT TO', '553 No such mailbox', 'bounced'],
  ['RCPT TO', '550 5.7.1 Relaying denied', 'later'],
  ['RCPT TO', '554 5.7.1 Relay access denied', 'later'],
  ['RCPT TO', '552 5.2.2 Mailbox full', 'later'],
  ['RCPT TO', '450 4.2.0 Greylisted', 'later'],
  ['DATA', '451 4.7.0 Try again', 'later'],
  ['DATA', '554 5.7.1 Looks like spam', 'refused'],
  ['MAIL FROM', '550 5.7.1 Not your address', undefined],
  ['AUTH', '535 Wrong password', undefined],
])('after %s, “%s” means %s', (command, response, outcome) => {
  expect(refusalOutcome({ command, response, responseCode: Number(response.slice(0, 3)) })).toBe(outcome);
});

test('a broken connection is no outcome of a mail', () => {
  expect(refusalOutcome({ command: 'DATA' })).toBeUndefined();
});

test.each([
  [1, { tries: 1, seconds: 60, size: 1 }],
  [5, { tries: 1, seconds: 12, size: 1 }],
  [60, { tries: 10, seconds: 10, size: 10 }],
  [900, { tries: 150, seconds: 10, size: 75 }],
  [600_000, { tries: 100_000, seconds: 10, size: 100 }],
])('%i mails a minute go out in windows', (perMinute, expected) => {
  expect(pace(perMinute)).toEqual(expected);
});
