import { describe, expect, it } from 'vitest';
import { createEventParser } from '@/components/live/server-sent-events';

function parsed(chunks: readonly string[]) {
  const parse = createEventParser();
  return chunks.flatMap(parse);
}

const EVENT = { id: '7', type: 'phase', data: '{"type":"phase"}' };

describe('server-sent events', () => {
  it.each([
    ['line feeds', 'id: 7\nevent: phase\ndata: {"type":"phase"}\n\n'],
    ['carriage returns and line feeds', 'id: 7\r\nevent: phase\r\ndata: {"type":"phase"}\r\n\r\n'],
    ['carriage returns', 'id: 7\revent: phase\rdata: {"type":"phase"}\r\r:'],
    ['no space after the colon', 'id:7\nevent:phase\ndata:{"type":"phase"}\n\n'],
    [
      'comments and retry',
      ': hello\nretry: 2000\nid: 7\n: x\nevent: phase\ndata: {"type":"phase"}\n\n',
    ],
    ['fields of no meaning', 'foo: bar\nbaz\nid: 7\nevent: phase\ndata: {"type":"phase"}\n\n'],
  ])('are read with %s', (_, text) => {
    expect(parsed([text])).toEqual([EVENT]);
  });

  it.each([1, 2, 3, 5, 7, 11])('are the same when cut every %i characters', (size) => {
    const text = ': hi\r\nid: 7\r\nevent: phase\r\ndata: {"type":"phase"}\r\n\r\ndata: two\n\n';
    const chunks = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    expect(parsed(chunks)).toEqual([EVENT, { id: '', type: 'message', data: 'two' }]);
  });

  it('do not take a line break between two chunks for two', () => {
    expect(parsed(['data: a\r', '\ndata: b\r', '\n\r', '\n'])).toEqual([
      { id: '', type: 'message', data: 'a\nb' },
    ]);
  });

  it('join lines of data, empty ones too', () => {
    expect(parsed(['data: a\ndata\ndata: b\n\n'])).toEqual([
      { id: '', type: 'message', data: 'a\n\nb' },
    ]);
  });

  it('keep colons and further spaces of a value', () => {
    expect(parsed(['data:  a: b\n\n'])).toEqual([{ id: '', type: 'message', data: ' a: b' }]);
  });

  it.each([
    ['nothing but a comment', ': still here\n\n'],
    ['no data', 'id: 3\nevent: phase\n\n'],
    ['no end yet', 'data: a\n'],
  ])('are none with %s', (_, text) => {
    expect(parsed([text])).toEqual([]);
  });

  it('ignore an id with a zero character', () => {
    expect(parsed(['id: 1\0\ndata: a\n\n'])).toEqual([{ id: '', type: 'message', data: 'a' }]);
  });

  it('do not hand an id or a name on to the next', () => {
    expect(parsed(['id: 1\nevent: phase\ndata: a\n\ndata: b\n\n'])[1]).toEqual({
      id: '',
      type: 'message',
      data: 'b',
    });
  });
});
