import { bytesInWords } from '../../constants/model-messages.ts';
import { LANGUAGE_DETAILS, LANGUAGES } from '../../constants/options.ts';
import { memoryFor } from '../memory.ts';
import type { SelectedModel } from '../selected-model.ts';
import { CATALOG, type CatalogModel } from './catalog.ts';

/** The languages that articles are written in, in words. */
const languages = new Intl.ListFormat('en').format(LANGUAGES.map((language) => LANGUAGE_DETAILS[language].label));

const HEADS = [' ', 'name', 'model', 'licence', 'file', 'memory', 'languages'];

function rowOf(model: CatalogModel, memory: number, selected: SelectedModel | null): string[] {
  const needed = memoryFor(model.fileBytes);
  return [
    model.name === selected?.name ? '*' : needed > memory ? '-' : ' ',
    model.name,
    model.title,
    model.licence,
    bytesInWords(model.fileBytes),
    bytesInWords(needed),
    model.languages,
  ];
}

function tableOf(rows: readonly string[][]): string {
  const widths = HEADS.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * The list of models, as `npm run model` shows it.
 * @param memory bytes that this machine has
 * @param selected the model that is written with
 */
export function listOfModels(memory: number, selected: SelectedModel | null): string {
  const rows = CATALOG.map((model) => rowOf(model, memory, selected));
  const isElsewhere = selected && !CATALOG.some(({ name }) => name === selected.name);
  return `Models that write ${languages}. Sizes and memory are about right.

${tableOf([HEADS, ...rows])}

* is selected${isElsewhere ? `: ${selected.name} (${selected.file})` : ''}${selected ? '' : ': none'}; - needs more than the ${bytesInWords(memory)} of memory that this machine has.`;
}
