import 'server-only';
import type { CSSProperties, ReactNode } from 'react';
// Satori itself: the copy of @vercel/og inside Next shapes neither Arabic nor Indic scripts.
import satori from 'satori';
import { excerpt } from '@/lib/article/plain-text.ts';
import { CARD_SIZE } from '@/lib/constants/limits.ts';
import { WIDE_CHARACTER } from '../fonts/scripts.ts';
import type { DesignTokens } from '../tokens.ts';
import { CARD_DESIGNS } from './designs.tsx';
import type { CardFamilies, CardFont } from './fonts.ts';
import { directions, isRightToLeft, phrases, SMALL_SIGN, scriptRuns } from './phrases.ts';

/** Sizes that a title is tried at, largest first, in pixels. */
const SIZES = [150, 134, 118, 104, 92, 80, 70, 62, 54, 47, 41, 36, 32] as const;

const SMALLEST = 32;

const LINE_HEIGHT = 1.12;

type Room = { width: number; height: number };

/** Room for the title of a card without a cover, with some width left for wide characters. */
export const DRAWN_ROOM: Room = { width: 920, height: 380 };

const FULL_WIDTH = new RegExp(`${WIDE_CHARACTER.source}|\\p{sc=Hangul}`, 'u');
const COMBINED = /\p{Mn}/u;

/** Widths in ems of the phrases of a title. */
const measureWords = (title: string, narrowness: number, tag: string): number[] =>
  phrases(title, tag).map((phrase) =>
    [...phrase].reduce((sum, sign) => sum + (FULL_WIDTH.test(sign) ? 1 : COMBINED.test(sign) ? 0 : narrowness), 0),
  );

/** Whether a title set at a size stays in its place. A word longer than a line is broken. */
function fits(widths: readonly number[], size: number, room: Room): boolean {
  const perLine = room.width / size;
  let lines = 1;
  let filled = 0;
  for (const width of widths) {
    if (filled > 0 && filled + width > perLine) {
      lines += 1;
      filled = 0;
    }
    filled += width;
    const more = Math.ceil(filled / perLine) - 1;
    lines += more;
    filled -= more * perLine;
  }
  return lines * size * LINE_HEIGHT <= room.height;
}

/**
 * The largest size in pixels at which a title fits, if possible with whole words. A title too long for the smallest size is
 * cut at a word.
 * @param narrowness average width of a Latin character of the face, in ems
 * @param tag BCP 47 tag of the title's language
 */
export function fitTitle(title: string, narrowness: number, tag: string, room: Room): { size: number; text: string } {
  const widths = measureWords(title, narrowness, tag);
  const isWhole = (size: number) => Math.max(...widths) * size <= room.width;
  const sizes = SIZES.filter((candidate) => fits(widths, candidate, room));
  const size = sizes.find(isWhole) ?? sizes[0];
  if (size) return { size, text: title };
  let limit = [...title].length - 1;
  while (!fits(measureWords(excerpt(title, limit, tag), narrowness, tag), SMALLEST, room)) limit -= 1;
  return { size: SMALLEST, text: excerpt(title, limit, tag) };
}

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

type WordsProps = Pick<CardProps, 'tag' | 'families'> & { text: string };

const lineStyle = (isRtl: boolean): CSSProperties => ({
  flexWrap: 'wrap',
  flexDirection: isRtl ? 'row-reverse' : 'row',
});

/** Lowered and raised signs are small digits of the same face. */
function smallSign(run: string): CSSProperties {
  if (!SMALL_SIGN.test(run)) return {};
  return { fontSize: '0.6em', alignSelf: /[\u2080-\u209c]/u.test(run) ? 'flex-end' : 'flex-start' };
}

/**
 * A text as boxes that wrap between phrases, each script in its own font: Satori would mix fonts within a word, and does not
 * order words by direction. No component, as Satori would lay it out as an element.
 */
function words({ text, tag, families }: WordsProps) {
  const { family, lift } = families.narrow(text);
  const wide: CSSProperties = { fontFamily: families.wide };
  const narrow: CSSProperties = {
    fontFamily: family,
    ...(WIDE_CHARACTER.test(text) && { position: 'relative', top: `${lift}em` }),
  };
  const isRtl = isRightToLeft(text);
  const phraseBox = (phrase: string, key: string, ownDirection: boolean) => (
    <Box key={key} maxWidth="100%" {...lineStyle(ownDirection)}>
      {scriptRuns(phrase, ownDirection).map((run) => (
        <Box
          key={run}
          maxWidth="100%"
          whiteSpace="pre-wrap"
          {...(WIDE_CHARACTER.test(run) ? wide : narrow)}
          {...smallSign(run)}
        >
          {SMALL_SIGN.test(run) ? run.normalize('NFKC') : run}
        </Box>
      ))}
    </Box>
  );
  return directions(text, tag).flatMap((group, at) => {
    const boxes = group.phrases.map((phrase, place) => phraseBox(phrase, `${at}.${place}`, group.isRtl));
    if (group.isRtl === isRtl) return boxes;
    return [
      <Box key={String(at)} maxWidth="100%" {...lineStyle(group.isRtl)}>
        {boxes}
      </Box>,
    ];
  });
}

/** A social preview image of 1200 × 630 in the blog's own style and theme (spec §2). Drawn by Satori. */
function Card({ title, cover, tokens, ...others }: CardProps) {
  const { colors, style } = tokens;
  const design = CARD_DESIGNS[style];
  // No fragment, as Satori would lay it out as an element.
  const content = (room: Room) => [
    <Title key="title" {...others} title={title} tokens={tokens} room={room} />,
    <Foot key="foot" {...others} tokens={tokens} />,
  ];
  const card = { position: 'relative', overflow: 'hidden', color: colors.heroText } as const;
  return (
    <Box {...CARD_SIZE} {...card} {...fill(colors.hero)}>
      {cover ? (
        <>
          <img src={cover.picture} alt="" {...CARD_SIZE} style={OVERLAY} />
          {cover.credit ? <Credit {...others} text={cover.credit} /> : null}
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

/** A card as SVG, and the characters that none of its fonts has. */
export async function drawCard(card: CardProps, fonts: CardFont[]): Promise<{ svg: Buffer; missing: string }> {
  let missing = '';
  const loadAdditionalAsset = async (_: string, segment: string) => {
    missing += segment;
    return [];
  };
  const svg = await satori(<Card {...card} />, { ...CARD_SIZE, fonts, loadAdditionalAsset });
  return { svg: Buffer.from(svg), missing };
}

/** The cover's credit in the corner, as its license may require. */
function Credit(line: WordsProps) {
  return (
    <Box {...OVERLAY} width={CARD_SIZE.width} justifyContent="flex-end">
      <Box
        {...lineStyle(isRightToLeft(line.text))}
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

function Title({ title, room, ...line }: Pick<CardProps, 'title' | 'tag' | 'tokens' | 'families'> & { room: Room }) {
  const isBrutalist = line.tokens.style === 'brutalist';
  const isRtl = isRightToLeft(title);
  const { size, text } = fitTitle(title, line.families.narrow(title).narrowness, line.tag, room);
  return (
    <Box
      {...lineStyle(isRtl)}
      alignSelf={isRtl ? 'flex-end' : 'flex-start'}
      alignContent="flex-start"
      maxWidth={room.width + 60}
      maxHeight={room.height + 90}
      // Room for the marks above Thai and Vietnamese letters.
      paddingTop="0.25em"
      marginTop="-0.25em"
      paddingBottom="0.25em"
      fontSize={size}
      lineHeight={1.12}
      wordBreak="break-word"
      overflow="hidden"
      letterSpacing={isBrutalist || isRtl ? 0 : '-0.02em'}
      textTransform={isBrutalist ? 'uppercase' : 'none'}
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
        <Box {...lineStyle(isRightToLeft(byline))}>{words({ ...line, text: byline })}</Box>
      </Box>
      <Box color={colors.heroText}>{words({ ...line, text: brand })}</Box>
    </Box>
  );
}
