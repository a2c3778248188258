import type { LanguagePack } from '../../language-pack.ts';

/** Title patterns; the visitor's own words come first wherever they can. */
export const HEADLINES: LanguagePack['headlines'] = {
  'how-to': [
    '[headline]',
    '[headline]：{一份踏实的|不慌不忙的}做法',
    '[headline]：{从第一步说起|一步一步来}',
    '[headline]：{少走几个弯路|先做什么，后做什么}',
    '[headline]，{从哪里开始|先做哪一步}',
    '[headline]：写给{刚起步的|愿意动手的}你',
  ],
  comparison: [
    '[headline]',
    '[headline]：{怎么选才安心|选之前先问自己}',
    '[headline]：{几个能定输赢的问题|把话问对，答案就有了}',
    '[a]还是[b]？{看你怎么用|先看看你自己}',
    '[a]与[b]：{一次公道的比较|不偏心的选法}',
    '[headline]：{慢慢比，干脆选|一步步拿定主意}',
  ],
  list: [
    '[headline]',
    '[headline]：{挑一条今天就试|从最小的一步做起}',
    '[headline]，{忙的日子也做得到|一样一样来}',
    '[topic]：[n]{条|个}{用得上的|可以马上试的}建议',
    '关于[topic]的[n]个{小办法|实在主意}',
    '[topic]：[n]件{值得做的小事|做得到的事}',
  ],
  choice: [
    '[topic]：选之前的[n]个{问题|提醒}',
    '[headline]：{怎么找到合适的那一个|先看这几条}',
    '[topic]怎么选？[n]条{不吃亏的|实在的}建议',
    '挑[topic]，先想清这[n]件事',
    '[headline]：[n]个{挑选的办法|帮你拿主意的办法}',
    '[topic]：[n]把{量得准的|自己的}尺子',
  ],
  explainer: [
    '[headline]',
    '[headline]：{从头说起|一个好的起点}',
    '[headline]：{怎么看，怎么问|该问什么，去哪里找}',
    '[headline]：写给{好奇的人|第一次认识它的你}',
    '[headline]：{由浅入深的一次走近|看懂它的几个台阶}',
    '[headline]：{先看轮廓，再看门道|换个角度看明白}',
  ],
};

/** Headings for all entries of a short list together. */
export const ENTRY_HEADINGS: readonly string[] = [
  '{一条一条来|逐条来看}',
  '{可以马上试的|今天就能用的}几条',
  '{值得一试|用得上}的{做法|办法}',
  '{挑一条|拣一条}{先试|开始}',
  '{几个|一些}{实在的|朴素的}主意',
  '{从哪里|由哪一条}{下手|做起}',
  '{清单|单子}{在这里|如下}',
];
