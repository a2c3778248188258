import type { Module } from '../../../language-pack.ts';

/** O que reunir antes de começar. Plano: how-to. */
export const PREPARE: readonly Module[] = [
  {
    id: 'prepare-table',
    role: 'prepare',
    headings: [
      '{Arrume|Limpe} a mesa {antes|primeiro}',
      'O que {é preciso|faz falta} para começar',
      'Poucas coisas, {bem escolhidas|mas as certas}',
    ],
    paragraphs: [
      [
        [
          'Para começar é preciso {menos do que se imagina|pouco}, mas esse pouco deve {estar à mão|ficar onde você enxerga}.',
          '{Meia hora de arrumação|Um pouco de ordem} antes {vale|poupa} uma tarde de {buscas nervosas|interrupções} depois.',
        ],
        '{Reúna|Junte} [tools], e deixe {no armário|para depois} {tudo o mais|o que só parece útil}.',
        [
          'O que faltar, {peça emprestado|empreste de alguém}, ao menos {na primeira vez|nas primeiras tentativas}: logo {você saberá|ficará claro} o que {merece uma compra|vale o dinheiro}.',
          '{Nas primeiras semanas|No começo}, {bastam|servem bem} {coisas emprestadas|ferramentas improvisadas}: {o uso|a experiência} {dirá|ensina} {em que gastar|o que merece dinheiro}.',
        ],
        [
          'As coisas {bonitas|caras} {podem esperar|ficam para mais tarde}, pois {dão a impressão|criam a ilusão} de que algo {já começou|avançou} quando {nada saiu do lugar|a folha continua em branco}.',
          '{O brilho|O luxo} {adia|distrai}: {comprar|escolher} {equipamento|acessórios} {parece trabalho|dá ares de progresso}, e o {caderno|chão} continua {limpo|intacto}.',
        ],
      ],
      [
        [
          '{Além dos objetos|Mais que os objetos}, {prepare|organize} o tempo.',
          'O material mais {raro|difícil de achar} continua sendo {o tempo|uma hora tranquila}.',
        ],
        [
          'Escolha {um momento da semana|um horário} em que {ninguém procura você|o telefone costuma calar}, e {defenda|proteja} esse espaço como {se fosse uma consulta médica|faria com um compromisso sério}.',
          '{Procure|Ache} no {calendário|dia} uma {clareira|brecha} {silenciosa|sem chamadas}, e {tranque-a|cerque-a} com {o mesmo rigor|a firmeza} de {um voo marcado|uma consulta}.',
        ],
        'Valem mais {encontros curtos|três quartos de hora} {que se repetem|duas vezes por semana} do que uma {longa maratona|jornada inteira} {sempre adiada|que nunca encontra data}.',
        'Avise quem {mora ou trabalha com você|está por perto}, assim {uma interrupção não vira|a porta aberta não vira} {briga|motivo de mau humor}.',
      ],
      [
        [
          'Por fim, {separe|arranje} um lugar para as anotações: {simples|feio mesmo}, {um só|sempre igual}, {fácil de abrir|à prova de preguiça}.',
          'Há um último {apetrecho|objeto} a {preparar|deixar à vista}, e ele custa {quase nada|muito pouco}: {um caderno|algumas folhas} para anotar.',
        ],
        'Registre [record] {desde o primeiro dia|já na primeira tentativa}, quando isso {parece bobagem|ainda soa desnecessário}.',
        'A memória {enfeita|retoca} e {troca as datas|mistura os episódios}, enquanto {uma linha escrita|um rabisco no papel} {fica onde está|não muda de ideia}.',
        [
          '{Daqui a um mês|Mais adiante}, essas páginas {valerão|dirão} mais que {qualquer manual|muitos conselhos}, porque falam {do seu caso|de você}.',
          '{Um dia|Mais para a frente}, {folheando|relendo} {essas linhas|o caderno}, você {achará|encontra} {respostas|pistas} que {nenhum livro|ninguém} saberia {dar|escrever}.',
        ],
      ],
    ],
  },
  {
    id: 'prepare-survey',
    role: 'prepare',
    headings: [
      'Uma volta de {reconhecimento|inspeção}',
      'Olhe {bem|duas vezes} antes de {partir|se mexer}',
      'De onde você {sai|parte} de verdade',
    ],
    paragraphs: [
      [
        [
          'Antes de {corrigir a rota|mudar alguma coisa}, {observe|olhe} {por alguns dias|sem pressa} como as coisas {andam|funcionam} agora.',
          'Quem {sai em disparada|pula os preparativos} costuma {descobrir tarde|perceber tarde demais} {de onde saiu|qual era o ponto de partida}.',
          'Quando o assunto é [topic], convém saber {antes de tudo|com franqueza} {de que ponto se parte|o que já se sabe}.',
        ],
        '{Fotografe|Descreva} a situação {tal como está|sem enfeites}: [record], {por exemplo|se for possível}.',
        'Não {julgue|conserte} nada por enquanto, porque {um olhar impaciente|a observação apressada} {encontra|vê} sobretudo {o que já procurava|aquilo que esperava}.',
        '[questionSentence]',
      ],
      [
        [
          '{Depois|A seguir}, informe-se, mas {com medida|com hora para acabar}.',
          'Também {a leitura|a pesquisa} precisa de {um fim|hora de fechar}.',
        ],
        'Duas ou três {vozes diferentes|fontes} {bastam|são suficientes}, desde que {não copiem umas às outras|não repitam a mesma página} e {contem|mostrem} como chegaram {ao que afirmam|às suas conclusões}.',
        '[sourceSentence]',
        'Quando os conselhos {começam a se repetir|ficam parecidos}, {feche tudo|pare de ler}: {o resto|o que falta} se aprende {fazendo|com as mãos}.',
        [
          'Dê à pesquisa {duas noites|o tempo de dois cafés}, e {chega|ponto final}: {as lacunas|as dúvidas} voltarão {durante a prática|na hora certa}, já com cara de {pergunta precisa|problema de verdade}.',
          '{Ponha|Programe} um alarme também para {a leitura|o estudo}: {quando tocar|ao sinal}, {passe|vá} {aos fatos|à prática}, {com as dúvidas no bolso|levando as perguntas}.',
          '{Leitura|Pesquisa} sem {relógio|limite} {vira|é} {esconderijo|cadeira de balanço}: {no segundo café|na segunda noite}, {feche|guarde} tudo e {comece|vá} com o que {tem|sabe}.',
        ],
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{Antes da largada|Antes de partir}, {confira|verifique} se você tem:',
        'O reconhecimento {termina|pode acabar} quando você tem:',
      ],
      items: [
        'Uma {frase|linha} que {descreve|conta} {o ponto de partida|como as coisas estão hoje}, {sem desculpas|sem drama}.',
        'Uma hora {certa|marcada} {nos próximos dias|nesta semana}, já {anotada|escrita} {na agenda|no calendário}.',
        'O {nome|telefone} de uma pessoa a quem {fazer uma pergunta|pedir ajuda} {se algo travar|quando a conta não fechar}.',
        'Um limite de {gasto|tempo e dinheiro} que {não tira o sono|você aceita sem arrependimento}.',
        'Uma ideia {clara|precisa} do que {vai deixar de lado|não fará}, {ao menos por ora|por enquanto}.',
      ],
    },
  },
];
