import { describe, expect, test } from 'vitest';
import { client, PLAIN, post, withFormSite } from '../../support/forms.ts';

const { commentForm, formPage, secret, site } = withFormSite();

describe('private networks', () => {
  test.each([
    ['http://169.254.169.254/latest/meta-data/'],
    ['http://localhost:3000/'],
    ['file:///etc/passwd'],
    ['data:text/html,<form id=commentform>'],
  ])('%s is refused without a browser', async (url) => {
    const checking = client(commentForm({ url })).check();
    await expect(checking).rejects.toMatchObject({ kind: 'refused' });
  });

  test('a page that redirects there is refused', async () => {
    const targets = ['http://169.254.169.254/latest/meta-data/', secret().url, 'data:text/html,hello'];
    const check = (redirect: string, at: number) => {
      site().pages.set(`/away-${at}`, { redirect });
      return client(commentForm({ url: `${site().url}/away-${at}` })).check();
    };
    const outcomes = await Promise.allSettled(targets.map(check));
    expect(outcomes).toEqual(
      targets.map(() => ({ status: 'rejected', reason: expect.objectContaining({ kind: 'refused' }) })),
    );
  });

  test('a page cannot reach this machine by any means of a browser', async () => {
    const { host } = secret();
    const named = host.replace('127.0.0.1', 'localhost');
    const credentials = formPage(`
      <link rel="stylesheet" href="http://${host}/style"><link rel="preconnect" href="http://${host}">
      <link rel="prefetch" href="http://${named}/prefetch"><link rel="dns-prefetch" href="//${named}">
      <img src="http://${host}/img"><img src="http://${named}/img"><iframe src="http://${host}/frame"></iframe>
      <iframe src="file:///etc/passwd"></iframe><video src="http://${host}/video"></video>
      <form id="form">${PLAIN}</form><script>
      const tries = [
        fetch('http://${host}/fetch', { mode: 'no-cors' }),
        fetch('http://${named}/post', { method: 'POST', mode: 'no-cors', body: 'x' }),
        fetch('https://${host}/tls', { mode: 'no-cors' }),
        new Promise((done) => { new WebSocket('ws://${host}/socket').onerror = done; }),
        new Promise((done) => { new EventSource('http://${host}/events').onerror = done; }),
        new Promise((done) => {
          const worker = new Worker(URL.createObjectURL(new Blob([
            "fetch('http://${host}/worker', { mode: 'no-cors' }).catch(() => postMessage(1))"])));
          worker.onmessage = done;
        }),
        new WebTransport('https://${host}/transport').ready,
        new Promise((done) => {
          const turn = (transport) => ({ urls: 'turn:${host}?transport=' + transport, username: 'a', credential: 'b' });
          const peer = new RTCPeerConnection({ iceServers: [turn('tcp'), turn('udp'), { urls: 'stun:${host}' }] });
          peer.createDataChannel('x');
          peer.onicegatheringstatechange = () => peer.iceGatheringState === 'complete' && done();
          peer.createOffer().then((offer) => peer.setLocalDescription(offer));
        }),
      ];
      navigator.sendBeacon('http://${host}/beacon', 'x');
      open('http://${host}/window');
      Promise.allSettled(tries).then((results) => {
        text.placeholder = 'tried ' + results.length;
      });
      </script>`);
    const patient = { ...credentials, contentFieldSelector: '[placeholder="tried 8"]' };
    await client(patient).check();
  });

  test('a form that sends to this machine is refused', async () => {
    const credentials = formPage(`<form id="form" method="post" action="${secret().url}/x">${PLAIN}</form>`);
    await expect(client(credentials).publish(post())).rejects.toMatchObject({
      kind: 'refused',
      message: 'The form sends to an address that is not on the public internet. Nothing was sent.',
    });
  });

  test('an answer that redirects to this machine leaves the outcome unknown', async () => {
    site().mode = { redirect: `${secret().url}/post/` };
    await expect(client(commentForm()).publish(post())).rejects.toMatchObject({
      kind: 'unknown',
      message: expect.stringMatching(/leads to an address that is not on the public internet/),
    });
  });
});
