import type { Language } from '@/lib/constants/options';

/** Two words of which a statement can hold only one, as beginnings of words; `=` before a whole word. */
type Pair = readonly [one: string, other: string];

const PAIRS: Readonly<Record<Language, readonly Pair[]>> = {
  english: [
    ['=more|=greater|=exceed|=over|=above', '=less|=fewer|=below|=under|=lower'],
    ['=before|=earlier|=prior', '=after|=later|=following'],
    ['rise|rose|risen|rising|=grew|=grow|=grows|=grown|increas|climb|=gained|doubl', 'fell|=fall|falls|=fallen|falling|drop|declin|decreas|shrank|shrink|=lost|halv'],
    ['=larger|=bigger|=largest|=biggest', '=smaller|=smallest'],
    ['=higher|=highest|=taller|=tallest', '=lower|=lowest|=shorter|=shortest'],
    ['=longer|=longest', '=shorter|=shortest'],
    ['=warmer|=hotter|=warmest|=hottest', '=cooler|=colder|=coolest|=coldest'],
    ['=faster|=quicker|=fastest|=sooner', '=slower|=slowest'],
    ['=older|=oldest', '=younger|=youngest|=newer|=newest'],
    ['=cheaper|=cheapest', '=dearer|=pricier|expensive'],
    ['=stronger|=strongest', '=weaker|=weakest'], ['=heavier|=heaviest', '=lighter|=lightest'],
    ['=better|=best', '=worse|=worst'], ['=most|=majority', '=fewest|=minority'],
    ['=minimum|=at least', '=maximum|=at most'], ['=first', '=last'],
    ['=north|=northern', '=south|=southern'], ['=east|=eastern', '=west|=western'],
    ['=left', '=right'], ['=inside|=indoors', '=outside|=outdoors'], ['=always', '=never'], ['=all|=every', '=none'],
    ['=morning', '=evening|=night|=afternoon'], ['=daytime|=day', '=night'], ['=open|=opens|=opened', '=closed|=closes|=shut'],
    ['=wet|=moist', '=dry'], ['=hot|=warm', '=cold|=cool'], ['=buy|=bought', '=sell|=sold'], ['=won|=wins|=win', '=lost|=loses|=lose'],
    ['=men|=man', '=women|=woman'], ['=often|=frequently', '=rarely|=seldom'],
  ],
  german: [
    ['=mehr|=über|=größer', '=weniger|=unter'], ['=vor|=bevor|=vorher|=früher', '=nach|=nachdem|=danach|=später'],
    ['stieg|steig|=gestiegen|wuchs|wächst|wachs|=gewachsen|erhöh|zugenomm|zunimm|nahm zu', 'sank|sink|=gesunken|fiel|=fällt|gefallen|abgenomm|verringer|schrumpf'],
    ['größer|größt', 'kleiner|kleinst'], ['höher|höchst', 'niedriger|niedrigst|tiefer'], ['länger|längst', 'kürzer|kürzest'],
    ['wärmer|heißer|wärmst|heißest', 'kühler|kälter|kühlst|kältest'], ['schneller|schnellst', 'langsamer'], ['älter|ältest', 'jünger|jüngst|neuer|neuest'],
    ['billiger|günstiger', 'teurer|teuerst'], ['stärker|stärkst', 'schwächer|schwächst'], ['schwerer|schwerst', 'leichter|leichtest'],
    ['besser|=beste|=besten', 'schlechter|schlechtest|schlimmer'], ['=meisten', '=wenigsten'], ['mindestens|wenigstens', 'höchstens'],
    ['=erste|=ersten|=erster|=zuerst', '=letzte|=letzten|=letzter|=zuletzt'], ['nördlich|=norden|=nord', 'südlich|=süden|=süd'], ['östlich|=osten', 'westlich|=westen'],
    ['=links|=linke|=linken', '=rechts|=rechte|=rechten'], ['=innen|=drinnen', '=außen|=draußen'], ['=immer', '=nie'], ['morgens|=morgen|vormittag', 'abends|=abend|nachts|=nacht|nachmittag'],
    ['geöffnet|=offen', 'geschlossen|=zu'], ['nass|feucht', 'trocken'], ['=oft|=häufig', '=selten'], ['=tag|tagsüber', '=nacht|nachts'], ['=männer', '=frauen'],
  ],
  french: [
    ['=plus|=davantage|supérieur|=dépasse', '=moins|inférieur'], ['=avant|=auparavant', '=après|=ensuite'],
    ['augment|progress|=hausse|=croît|=grandi|=monté|=monte|doubl', 'baiss|dimin|recul|chut|rédui'], ['=plus grand|=plus grande|=plus grands', '=plus petit|=plus petite|=plus petits'],
    ['=plus chaud|=plus chaude|=plus chaudes', '=plus froid|=plus fraîches|=plus frais|=plus froide'], ['=meilleur|=meilleure|=mieux', '=pire|=moins bien'], ['=au moins|=minimum', '=au plus|=maximum'],
    ['=premier|=première|=premiers|=premières', '=dernier|=dernière|=derniers|=dernières'], ['=nord', '=sud'], ["=est|=l'est", '=ouest'], ['=gauche', '=droite'],
    ["=intérieur|=dedans", '=extérieur|=dehors'], ['=toujours', '=jamais'], ['=matin|=matinée', '=soir|=soirée|=nuit'], ['=jour', '=nuit'], ['=ouvert|=ouverte|=ouverts|=ouvre', '=fermé|=fermée|=fermés|=ferme'],
    ['humide|mouillé', '=sec|=sèche|=secs'], ['=souvent', '=rarement'], ['=hommes', '=femmes'], ['vend', 'achèt|achet'],
  ],
  spanish: [
    ['=más|=superior|=supera', '=menos|=inferior'], ['=antes', '=después|=tras'], ['aument|=subió|=subieron|sube|=creció|crec|=alza', '=bajó|=baja|bajaron|disminuy|=cayó|=cae|cayeron|redu[cj]|descend'],
    ['=mayor|=mayores|=más grande', '=menor|=menores|=más pequeño'], ['=más cálido|=más caliente|=más calor', '=más frío|=más fresco|=más frías|=más frescas'], ['=mejor|=mejores', '=peor|=peores'], ['=al menos|=mínimo|=como mínimo', '=como máximo|=a lo sumo|=máximo'],
    ['=primer|=primero|=primera|=primeros|=primeras', '=último|=última|=últimos|=últimas'], ['=norte', '=sur'], ['=este', '=oeste'], ['=izquierda', '=derecha'], ['=dentro|=interior', '=fuera|=exterior'],
    ['=siempre', '=nunca'], ['=mañana', '=tarde|=noche'], ['=día', '=noche'], ['=abierto|=abierta|=abiertos|=abre', '=cerrado|=cerrada|=cerrados|=cierra'], ['húmed|mojad', '=seco|=seca|=secos|=secas'], ['=hombres', '=mujeres'], ['vend', 'compr'],
  ],
  portuguese: [
    ['=mais|=superior|=supera', '=menos|=inferior'], ['=antes', '=depois|=após'], ['aument|=subiu|subiram|=cresceu|cresc', '=caiu|=caíram|=cai|diminu|=baixou|redu[zç]|recu'],
    ['=maior|=maiores', '=menor|=menores'], ['=mais quente|=mais quentes', '=mais frio|=mais fria|=mais frias|=mais fresca|=mais frescas'], ['=melhor|=melhores', '=pior|=piores'], ['=pelo menos|=mínimo|=no mínimo', '=no máximo|=máximo'],
    ['=primeiro|=primeira|=primeiros|=primeiras', '=último|=última|=últimos|=últimas'], ['=norte', '=sul'], ['=leste', '=oeste'], ['=esquerda', '=direita'], ['=dentro|=interior', '=fora|=exterior'],
    ['=sempre', '=nunca'], ['=manhã', '=tarde|=noite'], ['=dia', '=noite'], ['=aberto|=aberta|=abre', '=fechado|=fechada|=fecha'], ['úmid|húmid|molhad', '=seco|=seca|=secos'], ['=homens', '=mulheres'], ['vend', 'compr'],
    ['=mais antiga|=mais antigo|=mais velho|=mais velha', '=mais nova|=mais novo|=mais recente'],
  ],
  italian: [
    ['=più|=oltre|superior', '=meno|inferior'], ['=prima', '=dopo'], ['aument|=cresciuto|=cresciuta|cresc|=salito|=salita|=sale|=raddoppi', '=calato|=calata|=cala|diminu|=sceso|=scesa|=scende|ridott|riduc'],
    ['=maggiore|=maggiori|=più grande', '=minore|=minori|=più piccolo|=più piccola'], ['=più caldo|=più calda', '=più freddo|=più fredda|=più fresco|=più fresche'], ['=migliore|=migliori|=meglio', '=peggiore|=peggio'], ['=almeno|=minimo', '=al massimo|=massimo'],
    ['=primo|=primi|=prime', '=ultimo|=ultima|=ultimi|=ultime'], ['=nord', '=sud'], ['=est', '=ovest'], ['=sinistra', '=destra'], ['=dentro|=interno', '=fuori|=esterno'],
    ['=sempre', '=mai'], ['=mattina|=mattino', '=sera|=pomeriggio|=notte'], ['=giorno', '=notte'], ['=aperto|=aperta|=apre', '=chiuso|=chiusa|=chiude'], ['umid|bagnat', '=secco|=asciutto|=secca'], ['=uomini', '=donne'], ['vend', 'compr|acquist'],
    ['=più lunga|=più lungo', '=più corta|=più corto|=più breve'],
  ],
  russian: [
    ['=больше|=более|=свыше', '=меньше|=менее'], ['=до|=перед|=прежде|=раньше', '=после|=затем|=позже'], ['вырос|=рост|раст[её]т|увелич|повыс', 'сократ|упал|=упало|снизи|уменьш|сниж|сокращ'],
    ['крупнее|крупнейш', 'мельче|=меньше'], ['=выше|высок', '=ниже|низк'], ['длиннее|=дольше', 'короче'], ['теплее|жарче', 'прохладнее|холоднее'], ['быстрее', 'медленнее'], ['старше|старейш', 'младше|моложе|новее'],
    ['дешевле', 'дороже'], ['=лучше|лучш', '=хуже|худш'], ['=минимум|минимальн|=не менее', '=максимум|максимальн|=не более'], ['=первый|=первая|=первые|=первых|=первое|=впервые', '=последний|=последняя|=последние|=последних'],
    ['север', '=юг|=юге|южн|=юга'], ['восток|восточн', 'запад'], ['=слева|лев', '=справа|прав'], ['внутри', 'снаружи'], ['=всегда', '=никогда'], ['=утром|=утра|утренн', 'вечер|=ночью|=ночи'], ['=днём|=днем', '=ночью|=ночи'],
    ['открыт', 'закрыт'], ['влажн|мокр', '=сухой|=сухая|=сухую|=сухом|сух'], ['=часто', '=редко'], ['мужчин', 'женщин'], ['прода', 'покуп|купи'], ['=тепле|=тепло', '=холоде|=холод'],
  ],
  chinese: [
    ['多于|更多|超过|以上|高于|更高', '少于|更少|不到|以下|低于|更低'], ['之前|以前|前(?=[，。要先应])', '之后|以后|后(?=[，。再才应])'], ['上升|增加|增长|提高|提升|升至', '下降|减少|降低|下跌|降至'],
    ['更大|最大', '更小|最小'], ['更长|最长', '更短|最短'], ['更热|更暖', '更冷|更凉'], ['更快|最快', '更慢|最慢'], ['至少|最少', '最多|至多'], ['第一|首次|最早', '最后|最晚'], ['南[方部侧边面]', '北[方部侧边面]'], ['东[方部侧边面]', '西[方部侧边面]'],
    ['左', '右'], ['室内', '室外'], ['早上|上午|早晨|清晨', '晚上|傍晚|夜间|下午|夜里'], ['白天', '夜间|夜里|晚上'], ['开放|开门', '关闭|关门'], ['潮湿', '干燥'], ['经常|常常', '很少'], ['男性', '女性'], ['推迟', '提前'], ['便宜', '昂贵|更贵'], ['总是', '从不'], ['最好|更好', '最差|更差'],
  ],
  japanese: [
    ['より多|以上|超え|上回', 'より少|以下|未満|下回'], ['の前に|以前|前に|まえに', 'の後に|以後|後に|あとに|てから'], ['増え|増加|上が|上昇|伸び|増した', '減|下が|低下|下落|縮'], ['大きい|大きく|最大', '小さい|小さく|最小'], ['高い|高く|最高', '低い|低く|最低'],
    ['長い|長く|最長', '短い|短く|最短'], ['暖か|暑', '涼し|寒|冷た'], ['速い|速く|早い|早く', '遅い|遅く'], ['少なくとも', '多くても|最大で'], ['最初|初めて', '最後'], ['北', '南'], ['東(?!京)', '西'], ['左', '右'], ['屋内|室内', '屋外|室外'], ['朝|午前', '夜|夕方|午後|晩'], ['昼', '夜'],
    ['開', '閉'], ['湿', '乾'], ['よく(?=[使飲食読見])', 'めったに'], ['男性', '女性'], ['安い|安く', '高価'], ['いつも', '決して'],
  ],
};

const UNSPACED: ReadonlySet<Language> = new Set(['chinese', 'japanese']);
const compiled = new Map<Language, readonly (readonly [RegExp, RegExp])[]>();

function patternOf(words: string, language: Language): RegExp {
  if (UNSPACED.has(language)) return new RegExp(words, 'gu');
  const alternatives = words
    .split('|')
    .map((word) => (word.startsWith('=') ? `${word.slice(1)}(?!\\p{L})` : `${word}\\p{L}*`));
  return new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})`, 'giu');
}

function patternsOf(language: Language) {
  const known = compiled.get(language);
  if (known) return known;
  const made = PAIRS[language].map(
    ([one, other]) => [patternOf(one, language), patternOf(other, language)] as const,
  );
  compiled.set(language, made);
  return made;
}

/** What stands between the two that are compared. Chinese puts it between them too, before what is said of them. */
const THAN: Readonly<Record<Language, RegExp | undefined>> = {
  english: /\bthan\b/i,
  german: /(?<!\p{L})als(?!\p{L})/iu,
  french: /(?<!\p{L})(?:que|qu['’])/iu,
  spanish: /(?<!\p{L})que(?!\p{L})/iu,
  portuguese: /(?<!\p{L})(?:do )?que(?!\p{L})/iu,
  italian: /(?<!\p{L})(?:che|di|del|dell['’]|della|dei|delle)(?!\p{L})/iu,
  russian: /(?<!\p{L})чем(?!\p{L})/iu,
  chinese: /比/u,
  japanese: undefined,
};

/** Whether a text compares with a "than". */
export function hasThan(text: string, language: Language): boolean {
  return THAN[language]?.test(text) ?? false;
}

/**
 * What stands before and behind what is compared: around the "than", else around the first word of a pair of opposites
 * ("before the tulips"). Undefined where there is neither.
 */
export function comparedIn(
  text: string,
  language: Language,
  pair?: number,
): [before: string, behind: string] | undefined {
  const [one, other] = (pair !== undefined && patternsOf(language)[pair]) || [];
  const pole = [one, other]
    .flatMap((pattern) => (pattern ? [...text.matchAll(pattern)] : []))
    .toSorted((a, b) => a.index - b.index)[0];
  const middle = THAN[language]?.exec(text) ?? pole;
  if (!middle) return undefined;
  return [text.slice(0, middle.index), text.slice(middle.index + middle[0].length)];
}

/** Of each pair of opposites, which a text holds: the first, the other, both or none. */
export function polesIn(text: string, language: Language): ('one' | 'other' | 'both' | 'none')[] {
  return patternsOf(language).map(([one, other]) => {
    const hasOne = text.search(one) >= 0;
    const hasOther = text.search(other) >= 0;
    if (hasOne && hasOther) return 'both';
    if (hasOne) return 'one';
    return hasOther ? 'other' : 'none';
  });
}

/** A text without the words of one pair of opposites. */
export function withoutPoles(text: string, language: Language, pair: number): string {
  const [one, other] = patternsOf(language)[pair] ?? [];
  return one && other ? text.replace(one, ' ').replace(other, ' ') : text;
}
