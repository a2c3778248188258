/** One event of a stream (WHATWG HTML, "Server-sent events"); `id` is '' when the event has none of its own. */
export type ServerSentEvent = { id: string; type: string; data: string };

/** What has been read of an event that is not finished. */
type Unfinished = { id: string; type: string; data: string[] };

const NOTHING: Unfinished = { id: '', type: '', data: [] };

/** What a line adds to an event; comments, `retry` and unknown fields add nothing. */
function withLine(event: Unfinished, line: string): Unfinished {
  const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/su.exec(line) ?? [];
  switch (field) {
    case 'event':
      return { ...event, type: value };
    case 'data':
      return { ...event, data: [...event.data, value] };
    case 'id':
      return value.includes('\0') ? event : { ...event, id: value };
    default:
      return event;
  }
}

/**
 * A parser of server-sent events. It takes the text as it comes, cut anywhere, and gives the events that it finishes;
 * an event without data, and what is left unfinished at the end, is none.
 */
export function createEventParser(): (text: string) => ServerSentEvent[] {
  let rest = '';
  let event = NOTHING;

  function takeLine(line: string): ServerSentEvent[] {
    if (line !== '') {
      event = withLine(event, line);
      return [];
    }
    const { id, type, data } = event;
    event = NOTHING;
    return data.length > 0 ? [{ id, type: type || 'message', data: data.join('\n') }] : [];
  }

  return (text) => {
    rest += text;
    // A carriage return at the very end may be the first half of a line break.
    const lines = rest.split(/\r\n|\n|\r(?!$)/u);
    rest = lines.pop() ?? '';
    return lines.flatMap(takeLine);
  };
}
