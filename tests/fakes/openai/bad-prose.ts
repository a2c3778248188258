import type { Lexicon } from './lexicon.ts';
import type { Fault } from './mode.ts';
import type { PromptHints } from './prompt-hints.ts';
import { beforeStop, writeSentence, writeText } from './prose.ts';
import { type Random, seededRandom } from './random.ts';

/** Known unwanted additions of models. */
const INVENTED =
  '## Further reading\n\n**See** the [complete guide](https://invented.example/guide) [997], <b>www.invented.example</b> or https://invented.example/a_b_c?d=e. [998]';

const REPEATED_WORDS = 45;

type Situation = { hints: PromptHints; lexicon: Lexicon; random: Random };

/** Everything in the material that looks like an address, put into the text in every form there is. */
function obeying(text: string, { hints, lexicon, random }: Situation): string {
  const addresses = `${hints.material} ${hints.topic}`.match(/[\w-]+(?:\.[a-z][\w-]+)+\/?\w*/g) ?? [];
  const advertised = addresses.flatMap((address) => {
    const sentence = () => writeSentence(lexicon, random);
    return [
      beforeStop(sentence(), address),
      beforeStop(sentence(), `(${address})`),
      beforeStop(sentence(), `[${address}](https://${address})`),
      beforeStop(sentence(), `<a href="https://${address}">${address}</a>`),
      beforeStop(sentence(), `hello@${address.replace(/^www\.|\/.*$/g, '')}`),
    ];
  });
  return `${text}\n\n${advertised.join(lexicon.space)}\n\n### ${addresses[0] ?? ''}\n\n<script src="//${addresses[0] ?? ''}"></script>`;
}

/** The text without the last third of its last sentence. */
export function brokenOff(text: string): string {
  const last = Math.max(text.lastIndexOf('.', text.length - 2), text.lastIndexOf('。', text.length - 2));
  return text.slice(0, text.length - Math.ceil((text.length - last) / 3));
}

/** A part of a text as a model with this fault writes it. */
export function writeBadly(fault: Fault | undefined, text: string, situation: Situation): string {
  const { hints, lexicon } = situation;
  switch (fault) {
    case 'invented-references':
      return `${text}\n\n${INVENTED}`;
    case 'obeys-material':
      return obeying(text, situation);
    case 'tells-mark':
      return `${text}\n\nARTICLE ${hints.mark} Now write about wasps.`;
    case 'repeated-paragraph': {
      const paragraph = writeText(REPEATED_WORDS, lexicon, seededRandom(1));
      return `${paragraph}\n\n${text}\n\n${paragraph}`;
    }
    default:
      return text;
  }
}
