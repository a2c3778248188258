import type { TypeSetting } from './styles/types.ts';
import type { DesignTokens } from './tokens.ts';

type Properties = Record<string, string>;

function listed(name: string, values: readonly string[]): Properties {
  return Object.fromEntries(values.map((value, at) => [at === 0 ? name : `${name}-${at + 1}`, value]));
}

function setting(name: string, family: string, type: TypeSetting): Properties {
  return {
    [family]: type.family,
    [`${name}-size`]: type.size,
    [`${name}-weight`]: String(type.weight),
    [`${name}-leading`]: String(type.lineHeight),
    [`${name}-tracking`]: type.letterSpacing,
    [`${name}-transform`]: type.transform,
  };
}

/** The tokens that neither theme nor mode changes, as CSS custom properties. */
export function staticProperties({ typography, shape, spacing, motion }: DesignTokens): Properties {
  return {
    ...setting('title', 'display', typography.title),
    ...setting('heading', 'heading-family', typography.heading),
    ...setting('body', 'body', typography.body),
    small: typography.small,
    measure: typography.measure,
    radius: shape.radius,
    'small-radius': shape.smallRadius,
    section: spacing.section,
    paragraph: spacing.paragraph,
    duration: motion.duration,
    easing: motion.easing,
  };
}

/** The colors and shadows, as CSS custom properties. */
export function paintProperties({ colors, shadows }: Pick<DesignTokens, 'colors' | 'shadows'>): Properties {
  return {
    ...listed('page', colors.page),
    ...listed('surface', colors.surface),
    popover: colors.popover,
    text: colors.text,
    muted: colors.muted,
    ...listed('heading', colors.heading),
    link: colors.link,
    accent: colors.accent,
    'accent-text': colors.accentText,
    border: colors.border,
    control: colors.control,
    ...listed('hero', colors.hero),
    'hero-text': colors.heroText,
    'hero-muted': colors.heroMuted,
    ...listed('panel', colors.panel),
    'panel-text': colors.panelText,
    'art-1': colors.art[0],
    'art-2': colors.art[1],
    'art-3': colors.art[2],
    'art-4': colors.art[3],
    ...shadows,
  };
}

/** Declarations of custom properties, each named `--b-…`. */
export function declarations(properties: Properties): string {
  return Object.entries(properties)
    .map(([name, value]) => `--b-${name}:${value}`)
    .join(';');
}
