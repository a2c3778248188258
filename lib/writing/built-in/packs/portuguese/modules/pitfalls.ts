import type { Module } from '../../../language-pack.ts';

/** Os erros a evitar. Planos: how-to, list e, à parte, comparison. */
export const PITFALLS: readonly Module[] = [
  {
    id: 'pitfalls-usual',
    role: 'pitfalls',
    shapes: ['how-to', 'list'],
    headings: [
      'Os {tropeços|erros} mais {comuns|frequentes}',
      'Onde se {escorrega|erra} mais',
      'Enganos que {você pode evitar|dá para evitar}',
    ],
    paragraphs: [
      [
        [
          'Os erros {mais caros|piores} {chegam calados|não fazem barulho}: no começo {parecem|têm cara de} {prudência ou zelo|simples bom senso}.',
          'Quem {começa|está no início} tropeça quase sempre nas mesmas pedras, e {conhecê-las é meio caminho|saber disso ajuda muito}.',
          'Quando o assunto é [topic], erra-se {sobretudo|mais} {no começo|nas primeiras semanas}, na hora em que {a pressa manda|se quer tudo ao mesmo tempo}.',
        ],
        '[mistakeSentence]',
        'Outro {clássico|vício comum} é {comprar|acumular} soluções {antes de entender|sem conhecer} {o problema|a verdadeira dificuldade}.',
        'E há ainda um detalhe como [detail], que {ninguém menciona|se ignora de bom grado} até que {o estrago esteja feito|seja preciso refazer tudo}.',
      ],
      [
        [
          'Contra {cada um deles|cada engano} existe um remédio {pequeno|simples}, {quase sempre|em geral} meio {sem graça|cinzento}.',
          'Para {se defender|evitá-los}, {é preciso menos talento|basta menos habilidade} do que {se pensa|parece}, e {um pouco mais de|alguma} rotina {bem escolhida|a mais}.',
        ],
        'Quando {a pressa aperta|bater a ansiedade}, {espere uma noite|durma sobre o assunto}: {as boas ocasiões|as escolhas sensatas} {raramente|quase nunca} {vencem|somem} {em poucas horas|antes de anoitecer}.',
        'E se {errar assim mesmo|acontecer de novo}, {escreva|anote} {como foi|o que se passou} antes de {procurar culpados|brigar com alguém}.',
        'O caderno {dirá|mostrará} qual {tropeço|engano} {volta|se repete} mais, e {por ele|por esse ponto} {convém|é bom} {começar|recomeçar}.',
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Estes sinais|Os sinais abaixo} {pedem|merecem} {uma parada|atenção}:',
        '{Desacelere|Pare um momento} quando {surgir|aparecer} um destes {sinais|avisos}:',
      ],
      items: [
        'Você {adia|empurra} há dias {a parte central|o principal} e {enquanto isso|no lugar} {arruma|enfeita} {as beiradas|os acessórios}.',
        'Você {muda de método|recomeça do zero} {sempre que|mal} {encontra|sente} {resistência|um pouco de cansaço}.',
        'Você se {compara|mede} com quem {começou|partiu} {muito|bem} antes, e {sai|termina} {de mau humor|sem vontade}.',
        'Ninguém {viu|conhece} ainda {o que você faz|o seu trabalho}, e {a ideia de mostrar|pensar em mostrá-lo} {incomoda|dá frio na barriga}.',
        'Você já não {lembra|saberia dizer} {o que queria|qual era o propósito} {no início|ao partir}.',
      ],
    },
  },
  {
    id: 'pitfalls-overdoing',
    role: 'pitfalls',
    shapes: ['how-to', 'list'],
    headings: [
      'Demais, {depressa demais|e cedo demais}',
      'Quando {o entusiasmo|a empolgação} {atrapalha|faz estrago}',
      'O risco de {exagerar|querer tudo}',
    ],
    paragraphs: [
      [
        [
          'O entusiasmo {dos primeiros dias|inicial} é um {bom motor|ótimo empurrão} e um {péssimo|mau} {conselheiro|piloto}.',
          'Desiste-se {menos por preguiça|raramente por preguiça} e {bem mais|muito mais} por ter {querido|exigido} {tudo de uma vez|demais}.',
        ],
        'Quem {parte|começa} com {dez propósitos|um plano grandioso}, {na terceira semana|em pouco tempo}, {salva um, por acaso|guarda bem poucos}.',
        '[mistakeSentence]',
        '{Mais vale|É melhor} um compromisso tão {leve|pequeno} que {aguente|suporte} até {um dia ruim|a semana em que tudo sai torto}.',
        'Um passo curto {se alonga|cresce} sem esforço {quando tudo vai bem|nas semanas boas}; um {comprido demais|desmedido} {se abandona|fica para trás} {de vez|sem volta}.',
      ],
      [
        [
          'O erro {gêmeo|oposto} é {exigir perfeição|querer fazer tudo bem} {na primeira|logo de saída}.',
          'Há também quem {espere|procure} as condições {ideais|perfeitas} e {assim|enquanto isso} nunca {comece|saia do lugar}.',
        ],
        'Uma coisa {terminada e mediana|imperfeita mas concluída} {ensina|rende} mais que outra {esplêndida e inacabada|magnífica pela metade}.',
        'Dê-se licença para {fazer mal|sair mais ou menos} {da primeira vez|na estreia}, {contanto que|desde que} {a segunda venha logo|haja uma nova tentativa}.',
        'Observe [signal]: {assim se vê|isso mostra} se você {avança|cresce} ou {apenas lustra|só retoca} {o que já existe|a superfície}.',
      ],
      [
        [
          'Um perigo {à parte|diferente} é {fazer tudo calado|não falar com ninguém}.',
          'Também {o silêncio|trabalhar sem testemunhas} cobra um preço, {maior|mais alto} do que {parece|se pensa}.',
        ],
        'Um olhar {de fora|fresco} {acha|encontra} {em um minuto|na hora} o que você {procura|persegue} {há semanas|há dias}.',
        'Pergunte a [expert] o que {tiraria|cortaria}, {em vez de|antes de perguntar} o que {acrescentaria|colocaria}.',
        'Quem {gosta de você|conhece você} {hesita em|custa a} {criticar|dizer a verdade}, {portanto|então} {faça|prepare} uma pergunta {precisa|estreita}: {qual é a parte mais fraca|o que falta aqui}?',
      ],
    ],
  },
  {
    id: 'pitfalls-comparing',
    role: 'pitfalls',
    shapes: ['comparison'],
    headings: [
      'As armadilhas {da comparação|de quem compara}',
      'Como uma comparação {engana|sai torta}',
      'Cuidado com {comparações tortas|a balança viciada}',
    ],
    paragraphs: [
      [
        [
          'Quase toda comparação {já nasce|começa} inclinada: {temos|existe} um favorito e {buscamos|procuramos} {as provas|confirmações}.',
          'A primeira armadilha {somos nós|está em quem escolhe}: {o coração já decidiu|a decisão foi tomada} e {a razão|a cabeça} {faz papel de advogada|inventa desculpas}.',
          'Entre [a] e [b], {talvez|provavelmente} você já tenha uma queda: {diga isso|confesse} {logo|em voz alta}, para que {não aja|não trabalhe} {às escondidas|na sombra}.',
        ],
        'Um exercício {útil|honesto}: {defenda|sustente} por {cinco|dez} minutos {o lado oposto|a outra possibilidade}, {a sério|sem ironia}.',
        '[mistakeSentence]',
        'Se os argumentos {contrários|desse lado} {custam a vir|chegam com esforço}, você {ainda não conhece|conhece pouco} {a alternativa|esse lado}.',
      ],
      [
        [
          'Outras armadilhas vêm {de fora|do modo de colocar as coisas lado a lado}.',
          'O resto {dos erros|dos enganos} {nasce|vem} {do método|de como se compara}.',
        ],
        'Desconfie de toda tabela que {dá a tudo|atribui a cada linha} {o mesmo peso|a mesma importância}, como se {a vida|uma escolha} fosse {uma soma|conta de padaria}.',
        '[sourceSentence]',
        [
          'Confira também {a ordem|a sequência} em que {olha|examina} as coisas, porque {a primeira|o que se vê antes} {vira|se torna} {a régua|a medida} de todo o resto.',
          'Comece cada vez por {um lado diferente|outro item}: quem abre a {lista|fila} {goza de|recebe} um {frescor|capricho} que {o último|quem fecha} {não terá|nem sonha}.',
        ],
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Pare|Recomece} se a comparação {cair|tropeçar} em um destes {casos|erros}:',
        'Os {sinais|sintomas} de uma comparação {doente|torta}:',
      ],
      items: [
        [
          'Você {põe|está pondo} lado a lado o {melhor|lado bonito} de uma e o {pior|lado feio} da outra.',
          'Você {compara|confronta} {a vitrine|o domingo} de {um lado|uma opção} com {o depósito|a segunda-feira} do {outro|lado contrário}.',
        ],
        'Você {conta|lista} vantagens sem {se perguntar|pensar} quantas {usaria|aproveitaria} {de fato|em uma semana comum}.',
        [
          'Você se {apoia|fia} na experiência de uma só pessoa, que vive de um jeito {muito|bem} diferente {do seu|de como você vive}.',
          'Você se {contenta|satisfaz} com uma voz só, {simpática|querida} até, com {horários|gostos} e {espaços|necessidades} de {outro mundo|gente diferente}.',
        ],
        'Você não {para|deixa} de {juntar|buscar} {notícias|opiniões} porque {decidir|escolher} {assusta|incomoda}, e não porque {falte|precise de} {algo|um dado}.',
        'Você {esquece|deixa de fora} {uma terceira via|a terceira possibilidade}: {esperar|não escolher ainda}, {juntar as duas|combinar os lados} ou {fazer outra coisa|deixar para lá}.',
      ],
    },
  },
  {
    id: 'pitfalls-after-choosing',
    role: 'pitfalls',
    shapes: ['comparison'],
    headings: [
      'Os {erros|escorregões} de quem {escolhe com pressa|decide correndo}',
      '{Arrepender-se|Voltar atrás} custa: {pense antes|como evitar}',
      'Pressa, hábito e {outros maus conselheiros|más companhias}',
    ],
    paragraphs: [
      [
        [
          'A pressa {escolhe|decide por} {o que se vê|o que brilha}, e {a vitrine|o que brilha} raramente é {a parte que você vai usar|o que conta}.',
          'Muitos {arrependimentos|pesares} {nascem|começam} de uma decisão {tomada à noite|feita} com {a cabeça cansada|o pensamento longe}.',
        ],
        'Quando {puder|der}, {ponha|deixe passar} {um dia|uma noite} entre a decisão e {a hora de agir|o gesto que a torna definitiva}.',
        'Imagine {a segunda semana|uma terça-feira qualquer}: {o que fará|como vai se mexer}, com {que objeto na mão|que humor}?',
        '[questionSentence]',
        [
          'Se a cena {entedia|pesa} {já na fantasia|só de imaginar}, {leve isso a sério|dê ouvidos a ela}: {raramente|poucas vezes} a vida real é {mais alegre|mais generosa}.',
          '{Ouça o corpo|Repare no corpo}: {um suspiro|um bocejo} {na cena imaginada|durante o devaneio} {avisa|adianta} o que {os argumentos|as listas} {escondem|calam}.',
        ],
      ],
      [
        [
          'O hábito é um conselheiro {igualmente|não menos} {traiçoeiro|esperto}.',
          'Também {ficar onde se está|manter o que se tem} é uma escolha, {embora não pareça|ainda que a gente esqueça}.',
        ],
        'Pergunte-se o que {pegaria|escolheria} se {começasse|partisse} hoje, {do zero|sem nada às costas}.',
        'Tempo e dinheiro já {gastos|idos} não {voltam|se recuperam} {escolhendo mal|com uma escolha pior} {outra vez|de novo}.',
        'Lembre-se também dos detalhes, [detail] por exemplo: {uma bobagem|uma miudeza} {dessas|assim} {pode|sabe} {estragar|azedar} {até a melhor escolha|uma ótima decisão}.',
        'O que passou pode {ensinar|aconselhar}, mas não {deve|deveria} {votar|decidir}: {conta|importa} apenas {o que vem|a estrada adiante}.',
      ],
      [
        [
          'Resta o conselho {dos outros|alheio}, {precioso|útil} {em pequenas doses|até certo ponto}.',
          'Por fim, {meça|dose} as opiniões: {passadas três ou quatro|depois de poucas}, elas {só fazem barulho|confundem}.',
        ],
        'Quem já {escolheu|fez a escolha} {costuma|precisa} {elogiá-la|defendê-la}, {mesmo|até} quando {ela manca|já pesa}.',
        'Pergunte {antes|em vez disso} o que {incomoda essa pessoa|ela não repetiria}: {a resposta|o que disser} {valerá|contará} mais que {um elogio|qualquer louvor}.',
        '{Depois|No fim}, {feche a porta|desligue a tela} e {decida|escolha} com os seus motivos {em fila|listados} {no papel|à sua frente}.',
      ],
    ],
  },
];
