/** A model that `npm run model` offers (docs/decisions/0066). */
export type CatalogModel = {
  /** Argument of the command. */
  name: string;
  title: string;
  license: string;
  /** Address at the hub. */
  address: string;
  /** Approximate size of its file; the hub knows the exact one. */
  fileBytes: number;
  /** Languages according to its model card. */
  languages: string;
  /** Too slow without a graphics card. */
  wantsGraphicsCard?: true;
};

const GB = 1e9;

/** By size. */
export const CATALOG: readonly CatalogModel[] = [
  {
    name: 'qwen3-4b',
    title: 'Qwen3 4B Instruct 2507',
    license: 'Apache 2.0',
    address: 'hf:unsloth/Qwen3-4B-Instruct-2507-GGUF:Q4_K_M',
    fileBytes: 2.5 * GB,
    languages: 'more than 100',
  },
  {
    name: 'gemma-4-e2b',
    title: 'Gemma 4 E2B',
    license: 'Apache 2.0',
    address: 'hf:giladgd/gemma-4-E2B-it-GGUF:Q4_K_M',
    fileBytes: 3.4 * GB,
    languages: 'more than 140',
  },
  {
    name: 'gemma-4-e4b',
    title: 'Gemma 4 E4B',
    license: 'Apache 2.0',
    address: 'hf:giladgd/gemma-4-E4B-it-GGUF:Q4_K_M',
    fileBytes: 5 * GB,
    languages: 'more than 140',
  },
  {
    name: 'gemma-4-12b',
    title: 'Gemma 4 12B',
    license: 'Apache 2.0',
    address: 'hf:giladgd/gemma-4-12B-it-GGUF:Q4_K_M',
    fileBytes: 7.1 * GB,
    languages: 'more than 140',
  },
  {
    name: 'mistral-small',
    title: 'Mistral Small 3.2 24B',
    license: 'Apache 2.0',
    address: 'hf:unsloth/Mistral-Small-3.2-24B-Instruct-2506-GGUF:Q4_K_M',
    fileBytes: 14.3 * GB,
    languages: 'all nine by name',
    wantsGraphicsCard: true,
  },
  {
    name: 'gemma-4-26b',
    title: 'Gemma 4 26B A4B',
    license: 'Apache 2.0',
    address: 'hf:giladgd/gemma-4-26B-A4B-it-GGUF:Q4_K_M',
    fileBytes: 17 * GB,
    languages: 'more than 140',
  },
];
