import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const unit = readFileSync('deploy/quillcast.service', 'utf8').split('\n');

test.each([
  ...['NoNewPrivileges=yes', 'CapabilityBoundingSet=', 'ProtectSystem=strict', 'ProtectHome=yes'],
  ...['ProtectKernelTunables=yes', 'ProtectKernelModules=yes', 'ProtectKernelLogs=yes'],
  ...['ProtectControlGroups=yes', 'ProtectClock=yes', 'ProtectHostname=yes', 'PrivateTmp=yes'],
  ...['PrivateDevices=yes', 'LockPersonality=yes', 'RestrictRealtime=yes', 'RestrictSUIDSGID=yes'],
  ...['RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK'],
  ...['SystemCallArchitectures=native'],
])('the systemd unit sets %s', (line) => {
  expect(unit).toContain(line);
});

test('the systemd unit leaves V8 its machine code and Chromium its namespaces', () => {
  expect(unit.join('\n')).not.toMatch(/^(?:MemoryDenyWriteExecute|RestrictNamespaces|PrivateUsers)=/m);
});

test('the systemd unit and the image start what npm start does', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(unit).toContain(`ExecStart=/usr/local/bin/${scripts.start}`);
  const command = `CMD ${JSON.stringify(scripts.start.split(' ')).replaceAll(',', ', ')}`;
  expect(readFileSync('Dockerfile', 'utf8')).toContain(command);
});
