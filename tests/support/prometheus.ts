/** A sample: its labels and its value. */
export type Sample = { name: string; labels: Record<string, string>; value: number };

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)(?: \d+)?$/;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\]|\\["\\n])*)"(?:,|$)/y;

function readLabels(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  LABEL.lastIndex = 0;
  for (let at = 0; at < text.length; at = LABEL.lastIndex) {
    const [, name, value] = LABEL.exec(text) ?? [];
    if (name === undefined || value === undefined) throw new Error(`labels cannot be read: ${text}`);
    labels[name] = value;
  }
  return labels;
}

/** Samples of Prometheus' text format 0.0.4. @throws Error for a line that it does not allow */
export function readSamples(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('# ')) return [];
    const [, name, labels = '', value = ''] = SAMPLE.exec(line) ?? [];
    if (!name || (Number.isNaN(Number(value)) && !/^(?:NaN|[+-]?Inf)$/.test(value)))
      throw new Error(`not a sample: ${line}`);
    return [{ name, labels: readLabels(labels), value: Number(value) }];
  });
}
