import type { Module } from '../../../language-pack.ts';

/** Saber o que se quer. Planos: how-to, list. */
export const GOAL: readonly Module[] = [
  {
    id: 'goal-picture',
    role: 'goal',
    headings: [
      '{Decida|Escolha} aonde quer chegar',
      'Dê {nome|forma} ao resultado',
      'O que você quer {de verdade|ver no fim}',
    ],
    paragraphs: [
      [
        [
          'Antes de {comprar|mexer em} qualquer coisa, descreva em {uma frase|duas linhas} o resultado que {gostaria de ver|deseja ter} no fim.',
          'O primeiro trabalho se faz {com calma, à mesa|sem gastar nada}: {contar no papel|escrever com palavras simples} onde você quer chegar.',
          'Quando o assunto é [topic], muita gente {começa pelo método|corre atrás da técnica}, e o {mais sensato|melhor} é {começar pelo|imaginar primeiro o} resultado.',
        ],
        [
          '{Deixe de fora|Evite} palavras como “melhor” ou “perfeito”, que {agradam a todos|soam bem} e {por isso mesmo|justamente por isso} {não medem nada|ninguém consegue conferir}.',
          'Nada de adjetivos {inchados|elásticos}: um objetivo se {reconhece|julga} {pelos fatos|pelo que se toca}, {não pelos elogios|nunca pelo tom}.',
        ],
        [
          'Uma boa descrição aponta {algo que se possa mostrar a um amigo|alguma coisa visível}: {por exemplo|digamos}, [result].',
          '{Basta|É suficiente} algo {modesto e concreto|simples e visível}, como [result].',
        ],
        [
          'Se a frase {custar|tomar} meia hora, {foi tempo bem gasto|não foi desperdício}, porque {metade dos desvios|boa parte do cansaço} nasce de um objetivo que {ninguém disse em voz alta|ficou no ar}.',
          '{Sem pressa|Tire uma noite para isso}: uma {linha|descrição} {clara|certeira} {poupa|evita} {semanas|muitas tardes} de {tentativas|esforço} na direção {errada|de outra pessoa}.',
        ],
      ],
      [
        [
          '{Ao lado|Logo abaixo} do desejo, {coloque|anote} um ou dois limites, senão o projeto {engole|toma conta de} todas as noites livres.',
          'Um objetivo só {fica de pé|funciona} quando tem {bordas|algum limite}: {trace essas bordas|defina tudo isso} agora, {enquanto é fácil|antes de começar}.',
        ],
        [
          '{Decida|Combine com você} quanto tempo, {quanta paciência e quanta bagunça|quanto dinheiro e quanto esforço} {cabe na sua rotina|pode oferecer} antes de {esperar mudanças|cobrar resultados}.',
          '{Some|Conte} as {noites|horas} {de uma semana real|que sobram}, {o dinheiro que não fará falta|o gasto tolerável} e {a bagunça|o barulho} {suportável em casa|que a casa aguenta}: {ali|nisso} está o limite.',
        ],
        '[exampleSentence]',
        [
          'O que ficar de fora vai para uma segunda lista, {onde não atrapalha|sem pressa nenhuma}, e {você a reencontra|pode voltar à cena} {daqui a um mês|mais adiante}.',
          '{As ideias que sobram|Os desejos a mais} {merecem|terão} {uma gaveta|uma folha} à parte: ali {amadurecem|esperam} {sem roubar espaço|até chegar a vez}.',
        ],
      ],
      [
        [
          'Falta uma última linha: o ponto em que {você poderá dizer “está bom”|dá para parar em paz}.',
          'Por fim, {escreva|registre} {como vai saber|de que maneira vai perceber} que {o trabalho terminou|já pode parar}.',
          '{Quando|Em que instante} {estará pronto|vai bastar}? {Escreva|Responda} {agora|a frio}, antes que {o capricho|a vaidade} {opine|entre na conversa}.',
        ],
        [
          'Quem não {traça|marca} essa fronteira segue {polindo|retocando} quando o ganho {já sumiu|virou miudeza}, e enquanto isso {adia|descuida} {do principal|da parte que conta}.',
          'Sem uma chegada, {gira-se em círculos|o retoque vira vício}, e as {horas|energias} mais {frescas|preciosas} se gastam em {detalhes|acabamentos} que {ninguém notará|só você vê}.',
        ],
        'Amanhã {releia a folha|volte ao papel} {em voz alta|com a cabeça fresca}: se {tropeçar em uma palavra|uma palavra soar falsa}, {procure outra|troque por um termo mais honesto}.',
        'Depois mostre {o texto|essas linhas} a alguém que conhece você {bem|há tempos} e {pergunte|queira saber} {que parte não convence|onde há exagero}.',
      ],
    ],
  },
  {
    id: 'goal-reason',
    role: 'goal',
    headings: [
      '{Procure|Encontre} o motivo {verdadeiro|por baixo}',
      'Por que você quer isso, {sem rodeios|afinal}',
      '{Parta de|Comece por} uma razão sua',
    ],
    paragraphs: [
      [
        [
          'Duas pessoas podem querer {a mesma coisa|um resultado igual} por motivos {opostos|muito distantes}, e então {convém que sigam|precisam de} caminhos diferentes.',
          '{Por que isso, e por que agora|Por que você se interessa, e por que hoje}? A pergunta {parece ociosa|soa como conversa de varanda}, mas a resposta {decide|orienta} {metade das escolhas|quase tudo o que vem depois}.',
          'O jeito certo de agir, quando o assunto é [topic], depende {menos da técnica do que|sobretudo} {da razão que move você|do motivo por trás}.',
        ],
        'Talvez você busque {um pouco de calma|sossego}, talvez {uma pontinha de orgulho|uma pequena revanche}, ou {apenas|simplesmente} {um aborrecimento a menos|menos atrito} {no meio da semana|no fim do dia}.',
        '[questionSentence]',
        'Não {existem|há} razões erradas, {existem|há} razões {caladas|nunca examinadas}, que {decidem em silêncio|empurram pelas costas} {e cobram depois|sem pedir licença}.',
      ],
      [
        [
          'Achado o motivo, {guarde-o por perto|use-o}: ele {ajuda a dizer não|serve de bússola} {nos dias confusos|quando tudo parece urgente}.',
          'Um motivo bem dito {funciona também como|é ainda} uma ótima peneira para os conselhos {que chegam|dos outros}.',
        ],
        'Ao {ler|ouvir} uma dica {brilhante|muito segura}, {pergunte-se|veja} se ela serve {ao seu propósito|a você} ou {a outra pessoa|a quem fala}.',
        'Muitas vezes a resposta {poupa|evita} uma despesa, {um curso|uma discussão} ou uma tarde {inteira|comprida} de {dúvidas|hesitação}.',
        [
          'E se um dia o motivo {mudar|perder a força}, {não há drama|tudo bem}: {reescreva a frase|atualize a folha} e {ajuste o passo|deixe o resto se acomodar}.',
          '{As razões|Os motivos} {envelhecem|trocam de pele}, como {nós|a gente}: {de vez em quando|uma vez por ano}, {confira|veja} se ainda {ficam de pé|valem}.',
        ],
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Estas perguntas|As perguntas abaixo} {ajudam a trazê-lo à tona|puxam o fio}:',
        '{Responda|Tente responder} {de uma vez|sem pensar demais}, com a caneta na mão:',
      ],
      items: [
        'O que {incomodou|irritou} você da última vez, {a ponto de|tanto que resolveu} {procurar ajuda|ler sobre isso}?',
        'Quem, {além de você|na sua casa ou no trabalho}, vai {notar|sentir} a diferença, e o que {dirá dela|vai achar}?',
        'De que {conforto|hábito} você abriria mão {de bom grado|sem sofrer} para {chegar lá|conseguir}?',
        'Quanto {custa|pesa} deixar tudo {como está|do mesmo jeito} {por mais um ano|até o próximo verão}?',
        'Que parte você faria {mesmo assim|de qualquer modo}, ainda que {ninguém visse|não pudesse contar a ninguém}?',
      ],
    },
  },
];
