import type { TopicRules } from '../../language-pack.ts';
import { KEYWORDS } from './keywords.ts';

const COUNT =
  '(?<count>\\d{1,4}|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte)';
const KIND =
  '(?:(?:simples|fáceis|práticos|práticas|úteis|infalíveis|rápidos|rápidas|eficazes|pequenos|pequenas|bons|boas|melhores|grandes|fundamentais|essenciais|geniais|criativos|criativas|saudáveis|ótimos|ótimas|poderosos|poderosas|valiosos|valiosas|comprovadas|comprovados|melhores|incríveis) )*';
const TIPS =
  '(?:maneiras|formas|modos|jeitos|dicas|conselhos|truques|ideias|passos|etapas|hábitos|estratégias|técnicas|métodos|regras|segredos|lições|motivos|razões|erros|coisas|perguntas|princípios|exercícios|atividades|sugestões|macetes|caminhos)';
const BEFORE = '(?:(?:os|as|estes|estas|eis|confira|veja|alguns|algumas|umas|uns) )*';
const INFINITIVE = '(?:se )?\\p{L}+(?:ar|er|ir|or|ôr|ar-se|er-se|ir-se)';
const CONTEXT = '(?<context> (?:para|quando|se|em caso de|no caso de) .+)?';

/** Como se escrevem os temas em português. */
export const READING: TopicRules = {
  requests: [
    /^(?:olá|oi|bom dia|boa tarde|boa noite)[,!. ]+/iu,
    /^(?:por favor|por gentileza)[ ,]+/iu,
    /^(?:você )?(?:pode|poderia|consegue|podes|podias)(?: me)?(?: por favor)? (?:escrever|criar|fazer|gerar|redigir|preparar|produzir)(?:-me)?(?: (?:um|uma|o|a|algo))? ?(?:(?:pequeno|breve|longo|bom|novo|completo) )?(?:artigo|post|texto|ensaio|blog|guia|matéria|redação|postagem)?(?: de blog| para (?:o|um|o meu|meu) blog)?(?: sobre(?: o| a| os| as)? | acerca d[eoa]s? | a respeito d[eoa]s? | explicando | que (?:fale|fala) (?:de|do|da|sobre) |: ?)/iu,
    /^(?:escreva|escreve|escreva-me|crie|cria|faça|faz|gere|gera|redija|prepare|produza)(?: (?:um|uma|o|a|algo|para mim))*? ?(?:(?:pequeno|breve|longo|bom|novo|completo) )?(?:artigo|post|texto|ensaio|blog|guia|matéria|redação|postagem)(?: de blog| para (?:o|um|o meu|meu) blog)?(?: sobre(?: o| a| os| as)? | acerca d[eoa]s? | a respeito d[eoa]s? | explicando | que (?:fale|fala) (?:de|do|da|sobre) |: ?)/iu,
    /^(?:eu )?(?:quero|queria|gostaria de|preciso de|preciso|desejo)(?: (?:um|uma|ter|ler|escrever|fazer))* ?(?:artigo|post|texto|ensaio|blog|guia|matéria|redação|postagem|algo)(?: de blog)?(?: sobre(?: o| a| os| as)? | acerca d[eoa]s? | a respeito d[eoa]s? |: ?)/iu,
    /^(?:um |uma )?(?:artigo|post|texto|ensaio|matéria|redação|postagem)(?: de blog)?(?: sobre(?: o| a| os| as)? | acerca d[eoa]s? | a respeito d[eoa]s? |: ?)/iu,
    /^(?:assunto|tema|título|tópico) ?: ?/iu,
    /^(?:fale|fala|fale-me|me fale|me fala|conte|me conte|explique|me explique|explica|diga)(?: um pouco)?(?: sobre(?: o| a| os| as)?| de| do| da| dos| das|) (?!como |por que|porque |o que |que )/iu,
    /^(?:explique|me explique|explica|conte|me conte|diga) (?=como |por que|porque |o que |que )/iu,
  ],
  comparison: [
    new RegExp(
      `^(?:(?:como )?(?:escolher|decidir)(?: entre)|(?:qual (?:é )?)?(?:a |as )?(?:diferenças?|escolha|comparação)(?: que há)? entre|entre|comparar|comparação:?|comparando) (?<a>.+?) (?:e|ou|vs\\.?|x|com) (?<b>.+?)${CONTEXT}$`,
      'iu',
    ),
    /^(?:comparação:? )?(?<a>.+?),? (?:vs\.?|v\.|versus|contra|em comparação com|comparado a|comparada a|x) (?<b>.+?)(?<context>(?: (?:para|quando|se|em caso de) .+)|(?:: .+)|(?: ?[(–—-] ?.+))?$/iu,
    new RegExp(
      `^(?:o que |qual )?(?:é|são|seria) (?:melhor|mais vantajos[oa]|preferível)[,:]? (?<a>.{2,50}?),? ou (?<b>.+?)${CONTEXT}$`,
      'iu',
    ),
    new RegExp(
      `^(?:melhor|vale mais a pena|compensa mais|vale a pena|devo|deveria) (?<a>.{2,50}?),? ou (?<b>.+?)${CONTEXT}$`,
      'iu',
    ),
    new RegExp(
      `^(?<a>.{2,40}?) (?:é|são) (?:melhor|melhores|pior|mais \\p{L}+) (?:do que|que) (?<b>.+?)${CONTEXT}$`,
      'iu',
    ),
  ],
  comparisonLoose: [
    new RegExp(
      `^(?!(?:é|são|por|porque|como|o que|que|quando|quem|onde|mais|menos|um|dois|qual)\\b)(?<a>.{2,50}?),? ou (?!(?:não|menos|mais|quase|nunca)\\b)(?<b>.+?)${CONTEXT}$`,
      'iu',
    ),
  ],
  list: [
    new RegExp(
      `^${BEFORE}${KIND}${COUNT} ${KIND}${TIPS} a (?:evitar|saber|conhecer|lembrar|seguir) (?:antes de|ao|quando se vai) (?<action>${INFINITIVE}(?: .+)?)$`,
      'iu',
    ),
    new RegExp(
      `^${BEFORE}${KIND}${COUNT} ${KIND}${TIPS} (?:a|para|que você deve) (?:evitar|saber|conhecer|lembrar|seguir) (?:em|no|na|nos|nas|sobre|com|durante) (?<subject>.+)$`,
      'iu',
    ),
    new RegExp(
      `^${BEFORE}${KIND}${COUNT} ${KIND}${TIPS} ${KIND}(?:(?:de como|sobre como|para|de|a) )(?<action>${INFINITIVE}(?: .+)?)$`,
      'iu',
    ),
    new RegExp(
      `^${BEFORE}${KIND}${COUNT} ${KIND}${TIPS} ${KIND}(?:para|sobre|de|do|da|dos|das|em|no|na|nos|nas|com) (?:o |a |os |as )?(?<subject>.+)$`,
      'iu',
    ),
    new RegExp(
      `^${BEFORE}${KIND}(?:maneiras|formas|dicas|conselhos|truques|ideias|hábitos|estratégias|técnicas|métodos|sugestões|exercícios|segredos|macetes) ${KIND}(?:de como|sobre como|para|de) (?<action>${INFINITIVE}(?: .+)?)$`,
      'iu',
    ),
    new RegExp(
      `^${BEFORE}${KIND}(?:dicas|conselhos|truques|ideias|sugestões|dicas e truques|hábitos|macetes) ${KIND}(?:para|sobre|de|do|da|dos|das) (?:o |a |os |as )?(?<subject>.+)$`,
      'iu',
    ),
  ],
  choice: [
    new RegExp(
      `^(?:(?:quais são|eis) )?(?:os |as |o |a )?${COUNT} (?:melhores|piores|mais (?:belos|belas|bonitos|bonitas)|principais|top) (?<subject>.+)$`,
      'iu',
    ),
    new RegExp(`^(?:top|melhores|(?:os|as) melhores) ${COUNT} (?<subject>.+)$`, 'iu'),
    new RegExp(`^(?:o |a |um )?(?:ranking|top) (?:${COUNT} )?d[eoa]s? (?<subject>.+)$`, 'iu'),
    /^(?:(?:quais são|qual é|qual|onde (?:encontrar|achar|ficam)) )?(?:os |as |o |a )?(?:melhores|melhor) (?!(?:maneira|forma|modo|jeito|amigo|amiga|do mundo)\b)(?<subject>.+)$/iu,
    new RegExp(
      `^${COUNT} (?<subject>\\p{L}+ (?:para|que|imperdíveis|mais) .+|\\p{L}+ imperdíveis.*)$`,
      'iu',
    ),
  ],
  howTo: [
    new RegExp(
      `^(?:(?:o |um )?guia(?: prático| completo)?(?: de| sobre|:)? )?(?:saiba |aprenda |descubra |veja )?como (?:se (?:faz|pode) (?:para )?|posso |podemos |devo |eu posso |fazer para )?(?<action>(?:não )?${INFINITIVE}(?: .+)?)$`,
      'iu',
    ),
    new RegExp(
      `^(?:aprender(?: a| como)?|aprenda a|guia (?:prático |completo )?para|instruções para|tutorial (?:para|de como)|passo a passo para|(?:o |a )?(?:melhor )?(?:maneira|forma|jeito|modo) de|os passos para) (?<action>${INFINITIVE}(?: .+)?)$`,
      'iu',
    ),
    /^como (?:se faz|se fazem|se prepara|é feito|é feita) (?<subject>.+)$/iu,
  ],
  explainer: [
    /^(?:o que|que|quem) (?:é|são|foi|foram|era|significa|quer dizer) (?<subject>.+)$/iu,
    /^(?:(?:uma |um |breve |pequena |o |a )*(?:introdução|guia|panorama|visão geral|primeiros passos)(?: completo| completa| prático| rápido| essencial)?(?: a| ao| à| aos| às| de| do| da| dos| das| sobre(?: o| a| os| as)?| em| no| na| para)) (?<subject>.+)$/iu,
    /^(?:entender|entenda|compreender|conhecer|conheça|descobrir|tudo sobre(?: o| a| os| as)?|tudo o que você precisa saber sobre(?: o| a| os| as)?|o básico (?:de|do|da|sobre)|os fundamentos d[eoa]s?) (?<subject>.+)$/iu,
    /^(?<subject>.+?)(?: explicad[oa]s?(?: (?:de forma simples|para leigos|para iniciantes))?|: (?:uma |um )?(?:introdução|guia|panorama)| para (?:iniciantes|leigos))$/iu,
    /^(?<subject>(?:o |a |os |as )?(?:história|origem|origens|futuro|ciência|arte|psicologia|filosofia|significado|importância|benefícios|vantagens|papel|impacto|efeitos|cultura|economia|ética|beleza) (?:de|do|da|dos|das) .+)$/iu,
  ],
  numberWords: {
    dois: 2,
    duas: 2,
    três: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
    onze: 11,
    doze: 12,
    quinze: 15,
    vinte: 20,
  },
  smallWords:
    'o a os as um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para pra com sem sob sobre entre até após desde contra e ou mas nem se que quem cujo como quando onde porque qual quais quanto mais menos muito também já não é são foi era ser está estão estar ter tem há me te lhe nos meu minha meus minhas seu sua seus suas este esta esse essa isso isto aquele aquela ao à aos às durante ainda só'.split(
      ' ',
    ),
  keywords: KEYWORDS,
  keywordMatch: 'words',
};
