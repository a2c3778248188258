import { describe, expect, test } from 'vitest';
import { destinationVerdict, isPublicAddress } from '@/lib/http/address-guard.ts';

describe('isPublicAddress', () => {
  test.each([
    ['unspecified', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['loopback', '127.0.0.1'],
    ['the last of loopback', '127.255.255.254'],
    ['private 10/8', '10.0.0.1'],
    ['first of private 172.16/12', '172.16.0.1'],
    ['last of private 172.16/12', '172.31.255.255'],
    ['private 192.168/16', '192.168.1.1'],
    ['link-local', '169.254.0.1'],
    ['cloud metadata', '169.254.169.254'],
    ['Azure platform', '168.63.129.16'],
    ['first of carrier NAT', '100.64.0.1'],
    ['last of carrier NAT', '100.127.255.255'],
    ['Alibaba metadata', '100.100.100.200'],
    ['protocol assignments', '192.0.0.192'],
    ['documentation 1', '192.0.2.1'],
    ['documentation 2', '198.51.100.1'],
    ['documentation 3', '203.0.113.1'],
    ['6to4 relay', '192.88.99.1'],
    ['benchmarking', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['last of multicast', '239.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['IPv6 unspecified', '::'],
    ['IPv6 loopback', '::1'],
    ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
    ['IPv4-mapped in hexadecimal', '::ffff:7f00:1'],
    ['IPv4-mapped public', '::ffff:8.8.8.8'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['IPv4-translated', '::ffff:0:127.0.0.1'],
    ['NAT64', '64:ff9b::127.0.0.1'],
    ['local NAT64', '64:ff9b:1::10.0.0.1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:53aa:64c::1'],
    ['ORCHID', '2001:20::1'],
    ['IPv6 benchmarking', '2001:2::1'],
    ['IPv6 documentation', '2001:db8::1'],
    ['new IPv6 documentation', '3fff::1'],
    ['unique local', 'fc00::1'],
    ['AWS metadata over IPv6', 'fd00:ec2::254'],
    ['IPv6 link-local', 'fe80::1'],
    ['IPv6 link-local with a zone', 'fe80::1%eth0'],
    ['a public address with a zone', '2606:4700:4700::1111%eth0'],
    ['site-local', 'fec0::1'],
    ['IPv6 multicast', 'ff02::1'],
    ['discard', '100::1'],
    ['segment routing', '5f00::1'],
    ['unassigned IPv6', '8000::1'],
    ['a decimal spelling', '2130706433'],
    ['an octal spelling', '0177.0.0.1'],
    ['a short spelling', '127.1'],
    ['a name', 'example.com'],
    ['nothing', ''],
  ])('%s (%s) is not public', (_kind, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each([
    '1.1.1.1',
    '8.8.8.8',
    '11.0.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '126.255.255.255',
    '169.253.255.255',
    '172.15.255.255',
    '172.32.0.1',
    '192.167.255.255',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4001:81b::200e',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('destinationVerdict', () => {
  test.each([
    ['ftp://example.com/', 'not-fetchable'],
    ['file:///etc/passwd', 'not-fetchable'],
    ['gopher://127.0.0.1:70/', 'not-fetchable'],
    ['data:text/html,hello', 'not-fetchable'],
    ['http://user@example.com/', 'not-fetchable'],
    ['http://user:secret@example.com/', 'not-fetchable'],
    ['http://:secret@example.com/', 'not-fetchable'],
    ['http://example.com./', 'not-fetchable'],
    ['http://127.0.0.1/', 'not-public'],
    ['http://[::1]/', 'not-public'],
    ['http://localhost/', 'not-public'],
    ['http://localhost./', 'not-public'],
    ['http://app.localhost/', 'not-public'],
    ['http://printer.local/', 'not-public'],
    ['http://metadata.google.internal/', 'not-public'],
    ['http://router.home.arpa/', 'not-public'],
    ['http://hidden.onion/', 'not-public'],
    ['http://postgres/', 'not-public'],
    ['http://example.com:22/', 'unsafe-port'],
    ['http://example.com:25/', 'unsafe-port'],
    ['https://example.com:6667/', 'unsafe-port'],
    ['http://example.com/', 'public-only'],
    ['https://example.com:8443/blog', 'public-only'],
    ['http://8.8.8.8/', 'public-only'],
    ['http://[2606:4700:4700::1111]/', 'public-only'],
    ['http://localhost.example.com/', 'public-only'],
    ['http://internal.example.com/', 'public-only'],
  ])('judges %s as %s', (url, verdict) => {
    expect(destinationVerdict(new URL(url), [])).toBe(verdict);
  });

  test.each([
    ['http://wordpress/', 'wordpress:80', 'trusted'],
    ['https://wordpress/', 'wordpress:443', 'trusted'],
    ['http://WordPress:8080/', 'WORDPRESS:8080', 'trusted'],
    ['http://[::1]:8080/', '[::1]:8080', 'trusted'],
    ['http://2130706433:8080/', '127.0.0.1:8080', 'trusted'],
    ['http://127.0.0.1:8081/', '127.0.0.1:8080', 'not-public'],
    ['http://127.0.0.1:808/', '127.0.0.1:8080', 'not-public'],
    ['http://127.0.0.1:8080/', '127.0.0.1', 'not-public'],
    ['http://127.0.0.1:8080/', '*:8080', 'not-public'],
    ['http://127.0.0.1:8080/', 'localhost:8080', 'not-public'],
    ['http://app.localhost:8080/', 'localhost:8080', 'not-public'],
    ['http://user:secret@127.0.0.1:8080/', '127.0.0.1:8080', 'not-fetchable'],
    ['http://127.0.0.1:22/', '127.0.0.1:22', 'unsafe-port'],
  ])('judges %s, with %s allowed, as %s', (url, allowed, verdict) => {
    expect(destinationVerdict(new URL(url), [allowed])).toBe(verdict);
  });
});
