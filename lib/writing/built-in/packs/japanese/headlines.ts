import type { LanguagePack } from '../../language-pack.ts';

/** Title patterns; the visitor's own words come first wherever they can. */
export const HEADLINES: LanguagePack['headlines'] = {
  'how-to': [
    '[headline]',
    '[headline]――{最初の一歩から|あわてない進め方}',
    '[headline]：{無理なく始める手順|ひとつずつ進めるために}',
    '[headline]：{どこから手をつけるか|何を先に、何を後に}',
    '[headline]：{回り道を減らす考え方|続けられるやり方}',
    '[headline]――{これから始める人へ|手を動かす人のために}',
  ],
  comparison: [
    '[headline]',
    '[headline]：{納得して選ぶために|選ぶ前に聞きたいこと}',
    '[a]と[b]――{暮らしに合うのはどちら|自分に合うほうの見つけ方}',
    '[a]と[b]、{公平に比べる|迷いをほどく}',
    '[headline]：{決め手になる問い|問いを正せば答えは近い}',
    '[headline]――{ゆっくり比べ、すっきり決める|一歩ずつ決める}',
  ],
  list: [
    '[headline]',
    '[headline]――{今日ひとつだけ試す|小さく始める}',
    '[headline]：{忙しい日にも続くもの|ひとつずつで大丈夫}',
    '[topic]のための{小さな工夫|知恵}[n]選',
    '[topic]：{すぐ試せる工夫|確かな手がかり}[n]選',
    '[topic]に役立つ{習慣|考え方}[n]選',
  ],
  choice: [
    '[topic]：選ぶ前に考えたいこと[n]選',
    '[headline]――{自分に合うものの見つけ方|選び方の手がかり}',
    '[topic]の選び方、{物差し|手がかり}[n]選',
    '[topic]で迷ったら：{問い|ヒント}[n]選',
    '[headline]：後悔しない選び方[n]か条',
    '[topic]を選ぶ{視点|目のつけどころ}[n]選',
  ],
  explainer: [
    '[headline]',
    '[headline]：{はじめの一歩|よい出発点}',
    '[headline]――{どう見て、どう問うか|知るための手がかり}',
    '[headline]：{やさしい歩き方|ゆっくりわかるために}',
    '[headline]――{気になる人へ|はじめて出会う人のために}',
    '[headline]：{外側から内側へ|輪郭から仕組みへ}',
  ],
};

/** Headings for all entries of a short list together. */
export const ENTRY_HEADINGS: readonly string[] = [
  '{ひとつずつ|順に}見ていきます',
  '{今日から試せる|すぐに使える}こと',
  '{小さな工夫|知恵}を{並べてみます|集めました}',
  '{どれかひとつ|好きなもの}から{始める|試す}',
  '{役に立つ|確かな}手がかり',
  '{ここから|気になる所から}{どうぞ|読む}',
  '{試してみたい|覚えておきたい}こと',
];
