import type { Module } from '../../../language-pack.ts';

/** As outras pessoas: perguntar, aprender juntos, explicar. Planos: how-to, explainer, comparison. */
export const PEOPLE: readonly Module[] = [
  {
    id: 'people-ask',
    role: 'people',
    headings: [
      'Pergunte a quem {faz|trabalha com} isso todo dia',
      'Uma conversa vale {muitas páginas|uma pesquisa}',
      'A arte de {perguntar|fazer perguntas}',
    ],
    paragraphs: [
      [
        [
          '{Meia hora com gente experiente|Um café com quem sabe mais} {substitui|costuma valer} {uma semana de leituras|muitas noites de busca}, desde que as perguntas {cheguem prontas|já estejam escritas}.',
          'O saber mais {útil|precioso} {raramente vai para os livros|quase nunca está escrito}: {mora nas mãos|fica na cabeça} de quem {trabalha com isso|lida com o assunto} {há anos|todos os dias}.',
          'Quem se interessa por [topic] costuma {falar disso com gosto|gostar de contar}, se {a pergunta for precisa|alguém escutar de verdade}.',
        ],
        'Procure [expert], e {comece|apresente-se} dizendo {o que já experimentou|até onde conseguiu ir}.',
        '{Evite|Deixe de lado} as perguntas {enormes|largas demais}: “{por onde começo|como se faz}?” {produz|rende} {cortesia|respostas educadas}, {não ajuda|e pouca orientação}.',
        '[questionSentence]',
      ],
      [
        [
          'Enquanto {a outra pessoa fala|escuta}, {escreva pouco|guarde o telefone} e {ouça muito|respeite as pausas}.',
          'Ouvir {é um ofício|pede certa disciplina}: {as melhores coisas|os detalhes mais úteis} {chegam|aparecem} depois de {um silêncio|uma pausa}.',
        ],
        [
          'Peça {um episódio|um caso concreto}, {não uma regra|antes de uma regra}: {nos relatos|dentro de uma história} {há|se escondem} os pormenores que {as regras perdem|nenhum manual registra}.',
          '{Prefira|Busque} {histórias|cenas} a {máximas|conselhos}: {em um caso vivo|quando alguém narra} {escapam|caem} {migalhas|pistas} que {a teoria varre|o resumo perde}.',
        ],
        'Pergunte também {o que deu errado|que erro ensinou mais}, com {tato|delicadeza} e sem {insistir|cobrar}.',
        'Antes de {se despedir|ir embora}, {repita com suas palavras|resuma} {o que entendeu|os pontos principais}: os mal-entendidos {se desfazem|aparecem} {na hora|num instante}.',
        'Se {não entender|algo escapar}, {diga logo|peça para repetir}: {fingir|concordar por educação} {sai caro|é a pior escolha}, e {quase sempre se nota|costuma transparecer}.',
      ],
      [
        [
          '{No dia seguinte|Pouco depois}, {mande|escreva} {duas linhas de agradecimento|um obrigado} e {conte|diga} {o que vai fazer|como usará o conselho}.',
          'Agradecer {bem|como se deve} {custa duas linhas|leva um minuto} e {mantém aberta|não fecha} a {porta|conversa}.',
        ],
        'Quem {vê|descobre} que {as próprias palavras serviram|o conselho teve efeito} responde {com gosto|de boa vontade} {na vez seguinte|quando você voltar}.',
        'E {assim que puder|quando chegar a hora}, {faça o mesmo|passe o favor adiante} com quem {começa|dá os primeiros passos} {depois de você|agora}.',
        '{Ajudando|Acompanhando} outra pessoa, você {verá|descobre} {quanto aprendeu|o que ainda falta}.',
        '{Faça|Mantenha} uma pequena lista de {quem sabe o quê|pessoas e saberes}: {rende|vale} mais que {uma estante|muitos favoritos}, se {usada com gentileza|aberta na hora certa}.',
      ],
    ],
  },
  {
    id: 'people-together',
    role: 'people',
    headings: [
      '{A dois|Em companhia} se {pensa|enxerga} melhor',
      '{Ache|Procure} companhia de {estrada|viagem}',
      'Por que {convém|é bom} não {ir sozinho|fazer tudo só}',
    ],
    paragraphs: [
      [
        [
          'Um interesse {partilhado|dividido com alguém} {dura mais|resiste melhor} do que {o que se guarda|o que fica} em silêncio.',
          'Basta uma pessoa com quem {conversar|trocar ideias} {a cada quinze dias|de vez em quando}, {mesmo por telefone|nem que seja por alguns minutos}.',
          'Quando o assunto é [topic], {duas cabeças|quatro olhos} {veem|notam} coisas diferentes, e {a discordância|a diferença} {ajuda|é um recurso}.',
        ],
        [
          'Não é preciso que essa companhia {saiba mais|tenha experiência}: {conta mais|importa} que {faça perguntas|escute} e que {cumpra os encontros|diga o que pensa}.',
          'Experiência não é {requisito|exigência}: {serve|basta} alguém {pontual|curioso}, capaz de {calar|ouvir} e de {lembrar|perguntar “e então?”}.',
        ],
        'Combinem {um dia|um horário} e {uma regra|um trato}: {levam-se fatos|contam-se tentativas}, {não intenções|não propósitos}.',
        '[exampleSentence]',
      ],
      [
        [
          'Também um grupo pode {funcionar|dar certo}, se {continuar pequeno|tiver poucas regras claras}.',
          'Os grupos {dão coragem|ajudam}, mas {devoram tempo|distraem} {facilmente|com facilidade}: {entre com um propósito|escolha o que perguntar}.',
        ],
        'As pessoas {discretas|caladas} {têm muitas vezes|costumam ter} {as melhores respostas|mais a dizer}: {escreva|pergunte} {diretamente a elas|a elas em particular}.',
        'Antes de {entrar|se inscrever}, {leia|acompanhe} por alguns dias {em silêncio|sem intervir}, e {note|veja} se as perguntas {recebem|encontram} {respostas|ouvidos} ou {só piadas|apenas pressa}.',
        [
          'Deixe sem remorso {os lugares|as rodas} de onde {você sai|se sai} {pior do que entrou|com mais dúvidas e menos vontade}: {tempo é coisa rara|a atenção não sobra}.',
          '{Se a roda|Quando a conversa} {azeda|cansa}, {despeça-se|vá embora} {com educação|sem barulho}: {há outras mesas|a cidade tem outras mesas}, {e a sua energia é uma só|todas com cadeiras livres}.',
        ],
      ],
    ],
    list: {
      style: 'bulleted',
      lead: [
        '{A cada encontro|Cada vez}, {contem|troquem}:',
        'Um encontro {breve|de meia hora} pode {seguir|ter} esta pauta:',
      ],
      items: [
        'Uma {tentativa|experiência} feita {desde a última vez|nesse meio-tempo}, {qualquer que seja o resultado|bem ou mal sucedida}.',
        'Uma dúvida {ainda aberta|que resiste}, {explicada|resumida} em {duas frases|poucas palavras}.',
        '{Uma leitura|Uma página} ou {uma conversa|um encontro} que {mudou|deslocou} {alguma coisa|o jeito de ver}.',
        '{O próximo passo|O gesto seguinte} de {cada um|cada pessoa}, com {um dia marcado|uma data ao lado}.',
        'Uma crítica {sincera|franca}, {dita com jeito|bem argumentada}, a uma {única|só} {escolha|decisão} da outra pessoa.',
      ],
    },
  },
  {
    id: 'people-affected',
    role: 'people',
    headings: [
      'Quem {está|vive} à sua volta',
      'As pessoas {envolvidas|que isso alcança}',
      '{Converse|Fale} com quem {está perto|vai sentir os efeitos}',
    ],
    paragraphs: [
      [
        [
          'Quase nenhuma escolha {diz respeito a|toca} {uma pessoa só|um único indivíduo}: {em volta|ao redor} há sempre alguém que {sente|percebe} os efeitos.',
          '{Antes de seguir|A esta altura}, {olhe em volta|dê uma olhada ao redor}: quem mais, {em casa ou no trabalho|entre as pessoas próximas}, {tem voz nisso|está envolvido na história}?',
          'Mesmo quando o assunto é [topic], há sempre alguém {que espera|que observa} ou {que precisa ser convencido|que pode ajudar}.',
        ],
        [
          '{Faça|Escreva} uma lista {breve|de nomes}, e ao lado {de cada um|de cada nome} {uma linha|duas palavras} sobre {o que ganha|o que pode perder}.',
          '{Nome por nome|Um por um}, {pergunte|tente dizer} {o que muda|quanto custa} para {quem está em volta|essas pessoas}, {para melhor e para pior|no que alegra e no que pesa}.',
        ],
        '{Fale|Comece} com quem {tem mais dúvidas|está menos convencido}, {não com quem aplaude|antes dos entusiastas}.',
        '[questionSentence]',
        'Quem {se cala|não protesta} nem sempre {aprova|concorda}: pergunte com {calma|gentileza}, e {espere a resposta|dê tempo para pensar}.',
      ],
      [
        [
          '{Ouça|Recolha} as objeções {sem responder na hora|até o fim}, {mesmo quando espetam|por mais injustas que pareçam}.',
          'Uma objeção {feita|levantada} a tempo {poupa|evita} {dores de cabeça|discussões} {mais tarde|depois}.',
        ],
        [
          '{Muitas vezes|Às vezes}, a resistência não {vem|nasce} {da ideia|da coisa em si}, e sim do jeito como {foi anunciada|chegou}.',
          '{Quem se opõe|Quem torce o nariz} {reage|responde} {ao tom|à surpresa} antes {do conteúdo|da ideia}: {avisar cedo|contar com calma} {desfaz|amolece} {metade da recusa|muita birra}.',
        ],
        [
          '{Proponha|Ofereça} um período de experiência {curto|com fim marcado}: é mais fácil {dizer sim a algo que termina|aceitar por algumas semanas}.',
          '{Marque|Combine} {a saída|o fim} antes {da entrada|do começo}: {com prazo|sabendo quando acaba}, {até os desconfiados|mesmo os céticos} {topam|arriscam} {experimentar|um sim}.',
        ],
        'E {prometa|conceda} algo {em troca|da sua parte}, {que se possa ver|concreto}, {já na primeira semana|desde o início}.',
        '{Escrevam|Anotem} juntos {o que acontece|como farão} se a experiência {desagradar|não der certo}, e ninguém {se sentirá encurralado|ficará contra a parede}.',
      ],
      [
        [
          'Por fim, {pense em|lembre-se de} quem {virá depois|chegará mais tarde} e {fará as mesmas perguntas|terá as mesmas dúvidas}.',
          'O que você {aprende|descobre} {fica mais útil|ganha valor} quando {passa adiante|chega a outras mãos}.',
        ],
        '{Deixe|Prepare} uma folha com {o essencial|o mínimo indispensável}, {pensada para|ao alcance de} quem {parte do zero|não conhece os termos}.',
        'Mostre o texto a [expert] e pergunte {onde fica obscuro|o que falta}.',
        '{Escrevendo|Enquanto isso}, você {descobrirá|vai notar} que muitas das suas {regras|certezas} {são|eram} {hábitos|simples preferências}.',
      ],
    ],
  },
];
