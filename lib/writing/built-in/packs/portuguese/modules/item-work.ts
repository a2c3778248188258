import type { Module } from '../../../language-pack.ts';

/** Conselhos numerados para trabalhar com método. Plano: list. */
export const ITEMS_WORK: readonly Module[] = [
  {
    id: 'item-one-change',
    role: 'item',
    headings: [
      'Mude uma coisa {por vez|só}',
      'Um {retoque|passo} de cada vez',
      '{Mexa|Toque} em um só {botão|elemento}',
    ],
    paragraphs: [
      [
        [
          'Mude uma coisa por vez, e {espere|aguarde} para ver {o efeito|as consequências} antes de {mexer em|trocar} outra.',
          'Quando quiser {melhorar|corrigir} algo, {mexa em|desloque} um só {ponto|elemento} e {deixe quieto|mantenha} o resto.',
        ],
        'Três {novidades|mudanças} {juntas|de uma vez} {trazem|dão} {talvez|às vezes} um resultado {melhor|diferente}, mas {ninguém saberá|não se sabe} a qual {agradecer|dar o mérito}.',
        'A {paciência|lentidão}, aqui, é {o caminho mais rápido|um atalho}: {evita|poupa} {recomeçar|voltar atrás}.',
        'Escolha a mudança que {custa menos|promete mais}, {não a mais vistosa|mesmo que não apareça}.',
      ],
      [
        [
          '{Escreva|Marque} a mudança com a data e, ao lado, {o que espera dela|a sua previsão}, {em poucas palavras|sem rodeios}.',
          'Um {diário|registro} das mudanças, {mesmo telegráfico|ainda que curto}, {vale ouro|é útil} quando {algo quebra|um mês depois se procura a causa}.',
        ],
        'Se o {efeito|resultado} não {aparecer|chegar}, devolva tudo {ao que era|ao lugar} e {tente|experimente} {outra alavanca|outra coisa}.',
        'Com esse passo {lento|paciente} se {constrói|junta} um saber {seu|que ninguém tira}, {feito|nascido} de {provas|coisas vistas}.',
        'Depois de {três ou quatro voltas|algumas provas}, a melhora {aparece|salta à vista} {sem ser procurada|de longe}.',
      ],
    ],
  },
  {
    id: 'item-remove',
    role: 'item',
    headings: [
      'Tire, {antes de pôr|e só depois ponha}',
      'Menos {coisas|peças}, mais {fôlego|clareza}',
      '{Subtraia|Alivie a carga}',
    ],
    paragraphs: [
      [
        [
          'Tire {alguma coisa|uma peça} antes de acrescentar {outra|a próxima}: {o espaço livre|o vazio} é {o recurso mais raro|já uma melhora}.',
          'A primeira pergunta é sempre o que {dá para tirar|pode ir embora}, e só depois o que {falta|convém comprar}.',
        ],
        'Acrescentar {dá|traz} uma pequena {alegria|euforia}; {tirar|subtrair} pede um pouco de {coragem|lucidez}, e {dura mais|rende mais}.',
        'Experimente {guardar|esconder} por {uma semana|alguns dias} o que {acha|considera} indispensável: {uma parte|alguma coisa} não {fará falta|deixará saudade}.',
        'O que {voltar por necessidade|fizer falta de verdade} {terá|ganha} lugar {garantido|certo}.',
      ],
      [
        [
          'O mesmo vale para {os compromissos|os conselhos} e {as regras|as rotinas}: melhor {poucas coisas firmes|pouco e bem} que {muito e mal|uma lista infinita}.',
          'A cada {mês|estação}, {passe em revista|percorra} {os seus hábitos|o que juntou} e {solte|dispense} o item mais {fraco|cansado}.',
        ],
        'O que {fica|sobra} {se vê melhor|ganha peso} e {pede|exige} menos {cuidado|esforço}, como um quarto {depois da faxina|de janelas abertas}.',
        'E se {cortar|tirar} demais, {não há mal|tudo bem}: {devolver|voltar atrás} é {quase sempre|em geral} mais {fácil|simples} do que {se decidir a tirar|criar coragem para tirar}.',
      ],
    ],
  },
  {
    id: 'item-notebook',
    role: 'item',
    theme: 'notes',
    headings: [
      'Tenha um {caderno|diário}',
      '{Duas|Três} linhas {por dia|a cada noite}',
      'Escreva {o que vê|o que acontece}',
    ],
    paragraphs: [
      [
        [
          'Tenha um caderno {só para isso|à parte} e escreva {duas linhas|poucas palavras} cada vez, {mesmo quando|até se} {nada aconteceu|parecer inútil}.',
          'Anote o que {faz|experimenta} {no mesmo dia|no calor da hora}, {com a data|em poucas palavras}: {a memória|a lembrança} {arruma|enfeita} tudo.',
        ],
        'Registre, por exemplo, [record], {em forma de notas|sem frases bonitas}, {à mão|com a letra que sair}.',
        'Depois de {algumas semanas|um mês}, as páginas {mostram|revelam} {repetições|desenhos} que {no dia a dia|ao vivo} {não se veem|escapam}.',
      ],
      [
        [
          'Releia no {domingo|fim da semana}, com um lápis {colorido|na mão}, e {sublinhe|circule} {as surpresas|o que não esperava}.',
          'A releitura é {a parte que conta|o momento mais útil}: meia hora {de calma|tranquila}, {de vez em quando|uma vez por semana}.',
        ],
        'As surpresas {apontam|marcam} onde {as suas ideias|as expectativas} e os fatos {divergem|tomam rumos diferentes}, e {dali|desse ponto} {se aprende|convém recomeçar}.',
        [
          'Um caderno {feio|amassado}, {aliás|de resto}, se usa com mais gosto que um {lindo|elegante} que {intimida|continua intacto}.',
          '{Prefira|Compre} papel {pobre|barato}: nas páginas {luxuosas|de capa dura} se {hesita|demora}, em {um bloco qualquer|folhas soltas} se {escreve|pensa}.',
        ],
        'Deixe o caderno {aberto|à vista}, com {a caneta|um lápis} {dentro|ao lado}.',
      ],
    ],
  },
  {
    id: 'item-opposite',
    role: 'item',
    headings: [
      'Procure {a opinião contrária|quem pensa o oposto}',
      'Ouça {um não|uma voz contrária}',
      'Ponha {em dúvida|à prova} a sua ideia',
    ],
    paragraphs: [
      [
        [
          'Procure {de propósito|com vontade} uma voz que não {concorde|pense igual} e {ouça|siga} o raciocínio {até o fim|sem interromper}.',
          'Antes de {decidir|se apegar}, {encontre|busque} a opinião mais {contrária|distante} que houver, {desde que séria|dita com argumentos}.',
        ],
        [
          'As confirmações {chegam|vêm} sem convite; as objeções precisam ser {procuradas|caçadas}, porque {são mais tímidas|quase ninguém gosta de contradizer}.',
          '{Aplausos|Elogios} {vêm|aparecem} {sozinhos|de graça}; uma boa discordância {exige|pede} {busca|convite}, {pois|já que} {contradizer cansa|a cortesia a cala}.',
        ],
        'Resuma {esse ponto de vista|o outro lado} {com suas palavras|em uma folha}, tão bem que quem o defende {concordaria|diria “é isso”}.',
        '{Não interrompa|Evite rebater}: {por ora|nessa hora}, só {se escuta|se toma nota}.',
      ],
      [
        [
          'Depois {veja|pergunte-se} {o que resta|quanto sobra} da sua ideia: {em geral|muitas vezes}, {o essencial|o miolo}, {com menos penas|mais enxuto}.',
          'Se a ideia {resistir|sobreviver}, agora {sabe-se por quê|tem onde se apoiar}; se {cair|desabar}, melhor {agora|já} que {depois|tarde demais}.',
        ],
        '[sourceSentence]',
        'Agradeça, {enfim|no fim}, a quem {discordou|contradisse você}: é um favor que {poucos|nem todos} {se dão ao trabalho de fazer|sabem fazer com jeito}.',
        'Não é preciso {vencer|convencer} quem discorda: {trata-se|o propósito é} de {ver|entender} melhor.',
      ],
    ],
  },
  {
    id: 'item-second-visit',
    role: 'item',
    headings: [
      'Volte {uma segunda vez|em outro momento}',
      'A primeira impressão {não basta|pede conferência}',
      'Olhe {duas vezes|de novo}',
    ],
    paragraphs: [
      [
        [
          'Volte uma segunda vez, {em um dia diferente|com outro humor}, antes de {confiar|decidir}, {mesmo que pareça exagero|por mais clara que a coisa pareça}.',
          'Não fique só com a primeira impressão: {refaça a volta|olhe de novo} em {outra hora|outro momento}, {de preferência pior|quem sabe com chuva}.',
        ],
        'A novidade {maquia|embeleza} tudo, {para o bem e para o mal|em um sentido ou no outro}, e {o tempo|a repetição} {lava|tira} a maquiagem.',
        'Na segunda {visita|ocasião}, {o olho|o olhar} {pousa|cai} em coisas {diferentes|mais práticas}: [detail], {por exemplo|digamos}.',
        'Não é {desconfiança|implicância}: é {cuidado|respeito} com {o tempo|o esforço} que virá.',
      ],
      [
        [
          '{Compare|Ponha lado a lado} as duas {impressões|visitas} {por escrito|no papel}, e só depois {releia|reveja} a primeira.',
          'Entre uma vez e outra, {deixe passar|ponha} {alguns dias|uma semana} e {escreva|anote} {o que lembra|o que ficou}.',
        ],
        'O que {agrada|convence} duas vezes, {em condições diferentes|com humores diferentes}, {merece|ganha} confiança; {o que decepciona|o resto} {pode esperar|se deixa ir}.',
        'Se as impressões {se contradizem|não combinam}, {é preciso|faça} {uma terceira prova|mais uma visita}, {sem pressa|com calma}.',
        'Leve com você, {na segunda vez|na volta}, alguém que {olhe|pense} de outro jeito.',
      ],
    ],
  },
  {
    id: 'item-weak-side',
    role: 'item',
    headings: [
      'Procure o lado {incômodo|fraco}',
      'O que {não contam|fica fora da foto}',
      'Olhe {o avesso|por trás}',
    ],
    paragraphs: [
      [
        [
          'Procure {o lado incômodo|o defeito} antes de {se apaixonar|dizer sim}, porque {ele sempre existe|nunca falta} e {quem aconselha|quem oferece} raramente o menciona.',
          'De cada coisa que {atrai|agrada}, {escreva|ache} o defeito {principal|mais sério} e pergunte-se se {viveria bem com ele|o suportaria} {todo dia|por um ano}.',
        ],
        'Um limite {conhecido|sabido} se {contorna|suporta}; o que {aparece|se descobre} tarde {pesa|irrita} em dobro.',
        'As {vozes críticas|queixas}, {nisso|aqui}, {ajudam|servem} mais que os elogios: {leia|ouça} as {serenas|do meio}, nem {furiosas|indignadas} nem {encantadas|sonhadoras}.',
      ],
      [
        [
          '{Divida|Separe} os defeitos em dois {grupos|lados}: os que {pode corrigir|dependem de você} e os que {terá de aceitar|vão ficar}.',
          'Os defeitos não {pesam|contam} todos igual: {alguns|certos} {se corrigem|passam}, outros {ficam|criam raiz}.',
        ],
        'Se entre os que ficam {houver|surgir} algo que {tiraria o sono|estragaria o dia}, {a resposta está dada|a questão se encerra}.',
        'Senão, {siga|vá em frente} {de olhos abertos|sem ilusões}: {saber antes|ter olhado} {tira|alivia} {o veneno|o peso} das decepções.',
        'O mesmo exame {vale|serve} para o que {já tem|mais ama}.',
      ],
    ],
  },
  {
    id: 'item-company',
    role: 'item',
    theme: 'together',
    headings: [
      '{Ache|Procure} companhia',
      '{A dois|Em dupla} se {vai mais longe|escolhe melhor}',
      'Envolva {alguém|uma pessoa de confiança}',
    ],
    paragraphs: [
      [
        [
          'Envolva {uma pessoa|alguém} em quem confia e {marquem|combinem} um encontro {breve|regular}, {mesmo por telefone|nem que seja para contar as novidades}.',
          '{Ache|Procure} alguém com quem {fazer um trecho do caminho|conversar}: {o compromisso assumido|a palavra dada} {em voz alta|diante de alguém} {pesa|prende} mais que {um lembrete|uma promessa secreta}.',
        ],
        'Não precisa ser {especialista|mestre}: {basta|serve} quem {faça perguntas|escute} e {diga a verdade|lembre da última vez} {sem maldade|com jeito}.',
        'Ao {contar|explicar} {em que pé está|como anda a coisa}, {muitas vezes|em geral} a solução {aparece|surge} {no meio da frase|enquanto se fala}.',
        'Até o silêncio de quem {ouve|está à frente} ajuda a {perceber|notar} as {palavras ocas|frases fracas}.',
      ],
      [
        [
          'Combinem {uma regra simples|um trato}: cada um leva {uma tentativa feita|um fato} e {uma pergunta|uma dúvida}, {e nada de sermão|sem discursos}.',
          'Um encontro {útil|bom} {dura|toma} {meia hora|pouco}, parte {dos fatos|do que aconteceu} e {acaba|termina} com {um passo|uma data}.',
        ],
        'Prefira gente {diferente de você|de outra idade ou outro ofício}: ela {vê|nota} coisas que você {já não olha|dá por certas}.',
        'E {retribua|devolva o favor}: {aconselhar|ajudar} obriga a {pensar com clareza|arrumar o que se sabe}.',
        'Se o trato {afrouxar|se soltar}, {falem disso|conversem} e {recomecem|mudem de dia}, {sem culpa|com leveza}.',
      ],
    ],
  },
  {
    id: 'item-sleep-on-it',
    role: 'item',
    headings: [
      '{Durma sobre o assunto|Deixe descansar}',
      'Uma noite {no meio|antes de decidir}',
      'O tempo {do meio|da pausa}',
    ],
    paragraphs: [
      [
        [
          'Deixe passar {uma noite|ao menos uma noite} entre {a ideia|o entusiasmo} e {o gesto|a assinatura}, sempre que {puder|nada estiver pegando fogo}.',
          'Durma sobre o assunto, {literalmente|a sério}: de manhã as coisas têm {outra medida|um tamanho mais justo}.',
        ],
        'A pressa {vem|chega} quase sempre {de fora|de quem quer vender algo}, e raramente {cuida dos|atende aos} seus interesses.',
        'Escreva {à noite|antes de dormir} o que {faria|escolheria} e {por quê|com que razões}; {ao acordar|no dia seguinte}, {releia|veja} se {ainda acredita|a frase se sustenta}.',
      ],
      [
        [
          'Se a ideia {resistir|continuar ali} depois de {três manhãs|alguns dias}, {merece|vale} {uma tentativa|o esforço}.',
          '{Algumas ideias|Certas empolgações} {evaporam|somem}, e {não é perda|tudo bem}: {resta|fica} o que {conta|tem raízes}.',
        ],
        '{Enquanto isso|Nesse tempo}, faça outra coisa, {caminhe|cozinhe}, {encontre alguém|arrume uma gaveta}: a cabeça {trabalha|continua} {às escondidas|por conta dela}.',
        'A pausa, {porém|no entanto}, deve ter um fim {escrito|no calendário}, senão vira {adiamento|jeito de empurrar}.',
        '{Duas|Três} noites bastam, {salvo|menos} para as decisões que {mudam a vida|não se desfazem}.',
      ],
    ],
  },
];
