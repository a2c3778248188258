import type { Module } from '../../../language-pack.ts';

/** Preparar uma comparação: a pergunta e os critérios. Plano: comparison. */
export const COMPARE: readonly Module[] = [
  {
    id: 'frame-question',
    role: 'frame',
    headings: [
      'A pergunta {certa|que vem antes}',
      'Antes de {escolher|tomar partido}, {pergunte para quê|veja para que serve}',
      '{Dois caminhos|Duas possibilidades}, uma pergunta',
    ],
    paragraphs: [
      [
        [
          'Perguntar o que é melhor {em absoluto|em geral} {não leva longe|é beco sem saída}: {melhor para quem|melhor para quê}, e {em que tipo de dia|por quanto tempo}?',
          'Entre [a] e [b] {não há vencedor|ninguém ganha} {para todos|de uma vez por todas}: {há o que serve|conta o que convém} {a você, agora|à sua situação}.',
          'A escolha {fica mais leve|se simplifica} quando {a pergunta muda|a pergunta encolhe}: em vez de “{qual é o melhor|quem ganha}?”, “{para fazer o quê|de que eu preciso}?”',
        ],
        [
          'Escreva em {uma frase|um bilhete} a situação {concreta|precisa} em que {usará|viverá} o que {escolher|for escolhido}, com {o dia|o lugar} e {as pessoas de sempre|a pressa de costume}.',
          '{Imagine|Conte} {um momento exato|uma cena}, com {a hora|o lugar} e {os objetos|as vozes} {em volta|da casa}, em que {a escolha|a decisão} {entra em jogo|se fará sentir}.',
        ],
        'Quanto mais {comum|cotidiana} a cena, {melhor|mais ela ajuda}: {as exceções|os casos raros} {fascinam|atraem}, mas {é na terça-feira|é nos dias comuns} que {se vive|o tempo passa}.',
        '[questionSentence]',
      ],
      [
        [
          '{Confira|Verifique} também se as duas possibilidades são {mesmo|de fato} {alternativas|uma contra a outra}.',
          'Certas escolhas, {vistas de perto|olhando bem}, {se dissolvem|somem}: {dá para|é possível} {alternar|combinar} ou {adiar|esperar}.',
        ],
        [
          'Acontece de [a] e [b] {responderem|servirem} a {necessidades|problemas} {diferentes|distantes}, e de {o único erro|o engano} ser {pô-los em disputa|obrigá-los a competir}.',
          'Nem sempre [a] e [b] {disputam|brigam por} o mesmo lugar: {um pode|talvez um possa} {cobrir|atender} {as semanas|os dias comuns}, o outro {as exceções|os domingos}.',
        ],
        'Imagine {ter|poder usar} as duas possibilidades {por uma semana|por um tempo}: qual {usaria|procuraria} {de manhã cedo|primeiro}, e qual {esqueceria|ficaria na gaveta}?',
        'A resposta já {diz|revela} {muito|bastante}, {antes de|sem} {abrir uma tabela|fazer contas}.',
      ],
      [
        [
          'Por fim, {veja|avalie} quanto {pesa|custa} {um erro|errar}, e {quão fácil é|se dá para} voltar atrás.',
          'Uma escolha {reversível|que se pode desfazer} {merece|vale} {uma tarde|poucas horas}, {não um mês|não semanas} de {aflição|reflexão}.',
        ],
        'Se {mudar de ideia|voltar atrás} {custa pouco|é simples}, {decida depressa|escolha cedo} e {aprenda usando|corrija depois}.',
        'Se {custa muito|a rua é sem retorno}, {desacelere|ganhe tempo}, {faça um teste|comece por uma prova} e {converse com|ouça} {quem já passou por isso|alguém com experiência}.',
        [
          'Marque {desde já|logo} o dia em que {vai escolher|decidirá}, porque {uma comparação|uma dúvida} sem fim {consome|cansa} {mais que um erro|qualquer um}.',
          '{Ponha|Escreva} uma data {no calendário|na folha}: {passado esse dia|dali em diante}, escolhe-se com {o que se sabe|o que foi reunido}, {sem prorrogação|e pronto}.',
        ],
      ],
    ],
  },
  {
    id: 'frame-needs',
    role: 'frame',
    headings: [
      'Comece por {você|sua rotina}, não pelo {catálogo|rótulo}',
      'O que {faz falta|você precisa} de verdade',
      'As {necessidades|exigências} antes das {opções|etiquetas}',
    ],
    paragraphs: [
      [
        [
          'Uma comparação honesta {começa|parte} longe das coisas a comparar: {começa|parte} {por quem escolhe|da sua semana}.',
          'Antes de {olhar|examinar} [a] e [b] de perto, {olhe|observe} {os seus dias|como você vive}, {um por um|com certa franqueza}.',
          'Quem {abre|olha} logo {as fichas|as características} {acaba|corre o risco de acabar} desejando {o que lê|o que está escrito}, e {esquece|deixa de lado} o que {lhe falta|precisava}.',
        ],
        '{Liste|Anote} {três|alguns} momentos das últimas semanas em que {fez falta|teria ajudado} {já ter escolhido|a decisão pronta}.',
        'Ao lado, {escreva|ponha} o que teria {resolvido|salvado} {a situação|o dia}, {sem citar|evitando citar} {marcas ou modas|as duas possibilidades}.',
        '[exampleSentence]',
        '{Não há|Não existem} respostas {erradas|feias}, só {esquecidas|apressadas}.',
      ],
      [
        [
          'Essa lista {vira|será} a sua {régua|medida}, e {precisa ser protegida|convém defendê-la} {do entusiasmo|das novidades}.',
          'Com as necessidades {à frente|no papel}, as duas {opções|possibilidades} {encolhem|voltam ao tamanho certo}.',
        ],
        'O que {não aparece|falta} na lista {pode agradar|pode até ser bonito}, mas não {deve|deveria} {decidir|mexer na balança}.',
        'Volte a ela {depois de um dia|de cabeça fresca} e {risque|tire} o que {entrou|está ali} por {vaidade|vontade de aparecer}, {sem dó|com um sorriso}.',
        'Poucas linhas {sinceras|verdadeiras} {orientam|guiam} {melhor|mais} que um {inventário|catálogo} {impecável|completo}, {sobretudo|ainda mais} quando {as vitrines brilham|tudo parece tentador}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Para completar a lista|Se a lista sair curta}, {pergunte-se|tente dizer}:',
        '{Algumas perguntas|Perguntas} para {não esquecer nada|pôr as necessidades em foco}:',
      ],
      items: [
        'Com que {frequência|regularidade} {vou usar|precisarei disso}, {honestamente|sem ilusões}?',
        'Quem mais {vai|precisará} {conviver|fazer as contas} com {isso|a escolha}?',
        'O que já {sei fazer|tenho} que {facilita|favorece} {uma das duas|um dos caminhos}?',
        'De que {não posso|não quero} {abrir mão|me privar}, nem em troca de {alguma vantagem|uma comodidade}?',
        'O que {vai mudar|será diferente} {em um ano|daqui a algum tempo}, {até onde sei|a olho}?',
      ],
    },
  },
  {
    id: 'criteria-few',
    role: 'criteria',
    headings: [
      'Poucos critérios, {escolhidos antes|em ordem}',
      'Em que {comparar|medir}',
      'Os critérios que {contam|pesam}',
    ],
    paragraphs: [
      [
        [
          'Uma comparação {se decide|se ganha} {antes de começar|na largada}, quando você {escolhe|fixa} os critérios: {poucos|não muitos}, {seus|claros}, {em ordem|cada um com seu peso}.',
          'Escolha os critérios antes de {ler resenhas|juntar opiniões}, senão serão {os outros|as vitrines} a {escolhê-los|impô-los}.',
        ],
        'Uma lista comprida de {itens|critérios} {confunde|não ajuda}, porque {tudo empata|as diferenças se anulam} e {ganha o acaso|volta-se ao ponto de partida}.',
        'Ponha {no alto|em primeiro} aquilo que, {se faltar|na ausência}, {inutilizaria|estragaria} todo o resto.',
        '[choiceSentence]',
        'O segundo lugar {cabe|vai} ao que será usado {mais vezes|todos os dias}, por menos {charmoso|brilhante} que {seja|pareça}.',
      ],
      [
        [
          'Para cada critério, {indique|escreva} {como vai conferir|por onde vai reconhecê-lo}, senão {fica um desejo|é só uma palavra}.',
          'Um critério {sem prova|que não se confere} {é|não passa de} uma impressão {disfarçada|de gravata}.',
        ],
        '{Prático|Cômodo}, {por exemplo|digamos}, {vira|pode virar} uma pergunta: {quantos gestos|quanto tempo} até {começar a usar|estar tudo pronto}?',
        [
          'Também um detalhe como [detail] {pode entrar|merece lugar} na lista, se {acompanha você|reaparece} {todo dia|com frequência}.',
          '{Olhe|Repare} também nas {miudezas|coisas de todo dia}: [detail], se {volta|aparece} {a cada semana|sem parar}, {conta mais|pesa mais} que {um grande recurso|a ficha inteira}.',
        ],
        [
          'O que não der para conferir {hoje|de antemão}, {marque|deixe} com um ponto de interrogação: {servirá|será útil} durante a prova.',
          'As {linhas|casas} incertas, {deixe-as abertas|não as preencha no palpite}: {a prática|a prova} {cuidará|dará conta} delas, {mais adiante|com calma}.',
        ],
      ],
      [
        [
          'Por fim, {distribua|dê} os pesos, {sem números|com palavras simples}: {indispensável, útil, simpático|necessário, cômodo, supérfluo}.',
          'Nem tudo {pesa|conta} {igual|do mesmo jeito}: {separe|distinga} o {indispensável|necessário} do {agradável|supérfluo}.',
        ],
        'Entre os indispensáveis, deixe {pouquíssimos|dois ou três}, e {pergunte|diga} a cada linha: “{eu abriria mão|viveria sem isto} {por um ano|por uns meses}?”',
        'Mostre {a lista|a ordem} a [expert] e {ouça|anote} {o que mudaria de lugar|que linha faria falta}.',
        [
          'Depois {feche a lista|não mexa mais}: {mudar as regras|trocar os pesos} {com o jogo andando|no meio da partida} só serve para {dar razão ao favorito|fazer ganhar quem nos agrada}.',
          'Com a lista pronta, {guarde a borracha|assine embaixo}: mexer nela {durante a prova|no meio do caminho} é só {salvar o preferido|torcer com método}.',
          '{Daí em diante|A partir dali}, a {régua|folha} {dorme na gaveta|fica trancada}: {corrigi-la|ajustá-la} {olhando o placar|com um resultado à vista} é {trapaça mansa|teimosia com caneta}.',
        ],
      ],
    ],
  },
  {
    id: 'criteria-hidden',
    role: 'criteria',
    headings: [
      'Os critérios que {se esquecem|ninguém escreve}',
      'Além da vitrine: o que {olhar|pesar}',
      'As linhas {escondidas|menos visíveis} da comparação',
    ],
    paragraphs: [
      [
        [
          'Além do que {se vê|salta aos olhos} há critérios {discretos|silenciosos}, e {muitas vezes|em geral} são eles que {decidem|fazem diferença}.',
          'Na comparação entre [a] e [b], as diferenças {mais vistosas|que todos citam} {pesam|contam} {menos do que se diz|só em parte}.',
          'Todos olham {o preço e a aparência|a fachada}; poucos olham {o tempo, o cansaço, a manutenção|quanto trabalho vem junto}.',
        ],
        'Uma escolha {continua|segue} {depois do primeiro dia|por meses}: {precisa ser cuidada, ajustada, explicada|pede atenção, algum reparo, às vezes uma explicação}.',
        '[choiceSentence]',
        'Pergunte a [expert] o que {se descobre|acontece} só {depois de alguns meses|com o uso}, e {some|acrescente} {a resposta|o que ouvir} {à lista|aos critérios}.',
      ],
      [
        [
          'Nem todos {servirão|valerão} {ao seu caso|para você}, mas {percorrê-los|lê-los} {custa pouco|leva um minuto}.',
          '{Percorra|Releia} também os critérios silenciosos e {fique com|guarde} os que {tocam você|dizem respeito à sua vida}.',
        ],
        'Basta um sinal {ao lado|na margem}: {pesa muito|importante}, {pesa pouco|secundário}, {não me toca|a ignorar}.',
        'Os critérios mais {incômodos|espinhosos} costumam ser os mais {úteis|reveladores}: se {uma linha|um ponto} {fizer você bufar|irritar}, {pare|releia} {ali mesmo|duas vezes}.',
        '{Não conte|Evite contar} as linhas: uma só, {se pesa de verdade|quando toca a vida diária}, pode {virar|mudar} {o juízo|toda a comparação}.',
        '[mistakeSentence]',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Some à lista|Considere}, {se tocarem você|quando for o caso}:',
        'Os critérios {silenciosos|escondidos} {a pesar|mais comuns}:',
      ],
      items: [
        'O {aprendizado|começo}: quanto tempo {passa|leva} até {se sentir à vontade|andar com desenvoltura}.',
        'O {laço|vínculo}: quanto {será difícil|custará} {sair|mudar} {um dia|se não der certo}.',
        'A {ajuda|assistência}: a quem {recorrer|pedir socorro} quando {algo travar|for tarde e nada funcionar}.',
        'A {convivência|harmonia}: como {combina|se entende} com {as coisas|os hábitos} que {já tem|não quer mudar}.',
        'O {gosto|prazer}: se {dá vontade de|há desejo de} {usar|voltar}, porque {a vontade|o desejo} {faz metade do trabalho|sustenta qualquer hábito}.',
      ],
    },
  },
];
