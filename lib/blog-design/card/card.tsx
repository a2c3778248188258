import type { CSSProperties } from 'react';
import type { DesignTokens } from '../tokens.ts';
import { CARD_DESIGNS } from './designs.tsx';
import { DRAWN_ROOM, fitTitle, type Room } from './fit.ts';
import { TITLE_FACES } from './fonts.ts';

/** Room for a title over a cover: at least the upper half of the picture stays free. */
const COVER_ROOM: Room = { width: 900, height: 170 };

/** Content of every card. */
export type CardProps = {
  title: string;
  /** BCP 47 tag of the title's language. */
  tag: string;
  byline: string;
  /** The author's picture as a data URL, of PNG. */
  avatar: string | undefined;
  /** The blog's cover as a data URL of 1200 × 630, and who made it; undefined where there is none. */
  cover: { picture: string; credit: string } | undefined;
  /** '' if the product is not named. */
  brand: string;
  /** CSS family of the fonts given to the renderer. */
  family: string;
  tokens: DesignTokens;
};

const fill = (colors: readonly string[]): CSSProperties =>
  colors.length > 1
    ? { backgroundImage: `linear-gradient(135deg, ${colors.join(', ')})` }
    : { backgroundColor: colors[0] };

/** A social preview image of 1200 × 630 in the blog's own style and theme (spec §2). Drawn by Satori. */
export function Card(props: CardProps) {
  const { cover, family, tokens } = props;
  const { colors } = tokens;
  return (
    <div
      style={{
        width: 1200,
        height: 630,
        display: 'flex',
        position: 'relative',
        overflow: 'hidden',
        ...fill(colors.hero),
        color: colors.heroText,
        fontFamily: family,
      }}
    >
      {cover ? <CoverCard {...props} cover={cover} /> : <DrawnCard {...props} />}
    </div>
  );
}

/** A title over the style's own drawing. */
function DrawnCard({ title, tag, tokens, ...foot }: CardProps) {
  return (
    <>
      {CARD_DESIGNS[tokens.style].drawing(tokens.colors.art, tokens)}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 1200,
          height: 630,
          padding: '72px 84px 64px',
        }}
      >
        <Title title={title} tag={tag} tokens={tokens} room={DRAWN_ROOM} />
        <Foot {...foot} tokens={tokens} />
      </div>
    </>
  );
}

/** The cover, and on it the title on a panel of the style's: legible whatever the picture shows. */
function CoverCard({ title, tag, tokens, cover, ...foot }: CardProps & { cover: { picture: string; credit: string } }) {
  return (
    <>
      <img src={cover.picture} alt="" width={1200} height={630} style={{ position: 'absolute', top: 0, left: 0 }} />
      {cover.credit ? <Credit text={cover.credit} /> : null}
      <div
        style={{
          position: 'absolute',
          top: 0,
          left: 0,
          width: 1200,
          height: 630,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'flex-end',
        }}
      >
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            ...fill(tokens.colors.hero),
            ...CARD_DESIGNS[tokens.style].panel(tokens),
          }}
        >
          <Title title={title} tag={tag} tokens={tokens} room={COVER_ROOM} />
          <Foot {...foot} tokens={tokens} />
        </div>
      </div>
    </>
  );
}

/** Who made the cover, in the corner: its license may ask for that wherever it is shown. */
function Credit({ text }: { text: string }) {
  return (
    <div style={{ position: 'absolute', top: 0, left: 0, width: 1200, display: 'flex', justifyContent: 'flex-end' }}>
      <div
        style={{ display: 'flex', padding: '8px 16px', fontSize: 18, color: '#ffffff', backgroundColor: '#000000b8' }}
      >
        {text}
      </div>
    </div>
  );
}

type TitleProps = Pick<CardProps, 'title' | 'tag' | 'tokens'> & { room: Room };

function Title({ title, tag, tokens: { style, typography }, room }: TitleProps) {
  const { size, text } = fitTitle(title, TITLE_FACES[style].narrowness, tag, room);
  const isUppercase = typography.title.transform === 'uppercase';
  return (
    <div
      style={{
        display: 'flex',
        maxWidth: room.width + 60,
        maxHeight: room.height + 50,
        fontSize: size,
        lineHeight: 1.12,
        wordBreak: 'break-word',
        overflow: 'hidden',
        letterSpacing: style === 'brutalist' ? 0 : '-0.02em',
        textTransform: isUppercase ? 'uppercase' : 'none',
      }}
    >
      {text}
    </div>
  );
}

/** Who wrote it, and where. */
function Foot({ byline, avatar, brand, tokens }: Omit<CardProps, 'title' | 'tag' | 'cover'>) {
  const { colors } = tokens;
  return (
    <div
      style={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'flex-end',
        marginTop: 24,
        fontSize: 30,
        color: colors.heroMuted,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', maxWidth: 760 }}>
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
        {byline}
      </div>
      <div style={{ display: 'flex', color: colors.heroText }}>{brand}</div>
    </div>
  );
}
