import type { Frame, LanguagePack } from '../../language-pack.ts';

const HOW_TO: readonly Frame[] = [
  {
    id: 'intro-how-first-evening',
    paragraphs: [
      [
        [
          'Há coisas que, {de longe|vistas de fora}, parecem {difíceis|reservadas a poucos} e, {uma vez começadas|depois da primeira tentativa}, pedem {sobretudo|apenas} um pouco de ordem.',
          'Quando o assunto é [topic], o difícil não é começar: é {começar pelo lugar certo|não parar na segunda noite}.',
        ],
        '{Aqui|Nestas páginas} não {há|se encontram} {fórmulas|atalhos} nem {promessas|milagres}: {há|o que existe é} um percurso {paciente|pensado}, {algumas provas a fazer|umas poucas tentativas} e os erros a {evitar|contornar}.',
        '{Vá|Avance} {com calma|no seu passo}, pule o que {já sabe|conhece}, e tenha {à mão|por perto} uma folha para {anotar|marcar} {as dúvidas|o que surpreender}.',
        '{No fim|Ao terminar}, haverá um primeiro passo para {amanhã|esta semana}, pequeno o bastante para {ser dado de verdade|não assustar}.',
      ],
    ],
  },
  {
    id: 'intro-how-questions',
    paragraphs: [
      [
        [
          '{Por onde se começa|O que vem primeiro}? {Quanto tempo leva|O que é preciso}? {E se der errado|E onde se erra}? As dúvidas {chegam|vêm} em bando, e {convém|é melhor} pô-las em fila.',
          'Quem começa a se ocupar de [topic] costuma ter {mais entusiasmo que método|muitas perguntas e pouca vontade de esperar}.',
        ],
        'A resposta {curta|mais honesta} é que {se aprende fazendo|as mãos ensinam}, {contanto que|desde que} se aceite {fazer pouco por vez|começar pequeno} e {olhar|observar} bem.',
        'O percurso que segue {acompanha|guia} você {da ideia ao primeiro resultado|do primeiro pensamento à primeira tentativa}, com {paradas|perguntas} {onde fazem falta|nos pontos delicados}.',
        'Adapte tudo aos seus {dias|hábitos}: um conselho que não entra na {vida|semana} de quem o usa {não serve a ninguém|continua só papel}.',
      ],
    ],
  },
  {
    id: 'intro-how-neighbour',
    paragraphs: [
      [
        [
          'Pense em alguém que {consegue|faz} isso {sem esforço aparente|com naturalidade}: quase nunca tem um dom, tem {uma ordem|alguns hábitos} e {muitas tentativas|uma série de erros} nas costas.',
          '{Atrás|Por trás} de um trabalho {bem feito|caprichado} raramente há {um lampejo|um golpe de gênio}: há {uma ordem, repetida|uma série de gestos simples}.',
        ],
        'Essa ordem se pode {aprender|copiar}, e {é disso que se fala aqui|é o fio destas páginas}, quando o assunto é [topic].',
        'Veremos como {saber o que se quer|fixar a meta}, como {se preparar sem exagero|reunir o necessário} e como {perceber|notar} que {há avanço|o caminho é bom}.',
        'Leia {de lápis na mão|sem pressa}, e pare quando {uma frase tocar você|algo fizer sentido}: dali {começa o seu trabalho|convém partir}.',
      ],
    ],
  },
  {
    id: 'intro-how-less',
    paragraphs: [
      [
        [
          'Boa parte dos guias {acrescenta|acumula}: {mais ferramentas|novas etapas}, {mais regras|outras exceções}; aqui se tenta {tirar|desbastar}.',
          'Para {dar os primeiros passos|começar bem} é preciso {menos do que se diz|pouco}, {mas esse pouco pede escolha|desde que bem escolhido}.',
        ],
        'Se você pensa em [topic] {há algum tempo|faz tempo} e {não começa|vai adiando}, talvez o que {trava|segura} seja {o excesso de conselhos|a quantidade de coisas a saber}.',
        'As linhas que seguem {escolhem|propõem} poucos gestos, {em ordem|do primeiro ao último}, e {dizem|explicam} {como testá-los|de que modo prová-los} sem {arriscar muito|grandes gastos}.',
        'O resto {você acrescenta|vem sozinho}, com {a experiência|a prática} e com as {perguntas|pessoas} {certas|que encontrar}.',
      ],
    ],
  },
];

const EXPLAINER: readonly Frame[] = [
  {
    id: 'intro-explain-curious',
    paragraphs: [
      [
        [
          'Quando o assunto é [topic], fala-se {mais com pressa do que com calma|com mais segurança que paciência}.',
          'Certos temas parecem claros até que {alguém peça|nos peçam} uma explicação, e {então|nessa hora} {as palavras ficam tímidas|as certezas balançam}.',
        ],
        'Este texto não {pretende|promete} {dizer tudo|dar a última palavra}: {oferece|propõe} um modo {ordenado|simples} de {se aproximar|olhar}, {perguntar|distinguir} e {formar uma ideia|construir uma opinião}.',
        '{Há aqui|Você encontrará} {um mapa|alguns pontos de referência}, {provas para fazer em casa|pequenos exercícios} e uma peneira para {as opiniões|os conselhos} {dos outros|que circulam}.',
        'O resto {depende da|fica por conta da} sua {curiosidade|atenção}, a única ferramenta que {não se empresta|ninguém pode dar a você}.',
      ],
    ],
  },
  {
    id: 'intro-explain-map',
    paragraphs: [
      [
        [
          'Entrar em um assunto novo {lembra|é como} {chegar|descer do ônibus} em uma cidade desconhecida: {antes de correr|antes de escolher a rua}, {convém olhar o mapa|é bom saber onde se está}.',
          'Quando o assunto é [topic], há muitas portas, e {quase todas|várias} dão {para um corredor|em salas sem janela}.',
        ],
        'Aqui se {começa|parte} {das fronteiras|das palavras}, se {passa|chega} {às razões|ao porquê} e se {termina|conclui} com {algumas provas|o que você pode fazer}.',
        'Não é preciso {preparo algum|saber nada antes}: bastam {uma folha e algum tempo|meia hora e umas perguntas}.',
        'Se {um trecho|um ponto} {deixar dúvida|parecer fraco}, {marque-o|guarde-o}: as objeções, {no fim|somadas}, {valem mais que certezas|ensinam tanto quanto respostas}.',
      ],
    ],
  },
  {
    id: 'intro-explain-child',
    paragraphs: [
      [
        [
          'Como você {explicaria|contaria} isso a {uma criança esperta|uma pessoa curiosa}, sem {palavras difíceis|truques}? A pergunta {parece fácil|faz sorrir}, mas {põe ordem|revela os vazios}.',
          'Saber não é {repetir|decorar} uma definição, é conseguir {usá-la|reconhecê-la} {na hora certa|na vida de todo dia}.',
        ],
        'É o que se tenta aqui, {um pedaço por vez|com ordem}, em torno de [topic].',
        'Primeiro {os contornos|as palavras}, depois {os mecanismos|o como e o porquê}, por fim {os enganos mais comuns|as ideias erradas} e {os caminhos para continuar|alguns passos a dar}.',
        'No caminho, {será preciso|vale} {olhar|observar}, {escrever duas linhas|tomar algumas notas} e {conversar com|ouvir} {alguém|outras pessoas}: {aprende-se assim|entende-se melhor}.',
      ],
    ],
  },
  {
    id: 'intro-explain-noise',
    paragraphs: [
      [
        [
          'Sobre quase tudo {se acham|se leem} hoje {mais palavras|mais opiniões} do que {cabem em um dia|são necessárias}: {falta|escasseia} {um modo de escolher|um fio}.',
          'O barulho {em torno|à volta} de um assunto cresce mais {depressa|rápido} que a compreensão.',
        ],
        'Quem quer {formar uma ideia|entender algo} quando o assunto é [topic] {precisa de|deveria procurar} {poucas boas perguntas|algumas boas perguntas}, antes de {outras notícias|páginas novas}.',
        'As boas perguntas {estão|se acham} aqui, {junto de|ao lado de} {algumas provas|exercícios} que você pode {fazer|tentar} {em casa|sem aparelhos}.',
        '{Fique com|Use} o que {serve|é útil} e {deixe|esqueça} o resto: já é {um modo de entender|um bom exercício}.',
      ],
    ],
  },
];

const COMPARISON: readonly Frame[] = [
  {
    id: 'intro-compare-crossroads',
    paragraphs: [
      [
        [
          'Diante de uma encruzilhada como [a] ou [b], {dá vontade de|a tentação é} {pedir que alguém escolha por nós|achar uma resposta que sirva a todos}.',
          'Certas dúvidas {duram meses|ficam abertas} {sem ser difíceis|não por serem difíceis}: {falta apenas|bastaria} um bom modo {de olhá-las|de encará-las}.',
        ],
        'A verdade é que a resposta depende {de quem escolhe|dos dias de quem escolhe}, e {nenhuma tabela|nenhum especialista} {a conhece|pode adivinhá-la}.',
        'Dá, porém, para pôr ordem: {esclarecer|precisar} a pergunta, {fixar|escolher} poucos critérios, testar {em pé de igualdade|com honestidade} e {decidir|fechar}.',
        'É o caminho destas páginas, para seguir {de caneta na mão|com um papel ao lado} e {sem pressa|sem pressão}.',
      ],
    ],
  },
  {
    id: 'intro-compare-no-winner',
    paragraphs: [
      [
        [
          'Não {espere|procure} aqui um vencedor entre [a] e [b]: quem {proclama|anuncia} um, {em geral|muitas vezes}, {fala de si|já escolheu}.',
          'As comparações {acabam|terminam} {quase sempre|vezes demais} com um pódio, e quem lê {fica com a mesma dúvida|volta ao ponto de partida}.',
        ],
        '{Há|Você encontrará} {em vez disso|antes} {perguntas|uma série de passos} para {descobrir|entender} {que caminho|qual dos dois} {combina com a sua vida|cabe nos seus dias}, {hoje|agora}.',
        'Cada possibilidade terá {a sua defesa|um advogado} e {a sua acusação|um crítico}, {com as mesmas regras|com tempo igual}.',
        'No fim a escolha {fica|continua} sua, {como deve ser|e é bom que seja}, {mas apoiada em algo|com um chão} mais firme que {o instinto|um ouvi dizer}.',
      ],
    ],
  },
  {
    id: 'intro-compare-evening',
    paragraphs: [
      [
        [
          'Acontece {à noite|à mesa}: {alguém puxa o assunto|o assunto surge}, {cada um dá seu palpite|as opiniões se cruzam}, e {uma hora depois|na sobremesa} {ninguém mudou de ideia|está-se no ponto de partida}.',
          'Escolher {cansa|custa}, {sobretudo|ainda mais} quando os dois caminhos {parecem bons|têm algo a oferecer}.',
        ],
        'Também entre [a] e [b] a discussão {gira em falso|emperra} enquanto não se diz {para que serve a escolha|com que critérios se julga}.',
        '{Partimos|Parte-se} {daí|disso}, {então|portanto}: {das necessidades|do que você precisa}, antes das características.',
        'Depois {virão|vêm} {os critérios|as linhas a pesar}, uma prova {em pé de igualdade|para os dois lados}, {os erros a evitar|as armadilhas} e um modo de {fechar|decidir} {sem remorso|com serenidade}.',
      ],
    ],
  },
  {
    id: 'intro-compare-scale',
    paragraphs: [
      [
        [
          'Uma balança só {funciona|serve} quando {se sabe|já se decidiu} o que {pôr|pousar} nos pratos, e {o mesmo vale|isso vale também} para {as escolhas|toda comparação}.',
          'Comparar [a] e [b] {é fácil|pede pouco}; {fazer isso bem|fazê-lo com honestidade} {pede|exige} {algum método|certo cuidado}.',
        ],
        'As vantagens {se veem|saltam aos olhos}, os {pesos|custos} {escondidos|calados} {aparecem tarde|menos}, e {o hábito|o entusiasmo} {vicia|desloca} {o ponteiro|o resultado}.',
        'Estas páginas {ajudam|servem} a {acertar|aferir} a balança: {o que pesar|que coisas contar}, {como pôr à prova|com que testes}, {a quem perguntar|em quem confiar}.',
        'A leitura {toma|pede} pouco tempo; {a escolha|a decisão}, {depois|no fim}, {pode|talvez possa} {vir sozinha|surpreender}.',
      ],
    ],
  },
];

const LIST: readonly Frame[] = [
  {
    id: 'intro-list-pick',
    paragraphs: [
      [
        [
          'Uma lista {se lê|deve ser lida} como {um cardápio|se olha uma banca de feira}: ninguém leva tudo, {escolhe-se|pega-se} {o que serve hoje|o que dá água na boca}.',
          'Quando o assunto é [topic], {conselhos não faltam|não há falta de conselhos}: {falta|escasseia} {tempo|paciência} para testá-los.',
        ],
        'Os que seguem foram {pensados|escritos} para {ser testados|ir para a vida} {um por vez|com calma}, {em qualquer ordem|começando por onde quiser}.',
        'Cada um {se sustenta|funciona} sozinho e pede {pouco|mais atenção que recursos}: {uma folha|meia hora}, {um telefonema|uma pergunta}, {uma prova|um pouco de paciência}.',
        '{Leia todos|Percorra tudo}, {marque dois|escolha um par} e deixe {os outros|o resto} {descansar|para depois}: {serão úteis|servirão} {mais adiante|outro dia}.',
      ],
    ],
  },
  {
    id: 'intro-list-small',
    paragraphs: [
      [
        [
          'As melhoras {vêm|chegam} {raramente|pouco} de {uma grande decisão|um lance de teatro}, e {bem mais|muito mais} de uma série de gestos pequenos, {bem escolhidos|repetidos}.',
          'Quem se interessa por [topic] {procura|gostaria de achar} {a jogada decisiva|uma virada}; em geral contam mais {os gestos miúdos|os passos modestos}.',
        ],
        'Aqui você encontra {algumas ideias|umas ideias} {pensadas para|ao alcance de} quem tem {pouco tempo|dias cheios} e {nenhuma vontade|pouca vontade} de {se iludir|jogar dinheiro fora}.',
        'Nenhuma {é mágica|faz milagre}, todas se podem {testar|conferir} {nesta semana|com pouco gasto}.',
        'Pegue a {primeira|ideia} que {fizer você concordar|parecer sua}, {ponha à prova|experimente} e {julgue|decida} {com os seus olhos|pelos resultados}.',
      ],
    ],
  },
  {
    id: 'intro-list-choose',
    paragraphs: [
      [
        [
          'Antes de confiar em {uma classificação|uma lista de nomes}, {convém|vale a pena} {aprender a escolher|afinar o olhar}: {dura mais|serve também da próxima vez}.',
          'Um conselho honesto {não decide|evita decidir} no seu lugar: ajuda a {ver melhor|saber o que olhar}.',
        ],
        'Por isso, quando o assunto é [topic], {há aqui|você encontra} {modos|caminhos} de {olhar|se orientar}, {perguntar|fazer perguntas} e {testar|conferir}.',
        'Nem todas as ideias {servem|são úteis} {a todos|em todo caso}: {pegue|escolha} as que {entram|cabem} na sua {rotina|vida}.',
        'E {deixe|tenha} um papel {ao lado|por perto}: as melhores respostas {chegam|nascem} {enquanto se lê|entre uma linha e outra}.',
      ],
    ],
  },
  {
    id: 'intro-list-shelf',
    paragraphs: [
      [
        [
          '{Guarde|Use} esta lista como {uma caixa de ferramentas|uma gaveta de cozinha}: {abre-se quando é preciso|pega-se o que falta} e {o resto|tudo o mais} {espera|não atrapalha}.',
          'Há dias em que basta uma ideia, {uma só|apenas uma}, {desde que dê para testar|boa de pôr em prática} {já|antes da noite}.',
        ],
        'Se você procura ideias e o assunto é [topic], {aqui|nas próximas linhas} há {várias|muitas}, {da mais simples à mais exigente|sem ordem obrigatória}.',
        'Algumas {parecerão|vão soar} {óbvias|já conhecidas}, e {talvez sejam|pode ser}: {a diferença|a distância} está entre {saber|conhecer} e {fazer|pôr em prática}.',
        'Comece {por uma|pela que custa menos}, {marque|anote} como foi e {volte|passe de novo} {quando quiser|na semana que vem}.',
      ],
    ],
  },
];

/** As aberturas. */
export const INTROS: LanguagePack['intros'] = {
  'how-to': HOW_TO,
  explainer: EXPLAINER,
  comparison: COMPARISON,
  list: LIST,
};
