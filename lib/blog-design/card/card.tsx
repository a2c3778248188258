import type { CSSProperties, ReactNode } from 'react';
import { CARD_SIZE } from '@/lib/constants/limits.ts';
import type { DesignTokens } from '../tokens.ts';
import { CARD_DESIGNS } from './designs.tsx';
import { DRAWN_ROOM, fitTitle, type Room } from './fit.ts';
import { type CardFamilies, TITLE_FACES } from './fonts.ts';
import { phrases, scriptRuns, WIDE_CHARACTER } from './phrases.ts';

/** Room for a title over a cover: at least the upper half of the picture stays free. */
const COVER_ROOM: Room = { width: 900, height: 170 };

export type CardProps = {
  title: string;
  /** BCP 47 tag of the title's language. */
  tag: string;
  byline: string;
  /** The author's picture as a data URL of PNG. */
  avatar: string | undefined;
  /** The blog's cover as a data URL of 1200 × 630, and its credit. */
  cover: { picture: string; credit: string } | undefined;
  /** '' if the product is not named. */
  brand: string;
  families: CardFamilies;
  tokens: DesignTokens;
};

const fill = (colors: readonly string[]): CSSProperties =>
  colors.length > 1
    ? { backgroundImage: `linear-gradient(135deg, ${colors.join(', ')})` }
    : { backgroundColor: colors[0] };

const OVERLAY = { position: 'absolute', top: 0, left: 0 } as const;

/** Satori asks for `display` on every element with several children. */
function Box({ children, ...style }: CSSProperties & { children?: ReactNode }) {
  return <div style={{ display: 'flex', ...style }}>{children}</div>;
}

type WordsProps = Pick<CardProps, 'tag' | 'families' | 'tokens'> & { text: string };

/**
 * A text as boxes that wrap between phrases, each script in its own font: Satori would mix fonts within a word. No component,
 * as Satori would lay it out as an element.
 */
function words({ text, tag, families, tokens: { style } }: WordsProps) {
  const wide: CSSProperties = { fontFamily: families.wide };
  const narrow: CSSProperties = WIDE_CHARACTER.test(text)
    ? { position: 'relative', top: `${TITLE_FACES[style].lift}em` }
    : {};
  return phrases(text, tag).map((phrase, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once.
    <Box key={at} flexWrap="wrap" maxWidth="100%">
      {scriptRuns(phrase).map((run) => (
        <Box key={run} maxWidth="100%" whiteSpace="pre-wrap" {...(WIDE_CHARACTER.test(run) ? wide : narrow)}>
          {run}
        </Box>
      ))}
    </Box>
  ));
}

/** A social preview image of 1200 × 630 in the blog's own style and theme (spec §2). Drawn by Satori. */
export function Card({ title, cover, tokens, ...others }: CardProps) {
  const { colors, style } = tokens;
  const design = CARD_DESIGNS[style];
  // No fragment, as Satori would lay it out as an element.
  const content = (room: Room) => [
    <Title key="title" {...others} title={title} tokens={tokens} room={room} />,
    <Foot key="foot" {...others} tokens={tokens} />,
  ];
  const card = {
    position: 'relative',
    overflow: 'hidden',
    color: colors.heroText,
    fontFamily: others.families.narrow,
  } as const;
  return (
    <Box {...CARD_SIZE} {...card} {...fill(colors.hero)}>
      {cover ? (
        <>
          <img src={cover.picture} alt="" {...CARD_SIZE} style={OVERLAY} />
          {cover.credit ? <Credit {...others} text={cover.credit} tokens={tokens} /> : null}
          <Box {...OVERLAY} {...CARD_SIZE} flexDirection="column" justifyContent="flex-end">
            {/* On a panel, the title is legible whatever the picture shows. */}
            <Box flexDirection="column" {...fill(colors.hero)} {...design.panel(tokens)}>
              {content(COVER_ROOM)}
            </Box>
          </Box>
        </>
      ) : (
        <>
          {design.drawing(colors.art, tokens)}
          <Box {...CARD_SIZE} flexDirection="column" justifyContent="space-between" padding="72px 84px 64px">
            {content(DRAWN_ROOM)}
          </Box>
        </>
      )}
    </Box>
  );
}

/** The cover's credit in the corner, as its license may require. */
function Credit(line: WordsProps) {
  return (
    <Box {...OVERLAY} width={CARD_SIZE.width} justifyContent="flex-end">
      <Box
        flexWrap="wrap"
        padding="8px 16px"
        fontSize={18}
        lineHeight={1.3}
        color="#ffffff"
        backgroundColor="#000000b8"
      >
        {words(line)}
      </Box>
    </Box>
  );
}

type TitleProps = Pick<CardProps, 'title' | 'tag' | 'tokens' | 'families'> & { room: Room };

function Title({ title, room, ...line }: TitleProps) {
  const { style, typography } = line.tokens;
  const { size, text } = fitTitle(title, TITLE_FACES[style].narrowness, line.tag, room);
  return (
    <Box
      flexWrap="wrap"
      alignContent="flex-start"
      maxWidth={room.width + 60}
      maxHeight={room.height + 50}
      fontSize={size}
      lineHeight={1.12}
      wordBreak="break-word"
      overflow="hidden"
      letterSpacing={style === 'brutalist' ? 0 : '-0.02em'}
      textTransform={typography.isUppercase ? 'uppercase' : 'none'}
    >
      {words({ ...line, text })}
    </Box>
  );
}

function Foot({ byline, avatar, brand, ...line }: Omit<CardProps, 'title' | 'cover'>) {
  const { colors } = line.tokens;
  return (
    <Box
      justifyContent="space-between"
      alignItems="flex-end"
      marginTop={24}
      fontSize={30}
      lineHeight={1.3}
      color={colors.heroMuted}
    >
      <Box alignItems="center" maxWidth={760}>
        {avatar ? (
          <img
            src={avatar}
            alt=""
            width={48}
            height={48}
            // No higher than the line of text, above which some styles have drawn one.
            style={{ flexShrink: 0, margin: '0 20px -8px 0', borderRadius: 24 }}
          />
        ) : null}
        <Box flexWrap="wrap">{words({ ...line, text: byline })}</Box>
      </Box>
      <Box color={colors.heroText}>{brand}</Box>
    </Box>
  );
}
