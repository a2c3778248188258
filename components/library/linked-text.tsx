import { Fragment } from 'react';

/** An address of the web or of mail in a text; what ends a sentence is no part of it. */
const ADDRESS = /(https?:\/\/[^\s<>()]*[^\s<>().,;:!?'"”»]|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})/gi;

const hrefOf = (address: string) => (/^https?:/i.test(address) ? address : `mailto:${address}`);

/** A text whose addresses are links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, at) => {
    // What was matched stands at the odd places.
    const isAddress = at % 2 === 1;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is what stands in its place.
      <Fragment key={at}>
        {isAddress ? (
          <a
            href={hrefOf(part)}
            className="wrap-anywhere underline decoration-primary decoration-2 underline-offset-4 hover:decoration-foreground"
          >
            {part}
          </a>
        ) : (
          part
        )}
      </Fragment>
    );
  });
}
