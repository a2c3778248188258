import type { Module } from '../../../language-pack.ts';

/** Uma possibilidade de cada vez. Plano: comparison. */
export const OPTION: readonly Module[] = [
  {
    id: 'option-day',
    role: 'option',
    headings: [
      'Uma semana com [option]',
      '{Viver|Conviver} com [option]',
      '{De perto|Olhar de perto}: [option]',
    ],
    paragraphs: [
      [
        [
          '{Imagine|Faça de conta} que já escolheu [option]: {é segunda-feira|a semana começa}, {ninguém está olhando|o entusiasmo passou}, e {as coisas|os dias} {seguem|correm} como sempre.',
          'Para {entender|julgar} [option], {deixe de lado|dispense} {os adjetivos|as notas}: {pegue|tome} um dia {qualquer|comum}, {da manhã à noite|hora por hora}.',
        ],
        '{Descreva|Conte} o que {faz|acontece} {primeiro|na primeira hora}, onde {para|perde tempo}, o que {sai fácil|corre bem}.',
        'Observe [signal]: isso {vale|conta} mais que {as características no papel|as promessas escritas}.',
        'Se o dia {parecer|sair} {bonito demais|perfeito}, {acrescente|ponha} {um imprevisto|a chuva}: {um atraso|um defeito}, {uma visita|um telefonema}, {o cansaço|pouco sono}.',
      ],
      [
        [
          'Depois procure {a parte difícil|o lado incômodo}, que {sempre existe|nunca falta} e que {os defensores|os entusiastas} {calam|deixam na sombra}.',
          'Toda escolha {tem|traz} {um preço|um lado incômodo} {que não está escrito|fora do rótulo}: procure-o {de propósito|sem piedade}.',
        ],
        'Talvez seja {uma espera|a lentidão}, {uma obrigação a mais|um vínculo aborrecido}, ou {apenas|simplesmente} um detalhe como [detail].',
        'Pergunte-se se {esse peso|o incômodo} {diminui|fica leve} com {a prática|o hábito} ou se {cresce|aumenta} {com o tempo|a cada mês}.',
        '[choiceSentence]',
      ],
      [
        [
          'Resta a comparação com [other], {que convém fazer|para fazer} {no fim|por último}.',
          'Só {agora|neste ponto} {traga|chame} [other] de volta e {pergunte-se|veja} {o que faria falta|onde está a diferença}.',
        ],
        'Conta menos {a distância entre os dois caminhos|o quanto os dois diferem}, e mais {o que você notaria|o que pesaria} {todo dia|na vida comum}.',
        'Certas diferenças {enormes|vistosas} {no papel|em palavras} {somem|desaparecem} {no uso|depois de dois dias}; {outras, mínimas,|algumas miudezas} {ficam|pesam} {por anos|muito tempo}.',
        'Escreva {uma só|uma} razão para dizer sim a [option] e {uma só|outra} para dizer não, {com palavras simples|sem “talvez”}.',
      ],
    ],
  },
  {
    id: 'option-for-whom',
    role: 'option',
    headings: [
      '[option]: {para quem|a quem convém}',
      'A quem {serve|cai bem} [option]',
      'Quando [option] {faz sentido|convém}',
    ],
    paragraphs: [
      [
        [
          'A pergunta {útil|a fazer} sobre [option] não é {quanto vale|se presta ou não}, e sim {a quem serve|quem ficaria contente com isso}.',
          'Diante de [option], {faça|tente} o jogo do retrato: {descreva|desenhe} a pessoa {que ficaria feliz com essa escolha|a quem isso cairia como luva}.',
          'Toda escolha {tem|encontra} a sua pessoa {ideal|certa}; no caso de [option], {descreva-a|desenhe essa figura} {com alguns detalhes|em poucas linhas}.',
        ],
        'Quanto tempo {tem|sobra para ela}, o que {a diverte|lhe agrada}, o que {suporta mal|a faz bufar}, {com quem vive|quem há em volta}?',
        '{Agora|Depois} {compare|confronte} esse retrato {com o seu|com a sua vida}, {linha por linha|sem trapacear}.',
        '[choiceSentence]',
        'Dê-lhe até um nome {inventado|de fantasia} e {um ofício|uma casa}: {os pormenores|as miudezas} {impedem|evitam} {frases vagas|ideias que servem para todos}.',
      ],
      [
        [
          'Se o retrato {se parece com você|lembra o seu} {só em parte|pela metade}, {não descarte|espere para descartar} [option].',
          'Uma semelhança {parcial|pela metade} não {é|significa} {um não|reprovação}.',
        ],
        '{Veja|Confira} onde {os dois retratos não combinam|há distância} e se são coisas que {vão mudar|você pode mudar} {logo|nos próximos meses}.',
        'Quem escolhe {para a pessoa que gostaria de ser|pensando em outra vida} costuma voltar {depressa|cedo} {sobre os próprios passos|ao ponto de antes}.',
        'As {pessoas|vidas} mudam {devagar|aos poucos}: {escolha|decida} para {quem você é|como vive} {este ano|agora}, {com uma folga|deixando espaço} para {quem será|amanhã}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: ['{Penda para|Incline-se por} [option] se:', '{Indícios|Sinais} a favor de [option]:'],
      items: [
        'O defeito {mais citado|de que todos falam} {deixa você indiferente|pesa pouco para você}.',
        'A vantagem {principal|maior} {cai|chega} {bem|exatamente} onde {hoje|agora} {custa mais|se perde mais tempo}.',
        '{Conhece|Tem por perto} alguém que {pode ajudar|já passou por isso} {nas primeiras semanas|no começo}.',
        'A prova {deixou|deixa} {vontade de|desejo de} {continuar|repetir} {no dia seguinte|sem ninguém insistir}.',
        'Abrir mão de [other] {custa|pesaria} {pouco|menos que o previsto}, {pensando bem|de cabeça fria}.',
      ],
    },
  },
  {
    id: 'option-advocate',
    role: 'option',
    headings: [
      '{Em defesa|A favor} de [option]',
      '[option], {as razões|prós e contras}',
      '{O que oferece|O que pede} [option]',
    ],
    paragraphs: [
      [
        [
          'Dê a [option] {um bom advogado|uma boa defesa}: {cinco minutos|dez linhas} em que só {fala|se ouve} {a voz favorável|quem está a favor}.',
          'Antes {de criticar|dos defeitos}, {procure|liste} as {melhores razões|razões mais fortes} para escolher [option], como se {precisasse|quisesse} convencer {um amigo cético|um júri}.',
        ],
        '{Use|Traga} {situações reais|cenas concretas}, {vistas por você|do seu convívio}, e {deixe em casa|dispense} {as frases de propaganda|os bordões}.',
        '[sourceSentence]',
        'Se {os argumentos|as razões} {acabam|se esgotam} {cedo|em duas linhas}, {talvez|é possível que} {faltem|estejam faltando} {informações|notícias}, {não méritos|mais que méritos}.',
        [
          '{Ouça|Releia} a defesa como se {viesse|chegasse} de {outra pessoa|alguém em quem confia}, e {sublinhe|marque} a frase que {toca|se sustenta} mais.',
          '{Deixe|Ponha} as linhas {para descansar|de molho} {até amanhã|uma noite} e {risque|tire} o que {cheira a propaganda|não assinaria}: {o resto|o que sobra} {pesa|conta}.',
        ],
      ],
      [
        [
          'Depois é a vez da acusação, {com a mesma energia|com igual empenho}.',
          '{Logo em seguida|A seguir}, {mude de lado da mesa|passe para o outro lado} e {ataque|faça o advogado do diabo}.',
        ],
        '{Procure|Ache} {o pior dia|a pior situação}: {quando|em que momento} essa escolha {deixaria você na mão|faria você perder a paciência}?',
        '{Distinga|Separe} os defeitos {contornáveis|que se remedeiam} dos que {é preciso|só resta} {aceitar|engolir}, e {pese|avalie} {apenas|sobretudo} {estes últimos|os segundos}.',
        'Olhe também {os detalhes|as miudezas}: [detail], {por exemplo|digamos}, {pode|poderia} {revelar-se|tornar-se} {mais incômodo|mais pesado} que um {grande|vistoso} defeito.',
      ],
      [
        [
          '{Termine|Conclua} com um veredito {provisório|que se possa rever}, {de uma linha|bem curto}.',
          'Por fim, {escreva|pronuncie} {o seu|um} veredito {provisório|a lápis} em {uma linha|poucas palavras}.',
        ],
        '{Comece|Inicie} com “{no meu caso|do jeito que vivo hoje}”, e o juízo {continua honesto|não finge valer para todos}.',
        'Deixe {a mesma forma|o mesmo esquema} para [other]: dois vereditos {iguais na forma|feitos do mesmo jeito} se {comparam|leem} {bem|sem esforço}.',
        'E {marque|anote} o que {faria|poderia fazer} você {mudar de parecer|virar o veredito}: [trial], {talvez|por exemplo}, {daqui a um mês|na semana que vem}.',
      ],
    ],
  },
  {
    id: 'option-first-month',
    role: 'option',
    headings: [
      '{Os primeiros tempos|O primeiro mês} com [option]',
      '[option], {desde o começo|passo a passo}',
      'Se {vencesse|ganhasse} [option]',
    ],
    paragraphs: [
      [
        [
          '{Conte|Imagine} os dias {desde o primeiro|a partir do sim}: com [option], {o que acontece|como se começa}, e por quanto tempo {tudo parece novo|a mão fica desajeitada}?',
          'Toda escolha tem um {início|começo} e um {depois|resto}: {olhe|observe} os dois {em separado|um por vez}, no caso de [option].',
        ],
        'A primeira semana {é feita de|traz} {pequenos tropeços|gestos novos}: {onde fica|como se liga}, {a quem se pergunta|quem responde}, {o que quebra|quanto custa um erro}.',
        [
          'Depois {chega|se instala} a rotina, e é {aí|então} que {se vê|você sabe} se o caminho {pesa ou sustenta|faz companhia}.',
          '{Passado o começo|Lá pela quarta semana}, os gestos {andam sozinhos|correm} e o {juízo|olhar} {fica mais sereno|enxerga melhor} {o que incomoda|o que ajuda}.',
        ],
        '[choiceSentence]',
        'Deixe a cena {correr|aberta} {até a noite|até o fim}, {tédio inclusive|sem cortes}.',
      ],
      [
        [
          'Escreva {três|poucas} coisas que {teria de aprender|seria preciso aprender}, e {ao lado|em frente} {quem as ensinaria|onde as aprenderia}.',
          '{Quanto|O que} há para aprender? {Faça uma lista|Ponha em fila}, {com os prazos|sem otimismo}, e {veja|confira} se já {tem|possui} {alguma peça|uma parte}.',
        ],
        [
          'O que já se sabe {vale|conta} {em dobro|muito}: {encurta|abrevia} o trecho {inicial|de subida} e {poupa fôlego|libera a cabeça} para o resto.',
          '{Cada peça|Todo pedaço} que você {já domina|traz de casa} {poupa|economiza} {um tropeço|uma semana}, e {essa folga|esse ganho} {vale|conta} {mais do que parece|na hora de escolher}.',
        ],
        '{Não esqueça|Ponha na conta} {os pequenos aborrecimentos|as miudezas}, {por exemplo|como} [detail], que nos relatos {nunca aparecem|ninguém menciona}.',
        '[mistakeSentence]',
      ],
      [
        [
          '{No fim do mês|Passadas as semanas}, {faça uma conta simples|feche o caderno}: {o que lamentaria|quanto sentiria falta} de [other]?'.replace(
            '{o que lamentaria|quanto sentiria falta} de [other]',
            'de que sentiria falta, pensando em [other]',
          ),
          '{Agora vire a página|Vire a folha}: o mesmo mês, com [other], em que seria {mais leve|diferente}?',
        ],
        '{Procure|Ache} uma cena {para cada lado|de cada parte}, {boa|feliz} ou {torta|cansativa}, e {conte|descreva} {sem comentários|em duas linhas}.',
        [
          'Entre {duas cenas|os dois relatos} se escolhe melhor que entre {duas listas|colunas de qualidades}, porque {nas cenas você está dentro|as cenas se parecem com você}.',
          '{Cenas|Episódios} {decidem|pesam} melhor que {colunas|adjetivos}: {têm cheiro, hora e gente|acontecem em algum lugar}, e {você aparece nelas|sobra menos espaço para a torcida}.',
        ],
        'Observe [signal]: {a fantasia|a imaginação}, {nisso|nesses casos}, {mente pouco|sabe ser honesta}.',
      ],
    ],
  },
];
