import type { Module } from '../../../language-pack.ts';

/** Como se aproximar de um assunto. Plano: explainer. */
export const HOW: readonly Module[] = [
  {
    id: 'how-chain',
    role: 'how',
    headings: [
      '{Siga|Refaça} a corrente',
      'Como {as peças se juntam|tudo funciona}',
      'Da {causa|origem} ao {efeito|fim}',
    ],
    paragraphs: [
      [
        [
          'Para entender {um mecanismo|como algo funciona}, {convém|é bom} {puxar o fio|seguir o fio} {de uma ponta à outra|do começo ao fim}, um elo por vez.',
          'Quem explica {bem|com clareza} {conta uma corrente|procede por elos}: {isto acontece|sucede uma coisa}, {logo|portanto} acontece outra.',
          'Quando o assunto é [topic], {escolha|pegue} um {só|único} exemplo e {acompanhe-o|siga com ele} {do princípio ao fim|em cada passagem}.',
        ],
        '{Comece|Parta} do que {se vê|dá para tocar}, depois {suba|volte atrás} {perguntando|indagando} a cada vez o que {tornou aquilo possível|veio antes}.',
        'Onde a resposta for “{sempre foi assim|faz-se assim}”, {pare|desacelere}: {falta um elo|há uma passagem escondida}, e {vale a pena procurar|costuma ser a mais instrutiva}.',
        '[exampleSentence]',
      ],
      [
        [
          '{Desenhe|Trace} {a corrente|os passos} em uma folha, com {poucas palavras|uma palavra por elo} e {muitas setas|setas grandes}.',
          'Uma corrente {desenhada|posta no papel} {mostra|revela} {os buracos|os pontos fracos} {de relance|na hora}.',
        ],
        'Junto a {cada seta|cada uma}, {anote|marque} {quanto acredita nela|de onde sabe aquilo}.',
        'Uma seta {sem origem|incerta} não é {vergonha|erro}: é {a próxima pergunta|o ponto a estudar}.',
        'E não esqueça os detalhes, {por exemplo|como} [detail], que {rompem|partem} {mais correntes|mais raciocínios} do que se imagina.',
        'Deixe {espaço nas margens|um pouco de branco}: as {perguntas|dúvidas} {chegam|vêm} {depois|à noite}, e {pedem|querem} um {lugar|canto} onde {ficar|ser escritas}.',
      ],
      [
        [
          'Por fim, {tente|faça} um experimento {mental|de cabeça}: {tire|retire} um elo e {imagine|veja} o que {acontece|muda}.',
          'A última {prova|verificação} se faz {tirando|por subtração}: {sem uma peça|com um elo a menos}, o que {desaba|para}?',
        ],
        'Se {nada muda|tudo fica de pé}, aquele elo era {um enfeite|um costume}; se {tudo para|o resto cai}, você {achou|descobriu} {um eixo|um pilar}.',
        'Conte {a corrente|o raciocínio} a [expert] e {pergunte|queira saber} {onde ela é mais fraca|que elo falta}.',
        'A correção {que vier|recebida} {fica na memória|se guarda} {melhor|por mais tempo} que {uma aula inteira|muitas leituras}.',
      ],
    ],
  },
  {
    id: 'how-layers',
    role: 'how',
    headings: [
      '{Em camadas|Por camadas}, {como cebola|do largo ao fino}',
      'Primeiro o {grosso|contorno}, depois o {fino|detalhe}',
      'Três {leituras|passagens}, {três profundidades|cada uma mais lenta}',
    ],
    paragraphs: [
      [
        [
          'Um tema {complexo|rico} não se {atravessa|percorre} em linha reta: {cava-se por camadas|volta-se a ele}, {cada vez|de cada vez} {um pouco mais fundo|com menos pressa}.',
          'A primeira leitura não {precisa|pretende} {explicar tudo|resolver cada dúvida}; ela {serve para|deve} {dar uma ideia|deixar uma impressão} {da forma|do conjunto}.',
          'Também quando o assunto é [topic] {vale|funciona} uma regra {simples|antiga}: {primeiro a forma|antes o conjunto}, {depois as partes|mais tarde o detalhe}.',
        ],
        'A primeira camada se {atravessa|percorre} {depressa|de um fôlego}, {tolerando|aceitando} {o que não se entende|as palavras obscuras}.',
        [
          'A {seguinte|do meio} pede um lápis: {sublinhe|marque} os trechos que {sustentam o discurso|servem de pilar} e {só eles|nada mais}.',
          '{Na segunda volta|Depois}, {vá de lápis|leia riscando}: uma frase por página, {a que faria falta|aquela sem a qual tudo cai}, {merece|ganha} o traço.',
        ],
        [
          'Ao fundo se vai {apenas|só} onde {é preciso|a curiosidade insiste}, porque {profundidade em toda parte|cavar em todo lugar} {é outro jeito de|equivale a} {se perder|se afogar}.',
          '{A profundidade|Mergulhar} {custa fôlego|cansa}: {guarde|reserve} o mergulho para {dois ou três pontos|o que chama você}, e {nade|fique} na superfície {no resto|sem culpa}.',
        ],
      ],
      [
        [
          'Entre uma camada e outra, {deixe passar|ponha} {algum tempo|uns dias}, {e uma prova|e um pouco de prática}.',
          'As pausas {fazem parte|são parte} {do método|do trabalho}: {o sono|a distância} {arruma|põe em fila} as ideias.',
        ],
        'Pode bastar [trial]: {o contato com as coisas|pôr a mão} {prepara|facilita} {a leitura seguinte|a próxima página}.',
        '[sourceSentence]',
        'No dia seguinte, {comece|parta} {do que lembra|daquilo que ficou}, {não da página|antes de reabrir a página}: {as falhas|os vazios} {dirão|mostram} onde {voltar|cavar}.',
      ],
    ],
    list: {
      style: 'numbered',
      lead: [
        '{Na prática|Para começar}, {uma volta por vez|proceda assim}:',
        'As {passagens|camadas}, {da mais larga à mais estreita|uma depois da outra}:',
      ],
      items: [
        '{Leia|Olhe} {só|apenas} títulos, {figuras|imagens} e {últimas linhas|conclusões}, e {feche|pare} {logo|em seguida}.',
        'Escreva em {três linhas|poucas palavras} {o que acha que entendeu|do que se trata, a seu ver}.',
        '{Volte|Retorne} {aos trechos obscuros|às partes difíceis} com {uma pergunta precisa|uma dúvida bem formulada}.',
        '{Procure|Ache} um exemplo {seu|de casa}, {diferente|longe} do que {estava no livro|leu}.',
        '{Explique|Resuma} {o todo|o conjunto} {em voz alta|a alguém} e {corrija|acerte} {as três linhas|as notas}.',
      ],
    },
  },
  {
    id: 'how-compare-cases',
    role: 'how',
    headings: [
      '{Aprenda|Entenda} {por comparação|com casos vizinhos}',
      'Um caso {só|isolado} não {basta|ensina}',
      '{Semelhanças|Parentescos} e diferenças',
    ],
    paragraphs: [
      [
        [
          'Entendemos {muito|quase tudo} por comparação: uma coisa {fica clara|ganha forma} {ao lado|perto} de outra {parecida|que se assemelha}, mas {não demais|não de todo}.',
          'Quem {olha|estuda} um só caso acaba {confundindo|trocando} o {acidente|acaso} com {a regra|a substância}.',
          'Quando o assunto é [topic], {um segundo exemplo|um caso diferente} {ensina|explica} mais que {uma segunda leitura|muitas definições}.',
        ],
        '{Escolha|Pegue} dois exemplos {vizinhos em muita coisa|quase gêmeos}, mas diferentes em {um ponto|algo} que {intriga você|gostaria de entender}.',
        '{Ponha|Disponha} os dois em colunas e {preencha|complete} {as mesmas linhas|os mesmos campos}: [record], {na medida do possível|onde der}.',
        'As linhas iguais {descrevem|mostram} {o gênero|a família}, as diferenças {contam|explicam} {o resto|a história de verdade}.',
      ],
      [
        [
          'Cuidado, {porém|no entanto}, com {as comparações|os paralelos} {de ocasião|fáceis demais}.',
          'Uma comparação {ilumina|ajuda} {até certo ponto|por um trecho}, depois {ofusca|desvia do caminho}.',
        ],
        'Pergunte-se sempre {onde|em que ponto} ela {deixa de valer|se quebra}, e {anote isso|escreva} {no rodapé|à margem}.',
        'Duas coisas {parecidas|semelhantes} podem ter {causas|razões} {diferentes|sem parentesco}, como duas portas {iguais|da mesma cor} que {dão|se abrem} para salas {diferentes|distantes}.',
        '[questionSentence]',
        '{É preferível|Mais vale} uma comparação {modesta|limitada} que {se sustente|fique de pé} a uma imagem {brilhante|sedutora} que {leve|conduza} aonde {os fatos não chegam|você não queria ir}.',
      ],
      [
        [
          '{Com três ou quatro casos|Reunidos alguns casos}, {arrisque|tente} uma {regra|frase geral}.',
          'Das comparações {nasce|sai} {mais cedo ou mais tarde|em certo momento} {uma hipótese|uma ideia geral}.',
        ],
        'Escreva a frase {a lápis|em forma de pergunta}, e {procure|vá buscar} {logo|de propósito} {um caso que a desminta|a exceção}.',
        'Se ela {resistir|se sustentar}, {fique com ela|use-a} {até prova em contrário|com prudência}; se {cair|não resistir}, {você aprendeu|agora sabe} {onde termina|qual é o seu limite}.',
        'Um trabalho {paciente|modesto} assim {produz|rende} poucas certezas, mas {firmes|suas}.',
        'Na dúvida, {guarde|conserve} também os casos {tortos|estranhos}: {mais adiante|em geral}, são eles que {sugerem|indicam} {a regra seguinte|para onde olhar}.',
      ],
    ],
  },
];
