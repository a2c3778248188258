import { keyFaults, otherLanguages, type Sentences, sentencesOf } from '../support/catalogues.ts';

/**
 * `npm run sentences`: prints the sentences of messages/en.json part by part, so that somebody can read them in one go.
 * With `-- --missing` prints the keys that each other language lacks or has too many, and fails if there are any.
 */

function printAll(sentences: Sentences): void {
  const parts = Map.groupBy(sentences, ([key]) => key.split('.', 1)[0]);
  for (const [part, own] of parts) {
    console.log(`\n${part}\n${own.map(([key, sentence]) => `  ${key}  ${sentence}`).join('\n')}`);
  }
}

/** Returns whether a language has exactly the keys of the source. */
function printFaults(source: Sentences, language: string): boolean {
  const { missing, needless } = keyFaults(source, sentencesOf(language));
  const lines = [...missing.map((key) => `  lacks ${key}`), ...needless.map((key) => `  has needless ${key}`)];
  if (lines.length > 0) console.log(`\n${language}\n${lines.join('\n')}`);
  return lines.length === 0;
}

const source = sentencesOf('en');
if (process.argv.includes('--missing')) {
  const isWhole = otherLanguages().map((language) => printFaults(source, language));
  process.exitCode = isWhole.every(Boolean) ? 0 : 1;
} else printAll(source);
