import type { Module } from '../../../language-pack.ts';

/** A prova e a decisão. Plano: comparison. */
export const CHOOSE: readonly Module[] = [
  {
    id: 'trial-fair',
    role: 'trial',
    headings: [
      'Uma prova {em pé de igualdade|leal}',
      'A prova {dos fatos|na prática}',
      'Primeiro {teste|prove}, depois {decida|escolha}',
    ],
    paragraphs: [
      [
        [
          'Nenhuma {tabela|lista de qualidades} {substitui|vale} uma prova {bem feita|honesta}, com {as mesmas condições|a mesma atenção} para {os dois lados|as duas possibilidades}.',
          'Para ver [a] e [b] {em ação|à prova} basta {pouco|um fim de semana}: {uma ocasião igual|as mesmas condições}, {uma folha|algumas notas} e um pouco de {honestidade|paciência}.',
        ],
        'Pode bastar [trial], a repetir {do mesmo jeito|com as mesmas regras} {de um lado e do outro|para cada caminho}.',
        '{Troque|Inverta} a ordem {na segunda vez|na segunda volta}, porque {quem chega primeiro|a primeira impressão} {goza de|leva} uma vantagem {imerecida|que não conquistou}.',
        '[exampleSentence]',
        'Combine {também|desde logo} quando {acaba|se encerra}, porque {um teste|uma prova} sem fim {vira|se torna} {um adiamento|desculpa para não escolher}.',
      ],
      [
        [
          '{Durante a prova|Enquanto testa}, anote [record], sem ainda {dar notas|tirar conclusões}.',
          'As notas {tomadas na hora|feitas no calor} {salvam|protegem} dos juízos {de conveniência|arrumados depois}.',
        ],
        'Observe [signal]: {as reações espontâneas|os gestos sem pensar} {dizem|contam} {a verdade|o que se pensa} {antes das palavras|com antecedência}.',
        'Se {puder|for possível}, {envolva|ponha para testar} alguém que {não conheça|ignore} {a sua preferência|as suas simpatias}.',
        '{Dê|Conceda} aos dois lados {ao menos duas ocasiões|um par de tentativas}: {a primeira|a estreia} é {quase sempre|muitas vezes} {desajeitada|torta}.',
      ],
      [
        [
          '{Terminada|Encerrada} a prova, {deixe tudo descansar|não pense nisso} {por uma noite|até o dia seguinte}.',
          'Antes {de julgar|do veredito}, {durma sobre o assunto|deixe passar uma noite}.',
        ],
        'De manhã, {escreva|conte} {de uma vez|sem reler} {o que lembra|o que ficou}: {aquilo que resta|a memória do dia seguinte} é {um indício|uma boa peneira}.',
        'Depois {abra|retome} as notas e {procure|veja} {onde|em que ponto} {cabeça e papel|lembrança e caderno} {brigam|não se entendem}.',
        'Se {a dúvida|a incerteza} {fica|permanece}, a diferença é {pequena|sutil}, e {dá para escolher|você pode escolher} {de coração leve|com tranquilidade}.',
      ],
    ],
  },
  {
    id: 'trial-borrow',
    role: 'trial',
    headings: [
      '{Tome emprestada|Empreste} uma experiência',
      'Provar {sem se comprometer|sem assinar nada}',
      'Como {provar|experimentar} antes de {escolher|decidir}',
    ],
    paragraphs: [
      [
        [
          'Quase tudo se pode {provar|experimentar} {antes do compromisso|sem assinar nada}, {com um pouco de imaginação|quando se sabe pedir}.',
          'Quem precisa escolher {tem direito a|deveria se dar} uma amostra, e {muitas vezes|em geral} {basta pedir|alguém se dispõe a oferecê-la}.',
          'Mesmo quando a encruzilhada é entre [a] e [b], {há um jeito|acha-se um jeito} de {provar|experimentar} {antes de decidir|sem se prender}.',
        ],
        [
          'Um empréstimo, {uma visita|algumas horas de visita}, {uma manhã|uma tarde} ao lado de quem já escolheu: {custam|pedem} {um pouco de coragem|pouco mais que um telefonema}.',
          '{Pergunte|Sonde} {por aí|entre conhecidos}: alguém {empresta|recebe} {com gosto|quase sempre}, e {meia manhã|uma hora} {vivida|no lugar} {explica|revela} {bastante|o que conta}.',
        ],
        'Comece com [trial] e {defina|decida} {de antemão|antes} {o que quer descobrir|a que pergunta deve responder}.',
        '[firstStepSentence]',
      ],
      [
        [
          'Uma prova curta {engana|pode enganar} {de dois modos|com facilidade}: {há o encanto|pesa o encanto} da novidade e {há o cansaço|pesa o cansaço} {dos primeiros gestos|de todo começo}.',
          '{Cuidado|Atenção} com {o efeito da novidade|o encanto da primeira vez}, que {dura pouco|some depressa} e {embeleza|colore} tudo.',
        ],
        'Para {corrigir a mira|não se enganar}, pergunte a [expert] {como será|o que muda} {depois dos primeiros meses|passada a novidade}.',
        'E {volte|passe} uma segunda vez {em um dia pior|de mau humor}: é {aí|nessa hora} que {as coisas|as escolhas} {mostram o caráter|se deixam conhecer}.',
        'Escreva as duas impressões em folhas {separadas|diferentes} e {leia-as|ponha-as lado a lado} {só no fim|quando tudo acabar}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Durante a amostra|Na prova}, {observe|vigie}:',
        '{Enquanto prova|Com a prova em curso}, {anote|registre}:',
      ],
      items: [
        'O primeiro {momento|instante} de {tédio|impaciência}, e {o que o provocou|de onde veio}.',
        'As {dúvidas|perguntas} que {não se resolvem|continuam de pé} {sem ajuda|por mais que tente}.',
        'O tempo {perdido|gasto} {antes de começar|nos preparativos} e {depois de acabar|para guardar tudo}.',
        'A {vontade|tentação} de {trapacear|pular uma etapa}, e em que {ponto|momento} {ela chega|aparece}.',
        'A {cara|reação} de quem {vive com você|está em volta} {no fim do dia|quando você conta}.',
      ],
    },
  },
  {
    id: 'decide-line',
    role: 'decide',
    headings: [
      '{Decidir|Escolher}, {e não pensar mais nisso|enfim}',
      'Como {chegar|se chega} a uma escolha',
      '{Chegou a hora|É hora} de escolher',
    ],
    paragraphs: [
      [
        [
          'Chega um momento em que {mais notícias|novas buscas} não {acrescentam|mudam} nada: {ali se decide|é hora de escolher}.',
          'Entre [a] e [b], {não espere|é inútil esperar} a {certeza|prova definitiva}: {ela chega|aparece}, {quando chega|se tudo correr bem}, {depois do fato|com a escolha já feita}.',
          'Uma decisão {precisa de|pede} uma data, uma folha e {dez minutos|um quarto de hora} {de silêncio|sem telefone}.',
        ],
        'Releia os {critérios|desejos} escritos {no início|na partida} e {conte|olhe} {só|apenas} os {indispensáveis|de que não abre mão}.',
        '[choiceSentence]',
        'Se os dois caminhos {empatam|se equivalem}, {escolha|tome} o {mais fácil de desfazer|que deixa mais portas abertas}, e {pare de procurar|encerre a busca}.',
        'Não {busque|exija} {unanimidade|o acordo de todos}: {ouça|escute} quem {sentirá os efeitos|está envolvido}, depois {conclua|feche} {você|com a sua assinatura}.',
      ],
      [
        [
          'Escreva a escolha em {uma frase|palavras simples}, {com o porquê|e junte o motivo}.',
          'Uma linha {assinada e datada|do próprio punho} {vale mais|resiste melhor} que {um quase sim|uma intenção}.',
        ],
        'O papel {servirá|será útil} {daqui a alguns meses|nos dias de arrependimento}, quando {a memória|a distância} {mudar a história|contar outra versão}.',
        'Acrescente {o que perde|aquilo de que abre mão}: {dar nome à renúncia|nomear uma perda} alivia {o peso|a mágoa}.',
        'E {fixe|marque} {o dia|a data} em que {fará um balanço|verá como vai}, {não antes|nunca antes}, para não {remoer|reabrir o caso} {toda noite|sem parar}.',
      ],
      [
        [
          '{Depois|Feita a escolha}, {aja|viva} como se {o outro caminho|a alternativa} {não existisse|estivesse fora de cena}, ao menos {por um tempo|por algumas semanas}.',
          'Toda escolha {fica boa|melhora} {também|sobretudo} pelo {modo como é vivida|empenho que se põe nela}.',
        ],
        'Afaste-se {das discussões|das comparações}, {guarde|feche} {os folhetos|as listas}, {comece|aprenda} a {usar bem|conhecer} {o que tem|o que escolheu}.',
        '[firstStepSentence]',
        'Se {no balanço|na data marcada} {não der certo|algo ranger}, {mudará|poderá mudar} {com dados seus|sabendo por quê}, {não por ouvir dizer|sem remorso}.',
      ],
    ],
  },
  {
    id: 'decide-cases',
    role: 'decide',
    headings: [
      '{Qual|Qual caminho}, {e quando|em que caso}',
      'Para quem tem {pressa de escolher|ainda uma dúvida}',
      'Uma {bússola|regra prática} para {decidir|quem hesita}',
    ],
    paragraphs: [
      [
        [
          'O veredito entre [a] e [b] depende {de quem escolhe|das circunstâncias}, mas alguma {bússola|indicação} {se pode dar|ajuda}.',
          'Não {existe|há} uma resposta {válida para todos|única}; {existem|há} {casos típicos|situações repetidas} em que {a escolha fica fácil|o caminho se vê}.',
        ],
        '{Procure|Ache} {o caso|o ponto} que {mais se parece com você|mais se aproxima do seu}, {mesmo em parte|sem esperar a cópia exata}.',
        '[choiceSentence]',
        '{Leia|Percorra} os casos {depressa|em seguida} e {volte|retorne} ao que {arranca um sorriso|incomoda}: {em geral|de costume} é {o seu|aquele que conta}.',
      ],
      [
        [
          'Se nenhuma linha {convence|serve}, {tente|use} a moeda: {jogue-a para o alto|lance-a} e {ouça|repare} {o que espera|que lado deseja} {enquanto ela gira|antes de olhar}.',
          'Resta o velho truque da moeda: não para obedecer, mas para {sentir|descobrir} {o que espera|para que lado pende} {enquanto ela gira|antes que caia}.',
        ],
        '{O alívio|O desgosto} {diante do resultado|quando a moeda para} é {uma opinião|um voto} que {você não sabia ter|estava escondido}.',
        [
          'Diga a escolha {em voz alta|a alguém}, {viva|passe} um dia como se {estivesse feita|já houvesse decidido}, e {veja|note} {como dorme|com que humor acorda}.',
          '{Anuncie|Conte} o que {decidiu|escolheu} e espere {uma noite|até o jantar}: {o corpo|o humor} {protesta|reclama} cedo quando {a escolha|o passo} {não serve|aperta}.',
        ],
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Uma bússola|Algumas indicações}, {caso a caso|conforme a situação}:',
        '{Eis|São estes} os casos {mais frequentes|que mais se encontram}:',
      ],
      items: [
        [
          'Se {tem pouco tempo|o tempo aperta}, {escolha|tome} o caminho em que {já sabe andar|o primeiro dia é mais fácil}.',
          'Se {falta tempo|o relógio corre}, {fique com|escolha} o que {já conhece|pede menos explicações}.',
        ],
        'Se {quer|gosta de} aprender, {escolha|prefira} o que {pede mais de você|põe você à prova}, {mas com alguém por perto|desde que haja quem guie}.',
        'Se a escolha {toca|envolve} outras pessoas, {parta|comece} do {não mais firme|limite mais claro} delas.',
        [
          'Se {tem medo de errar|o receio trava você}, {comece|parta} pelo caminho {reversível|de que se volta} e {marque|fixe} {uma revisão|uma conferência}.',
          'Se {o medo fala alto|errar assusta}, {prefira|busque} {a porta que se reabre|o que se desfaz} e {anote|combine} {o dia de conferir|uma revisão próxima}.',
        ],
        'Se os dois caminhos {parecem iguais|se equivalem}, {siga o prazer|deixe o gosto guiar}: {a vontade|o desejo} {ajuda|sustenta} {nos dias cinzentos|quando falta fôlego}.',
      ],
    },
  },
];
