import type { Module } from '../../../language-pack.ts';

/** O caminho, passo a passo. Plano: how-to. */
export const STEPS: readonly Module[] = [
  {
    id: 'steps-ladder',
    role: 'steps',
    headings: [
      'O caminho, {degrau por degrau|um passo de cada vez}',
      'Como {proceder|avançar}, em ordem',
      'Da primeira {tentativa|prova} ao hábito',
    ],
    paragraphs: [
      [
        [
          'A ordem {conta mais que a velocidade|pesa quase tanto quanto o esforço}: cada {passo|etapa} {prepara|facilita} {o que vem depois|o resto do percurso}.',
          'Qualquer {tarefa|empreitada} assusta menos quando {cortada em fatias|dividida em partes}, desde que cada {fatia|pedaço} {tenha um fim|caiba em uma tarde}.',
          'Quando o assunto é [topic], uma sequência {modesta|simples} {vale mais que|vence} um plano {genial|brilhante} {deixado pela metade|que ficou no papel}.',
        ],
        'Não {espere|exija} {entender tudo|ter todas as respostas} {de antemão|antes de se mexer}; {certas dúvidas|algumas perguntas} só se resolvem {fazendo|pelo caminho}.',
        'O roteiro abaixo é {um esqueleto|um esboço} para {adaptar|ajustar} {ao seu caso|aos seus dias}, {sem cerimônia|com toda a liberdade}.',
        'Entre um passo e outro, {deixe passar|dê-se} {uma noite|algumas horas}: {a distância|o descanso} {mostra|revela} {erros|detalhes} que {a pressa|o entusiasmo} esconde.',
      ],
      [
        [
          '{Ao chegar ao fim|Depois da última etapa}, {não dê o assunto por encerrado|deixe a porta aberta}.',
          'A primeira volta serve {sobretudo|antes de mais nada} para {descobrir|aprender} onde {moram as dificuldades|se esconde o cansaço}.',
        ],
        'A segunda volta {será mais leve|corre melhor}, e você {verá|vai notar} que {alguns passos se juntam|certas etapas bastam uma vez só}.',
        'Se {travar|empacar}, {volte|recue} {um único degrau|ao último ponto que deu certo} {em vez de|sem} {recomeçar do zero|jogar tudo fora}.',
        '[exampleSentence]',
      ],
    ],
    list: {
      style: 'numbered',
      lead: [
        '{Em ordem|Uma ordem que funciona}, {do começo ao fim|do mais leve ao mais exigente}:',
        '{Eis|Esta é} {a sequência|a trilha}, {sem pressa|uma etapa por vez}:',
      ],
      items: [
        '{Escolha|Pegue} a parte {menor|mais fácil} que {já dê|produza} um resultado {visível|que se possa ver}.',
        '{Separe|Prepare} apenas o que {essa parte pede|serve a esse pedaço}: [tools] {bastam|dão conta}.',
        '{Faça|Realize} uma primeira tentativa {sabendo que sairá torta|sem pretensões} e {leve-a até o fim|chegue à última linha}.',
        '{Anote|Registre} {no calor da hora|até a noite} {o que funcionou|o que saiu bem} e o que {travou|resistiu}.',
        '{Mude|Corrija} {um só elemento|uma coisa só}, depois {repita|tente de novo} {nas mesmas condições|mantendo o resto igual}.',
        'Quando o gesto {sair sozinho|ficar natural}, {amplie|aumente} {um pouco|com prudência} {o alcance|a dificuldade}.',
      ],
    },
  },
  {
    id: 'steps-small-round',
    role: 'steps',
    headings: [
      'Comece {pequeno|de leve}, {mas comece|hoje mesmo}',
      'A primeira volta é {curta|breve}',
      'Uma {prova|amostra} antes do {grande passo|resto}',
    ],
    paragraphs: [
      [
        [
          'O caminho mais {rápido|curto} para {entender|aprender} é uma volta completa, {porém minúscula|em escala reduzida}.',
          '{Comece|Parta} de uma versão tão pequena que {chegue a parecer|pareça} {brincadeira|modesta demais}.',
        ],
        'Pode bastar [trial], {do começo ao fim|até o último detalhe}, {sem pular|inclusive} as partes {chatas|menos divertidas}.',
        'Uma volta {inteira|completa} {ensina|mostra} onde {o trabalho emperra|se perde tempo}, e isso {nenhuma leitura|nenhum vídeo} {entrega|consegue substituir}.',
        '[firstStepSentence]',
        'Prefira {algo que caiba em um dia|um pedaço do tamanho de uma tarde}, pois {o que fica aberto|coisa inacabada} {ocupa a cabeça|pesa} mais do que {ensina|rende}.',
      ],
      [
        [
          '{Terminada a volta|Feita a prova}, {faça uma pausa|respire} antes de {repetir|recomeçar}.',
          'Entre a primeira volta e a segunda {cabe|deve entrar} uma pausa {para pensar|de reflexão}.',
        ],
        'Pergunte-se {que momento|o que} {comeu|gastou} mais {energia|tempo}, e se {era necessário|valeu a pena}.',
        'Observe [signal]: é um {sinal|indício} mais {honesto|confiável} do que {o humor do momento|a impressão daquele dia}.',
        'Depois escolha uma única {correção|mudança}, {a mais promissora|a que promete mais}, e {deixe|guarde} {as outras|o resto} para {outra ocasião|mais tarde}.',
        'Escreva {essa correção|o que vai mudar} antes de {recomeçar|voltar ao trabalho}, e a segunda volta terá {um propósito|algo a provar}.',
      ],
      [
        [
          '{Depois de algumas voltas|Na terceira ou quarta tentativa}, a mão {já sabe|começa a saber} {o que fazer|aonde ir}.',
          'Repetir {cansa menos|é menos monótono} {do que parece|do que se teme}, quando cada vez {traz um detalhe novo|muda alguma coisa}.',
        ],
        'É hora de {aumentar a dificuldade|subir um pouco a régua}: {mais quantidade|mais duração}, {menos ajuda|menos conferência}, {um imprevisto|uma variação}.',
        '{Cresça|Avance} {aos poucos|por etapas}, de modo que {um erro|um tropeço} {possa ser consertado|não saia caro}.',
        'E {guarde|conserve} o primeiro resultado: {um dia|daqui a alguns meses} ele {mostrará|vai medir} {o caminho andado|quanto você aprendeu}.',
      ],
    ],
  },
  {
    id: 'steps-calendar',
    role: 'steps',
    theme: 'weeks',
    headings: [
      '{Um mês|Algumas semanas}, {sem exageros|passo a passo}',
      'Um calendário {possível|que se sustenta}',
      '{Espalhe|Distribua} o trabalho {no tempo|pelos dias}',
    ],
    paragraphs: [
      [
        [
          'Um plano {com datas|escrito no calendário} {resiste melhor|tem mais chance de sobreviver} do que {uma promessa|um bom propósito}.',
          'Boas intenções {evaporam|somem} {depressa|em poucos dias}; {um compromisso fixo|uma hora anotada na agenda} {fica|aguenta}.',
          'Mesmo quando o assunto é [topic], um mês de {trabalho regular|constância} {leva mais longe|rende mais, no fim das contas,} do que um dia {heroico|de fúria}.',
        ],
        [
          '{Escolha|Fixe} {dois momentos|dois encontros} por semana e {encaixe-os|ponha-os} {ao lado de|logo depois de} um hábito que {já existe|você já tem}.',
          'Dois {horários|encontros} por semana, {presos|colados} a {um costume antigo|algo que já acontece}, {resistem|aguentam} melhor que {a boa vontade|uma lista de promessas}.',
        ],
        '{A cada vez|No fim de cada sessão}, {anote|deixe escrito} qual será o {próximo gesto|passo seguinte}: {recomeçar|retomar} {custará metade|ficará fácil}.',
        'Uma semana {perdida|pulada} não {estraga|apaga} nada, mas duas seguidas {merecem|pedem} {uma pergunta|que se repense o plano}.',
      ],
      [
        [
          '{No meio do caminho|Por volta da metade}, {faça um balanço|pare para olhar} {com as anotações à frente|de caderno na mão}.',
          'O calendário {deve ser relido|se corrige} {depois de quinze dias|no meio do mês}, {sem apego|em vez de defendido com teimosia}.',
        ],
        '{Corte|Tire} o que você {vem adiando|empurra para a frente}: {ou não serve, ou é grande demais|talvez não servisse, talvez precise ser dividido}.',
        '[measureSentence]',
        '{Mantenha|Conserve} o que {saiu fácil|foi feito com gosto}, porque dali {nasce|começa} {a constância|um hábito}.',
        [
          'Acrescente, se {ajudar|fizer falta}, {um pequeno prêmio|algo agradável} no fim de cada {semana|etapa}: o calendário {se abre|se olha} com mais vontade.',
          '{Amarre|Junte} ao fim de cada {semana|trecho} {um prazer simples|uma coisa boa}: {um filme|um passeio}, {um telefonema|um doce}, o que {der gosto|agradar}.',
        ],
      ],
    ],
    list: {
      style: 'numbered',
      lead: [
        '{Uma trilha possível|Um exemplo de calendário}, {para esticar ou encurtar|a adaptar aos seus dias}:',
        'O {mês|trabalho} pode ser {dividido|repartido} assim:',
      ],
      items: [
        '{No começo|Nos primeiros dias}, {observe|olhe} e {tome notas|anote}, sem {mudar nada|corrigir}.',
        'Depois {experimente|tente} [trial], {com calma|sem pressa} e {sem plateia|por sua conta}.',
        '{Dedique|Reserve} {algumas sessões|um par de encontros} ao ponto {fraco|mais duro} que {apareceu|veio à tona}.',
        'Mostre o trabalho a [expert] e {escute|anote} {sem se defender|em silêncio}.',
        '{Feche|Termine} com uma tentativa inteira e {compare|confronte} com {a primeira|as notas do início}.',
      ],
    },
  },
];
