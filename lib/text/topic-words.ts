import type { Language } from '@/lib/constants/options.ts';

/**
 * Words of a topic that say nothing about its subject: those of grammar, and those that any topic may have ("best",
 * "guide", "for beginners"). Compared in lower case.
 */
const EMPTY_WORDS: Readonly<Record<Language, string>> = {
  english:
    'a an the and or of to in on at for from with without by about into over your you my our we it its is are be do does can could should will would how what why when where which who that this these those not no as if than then so up out more most less least very all any every each some many much ' +
    'best better good great easy easily simple simply quick quickly new modern top ultimate complete full basic basics guide tips tricks advice ideas ways way steps step things thing explained explanation introduction intro overview beginner beginners start started starting first make making get getting keep learn learning use using need know vs versus benefits advantages really actually properly successfully well work works working year years 101 help home after again against although among around because before between during however nevertheless otherwise several though through together without',
  french:
    'un une le la les l d de du des et ou à a au aux en dans sur pour par avec sans chez que qui quoi quel quelle quels quelles ce cet cette ces se son sa ses mon ma mes vos votre nos notre il elle on nous vous est sont être avoir fait faire comment pourquoi quand où plus moins très tout tous toute toutes ne pas ' +
    'meilleur meilleure meilleurs meilleures mieux bien bon bonne bons bonnes facile facilement simple simplement rapide rapidement nouveau guide conseils astuces idées façons étapes étape choses introduction débutant débutants débuter commencer premier première premiers créer réussir bases complet avantages fonctionne fonctionnent marche marchent apprendre utiliser savoir soi même expliqué expliqués',
  spanish:
    'un una unos unas el la los las de del y e o u a al en con sin por para sobre que qué quién cuál cuáles como cómo cuando cuándo donde dónde es son ser estar hay hacer hace tu tus su sus mi mis nuestro lo le se no más menos muy todo todos toda todas este esta estos estas ' +
    'mejor mejores bien buen buena bueno buenos fácil fácilmente simple sencillo rápido nuevo guía consejos trucos ideas formas pasos paso cosas introducción principiante principiantes empezar comenzar iniciar primer primero primera crear montar básico básicos completa ventajas funciona funcionan aprender usar saber explicado explicadas',
  german:
    'ein eine einen einem einer eines der die das den dem des und oder von vom zu zum zur im in am an auf für mit ohne bei über aus nach um wie was warum wann wo welche welcher welches wer ist sind sein man kann können ich du sie wir ihr es mein dein ihre sich nicht kein mehr weniger sehr alle alles so als ' +
    'beste besten bester besser gut gute guten guter einfach einfache einfachen leicht schnell neue neuen anleitung ratgeber tipps tricks ideen wege schritte schritt dinge einführung überblick anfänger einsteiger anfangen beginnen starten erste ersten erster erstes machen richtig grundlagen komplett vorteile funktioniert funktionieren lernen nutzen wissen legt anlegen anlegt erklärt',
  chinese:
    '的 了 和 与 或 在 是 我 你 您 他 她 它 我们 你们 怎么 怎样 如何 什么 为什么 哪些 哪个 哪里 多少 吗 呢 吧 把 被 给 对 从 到 用 让 要 会 能 可以 应该 一 一个 一次 个 不 没有 更 最 很 都 也 就 地 得 上 下 中 里 有 做 ' +
    '最好 更好 好 简单 容易 快速 新 新手 初学者 入门 指南 教程 技巧 建议 方法 步骤 介绍 开始 第一 第一次 第一个 学习 使用 知道 完整 基础 优点 打造 全 原理 工作 起作用 一杯 开辟 建',
  japanese:
    'の に は を が と も で へ や か から まで より な ね よ だ です ます する した して し れる られる せる いる ある なる こと もの ため よう ない たい 何 なぜ どう どの どこ いつ 誰 私 あなた これ それ この その方 方 法 ' +
    '最高 より良い 良い よい いい 簡単 手軽 早い 新しい ガイド コツ ヒント アイデア 方法 やり方 仕方 手順 紹介 入門 初心者 始める 始め 始め方 はじめ はじめて はじめる 初めて 作り方 作る つくる 学ぶ 使う 知る 完全 基礎 基本 利点 仕組み しくみ 上手 いれ 入れ 淹れ',
  russian:
    'и или в во на с со к ко о об от до по за из у для без при про над под не ни же ли бы а но что как какой какая какие какое почему зачем когда где кто это этот эта эти то тот свой своя свои ваш ваша мой моя наш он она оно они мы вы я ты быть есть можно нужно надо все всё более менее очень ' +
    'лучший лучшая лучшие лучше хороший хорошая хорошо легко легкий простой просто простые быстро быстрый новый руководство гид советы совет идеи способы способ шаги шаг вещи введение обзор начинающих новичков начать начинать начало первый первая первое сделать делать правильно основы полный преимущества работает работают учиться использовать знать устроен устроена устроить устроены дома',
  portuguese:
    'um uma uns umas o a os as de do da dos das e ou em no na nos nas com sem por para pelo pela sobre que qual quais quem como quando onde porque porquê é são ser estar há fazer faz seu sua seus suas meu minha nosso se não mais menos muito todo todos toda todas este esta esse essa ao aos à ' +
    'melhor melhores bem bom boa bons fácil facilmente simples rápido novo guia dicas truques ideias formas maneiras passos passo coisas introdução iniciante iniciantes começar iniciar primeiro primeira primeiros criar montar básico básicos completo vantagens funciona funcionam aprender usar saber explicado',
  italian:
    'un uno una il lo la i gli le l di del dello della dei degli delle e o a al allo alla ai alle in nel nella nei con senza per su sul sulla da dal dalla tra fra che chi cosa quale quali come quando dove perché è sono essere fare fa tuo tua tuoi suo sua mio mia nostro si non più meno molto tutto tutti tutta tutte questo questa questi ' +
    'migliore migliori meglio bene buon buono buona buoni facile facilmente semplice semplicemente rapido veloce nuovo guida consigli trucchi idee modi passi passo cose introduzione principianti principiante iniziare cominciare primo prima primi creare realizzare base basi completa vantaggi funziona funzionano imparare usare sapere spiegato',
};

const sets = new Map<Language, ReadonlySet<string>>();

/** Whether a word says nothing about a topic's subject. */
export function isEmptyWord(word: string, language: Language): boolean {
  const known = sets.get(language) ?? new Set(EMPTY_WORDS[language].split(' '));
  sets.set(language, known);
  return known.has(word.toLowerCase());
}
