import type { Frame, LanguagePack } from '../../language-pack.ts';

const PATIENCE: Frame = {
  id: 'end-patience',
  paragraphs: [
    [
      [
        '{Ninguém|Quase ninguém} {consegue|chega lá} {de primeira|em uma noite}, e quem {conta|diz} isso {esqueceu|cala} {as tentativas|o cansaço} {de antes|do começo}.',
        'Também quando o assunto é [topic] {vale|conta} {uma regra simples|o que vale em toda parte}: {pouco, muitas vezes|passos pequenos}, {de olhos abertos|e muita atenção}.',
      ],
      'Dê-se {tempo|espaço} para {errar em pequena escala|fazer provas}, para {corrigir|acertar} {uma coisa por vez|com calma} e para {pedir ajuda|ouvir} {quando for preciso|quem sabe mais}.',
      '{Marque|Anote} os avanços, {mesmo mínimos|por menores que sejam}, porque {nos dias tortos|quando a vontade cai} {a memória|o desânimo} {os apaga|mente}.',
      'E {aproveite|olhe} {a estrada|o percurso}, que é {boa parte|metade} do {prazer|ganho}, {mais que a chegada|do começo ao fim}.',
    ],
  ],
};

const SHARE: Frame = {
  id: 'end-share',
  paragraphs: [
    [
      [
        'Antes de {fechar|terminar}, {pense em|escolha} uma pessoa {com quem conversar|a quem contar}: {o que se conta|o que se explica} {fica|não se perde}.',
        'O que você leu {continua vivo|vale mais} quando passa de mão em mão: {diga|conte} a alguém, {do seu jeito|com as suas palavras}.',
      ],
      'As perguntas {que ouvir|dessa pessoa} {dirão|mostrarão} {o que está claro|onde as ideias se sustentam} e {o que não|onde precisam de conserto}.',
      '{Talvez escolham|Vale escolher} {juntos|a dois} uma prova {pequena|curta}, {com dia certo|anotada no calendário}, para {comparar|confrontar} {as notas|as impressões} depois.',
      'Assim uma leitura {vira|se torna} conversa, e das conversas {nasce|sai} {quase tudo|o resto}.',
      '{A tela|A página}, {enquanto isso|por ora}, {pode se apagar|já pode ser fechada}.',
    ],
  ],
};

const ANY: readonly Frame[] = [
  {
    id: 'end-one-step',
    paragraphs: [
      [
        [
          '{De tudo isso|Destas páginas}, {leve|guarde} uma coisa {só|apenas}: {a parte|aquela} que pode {fazer|testar} {até amanhã|antes de esquecê-la}.',
          '{Chegando aqui|A esta altura}, não é preciso {reler tudo|decorar nada}: basta {escolher|decidir} um passo e {dá-lo|cumpri-lo} {logo|nesta semana}.',
        ],
        'O resto {pode esperar|continua aqui}, e {fará sentido|ficará mais claro} {pelo caminho|a cada tentativa}.',
        'Se algo não {der certo|fechar}, {volte um passo|releia as notas}, {pergunte|peça ajuda} {a quem sabe|a alguém de confiança} e {tente de novo|recomece} {com calma|dali}.',
        'O ritmo {é você quem decide|é assunto seu}: mesmo devagar, {sem parar|dia após dia}, se chega {longe|mais adiante do que parece}.',
        '{Amanhã|Daqui a alguns dias}, {aquele primeiro gesto|o primeiro passo} já {parecerá|será} {normal|parte do dia}.',
      ],
    ],
  },
  {
    id: 'end-pencil',
    paragraphs: [
      [
        [
          'Se você leu com {o lápis na mão|um papel ao lado}, já tem {algumas perguntas suas|um par de perguntas} {de onde partir|para levar adiante}.',
          '{A melhor parte|O melhor} desta leitura {começa|vem} {agora|depois}, {longe da tela|com as suas tentativas}.',
        ],
        'As suas perguntas {valem|contam} mais que {qualquer conselho|toda lista}, porque {nascem|vêm} {da sua vida|daquilo de que precisa}.',
        '{Leve|Carregue} essas perguntas {por aí|com você} {alguns dias|uma semana}, {ponha-as à prova|teste-as} {em pequena escala|com uma tentativa} e {veja|observe} {o que a realidade responde|o que acontece}.',
        'Depois volte a {ler|olhar} {as suas notas|o que escreveu}: elas {parecerão|serão} {de outra pessoa|já um pouco distantes}, {e é bom sinal|prova de que algo se moveu}.',
      ],
    ],
  },
  PATIENCE,
  SHARE,
];

const COMPARISON: readonly Frame[] = [
  {
    id: 'end-choose-calmly',
    paragraphs: [
      [
        [
          'Entre [a] e [b] {ninguém ganha|não há vencedor} {em geral|para todos}: {ganha|conta} {o seu dia a dia|aquilo de que precisa}, {olhado|visto} {com franqueza|de perto}.',
          'Escolher bem não significa {adivinhar|achar o melhor em absoluto}, significa saber {por quê|o que se procura}.',
        ],
        'Releia os seus critérios, {lembre a prova|pense em como foi a prova} e {escreva|ponha no papel} {a decisão|o veredito} {em uma linha|com a data}.',
        'Depois {pare de comparar|feche as abas} e {comece|aprenda} a {usar|viver} {o que escolheu|a sua escolha}.',
        '{Daqui a uns meses|Mais adiante}, {faça um balanço|olhe para trás}, {com calma|sem drama}: {mudar|corrigir} {continua|é} {possível|sempre permitido}.',
        '{Por hoje|Por ora}, {chega|basta}: a parte difícil {está quase feita|ficou para trás}.',
      ],
    ],
  },
  {
    id: 'end-choose-coin',
    paragraphs: [
      [
        [
          'Se no fim a dúvida {continuar|ficar}, {os dois caminhos estão próximos|é porque os dois caminhos servem}.',
          'A dúvida que {resta|sobra} entre [a] e [b] é {uma boa notícia|sinal de caminhos vizinhos}: errar {custará|pesará} pouco.',
        ],
        '{Escolha|Tome} o que {atrai|chama} você e {dê-lhe|conceda-lhe} {um tempo honesto|algumas semanas} {sem olhar para trás|antes de julgar}.',
        '{Guarde|Conserve} as notas {da prova|da comparação}, {não para lamentar|sem saudade}: {servirão|serão úteis} a quem {fizer a mesma pergunta|chegar à mesma encruzilhada}.',
        'Quem escolhe {com razões próprias|sabendo por quê} {muda de ideia|corrige a rota} {sem vergonha|mais facilmente}, {se for preciso|na hora certa}.',
        '{Enquanto isso|Por ora}, {aproveite|saboreie} o silêncio de uma {questão encerrada|escolha feita}.',
      ],
    ],
  },
  PATIENCE,
  SHARE,
];

/** Os fechos. */
export const CONCLUSIONS: LanguagePack['conclusions'] = {
  'how-to': ANY,
  explainer: ANY,
  comparison: COMPARISON,
  list: ANY,
};
