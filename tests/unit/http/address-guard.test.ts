import { describe, expect, test } from 'vitest';
import { destinationVerdict, isPublicAddress } from '@/lib/http/address-guard.ts';

describe('isPublicAddress', () => {
  test.each([
    // IPv4 of this machine, private networks and NAT
    ...['0.0.0.0', '0.1.2.3', '127.0.0.1', '127.255.255.254', '10.0.0.1', '172.16.0.1', '172.31.255.255'],
    ...['192.168.1.1', '169.254.0.1', '169.254.169.254', '168.63.129.16', '100.64.0.1', '100.127.255.255'],
    ...['100.100.100.200', '192.0.0.192', '192.0.2.1', '198.51.100.1', '203.0.113.1', '192.88.99.1'],
    ...['198.18.0.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '0177.0.0.1'],
    // IPv6
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::127.0.0.1'],
    ...['::ffff:0:127.0.0.1', '64:ff9b::127.0.0.1', '64:ff9b:1::10.0.0.1', '2002:7f00:1::'],
    ...['2001:0:53aa:64c::1', '2001:20::1', '2001:2::1', '2001:db8::1', '3fff::1', 'fc00::1', 'fd00:ec2::254'],
    ...['fe80::1', 'fe80::1%eth0', '2606:4700:4700::1111%eth0', 'fec0::1', 'ff02::1', '100::1', '5f00::1'],
    ...['8000::1'],
    // spelled in another way
    ...['2130706433', '127.1', 'example.com', ''],
  ])('%j is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each([
    ...['1.1.1.1', '8.8.8.8', '11.0.0.1', '100.63.255.255', '100.128.0.1', '126.255.255.255', '169.253.255.255'],
    ...['172.15.255.255', '172.32.0.1', '192.167.255.255', '223.255.255.255', '2606:4700:4700::1111'],
    ...['2a00:1450:4001:81b::200e'],
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('destinationVerdict', () => {
  test.each<[string, string[]]>([
    [
      'not-fetchable',
      [
        ...['ftp://example.com/', 'file:///etc/passwd', 'gopher://127.0.0.1:70/', 'data:text/html,hello'],
        ...['http://user@example.com/', 'http://user:secret@example.com/', 'http://:secret@example.com/'],
        ...['http://example.com./'],
      ],
    ],
    [
      'not-public',
      [
        ...['http://127.0.0.1/', 'http://[::1]/', 'http://localhost/', 'http://localhost./', 'http://app.localhost/'],
        ...['http://printer.local/', 'http://metadata.google.internal/', 'http://router.home.arpa/'],
        ...['http://hidden.onion/', 'http://postgres/'],
      ],
    ],
    ['unsafe-port', ['http://example.com:22/', 'http://example.com:25/', 'https://example.com:6667/']],
    [
      'public-only',
      [
        ...['http://example.com/', 'https://example.com:8443/blog', 'http://8.8.8.8/'],
        ...['http://[2606:4700:4700::1111]/', 'http://localhost.example.com/', 'http://internal.example.com/'],
      ],
    ],
  ])('judges as %s: %j', (verdict, urls) => {
    expect(urls.map((url) => destinationVerdict(new URL(url), []))).toEqual(urls.map(() => verdict));
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
