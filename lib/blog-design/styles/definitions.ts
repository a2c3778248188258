import type { Style } from '@/lib/constants/options.ts';
import { BRUTALIST } from './brutalist.ts';
import { CLAYMORPHISM } from './claymorphism.ts';
import { GEOMETRIC } from './geometric.ts';
import { GLASSMORPHISM } from './glassmorphism.ts';
import { GRADIENT } from './gradient.ts';
import { MINIMAL } from './minimal.ts';
import { NEUMORPHISM } from './neumorphism.ts';
import { RETRO } from './retro.ts';
import type { StyleDefinition } from './types.ts';

/** Every style by its name (spec §3). */
export const STYLE_DEFINITIONS: Readonly<Record<Style, StyleDefinition>> = {
  glassmorphism: GLASSMORPHISM,
  neumorphism: NEUMORPHISM,
  claymorphism: CLAYMORPHISM,
  gradient: GRADIENT,
  geometric: GEOMETRIC,
  brutalist: BRUTALIST,
  minimal: MINIMAL,
  retro: RETRO,
};
