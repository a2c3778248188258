import 'server-only';
// Satori itself: the copy of @vercel/og inside Next shapes neither Arabic nor Indic scripts.
import satori from 'satori';
import { CARD_SIZE } from '@/lib/constants/limits.ts';
import { Card, type CardProps } from './card.tsx';
import type { CardFont } from './fonts.ts';

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
