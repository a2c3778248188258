import type { Inline, TextBlock } from '@/lib/blogs/text-blocks';
import { parseTextBlocks } from '@/lib/blogs/text-blocks';

type Props = { text: string; cited: ReadonlySet<number> };

/** An article's plain text as paragraphs, lists and links to its sources. */
export function ArticleText({ text, cited }: Props) {
  return parseTextBlocks(text, cited).map((block) => <Block key={block.at} block={block} />);
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <InlineText content={block.content} />
      </p>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item) => (
        <li key={item.at}>
          <InlineText content={item.content} />
        </li>
      ))}
    </List>
  );
}

function InlineText({ content }: { content: Inline[] }) {
  return content.map((part) =>
    part.kind === 'text' ? (
      part.text
    ) : (
      <sup key={part.at}>
        <a href={`#source-${part.number}`}>[{part.number}]</a>
      </sup>
    ),
  );
}
