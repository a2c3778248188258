import type { Module } from '../../../language-pack.ts';

/** As ideias erradas que resistem. Plano: explainer. */
export const MYTHS: readonly Module[] = [
  {
    id: 'myths-hearsay',
    role: 'myths',
    headings: [
      'O que se {diz|repete}, e o que {fica de pé|se sustenta}',
      '{Lugares-comuns|Frases feitas} para {desmontar|olhar de perto}',
      'As {falsas certezas|meias verdades} mais {teimosas|resistentes}',
    ],
    paragraphs: [
      [
        [
          'Todo assunto {arrasta|carrega} {frases feitas|meias verdades}, {repetidas|passadas adiante} {há tanto tempo|tantas vezes} que {ninguém as confere|soam como fatos}.',
          'Os lugares-comuns {resistem|duram} porque são {cômodos, breves|fáceis de lembrar} e, {em parte|por um pedaço}, verdadeiros.',
          'Quando o assunto é [topic], {circulam|ouvem-se} {frases|máximas} que todos {repetem|sabem de cor} e {poucos|quase ninguém} {conferiu|saberia defender}.',
        ],
        'O modo {mais honesto|melhor} de {encarar|tratar} uma {frase feita|máxima} é {perguntar|ver} em que casos {é verdadeira|se sustenta}, antes de {jogá-la fora|descartá-la}.',
        '[mistakeSentence]',
        'Desconfie em especial das frases que {absolvem|consolam}: as que {poupam esforço|dão razão a quem não faz nada} {viajam leves|se espalham melhor}.',
      ],
      [
        [
          'Um remédio {simples|caseiro} é {reescrever|traduzir} {cada máxima|a frase} em forma de {pergunta|hipótese} e {procurar|achar} uma exceção.',
          'Desmontar uma frase feita {é divertido|é um jogo útil}, {se feito|desde que se proceda} {sem soberba|com algum respeito}.',
        ],
        '[sourceSentence]',
        [
          'Muitas vezes a exceção basta para {devolver|dar} à frase o seu {tamanho|devido lugar}: {não falsa|não inútil}, {apenas|simplesmente} mais {modesta|estreita} do que {se vende|se conta}.',
          '{Quase nenhum|Nenhum} {provérbio|ditado} mente {por inteiro|de todo}: {vale|serve} {até aqui, e dali em diante|em certos casos, e fora deles} {engana|atrapalha}, como {mapa velho|roupa apertada}.',
        ],
        '{Guarde|Fique com} a parte {verdadeira|que se sustenta} e deixe {o resto|a moldura} para quem {adora|prefere} {discussões|provérbios}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{As mais frequentes|Algumas}, {em qualquer campo|seja qual for a matéria}:',
        '{Quando ouvir uma destas|Se ouvir alguma}, {levante a sobrancelha|ganhe tempo}:',
      ],
      items: [
        '“{Ou se nasce com isso ou não|É questão de dom}”: {um modo elegante|uma desculpa perfeita} de {não começar|parar cedo}.',
        '“{Antigamente era melhor|No meu tempo, sim}”: {pode ser|talvez}, mas {quando, exatamente|em que época}, e {para quem|melhor para quem}?',
        '“{Todo mundo sabe|É sabido}”: {a frase preferida|o refúgio} de quem {não lembra|perdeu} {a fonte|as provas}.',
        '“{Se custa mais, é melhor|O que é caro vale}”: {às vezes|de vez em quando}, e {outras vezes|em outras} {paga-se a embalagem|só se compra o nome}.',
        '“{É tarde demais|Devia ter pensado antes}”: {para o pódio|para ser o primeiro}, talvez; {para o prazer|para entender}, {quase nunca|não mesmo}.',
      ],
    },
  },
  {
    id: 'myths-traps',
    role: 'myths',
    headings: [
      'Por que acreditamos em {coisas erradas|ideias tortas}',
      '{Atalhos|Costumes} {do pensamento|da mente} a {conhecer|reconhecer}',
      'Onde {a cabeça|o bom senso} {nos engana|tropeça}',
    ],
    paragraphs: [
      [
        [
          'Os erros {mais difundidos|de sucesso} não {nascem|vêm} {da ignorância|da burrice}: nascem de atalhos {que costumam funcionar|úteis em outros casos}.',
          'Enganar-se é {fácil|humano}, e {muitas vezes|quase sempre} há {uma razão|um motivo}: a mente {prefere|ama} {uma história clara|as histórias simples} a {um quadro confuso|uma realidade complicada}.',
        ],
        'Um episódio {vivo|colorido} {pesa|conta} mais que {cem casos cinzentos|uma longa série de casos comuns}, e {percebemos isso|nos damos conta} {raramente|tarde demais}.',
        '[exampleSentence]',
        'Contra {essa inclinação|o atalho}, {basta|ajuda} uma pergunta: quantos casos contrários {não notei|me escaparam} porque {não viraram notícia|não havia nada a contar}?',
      ],
      [
        [
          'Outra armadilha é {confundir vizinhança com|tomar a vizinhança por} causa.',
          'Duas coisas que {acontecem juntas|chegam aos pares} {parecem|dão a impressão de ser} causa uma da outra, e {às vezes|de vez em quando} {são mesmo|é verdade}.',
        ],
        'Antes de {concluir|ligar os pontos}, {procure|imagine} um terceiro fator que {explique|possa explicar} tudo, [detail] {por exemplo|digamos}.',
        'Quando o assunto é [topic], {ou qualquer outro|e em todo o resto}, a explicação {mais sem graça|menos espetacular} {merece a preferência|deve ser ouvida primeiro}.',
        'Pergunte a [expert] qual {engano|equívoco} {encontra|ouve} {mais vezes|todo dia}: {em geral|de costume}, vem {um riso|um suspiro}, depois {uma história|a explicação}.',
      ],
      [
        [
          'Há {ainda|por fim} a vontade de ter {razão|a última palavra}, {o mais teimoso|o mais firme} dos obstáculos.',
          'O último {obstáculo|entrave} é {o mais teimoso|o mais resistente}: {ninguém gosta|não gostamos} de {mudar de ideia|admitir um erro}, {em público|diante dos outros}.',
        ],
        '{Treine|Exercite-se} em {coisas pequenas|questões de pouca monta}: {admita|reconheça} {um erro|um engano} {por dia|por semana}, {em voz alta|com naturalidade}.',
        '{Depois de um tempo|Logo} {vai notar|percebe-se} que {nada de grave acontece|ninguém olha torto}, e que os outros {ouvem você mais|fazem o mesmo}.',
        'E você aprenderá {mais rápido|melhor}, {porque|já que} {uma ideia errada|uma falsa certeza} ocupa {o lugar|o espaço} de uma {certa|melhor}.',
      ],
    ],
  },
];
