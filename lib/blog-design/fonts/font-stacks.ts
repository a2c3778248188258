// `--b-cjk` and `--b-cjk-serif` are set by the article's language; "Fallback" faces are those of catalog.ts.
const sans = (...families: string[]) =>
  `${families.map((family) => `"${family}"`).join()},var(--b-cjk),system-ui,sans-serif`;
const serif = (...families: string[]) =>
  `${families.map((family) => `"${family}"`).join()},var(--b-cjk-serif),ui-serif,Georgia,serif`;

/** The stack of each family that a style may use. */
export const FONT_STACKS = {
  onest: sans('Onest Variable', 'Onest Fallback'),
  madeforDisplay: sans('Wix Madefor Display Variable', 'Wix Madefor Display Fallback'),
  madeforText: sans('Wix Madefor Text Variable', 'Wix Madefor Text Fallback'),
  nunito: sans('Nunito Variable', 'Nunito Fallback'),
  unbounded: sans('Unbounded Variable', 'Unbounded Fallback'),
  golos: sans('Golos Text Variable', 'Golos Text Fallback'),
  jost: sans('Jost Variable', 'Jost Fallback'),
  sofiaCondensed: sans('Sofia Sans Extra Condensed Variable', 'Sofia Sans Extra Condensed Fallback'),
  jetbrainsMono: `"JetBrains Mono Variable","JetBrains Mono Fallback",var(--b-cjk),ui-monospace,monospace`,
  spectral: serif('Spectral', 'Spectral Fallback'),
  // Caprasimo has no Cyrillic; the heaviest Vollkorn speaks for it there.
  caprasimo: serif('Caprasimo', 'Vollkorn Variable', 'Caprasimo Fallback'),
  vollkorn: serif('Vollkorn Variable', 'Vollkorn Fallback'),
} as const;

/** Chinese and Japanese faces: those of the reader's system first, ours for readers who have none. */
export const CJK_STACKS = {
  chinese: {
    sans: '"PingFang SC","Hiragino Sans GB","Microsoft YaHei","Noto Sans CJK SC","Source Han Sans SC","Noto Sans SC Variable"',
    serif: '"Songti SC","Source Han Serif SC","Noto Serif CJK SC","Noto Serif SC Variable"',
  },
  japanese: {
    sans: '"Hiragino Sans","Yu Gothic UI","Noto Sans CJK JP","Source Han Sans JP","Noto Sans JP Variable"',
    serif: '"Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP","Source Han Serif JP","Noto Serif JP Variable"',
  },
} as const;
