import type { Module } from '../../../language-pack.ts';

/** Pôr à prova o que se sabe. Planos: how-to, explainer, list. */
export const PRACTICE: readonly Module[] = [
  {
    id: 'practice-small-trial',
    role: 'practice',
    headings: [
      '{Teste|Experimente} em pequena escala',
      'Uma prova que cabe {em uma noite|em uma tarde}',
      '{Ponha a mão|Veja de perto}',
    ],
    paragraphs: [
      [
        [
          'O que você {leu|sabe} até aqui só {se fixa|vira seu} {com uma prova|quando é usado}, mesmo {mínima|caseira}.',
          'Uma ideia {fica emprestada|ainda não é sua} enquanto não {passa por um teste|é usada}, ao menos uma vez, {com as próprias mãos|na vida real}.',
          'Quando o assunto é [topic], {um experimento pequeno|uma tentativa modesta} {esclarece|ensina} mais que {muitas páginas|longas discussões}.',
        ],
        'Comece com [trial] e {resista à tentação de|por ora não tente} {ampliar|acrescentar coisas}.',
        'Antes de {iniciar|começar}, escreva {o que espera|sua previsão}: {se acertar|se for assim}, {terá uma confirmação|ganha um ponto firme}; se não, {uma descoberta|uma boa pergunta}.',
        '[exampleSentence]',
        [
          'Deixe {a plateia|o público} de fora por enquanto: uma tentativa sem {testemunhas|aplausos} permite {errar|tropeçar} com {curiosidade|mais liberdade}.',
          '{Nada de anúncios|Ainda não conte}: longe {dos olhares|da torcida} se {ousa|arrisca} mais, e {uma trapalhada|um tombo} fica {só entre você e a mesa|em casa}.',
        ],
      ],
      [
        [
          '{Durante a prova|Enquanto experimenta}, {olhe|observe} mais do que {interfere|corrige}.',
          'A sua tarefa, durante a prova, é {sobretudo olhar|ficar de olhos abertos}.',
        ],
        'Registre [record], com {palavras suas|frases curtas} e sem {enfeitar|consertar} {nada|o que não bate}.',
        'Até [detail] pode {explicar|mudar} um resultado, e você só {vai perceber|notará} se {tiver anotado|houver registro}.',
        'Se {algo der errado|a prova falhar}, {melhor assim|tanto melhor}: {em pequena escala|nesta altura}, os erros {custam pouco|saem baratos} e {falam claro|ensinam muito}.',
      ],
      [
        [
          'Depois {repita|refaça} tudo {mudando|mexendo em} {uma coisa só|um único elemento}.',
          'Uma tentativa {sozinha|isolada} pode {enganar|ser acaso}; a segunda {começa a dizer algo|dá peso à primeira}.',
        ],
        'Quem muda {três coisas juntas|tudo de uma vez} {ganha|recebe} {uma surpresa|um resultado diferente} e {nenhuma explicação|não sabe a que atribuí-lo}.',
        'Quando {duas provas concordam|o resultado se repete}, {dá para confiar|há algo sólido}, e {contar|explicar} a outros {sai com naturalidade|fica simples}.',
        'Quando {as provas não concordam|a conta não fecha}, a diferença é {justamente o que estudar|a parte interessante}.',
      ],
    ],
  },
  {
    id: 'practice-diary',
    role: 'practice',
    theme: 'notes',
    headings: [
      'Um caderno, {poucas linhas|duas linhas por dia}',
      '{Escreva|Anote} o que vê',
      'O valor {das notas curtas|de um diário enxuto}',
    ],
    paragraphs: [
      [
        [
          'Tenha um caderno {só para isso|à parte}: bastam três linhas {por vez|à noite}, desde que {sinceras|escritas no mesmo dia}.',
          'Quem {toma notas|escreve} aprende {duas vezes|melhor}: quando {olha|observa} e quando {procura as palavras|conta o que viu}.',
        ],
        'Anote [record] e acrescente {uma frase|uma linha} sobre o que {surpreendeu|você não esperava}.',
        [
          'A surpresa {aponta|marca} o lugar em que {as suas ideias|as expectativas} e {os fatos|a realidade} {se separam|não combinam}.',
          '{Um susto|O espanto} {vale|rende} {meia página|um parágrafo}: {ali|nesse ponto}, {o que você supunha|a teoria} e {o que viu|a prática} {largaram as mãos|tomaram rumos diferentes}.',
        ],
        'Não {persiga|procure} a bela prosa: {abreviações|setas}, {desenhos|rabiscos} e {manchas de café|rasuras} {vão muito bem|são bem-vindos}.',
      ],
      [
        [
          'Uma vez por semana, {releia|folheie} {tudo|as páginas} {com um lápis|com calma}.',
          'O caderno {rende|dá frutos} {na releitura|quando você volta a ele}, {no fim da semana|de lápis na mão}.',
        ],
        '{Sublinhe|Circule} o que {volta|se repete}: {um tropeço|uma dificuldade}, {uma dúvida|uma pergunta}, {uma hora do dia|uma circunstância}.',
        'As repetições são {recados|informação}, e costumam {indicar|apontar} uma causa {mais simples|menos misteriosa} do que {se imagina|parecia}.',
        '[measureSentence]',
        [
          'Mostre de vez em quando uma página a {alguém|uma pessoa de confiança}: {quem olha de fora|um olhar novo} {enxerga|percebe} {ligações|coincidências} que {escapam a você|parecem óbvias demais}.',
          '{De tempos em tempos|Uma vez por mês}, {leia um trecho|abra o caderno} para {um amigo|quem quer bem a você}: {o ouvido alheio|quem está fora} {pega|fisga} {o que passou batido|as manias}.',
        ],
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Se a página ficar em branco|Se não souber por onde começar}, {complete|tente} {uma destas frases|estes começos}:',
        '{Bastam|Eis} {alguns começos|algumas deixas} para {encher|abrir} a página:',
      ],
      items: [
        '“{Hoje|Desta vez} eu {esperava|imaginava} uma coisa e {aconteceu|vi} outra, {mais precisamente|a saber}…”',
        '“A parte que eu {explicaria|saberia explicar} {melhor|sem hesitar} a {uma criança|quem não sabe nada} é…”',
        '“{Ainda não entendi|Continua me escapando} {por que|a razão de}…, e {posso perguntar|vou perguntar} a…”',
        '“Da próxima vez eu {mudaria|trocaria} {apenas|somente}…, {deixando|e deixaria} o resto {como está|igual}.”',
        '“{Eu tinha subestimado|Não levei em conta} [detail], que {no fundo|na verdade} {pesa|conta}.”',
      ],
    },
  },
  {
    id: 'practice-explain',
    role: 'practice',
    headings: [
      '{Explique|Tente explicar} em voz alta',
      'A mesa da cozinha como {banca|exame}',
      'Se você {sabe contar|consegue explicar}, sabe',
    ],
    paragraphs: [
      [
        [
          'Para {descobrir|medir} quanto entendeu, {conte|explique} tudo a alguém em {cinco|poucos} minutos, {sem ler|sem anotações}.',
          'Há {um exame|uma prova} que {não custa nada|dá para fazer hoje à noite}: {explicar|contar} o assunto a {quem não sabe nada|uma pessoa curiosa}.',
          '{Imagine|Pense} que alguém, no jantar, {pergunte|queira saber} de [topic]: {o que você diria|por onde começaria}?',
        ],
        'As palavras {difíceis|técnicas}, {deixe-as|guarde-as} {na porta|no bolso}, porque {costumam cobrir|sabem esconder} {um vazio|um ponto fraco}.',
        'Onde você {hesita|empaca}, {ali mesmo|justamente ali} {está|mora} {a página a reler|o trecho a rever}, e {marcar o lugar|anotar isso} {leva um instante|custa um segundo}.',
        'Use {um exemplo|uma comparação} {do dia a dia|tirada da vida}, depois {pergunte-se|veja} {onde ela manca|em que ponto deixa de valer}.',
      ],
      [
        [
          'As perguntas de quem {escuta|ouve} {valem|contam} {mais que elogios|tanto quanto uma aula}.',
          'Quem escuta {fará|faz} perguntas {ingênuas|simples}, e {são as melhores|elas merecem ser levadas a sério}.',
        ],
        '{Não responda|Evite responder} {ao acaso|por orgulho}: “{não sei, vou procurar|preciso conferir}” é {uma frase|uma resposta} {digna|honrada}.',
        '{Anote|Guarde} as perguntas {sem resposta|que sobraram}, {procure|busque} em [sources], e {volte a|telefone para} {quem perguntou|aquela pessoa}.',
        '[questionSentence]',
        'Receba também as caras {de dúvida|franzidas} como {informação|ajuda}, {sem mágoa|nunca como ofensa}: elas {mostram|marcam} onde {você correu demais|falta um exemplo}.',
      ],
      [
        [
          '{Alguns dias depois|Na semana seguinte}, {refaça|repita} {o relato|a explicação}, {se possível|de preferência} com outra pessoa.',
          '{Da segunda vez|No segundo relato}, você {será mais breve|usará menos palavras}, o que já é {um bom sinal|progresso}.',
        ],
        'Se nesse meio-tempo {mudou de ideia|corrigiu algo}, {diga|conte}: {mostra|quer dizer} que {está aprendendo|a cabeça trabalha}.',
        'Uma explicação {curta|enxuta} e {certa|precisa} {exige|pede} {mais trabalho|mais ensaios} do que uma {comprida|florida}.',
        '{Guarde|Conserve} a versão {melhor|mais clara}, {escrita|gravada} em {meia página|poucas linhas}, e {corrija|atualize} quando {descobrir|aprender} {algo novo|mais}.',
      ],
    ],
  },
];
