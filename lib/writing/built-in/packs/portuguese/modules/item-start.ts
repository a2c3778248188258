import type { Module } from '../../../language-pack.ts';

/** Conselhos numerados para começar bem; valem para quem faz e para quem escolhe. Plano: list. */
export const ITEMS_START: readonly Module[] = [
  {
    id: 'item-write-wish',
    role: 'item',
    theme: 'wish',
    headings: [
      'Escreva {o que procura|o que quer}',
      'Ponha {o desejo|a ideia} no papel',
      'Uma linha, {antes de tudo|para começar}',
    ],
    paragraphs: [
      [
        [
          'Escreva em uma linha {o que procura|o que gostaria de ter}, {antes de olhar|antes mesmo de ver} o que os outros {oferecem|propõem}.',
          'Pegue uma folha e {conte|explique} em poucas palavras {o que lhe faz falta|o que melhoraria os seus dias}, {sem citar nomes|deixando as modas de fora}.',
        ],
        [
          'Quem parte das vitrines e das listas {acaba querendo|logo passa a querer} {o que brilha|o mesmo que todo mundo}, {e nem percebe|quase sem notar}.',
          '{As vitrines|Os catálogos} {falam|gritam} mais alto que o desejo: para {ouvi-lo|lhe dar voz} é preciso {um pouco de silêncio|uma folha em branco}.',
        ],
        'Uma frase {modesta|curta} como [result] já {dá|aponta} uma direção, e {pode ser relida|continua ali} nos momentos de {confusão|dúvida}.',
      ],
      [
        [
          '{Leve|Carregue} a folha {no bolso|com você} e {use-a como peneira|compare-a com cada proposta}, {grande ou pequena|bonita ou feia}.',
          'O papel {serve|é útil} sobretudo depois, quando {as ofertas se multiplicam|tudo parece interessante} e a cabeça {cansa|perde o fio}.',
        ],
        'Se em {uma semana|alguns dias} a linha já não {convencer|se parecer com você}, {reescreva-a|troque tudo}: {aconteceu|houve} alguma coisa {boa|útil} pelo caminho.',
        'Guarde as versões {antigas|anteriores}: elas {mostram|contam} como um desejo {muda|se desloca} quando {encontra a realidade|começa a ficar concreto}.',
      ],
    ],
  },
  {
    id: 'item-use-what-you-have',
    role: 'item',
    headings: [
      'Parta {do que já tem|do que está à mão}',
      '{Abra os armários|Olhe em casa} antes de {comprar|sair}',
      'O inventário {primeiro|antes de tudo}',
    ],
    paragraphs: [
      [
        [
          '{Comece|Parta} daquilo que já tem, {em casa|à mão} ou {na memória|entre os conhecidos}, e {marque|anote} o que falta de verdade.',
          'Antes de {acrescentar|procurar} mais, faça o inventário do que {possui|sabe fazer}: {em geral|quase sempre} é mais do que {lembra|se imagina}.',
        ],
        'Os recursos esquecidos, {pessoas inclusive|amizades inclusive}, {são|formam} a reserva mais {barata|próxima} que existe.',
        'Junte [tools] e {veja até onde chega|tente só com isso}: {o limite|o que falta} {vai aparecer|se mostrará} sem que seja preciso {imaginar|procurar}.',
      ],
      [
        [
          'A vantagem é dupla: {gasta-se menos|o gasto cai} e aprende-se a {separar|distinguir} {uma necessidade|uma falta real} de {uma vontade|um capricho}.',
          'Há {também|ainda} outro {ganho|lucro}: {na hora de comprar|ao escolher}, você saberá {exatamente|com precisão} {por quê|o que pedir}.',
        ],
        'Um limite {aceito|levado a sério}, {aliás|além do mais}, {aguça o engenho|deixa a gente inventiva} mais que {uma prateleira cheia|mil possibilidades}.',
        '{Daqui a um mês|Mais adiante}, {refaça|repita} a conta: o que {nesse tempo|até ali} não {foi usado|serviu} pode {ir|passar} para {outra pessoa|quem precise}.',
      ],
    ],
  },
  {
    id: 'item-small-trial',
    role: 'item',
    theme: 'trial',
    headings: [
      'Teste {em ponto pequeno|em escala reduzida}',
      'Uma amostra, {e depois se vê|antes do resto}',
      'Comece por uma prova {mínima|curta}',
    ],
    paragraphs: [
      [
        [
          'Teste em pequena escala antes de {se comprometer|decidir}, ainda que {o entusiasmo aperte|tudo já pareça claro}.',
          '{Permita-se|Faça} uma prova {curta|minúscula} antes de {dizer sim|prometer}: {uma pequena experiência|uma amostra} {vale|pesa} mais que {muitas opiniões|tantas hipóteses}.',
        ],
        'Pode bastar [trial], {contanto que|desde que} {se vá até o fim|chegue ao fim}: as surpresas {moram|se escondem} quase sempre no último {trecho|passo}.',
        'Escreva antes {o que espera|uma previsão}, e {a lembrança|a memória} não poderá {arrumar|retocar} {os fatos|a história} {depois|mais tarde}.',
      ],
      [
        [
          'Se sair mal, perde-se {uma tarde|pouco} e ganha-se {alguma certeza|algo que fica}, {o que não é pouco|um bom negócio}.',
          'Até um {fracasso|fiasco} {desse tamanho|tão pequeno} compensa: {custa pouco|dói pouco} e {ensina cedo|fala claro}.',
        ],
        [
          'Se sair bem, {resista à vontade de ampliar|não tenha pressa de crescer}: {repita|refaça} a prova {uma segunda vez|em um dia diferente} e {veja|confira} se ela se sustenta.',
          'Um {primeiro acerto|bom resultado} {pede|quer} {confirmação|bis}: {refaça|tente} {em condições diferentes|com vento contra} antes de {acreditar|comemorar}.',
        ],
        'Dois acertos {modestos|tranquilos} {dão|oferecem} base mais {firme|confiável} que um {triunfo|golpe de sorte} {isolado|que ninguém explica}.',
      ],
    ],
  },
  {
    id: 'item-ask-experienced',
    role: 'item',
    theme: 'ask',
    headings: [
      'Pergunte a quem {já passou por isso|faz há tempo}',
      'Um telefonema vale {muito|uma semana}',
      '{Faça|Prepare} as perguntas certas',
    ],
    paragraphs: [
      [
        [
          'Pergunte a quem {já passou por isso|entende do assunto} {o que faria de novo|por onde começaria} e o que {evitaria|deixaria de lado}.',
          'Encontre [expert] e {leve|prepare} {três|poucas} perguntas {precisas|escritas}: elas {poupam|valem} {dias|horas} de tentativa.',
        ],
        'Perguntas {largas|genéricas} {recebem|rendem} respostas {gentis e inúteis|de cortesia}; {as estreitas|as outras}, ao contrário, {abrem|soltam} a memória.',
        'Peça {também|ainda} que contem {um erro|o pior momento}, com {delicadeza|jeito}: nos tropeços se aprende {mais|mais depressa}.',
        'Leve um exemplo {concreto|seu}: ajuda a {entrar logo no assunto|fugir das generalidades}.',
      ],
      [
        [
          'Enquanto {escuta|a outra pessoa fala}, guarde as palavras {exatas|tais e quais}, {sem traduzi-las|antes de interpretá-las}, {e anote uma ou outra|e deixe o silêncio trabalhar}.',
          'Ouvir bem {pede|quer} {pausas|silêncio}: {as melhores frases|os detalhes preciosos} vêm depois de {um instante vazio|um gole de café}.',
        ],
        'Depois {confira|compare} com {uma segunda voz|outra opinião}, {de preferência|se der} {distante da primeira|de parecer bem diferente}.',
        'E {lembre-se|não se esqueça} de {contar|dizer} como foi: quem ajudou {merece|vai gostar}, e a porta {fica|continua} aberta.',
        'Dois pareceres {diferentes|que discordam} {ajudam|ensinam} mais que dez {iguais|em coro}.',
      ],
    ],
  },
  {
    id: 'item-few-criteria',
    role: 'item',
    theme: 'criteria',
    headings: [
      '{Fixe|Escolha} poucos critérios',
      'Três critérios, {não trinta|e só}',
      'Decida {antes|a frio} o que conta',
    ],
    paragraphs: [
      [
        [
          'Fixe {três ou quatro|poucos} critérios {antes de olhar em volta|de antemão} e {não mexa neles|mantenha-os} até {o fim|a escolha}.',
          'Decida {a frio|antes} o que conta {de verdade|mais} para você, e {ponha|escreva} em ordem: {o resto|todo o supérfluo} vem {depois|no fim da fila}.',
        ],
        'Uma lista {comprida demais|sem fim} {dá|deixa} sensação de {segurança|controle} e {paralisa|trava}, porque cada coisa {ganha|brilha} em {alguma linha|um quadradinho}.',
        [
          'Ao lado de cada critério, escreva como vai {conferir|reconhecer}: “{bonito|cômodo}” não {ajuda|diz nada}, “{pronto|terminado} em dez minutos” {sim|já ajuda}.',
          '{Adjetivos|Palavras bonitas} não {se medem|decidem}; {cenas|gestos}, sim: {em vez de|no lugar de} “prático”, {conte|descreva} {o que fará na segunda de manhã|quantos passos leva}.',
        ],
      ],
      [
        [
          'Experimente os critérios em {um caso conhecido|algo que já conhece}: se {o resultado for absurdo|o julgarem mal}, {precisam de conserto|refaça a lista}.',
          'Um critério {honesto|são} {às vezes|de vez em quando} {dá um desgosto|diz não}; se {só aprova|confirma sempre} o seu favorito, {é cúmplice|não serve}.',
        ],
        '[choiceSentence]',
        'Quando {duas coisas|duas possibilidades} {empatam|se equivalem}, {fique com|escolha} a que {alegra|dá vontade de começar}, {sem remorso|e não pense mais nisso}.',
        '{No fim|Depois}, guarde o papel: {ele servirá|será útil} {de novo|outra vez}.',
      ],
    ],
  },
  {
    id: 'item-time-limit',
    listKind: 'tips',
    role: 'item',
    theme: 'limits',
    headings: [
      '{Dê-se|Ponha} um limite de tempo',
      'Um prazo, {ainda que curto|para cada busca}',
      'O relógio {como aliado|ajuda}',
    ],
    paragraphs: [
      [
        [
          'Dê-se um prazo {preciso|escrito}, {mesmo curto|de preferência breve}, senão {a busca|a preparação} vira {passatempo|desculpa}.',
          'Defina {quanto tempo|quantas horas} {dedicará|pretende dedicar} ao assunto e {programe|acione} um alarme, {como para um bolo no forno|sem abrir exceção}.',
        ],
        'O tempo {limitado|que acaba} {obriga|força} a {escolher|perguntar} o que {vem primeiro|conta}, e isso já é {metade do trabalho|um ótimo exercício}.',
        'Quando tocar, {pare|largue tudo} {mesmo no meio|onde estiver} e {anote|escreva} o {passo seguinte|próximo gesto}: {retomar|recomeçar} será {mais leve|mais fácil}.',
      ],
      [
        [
          'Alterne {sessões curtas|trechos de trabalho intenso} e {pausas de verdade|descanso}, longe {da tela|da mesa}, {em pé|à janela}.',
          'As pausas {contam|valem} tanto quanto o trabalho: {cinco|poucos} minutos {à janela|de caminhada} {arrumam|clareiam} as ideias.',
        ],
        [
          'Se o prazo {vencer|acabar} e {quase tudo faltar|ainda estiver no começo}, em geral a tarefa é grande demais: {corte um pedaço|divida-a}.',
          '{Estourar o prazo|Passar do tempo} toda vez é recado: a porção {pede corte|deve ser menor} antes da próxima {tentativa|rodada}.',
        ],
        'Para as decisões {pequenas|de pouca monta}, {bastam|reserve} {cinco|poucos} minutos: errar {custa|pesa} menos que {a espera|mais uma noite de dúvida}.',
      ],
    ],
  },
  {
    id: 'item-season',
    role: 'item',
    headings: [
      'Escolha a hora {certa|boa}',
      'O quando {conta tanto quanto|pesa quase mais que} o como',
      'O {momento|dia} {certo|propício}',
    ],
    paragraphs: [
      [
        [
          'Escolha o momento com {o mesmo cuidado|a atenção} com que escolhe {o modo|a coisa}: a mesma ideia {funciona|vai bem} de manhã e {naufraga|fracassa} à noite.',
          'Olhe {o relógio e o calendário|o calendário} antes de {se mexer|começar}, porque {muitas tentativas|certas escolhas} {falham|vão mal} só {pela hora errada|por falta de ocasião}.',
        ],
        'Anote por {alguns dias|uma semana} quando tem {energia|vontade} e em que horas {se arrasta|desliga}: {o desenho|o padrão} {aparece|salta} logo.',
        [
          'As melhores horas, {reserve-as|guarde-as} para a parte {difícil|que conta}; o resto {que se contente|pode se contentar} com as sobras.',
          '{Dê|Reserve} {o melhor do dia|as horas limpas} {ao que importa|ao que assusta}; {para as miudezas|quanto ao resto}, {basta|serve} {o fim da tarde|o tempo que sobrar}.',
        ],
      ],
      [
        [
          'Também as {estações|épocas do ano} {têm voz|contam}: há tempo de {colher|procurar} e tempo de {esperar|deixar descansar}.',
          'E {leve em conta|lembre-se de} quem está por perto: um pedido feito {na hora errada|às pressas} {sai perdendo|ouve um não}.',
        ],
        'Se puder {escolher|optar}, {evite|fuja de} {horários de pico|dias cheios}, quando todos {fazem|querem} a mesma coisa.',
        'E se o momento {perfeito|ideal} não {chegar|aparecer}, contente-se com um {decente|razoável}: {começar|partir} {vale|conta} mais que {esperar|uma data simbólica}.',
      ],
    ],
  },
  {
    id: 'item-detail',
    role: 'item',
    headings: [
      'Cuide de {um|algum} detalhe',
      'O {pormenor|detalhe} que {muda tudo|faz diferença}',
      'Coisas pequenas, {grandes efeitos|efeitos longos}',
    ],
    paragraphs: [
      [
        [
          'Escolha um detalhe {esquecido|que todos pulam} e {cuide dele|acerte-o} {até o fim|como se deve}, {antes de passar ao resto|já}.',
          'Olhe {de perto|com calma} uma coisa {miúda|que parece secundária}, porque muitas vezes dali {depende|sai} o resultado.',
        ],
        'Pode ser [detail], ou {algo ainda menor|uma bobagem}, que {há meses|toda vez} {atrasa|irrita} você sem que {perceba|dê por isso}.',
        '{Removida|Tirada} essa pedrinha, {o passo|a caminhada} {se alonga|fica leve} {sem esforço|quase por si}.',
        '{Depois dela|Sem ela}, {até o resto|o que vem a seguir} {parece mais simples|anda melhor}.',
      ],
      [
        [
          'Para achá-lo, {observe|veja} onde {para|hesita} mais vezes no mesmo {ponto|lugar}: a repetição é {um indício|uma seta}.',
          'Quem olha de fora o {vê|nota} {antes|na hora}: convide alguém e {deixe a pessoa bisbilhotar|escute o que disser}.',
        ],
        'Só não {exagere|vire mania}: {um detalhe por vez|um de cada vez}, {e volte|e depois volte} a olhar {o conjunto|o quadro inteiro}.',
        'Quem {lustra|apura} {cada canto|tudo} {acaba tarde|chega sem fôlego}; quem escolhe {um|poucos} {se faz lembrar|deixa marca}.',
        'Anote {como era antes|o estado inicial}, para {ver|medir} a {diferença|distância} {em alguns dias|mais adiante}.',
      ],
    ],
  },
];
