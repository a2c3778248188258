import type { Module } from '../../../language-pack.ts';

/** Entender um assunto: do que se trata e por que importa. Plano: explainer. */
export const UNDERSTAND: readonly Module[] = [
  {
    id: 'what-borders',
    role: 'what',
    headings: [
      'Do que se fala, {exatamente|afinal}',
      'As fronteiras do {assunto|tema}',
      'Antes, {vamos combinar as palavras|um acerto de termos}',
    ],
    paragraphs: [
      [
        [
          'Metade das discussões {nasce|começa} porque a mesma palavra {aponta para coisas diferentes|tem mais de um sentido}, {conforme quem fala|dependendo da boca}.',
          'Quando o assunto é [topic], {convém antes de tudo|a primeira gentileza é} {traçar uma fronteira|dizer o que se entende por isso}.',
          'Um assunto {se entende|começa a ser entendido} pelas bordas: {o que cabe dentro|o que ele abrange}, o que {fica fora|apenas se parece com ele}.',
        ],
        'Tente {escrever|formular} uma definição {sua|caseira}, de {uma linha|poucas palavras}, {sem abrir|antes de consultar} um dicionário.',
        [
          'Depois {procure|encontre} um caso {seguro|que entra sem discussão} e {outro de fronteira|um que deixe dúvida}: a diferença entre os dois {ensina muito|diz o que você procura}.',
          'Ponha {lado a lado|bem perto} {um exemplo gritante|o caso mais típico} e um parente {duvidoso|ambíguo}: {onde destoam|na diferença} {se esconde|está} {o sentido|a definição}.',
        ],
        [
          'Aceite que a borda seja {esfumada|meio incerta}, porque {as definições muito nítidas|as linhas traçadas a régua} {servem mais aos manuais que à vida|resistem pouco aos casos reais}.',
          'Nenhuma {linha|fronteira} {resiste|vale} para sempre: entre {as zonas claras|um caso e outro} fica {uma faixa cinza|terra de ninguém}, {e tudo bem|que convém marcar a lápis}.',
        ],
      ],
      [
        [
          '{Traçada a fronteira|Com as bordas marcadas}, {olhe|veja} de que partes {o conjunto é feito|aquilo se compõe}.',
          'O passo seguinte é {desmontar|abrir} {o objeto|a caixa}: que peças há, e {como se tocam|o que faz cada uma}?',
        ],
        [
          'Bastam {poucos|quatro ou cinco} termos em uma folha, {ligados|unidos} por setas, para {ver um desenho|notar o que falta}.',
          '{Rabisque|Esboce} um {mapa|esquema} {mínimo|de bolso}, {caixinhas e flechas|nomes e linhas}, e {olhe com calma|observe} {os brancos|o que não se liga a nada}.',
        ],
        'Até um detalhe como [detail] {tem seu lugar|entra no desenho}, mesmo que {de longe|à primeira vista} {pareça secundário|ninguém repare}.',
        '[exampleSentence]',
      ],
      [
        [
          '{Resta saber|Pergunte-se por fim} a que pergunta {responde|deveria responder} {tudo isso|esse saber}.',
          'Atrás de todo assunto há uma pergunta que alguém {tinha|se fez} {antes de você|por necessidade}.',
        ],
        [
          'Achar essa pergunta {muda a leitura|ajuda a memória}: {as noções soltas|os fatos isolados} {entram em fila|acham um motivo}, como {limalha|alfinetes} {perto de|em volta de} um ímã.',
          '{Com ela na mão|De posse dela}, {os dados avulsos|as páginas lidas} {ganham|acham} {lugar e ordem|um motivo}, e {o resto|o supérfluo} {cai|se desprende} sozinho.',
        ],
        '[questionSentence]',
        'Se a pergunta {toca a sua vida|diz respeito a você}, {a vontade de seguir|o fôlego} virá {fácil|sem esforço}; se não, {saber logo|perceber cedo} já {é útil|poupa tempo}.',
      ],
    ],
  },
  {
    id: 'what-map',
    role: 'what',
    headings: [
      'Um mapa para {se orientar|não se perder}',
      'O essencial, {em poucas linhas|em linhas largas}',
      'Uma visão {de conjunto|do alto}',
    ],
    paragraphs: [
      [
        [
          'Diante de um tema novo, a tentação é {ler tudo|começar pelos detalhes}; {convém|é melhor} {desenhar|abrir} um mapa.',
          'Entrar em um assunto {desconhecido|pouco familiar} é como {chegar de noite|descer do ônibus} em outra cidade: {primeiro se procuram|antes de tudo fazem falta} os pontos de referência.',
          'Quem se interessa por [topic] traz na cabeça {um mapa|um desenho}, {quase sempre|em geral} sem {saber|nunca tê-lo posto no papel}.',
        ],
        '{É preciso|Basta} {saber|entender} onde ficam {as avenidas|os grandes bairros}, que {ruas|cantos} {podem esperar|dá para ignorar} e {por onde|de que lado} se entra.',
        '{Folheie|Percorra} [sources] {olhando só|lendo apenas} títulos e {resumos|figuras}: {em meia hora|em pouco tempo} {surgem|aparecem} as palavras que {voltam|se repetem}.',
        'Essas palavras são {praças|cruzamentos}, e {delas|dali} saem as {ruas|vias} que você {percorrerá|vai explorar} {uma por vez|com calma}.',
      ],
      [
        [
          'Depois {ponha|coloque} você no mapa: {o que já sabe|que parte conhece}, e {de onde vem|quão firme é} esse saber?',
          'O mapa {fica seu|serve de verdade} quando você {marca|indica} o ponto {em que está|de onde sai}.',
        ],
        '[sourceSentence]',
        'Deixe {zonas em branco|espaços vazios}, {sem vergonha|e sem constrangimento}: um vazio {marcado|reconhecido} é mais {honesto|útil} que {uma mancha inventada|uma certeza emprestada}.',
        '{Retoque|Reveja} o desenho depois de cada {leitura|conversa}, {com outra cor|sem apagar o antigo}: as correções {contam|mostram} {o que você aprendeu|o caminho andado}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'No {seu mapa|papel}, {marque|ponha}:',
        'Para desenhá-lo {bastam|servem} {poucos sinais|estes elementos}:',
      ],
      items: [
        'Os {termos|nomes} que {aparecem em toda parte|todos usam}, cada um com {uma explicação de uma linha|um exemplo ao lado}.',
        'As {perguntas|questões} em que {os entendidos|as pessoas competentes} {ainda brigam|não chegam a acordo}.',
        'Um caso {concreto|real} que {conhece bem|viu de perto}, para usar como {pedra de toque|exemplo fixo}.',
        'As {partes|zonas} {vizinhas|ao lado}, que {ajudam a entender|iluminam} mesmo {sem fazer parte|ficando de fora}.',
        'O {ponto|lugar} por onde quer {entrar|começar}, e {a razão|o motivo} da escolha.',
      ],
    },
  },
  {
    id: 'why-matters',
    role: 'why',
    headings: [
      'Por que {importa|vale a pena}',
      'O que se ganha em {entender|saber mais}',
      'Uma razão para {se interessar|parar e entender}',
    ],
    paragraphs: [
      [
        [
          'Um assunto {importa|ganha peso} {quando|no momento em que} {muda|desloca} uma decisão, {mesmo pequena|ainda que das mais comuns}.',
          'Para que serve saber mais? {A resposta honesta|A resposta} é {que depende de você|diferente para cada um}, e para achá-la {basta olhar|convém olhar} os seus {dias|hábitos}.',
          'Interessar-se por [topic] {faz sentido|dá frutos} quando depois {algo muda|você age de outro jeito}.',
        ],
        [
          'Pense {em ontem|nesta semana}: em que ocasião teria {agido|escolhido} de outro modo, {sabendo mais|com um pouco mais de conhecimento}?',
          '{Lembre|Repasse} {a semana|os últimos dias}: {houve|aparece} {uma escolha|uma discussão} em que {saber um pouco mais|alguma noção} teria {ajudado|feito diferença}?',
        ],
        [
          'Talvez não {lembre|lhe ocorra} nenhuma, e então {leia por prazer|pode ler por puro prazer}, o que já é {um ótimo motivo|uma razão nobre}.',
          'Se {a memória calar|faltar exemplo}, {não faz mal|tudo certo}: também se lê {pelo gosto de saber|por simples alegria}, {e faz bem|sem dar satisfação}.',
        ],
        '[exampleSentence]',
      ],
      [
        [
          'Há {também|ainda} um ganho {menos visível|mais discreto}: {fazem-se perguntas melhores|aprende-se a perguntar}.',
          'Entender {protege|defende} também contra {discursos vazios|vendedores de fumaça}, {e não é pouco|vantagem nada pequena}.',
        ],
        'Quem {conhece|domina} os termos {essenciais|básicos} {acompanha|sustenta} uma conversa com [expert] {sem concordar à toa|sem se perder}, e {sai dela|volta para casa} com {algo nas mãos|respostas de verdade}.',
        'Reconhece {mais cedo|depressa} {uma promessa inflada|um raciocínio manco} e {sabe onde|descobre onde} {conferir|buscar confirmação}.',
        'E {fala|discute} com mais {calma|medida}, porque quem {entendeu|sabe do que fala} {raramente levanta a voz|não precisa gritar}.',
      ],
      [
        [
          'Há {também|ainda} boas razões para {parar|não exagerar}: nem tudo {merece|pede} {a mesma profundidade|igual atenção}.',
          'Até que {fundo|ponto} {ir|descer} é uma {escolha|decisão} {sua|que cabe a você}, e {convém fazê-la|é melhor tomá-la} {cedo|antes de começar}.',
        ],
        'Às vezes basta {saber a quem perguntar|reconhecer os sinais}; outras vezes {é preciso|só resolve} {a mão|a prática}, {e tempo|com o seu ritmo}.',
        '[questionSentence]',
        'Escreva {o nível|a profundidade} que {basta|deseja} {por ora|neste momento}, e mude de ideia {quando quiser|sem remorso}.',
      ],
    ],
  },
  {
    id: 'why-now',
    role: 'why',
    headings: [
      'Por que {falar disso|se ocupar disso} {agora|hoje}',
      'O que {está em jogo|muda para você}',
      'Quem {ganha|perde}, e {por quê|de que modo}',
    ],
    paragraphs: [
      [
        [
          'De certos {temas|assuntos} só nos damos conta {quando faltam|quando emperram}: enquanto tudo {corre bem|anda}, {ficam invisíveis|ninguém os menciona}.',
          'Antes de perguntar como uma coisa {funciona|anda}, {pergunte-se|é útil perguntar} {o que aconteceria|o que mudaria} {sem ela|se não existisse}.',
          'Imagine {uma semana|um mês} sem {se ocupar|ouvir falar} de [topic]: {quem notaria|o que mudaria}, e {quando|depois de quanto tempo}?',
        ],
        'É um {exercício|jogo} {sério|menos leve do que parece}: {traz à tona|mostra} as {dependências|rotinas} que {damos por certas|já não enxergamos}.',
        'Escreva {os efeitos|as consequências} em ordem, {dos mais próximos|do primeiro dia} {aos mais distantes|até o último}, e pare quando {começar a inventar|estiver chutando}.',
        'O ponto {da invenção|em que você inventa} {marca|indica} {o limite|o fim} daquilo que {sabe|conhece de fato}, {e isso é informação|e convém lembrá-lo}.',
      ],
      [
        [
          'O valor de uma coisa muda {também|muito} {com o ponto de vista|conforme quem olha}.',
          'Nenhum tema {pesa|conta} {igual|do mesmo jeito} {para todos|em todos os ombros}.',
        ],
        '{Convém|É útil} {ouvir|escutar} {mais de um sino|quem está do outro lado}, e {sobretudo|em especial} quem {costuma|em geral prefere} {calar|ficar quieto}.',
        '[sourceSentence]',
        [
          'Não é preciso dar razão a {ninguém|um dos lados}: basta entender por que, {dali|visto daquele lugar}, a coisa {aparece|se apresenta} assim.',
          '{Trocar|Mudar} de {cadeira|janela} por {um instante|uns minutos} não é {ceder|mudar de lado}: é {ver o que o outro vê|conhecer a paisagem do outro canto}.',
        ],
        'Depois volte ao seu {ponto|lugar} e {veja|confira} se ele {mudou|continua o mesmo} depois {do passeio|da viagem}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Olhe|Tente olhar} com os olhos de:',
        '{Alguns pontos de vista|Alguns olhares} para {experimentar|tomar emprestados}:',
      ],
      items: [
        'Quem {começa|chega} {agora|hoje} e {vê|nota} {apenas|primeiro} {os obstáculos|as palavras difíceis}.',
        'Quem {faz isso|trabalha com isso} {há uma vida|desde sempre} e {deixou|já não sente falta} de {explicar a si|perguntar por quê}.',
        'Quem {paga|suporta} {o preço|as consequências} sem {ter escolhido|ter sido consultado}.',
        'Quem {tira|ganha} {algum proveito|uma vantagem} e {tem interesse em|faz bem as contas para} {deixar como está|não mudar nada}.',
        'Quem {virá depois|vai crescer daqui a alguns anos} e {achará|receberá} {o resultado|o mundo} {já pronto|sem explicação}.',
      ],
    },
  },
  {
    id: 'what-three-voices',
    role: 'what',
    headings: [
      'Três {pessoas|vozes}, três respostas',
      'O que diz quem {vive isso por dentro|conhece o assunto}',
      'A mesma coisa, {de perto e de longe|a três distâncias}',
    ],
    paragraphs: [
      [
        [
          'Pergunte do que se trata a quem {começa|sabe pouco}, a quem {pratica|trabalha com isso} e a quem {olha|observa} de fora: {virão|você terá} três {retratos|relatos}.',
          'Uma definição só {diz pouco|é um retrato de frente}; três relatos, {lado a lado|sobrepostos}, {dão|devolvem} {o volume|a profundidade}.',
          'Quando o assunto é [topic], {o novato|quem chega agora} e {o veterano|quem sempre esteve lá} usam as mesmas palavras para {coisas diferentes|falar de outra coisa}.',
        ],
        'O {novato|principiante} {lista|nomeia} {objetos e regras|o que se toca}, quem é do ofício {gestos e tempos|o que se faz}, e {o espectador|o visitante} {efeitos|o que fica}.',
        '{Nenhum deles|Ninguém ali} {mente|se engana}: cada um {está|fala} de uma distância {própria|diferente}, e {o lugar|a distância} {escolhe|decide} {os detalhes|o que se vê}.',
        '{Recolha|Transcreva} as {respostas|vozes} sem {corrigir|pentear} nada, {mesmo quando|ainda que} {briguem entre si|se contradigam}: {os atritos|as diferenças} {servem|são úteis} depois.',
      ],
      [
        [
          'A seguir, {procure|isole} o que {volta|é comum} em {todos os relatos|cada versão}: {ali|nesse ponto} {está|mora}, provavelmente, o {núcleo|coração}.',
          'Agora o trabalho é de tesoura: {guarde|recorte} as {palavras|ideias} que {aparecem|se repetem} em {cada relato|toda versão}.',
        ],
        'As sobras {não vão para o lixo|merecem uma gaveta}: {contam|mostram} {os arredores|os usos}, {as modas|os gostos} e {os medos|os interesses} de quem {fala|responde}.',
        '[sourceSentence]',
        '{Componha|Escreva} por fim {uma frase sua|a quarta versão}, com {palavras emprestadas|um pouco de cada voz} e {a dúvida|uma margem} {no lugar certo|bem à vista}.',
      ],
      [
        [
          '{Teste essa frase|Ponha a frase à prova} em {um caso real|uma conversa}: ela {vale|funciona} quando {ajuda a|permite} reconhecer {um exemplo nunca visto|um caso novo}.',
          'Uma boa explicação se {julga|reconhece} {pelo uso|na prática}: {deve|precisa} {bastar|servir} para {reconhecer|distinguir} um caso {novo|nunca visto}.',
        ],
        'Se {falhar|não bastar}, {veja|pergunte-se} qual das três {vozes|distâncias} {foi menos ouvida|ficou de fora}.',
        '[exampleSentence]',
        '{Daqui a algumas semanas|Mais tarde}, {refaça a ronda|volte às três pessoas}: também as respostas delas {se movem|mudam}, {e a sua junto|como a sua}.',
      ],
    ],
  },
  {
    id: 'why-three-times',
    role: 'why',
    headings: [
      '{Por quê, por quê, por quê|Três vezes “por quê”}',
      '{Cave|Desça} abaixo da primeira resposta',
      'A razão {por trás da razão|do andar de baixo}',
    ],
    paragraphs: [
      [
        [
          'A primeira resposta a um “por quê” {serve para encerrar a conversa|costuma ser uma rolha}; {a terceira|a que vem depois} {começa|tenta} {a dizer algo|explicar}.',
          'As crianças {sabem disso|fazem isso} {muito bem|sem estudar}: {depois de cada resposta|a cada frase}, {lançam|emendam} outro “por quê”, {até o fundo|até o silêncio}.',
          'Por que se interessar por [topic]? {Responda|Escreva}, depois pergunte o porquê {dessa resposta|de novo}, {duas vezes|mais um par de vezes}.',
        ],
        'Na superfície {moram|ficam} {as frases de todos|os lugares-comuns}: {é útil|faz bem}, {é interessante|fala-se disso}, {convém|os outros fazem}.',
        [
          'Um andar abaixo {surgem|aparecem} {pessoas e dias|rostos e lugares}: {alguém a quem ajudar|um cansaço a tirar}, {um trabalho a entender|uma curiosidade antiga}.',
          '{Descendo mais um lance|No andar seguinte}, {a resposta|o motivo} {ganha|tem} {nome e endereço|um rosto}: {uma filha|um vizinho}, {uma noite ruim|uma velha dúvida}, {um susto|um sonho}.',
        ],
        '[questionSentence]',
        'Escreva {as respostas|os degraus} {em coluna|um abaixo do outro}, {sem riscar|até os mais tortos}.',
      ],
      [
        [
          'No fim da escada {há|está} em geral {algo simples|uma coisa pequena}, que {fica de pé|se sustenta} sem adjetivos.',
          'A {boa razão|última resposta} se reconhece {pelo tom|por um sinal}: já não tem vontade de {convencer|impressionar} {ninguém|a plateia}.',
        ],
        '{Anote|Escreva} essa razão {em letra miúda|a lápis} na primeira página: {na hora do tédio|quando o texto ficar duro}, ela {dará luz|servirá de corrimão}.',
        [
          'Ela dirá também {até onde ir|quanto basta}, porque nem toda razão pede {uma viagem longa|o mesmo esforço}.',
          '{Saber o tamanho|Conhecer o fundo} da razão {evita|poupa} {exageros|leituras de sobra}: há perguntas que {uma tarde|um bom café} já {resolve|acalma}.',
        ],
        '[sourceSentence]',
      ],
      [
        [
          '{Repita|Tente} a escada {com outra pessoa|do ponto de vista oposto}: por que {ela se ocuparia|alguém se ocuparia} disso?',
          'O mesmo jogo se pode {jogar|fazer} {a dois|à mesa}: uma pessoa pergunta, a outra {desce|responde} {de degrau em degrau|sem trapacear}.',
        ],
        [
          'Os {andares de baixo|últimos degraus} se parecem mais entre si do que {os de cima|os primeiros}, e {ali|lá embaixo} {a gente se entende|começa a conversa}.',
          '{Quanto mais se desce|Lá no fundo}, {menos|tanto menos} {importa|pesa} {quem tinha razão|a opinião de cada um}: {sobram|ficam} {duas ou três|poucas} {vontades|necessidades} {comuns|parecidas}.',
        ],
        '[exampleSentence]',
        [
          'Se {ficar|terminar} {sem resposta|de mãos vazias}, talvez {o tema|o assunto} não seja para você, {ao menos agora|por ora}.',
          '{Acontece|Também acontece} de {não haver nada|a escada terminar} {no último degrau|embaixo}: {feche o livro|largue o tema} {sem culpa|em paz}, {volte|retorne} se {a vida pedir|um dia fizer sentido}.',
        ],
      ],
    ],
  },
];
