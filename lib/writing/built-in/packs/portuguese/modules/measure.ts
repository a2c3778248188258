import type { Module } from '../../../language-pack.ts';

/** Perceber se há avanço. Planos: how-to, list. */
export const MEASURE: readonly Module[] = [
  {
    id: 'measure-few-signs',
    role: 'measure',
    headings: [
      'Como saber se {funciona|vai bem}',
      'Meça {pouco, mas sempre|o necessário}',
      'Os sinais de um avanço {de verdade|real}',
    ],
    paragraphs: [
      [
        [
          'Para saber se {avança|há progresso} bastam dois ou três sinais, {escolhidos antes|decididos de antemão} e olhados {sempre do mesmo jeito|com regularidade}.',
          'Os progressos {mais sólidos|de verdade} são {lentos|discretos}, e só {aparecem|se notam} quando se {comparam|põem lado a lado} dois momentos {distantes|afastados}.',
          'Quando o assunto é [topic], {muita gente se julga|é comum julgar-se} pela sensação, e a sensação {muda com o tempo|depende de como se dormiu}.',
        ],
        'Observe [signal], {por exemplo|digamos}, e {anote|marque} isso {na mesma folha|ao lado da data} sempre que {terminar|fechar uma sessão}.',
        '[measureSentence]',
        'Evite {pesar tudo|controlar cada coisa}: {quem mede demais|medida em excesso} {acaba cuidando|passa a cuidar} dos números e {descuida|esquece} do trabalho.',
      ],
      [
        [
          'Decida também {de quanto em quanto tempo|quando} olhar, e {entre uma vez e outra|até lá} {não pense nisso|deixe o tempo agir}.',
          'Conferir todo dia é como {puxar as folhas|abrir o forno} para {apressar o crescimento|ver se o bolo cresceu}.',
        ],
        'Uma vez {por semana|a cada quinze dias} {é mais que suficiente|basta}, sempre {no mesmo dia|na mesma hora} e com {as notas|o caderno} {à vista|por perto}.',
        'Se a linha {desce|cai}, não {mude|vire} tudo {de cabeça para baixo|de uma vez}: {procure|veja} primeiro o que, {naqueles dias|naquela semana}, {estava diferente|saiu da rotina}.',
        'Se fica {plana|parada} por muito tempo, {é hora de|convém} {aumentar a dificuldade|trocar o exercício} ou {pedir|buscar} uma opinião {de fora|nova}.',
      ],
      [
        [
          'Há ainda uma medida que {nenhuma tabela guarda|tabela nenhuma registra}: {a vontade de|o gosto em} {continuar|voltar}.',
          'Além dos sinais {escritos|anotados}, {ouça|considere} o humor com que você {se senta|recomeça}.',
        ],
        'Um método que rende bem mas {esvazia|tira o gosto} não {vai durar|irá longe}, e {vale dizer isso|é melhor admitir} {cedo|logo}.',
        '{Comemore|Marque com um pequeno ritual} as etapas {do caminho|do percurso}, {mesmo as mínimas|ainda que pareça cedo}: {dão ritmo|mantêm viva a atenção}.',
        'E {guarde|separe} algo {do primeiro dia|dos começos}, porque {a comparação|rever aquilo} {consola|anima} mais que {qualquer nota|todo elogio}.',
      ],
    ],
  },
  {
    id: 'measure-review',
    role: 'measure',
    theme: 'review',
    headings: [
      'O balanço {do mês|do meio do caminho}',
      '{Pare|Faça uma parada} e olhe para trás',
      'Meia hora para {fazer as contas|ver onde se está}',
    ],
    paragraphs: [
      [
        [
          'Uma vez por mês, {reserve|separe} meia hora e {leia as notas desde o início|olhe de longe o que faz}.',
          'Quem nunca {se vira para trás|olha para trás} {arrisca aperfeiçoar|pode melhorar por meses} a coisa errada: {é preciso|convém} uma parada, {marcada de antemão|posta na agenda}.',
        ],
        'Escolha um lugar {diferente do habitual|sem telas}, leve [record] e {algo quente para beber|um lápis}.',
        [
          'Comece pelo que deu certo, mesmo {mínimo|miúdo}, porque {os erros se apresentam sozinhos|a memória pula justo essa parte}.',
          '{Anote|Liste} primeiro os {acertos|ganhos}, {até os minúsculos|por menores que sejam}: os tropeços {falam alto|têm boa memória} e {podem esperar|sabem esperar}.',
        ],
        '[measureSentence]',
      ],
      [
        [
          '{Terminada a lista|No fim}, {tome|escreva} uma decisão {só|e nada mais} para {o mês que vem|as próximas semanas}.',
          'Um balanço {útil|bem feito} {acaba|termina} com {uma escolha|um gesto}, {não com um suspiro|nunca com uma bronca}.',
        ],
        'Pode ser {um corte|uma renúncia}, {uma hora a mais|um dia diferente}, {um telefonema|uma pergunta} {a quem sabe mais|adiada há tempos}.',
        '{Escreva a decisão|Deixe-a} {no alto da página nova|na primeira linha} e {deixe|largue} o resto {como estava|no lugar}.',
        'Mudar {pouco de cada vez|uma coisa por vez} tem uma vantagem {extra|a mais}: {você saberá|fica claro} {a que agradecer|de onde veio a melhora}.',
        'O resto pode {esperar|aguardar}: {um mês|a semana} {passa depressa|voa}, e {a lista|o caderno} {não se ofende|guarda o lugar}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Perguntas|Algumas perguntas} para {o balanço|a meia hora}:',
        '{Responda|Tente responder} {por escrito|com uma linha para cada uma}:',
      ],
      items: [
        'O que {faço hoje|sei fazer} {sem pensar|com naturalidade} que há um mês {custava|parecia difícil}?',
        'Onde {gastei|pus} mais {tempo|energia}, e {valeu a pena|eu faria de novo}?',
        'Que {conselho|costume} posso {abandonar|deixar cair} {sem perda|já amanhã}?',
        'O que {continuo adiando|empurro sempre}, e {do que tenho medo|o que me segura}?',
        'Quem {poderia|saberia} {olhar o trabalho|dar um parecer} com {olhos frescos|franqueza}?',
      ],
    },
  },
];
