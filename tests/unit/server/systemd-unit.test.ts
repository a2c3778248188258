import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const unit = readFileSync('deploy/quillcast.service', 'utf8').split('\n');

test('the systemd unit leaves V8 its machine code and Chromium its namespaces', () => {
  expect(unit.join('\n')).not.toMatch(/^(?:MemoryDenyWriteExecute|RestrictNamespaces|PrivateUsers)=/m);
});

test('the systemd unit and the image start what npm start does', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [variable, ...command] = scripts.start.split(' ');
  expect(unit).toContain(`ExecStart=/usr/local/bin/${command.join(' ')}`);
  expect(unit.join('\n')).toMatch(new RegExp(`^Environment=.* ${variable}$`, 'm'));
  const image = readFileSync('Dockerfile', 'utf8');
  expect(image).toContain(`CMD ${JSON.stringify(command).replaceAll(',', ', ')}`);
  expect(image).toMatch(new RegExp(`^ENV .* ${variable}$`, 'm'));
});
