import type { Module } from '../../../language-pack.ts';

/** Pesar o que os outros dizem. Todos os planos. */
export const JUDGE: readonly Module[] = [
  {
    id: 'judge-sources',
    role: 'judge',
    headings: [
      'Em quem {confiar|dá para confiar}',
      'Como {pesar|avaliar} o que você lê',
      '{Boas fontes|Fontes sérias}, más fontes',
    ],
    paragraphs: [
      [
        [
          'Sobre quase {tudo|qualquer assunto} se encontra {um conselho e o seu contrário|quem afirme e quem negue}, {com a mesma segurança|no mesmo tom convicto}.',
          'Quando o assunto é [topic], você lerá {de tudo e o seu oposto|opiniões que se chocam}, e {o tom seguro|a firmeza da voz} {não prova nada|não é prova}.',
          '{Ler muito|Juntar opiniões} ajuda pouco a quem não {aprende a separar|sabe distinguir} {experiência de conversa|quem sabe de quem repete}.',
        ],
        'A primeira pergunta {a fazer|útil} é {simples|curta}: como {quem fala|quem escreve} {sabe disso|descobriu isso}?',
        [
          'Quem {conta|descreve} o próprio método, com {os erros|as dúvidas} e os limites à vista, merece {mais atenção|mais ouvidos} do que quem {promete|garante} {milagres|e não explica}.',
          '{Ouça com gosto|Leve a sério} quem {admite|confessa} {uma tentativa frustrada|o que não sabe}; diante de quem {nunca erra|só tem certezas}, {guarde a carteira|ganhe tempo}.',
        ],
        '[sourceSentence]',
      ],
      [
        [
          'Veja {também|depois} {quem ganha|a quem convém} se você {acreditar|seguir o conselho}.',
          'A segunda pergunta {diz respeito ao|olha para o} interesse de quem fala, que nem sempre é {defeito|pecado}.',
        ],
        'Um vendedor pode {dizer a verdade|ter razão}, mas {tem bons motivos para|tende a} {calar|esconder} {o resto|algum defeito}.',
        'Procure [sources], e {compare|confronte} ao menos {duas vozes|duas opiniões} que não {se citem|se conheçam} {entre si|uma à outra}.',
        'Onde elas {concordam|dizem o mesmo}, dá para {avançar|caminhar} {com certa confiança|mais tranquilamente}; onde {brigam|se dividem}, há {algo a entender|uma pergunta aberta}.',
      ],
      [
        [
          'Lembre-se, por fim, {da data|da idade} do que lê e {do lugar de onde vem|das circunstâncias em que nasceu}.',
          'Até {um bom conselho|uma indicação certa} {envelhece|perde a validade}, ou só {vale|funciona} {em outro lugar|longe das suas condições}.',
        ],
        [
          'O que {dá certo|funciona} para alguém com {mais tempo|outros meios} pode {não servir a você|apertar como sapato alheio}, sem que {ninguém tenha mentido|haja engano}.',
          '{Condições|Vidas} diferentes {pedem|querem} {receitas|soluções} diferentes: {o que salvou um|aquilo que serviu a alguém} pode {pesar|apertar} {em outro|nos seus ombros}.',
          '{Clima|Casa}, {horários|bolso} e {idade|paciência} {mudam|variam}: {o mesmo conselho|uma dica boa} {floresce aqui|dá certo na vizinha} e {murcha|seca} {ali adiante|em outra janela}.',
        ],
        'A prova {final|decisiva} continua sendo {a sua|a que se faz em casa}: [trial] {vale|pesa}, {muitas vezes|não raro}, mais que {uma discussão|longas buscas}.',
        'E quando {mudar de ideia|uma prova desmentir você}, {diga|admita} {sem constrangimento|com leveza}: é {sinal|indício} de {boa leitura|atenção}.',
      ],
    ],
  },
  {
    id: 'judge-claims',
    role: 'judge',
    headings: [
      '{Algumas perguntas|Perguntas} a quem {dá conselhos|sabe de tudo}',
      'Antes de {acreditar|dar ouvidos}, pergunte',
      'Uma peneira para {conselhos|opiniões}',
    ],
    paragraphs: [
      [
        [
          'Um conselho se {julga|avalia} melhor {a frio|no dia seguinte}, {com uma pequena peneira|por meio de poucas perguntas} {fixas|sempre iguais}.',
          'Não é preciso {ser do ramo|ter diploma} para {reconhecer|desmontar} {uma afirmação fraca|uma promessa vazia}: bastam {algumas|poucas} perguntas {bem feitas|insistentes}.',
        ],
        'As palavras {absolutas|totais}, “sempre”, “nunca”, “todos”, {devem|deveriam} {acender um alerta|fazer você frear}, {mesmo|sobretudo} quando {dão razão a você|confirmam o que já pensava}.',
        'Desconfie também de {uma história|um relato} sem sombras: os {casos felizes|sucessos} {viajam|circulam} melhor que {os fracassos|as tentativas frustradas}.',
        '[questionSentence]',
      ],
      [
        [
          'Nem tudo {merece|pede} {verificação|conferência}: {escolha|regule-se} {pelo preço|conforme o custo} de um erro.',
          'Até onde {conferir|investigar}? {Depende|Tudo depende} {do que você arrisca|de quanto custa errar}.',
        ],
        'Se errar custa {cinco minutos|um pouco de paciência}, {experimente e pronto|vá ver de perto}; se {custa caro|há algo sério em jogo}, pergunte a [expert].',
        '{Mantenha|Faça} uma lista {do que verificou|do que fica de pé}, separada {do que apenas ouviu|daquilo que leu uma vez}.',
        '{Depois de alguns meses|Com o tempo}, {surpreende|dá para ver} {como a segunda lista cresce|quanto a segunda lista supera a primeira}.',
        'As afirmações mais {cômodas|agradáveis} {merecem|pedem} {o exame mais severo|uma conferência a mais}, porque {ninguém|quase ninguém} tem {vontade|pressa} de {desmenti-las|colocá-las em dúvida}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        'Pergunte {a cada fonte|a quem aconselha você}:',
        '{Eis a peneira|As perguntas da peneira}:',
      ],
      items: [
        'Fala por {experiência própria|ter experimentado} ou {repete|transmite} {coisas lidas|palavras alheias}?',
        '{Diz|Explica} também {quando|em que casos} o conselho {não funciona|está errado}?',
        '{O que|Que fato} {faria essa pessoa|poderia fazê-la} {mudar de ideia|admitir um erro}?',
        'Quem {pensa|enxerga} {diferente|o oposto} {responderia o quê|objetaria com que argumento}?',
        '{Posso|Dá para} {conferir|verificar} uma parte {por conta própria|sem ajuda}, {hoje|em pouco tempo}?',
      ],
    },
  },
  {
    id: 'judge-own-opinion',
    role: 'judge',
    headings: [
      '{Formar|Construir} uma opinião {própria|que se sustente}',
      '{Duvide|Desconfie} também de você',
      'O que {você pensa|você acha}, e por quê',
    ],
    paragraphs: [
      [
        [
          'A fonte mais difícil de {julgar|pôr em dúvida} é {a nossa própria cabeça|a voz que temos por dentro}.',
          '{Mais cedo ou mais tarde|Em certo momento} é preciso {fechar as abas|parar de ler} e perguntar: {e eu, o que penso|como vejo isso}?',
          'Escreva em {três linhas|um bilhete} o que {acredita saber|pensa} quando o assunto é [topic], e de onde {vem|nasceu} essa ideia.',
        ],
        'Muitas {convicções|certezas} {vêm|chegam} de {um parente|uma manchete} ou de um {único|só} episódio, {que ficou gravado|transformado em regra} {por acaso|sem merecer}.',
        [
          'Ao lado de cada uma, {anote|marque} {um grau de confiança|quanto acredita nela}: {muito|bastante}, {mais ou menos|em parte}, {pouco|quase nada}.',
          '{Separe|Distinga} as ideias {firmes|sólidas} das {emprestadas|de ocasião}, {com um sinal a lápis|com duas cores}: {a proporção|o desenho} {costuma surpreender|dá o que pensar}.',
        ],
        '[sourceSentence]',
        [
          'A lista {será|sai} mais curta que o previsto, e {aqui e ali|em algumas linhas} você {notará|vai perceber} que {repete|diz} {frases alheias|coisas nunca conferidas}.',
          '{Não estranhe|É normal} se as {linhas|convicções} {originais|de fato suas} {são poucas|se contam nos dedos}: {quase tudo|o resto} {chega|vem} {de outros|de segunda mão}.',
        ],
      ],
      [
        [
          'Depois procure {de propósito|com vontade} a voz contrária, desde que {séria|bem argumentada}.',
          'Uma opinião {se fortalece|cresce} diante de {uma objeção de verdade|um bom adversário}, {não|nunca} {entre aplausos|entre quem só concorda}.',
        ],
        [
          '{Resuma|Repita} o raciocínio {alheio|contrário} de um jeito em que quem o defende {se reconheceria|diria “é isso mesmo”}.',
          'Tente {defender|contar} a {tese|ideia} contrária {sem caricatura|com honestidade}, como se um {adepto|defensor} fosse {assinar embaixo|conferir cada palavra}.',
        ],
        'Se {no fim|depois disso} {pensa como antes|não mudou de parecer}, {pensa melhor|tem razões mais fortes}; se mudou, {saiu ganhando|aprendeu}.',
        'Em {ambos os casos|qualquer caso}, {saberá|poderá} {explicar-se|responder} {sem levantar a voz|com calma}.',
        'Converse ao vivo, se {for possível|puder}: diante de {uma xícara|uma mesa}, as {diferenças|distâncias} {encolhem|se medem} melhor que {em uma tela|por mensagem}.',
      ],
      [
        [
          'Deixe {sempre|de todo modo} {uma porta aberta|um pouco de folga} à dúvida.',
          'Uma última cautela: {as opiniões|as ideias} {pedem revisão|merecem ser revistas} {de tempos em tempos|vez por outra}.',
        ],
        '{Anote|Escreva} o que {precisaria acontecer|teria de ver} para {mudar de ideia|rever o que pensa}, e {guarde|conserve} {essa linha|o papel}.',
        'Observe, {enquanto isso|nesse meio-tempo}, [signal]: {os fatos pequenos|as coisas miúdas} {corrigem|desmentem} mais depressa que {as grandes teorias|as discussões}.',
        'Quem {sabe dizer|consegue dizer} “{eu me enganei|eu não sabia}” {aprende|avança} {mais rápido|com passo mais leve} do que quem {tem sempre razão|vive na defensiva}.',
      ],
    ],
  },
];
