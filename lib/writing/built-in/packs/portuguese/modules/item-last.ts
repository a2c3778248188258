import type { Module } from '../../../language-pack.ts';

/** Conselhos numerados para durar e para escolher com calma. Plano: list. */
export const ITEMS_LAST: readonly Module[] = [
  {
    id: 'item-routine',
    listKind: 'tips',
    role: 'item',
    headings: [
      '{Prenda|Amarre} a um hábito',
      'Um lugar {fixo|certo} no dia',
      'Torne {fácil|automático}',
    ],
    paragraphs: [
      [
        [
          'Amarre {a novidade|o gesto novo} a algo que {já faz|repete} {todo dia|sem pensar}, como {o café|escovar os dentes} ou {a volta para casa|o passeio da noite}.',
          'Dê à coisa um lugar {fixo|certo} no dia, {sempre o mesmo|vizinho de um hábito}, e a vontade {poderá descansar|não precisará brigar}.',
        ],
        'A {força de vontade|disciplina} {se gasta|se cansa}; um costume {aguenta|fica de pé}: ele {leva|carrega} você {mesmo|até} {sem vontade|nos dias murchos}.',
        'Prepare {na véspera|de antemão} o que {é preciso|vai usar}, [tools] por exemplo, e {restarão|sobrarão} menos desculpas.',
      ],
      [
        [
          '{Nos primeiros dias|No começo}, {faça menos|contente-se com menos} do que {poderia|gostaria}: {conta|importa} {aparecer|estar lá}.',
          'Mantenha a meta {baixa|fácil}, {sobretudo|principalmente} {nas semanas tortas|quando o dia vai mal}.',
        ],
        'Um dia {pulado|perdido} não {significa|quer dizer} nada; dois seguidos {são um aviso|merecem uma pergunta}, {sem julgamento|mas nenhuma bronca}.',
        'Depois de {um mês|algumas semanas}, {olhe para trás|faça um balanço}: se {ainda pesa|continua custando}, {mude|troque} a hora antes de {desistir|culpar o caráter}.',
        'Com o tempo {vira prazer|fica natural}, como {pôr a mesa|fechar as janelas}.',
      ],
    ],
  },
  {
    id: 'item-plan-trouble',
    role: 'item',
    headings: [
      '{Preveja|Conte com} o imprevisto',
      'Um plano {de reserva|para os dias tortos}',
      'O que fazer se {chover|der errado}',
    ],
    paragraphs: [
      [
        [
          'Prepare um plano {de reserva|para o dia torto}, {nem que seja de uma linha|por mais simples}, antes que {seja preciso|algo saia errado}.',
          'Pergunte-se {o que pode dar errado|que entrave é mais provável} e {decida|escreva} {agora|desde já} como {vai reagir|agirá}.',
        ],
        [
          'As frases que {começam|abrem} com “{se acontecer|quando vier}” {tiram|aliviam} {o drama|a força} dos obstáculos, porque a resposta já está {pronta|escrita}.',
          'Um “se” {preparado|pensado antes} {desarma|desmonta} {o contratempo|a surpresa}: {na hora|quando for preciso}, {executa-se|basta cumprir}, {sem debate|e segue o dia}.',
        ],
        'Deixe {uma margem|alguma folga} {no tempo e no dinheiro|em todo programa}: {o plano cheio|a agenda cheia} {se parte|estoura} no primeiro {atraso|contratempo}.',
      ],
      [
        [
          'De todos os imprevistos, {o mais comum|o mais certo} é {o cansaço|o tédio}, que merece um plano {próprio|só para ele}.',
          'Não é preciso prever {tudo|cada desgraça}: pense nos dois ou três {entraves|apertos} {mais prováveis|por que já passou}.',
        ],
        'Até uma miudeza como [detail] pode {bastar|ser suficiente} para {parar|estragar} tudo, se {chegar|cair} {na hora errada|na segunda de manhã}.',
        'Passado o {obstáculo|aperto}, {anote|escreva} como foi: {da próxima vez|no futuro} haverá uma resposta {pronta|na gaveta}.',
      ],
    ],
  },
  {
    id: 'item-superlatives',
    role: 'item',
    headings: [
      'Desconfie {dos superlativos|das listas de melhores}',
      '“O melhor” {para quem|de quem}?',
      'Leia os elogios {ao contrário|com prudência}',
    ],
    paragraphs: [
      [
        [
          'Desconfie {dos superlativos|de todo “melhor de todos”} e {pergunte|queira saber} sempre {para quem|segundo quem}, e {em que condições|em que dias}.',
          'Quando {ler|ouvir} “o melhor”, {complete|termine} você a frase: melhor {para quem|em quê}, e {quando|até quando}?',
        ],
        'Uma classificação {conta|descreve} {sobretudo|antes de tudo} os gostos e {os interesses|os hábitos} de quem a {fez|escreveu}.',
        'Serve como {ponto de partida|lista de nomes}, {nunca|não} como veredito: {o seu caso|a sua vida} não {estava|entrou} entre os critérios.',
        'Lembre que quem {escreve|classifica} {vive|mora} em {outra vida|outro lugar}.',
      ],
      [
        [
          '{Leia|Percorra} os elogios {à procura|em busca} de fatos precisos: “{fantástico|maravilhoso}” {diz pouco|vale nada}, uma cena {concreta|contada} {diz|mostra} muito.',
          'Nos elogios, {procure|cace} as cenas {concretas|precisas}; {o resto|os adjetivos} {pode pular|deixe passar}.',
        ],
        'Depois {ache|procure} uma crítica {ponderada|bem escrita} e {veja|pense} se aquele defeito {pesaria|incomodaria} {no seu caso|na sua vida}.',
        [
          'No fim, {leve em conta|ouça} duas ou três vozes que {lembrem|se pareçam com} o seu {modo de viver|gosto}, e {ignore|deixe} o coro.',
          '{Procure|Ache} {quem tenha|alguém com} {hábitos vizinhos aos seus|os seus mesmos horários}: {esse juízo|tal parecer} {vale|conta} mais que {mil estrelinhas|um aplauso geral}.',
        ],
        '[sourceSentence]',
      ],
    ],
  },
  {
    id: 'item-repeat',
    listKind: 'tips',
    role: 'item',
    headings: [
      'Repita {o que dá certo|o que funciona}',
      '{Mais uma vez|De novo}',
      'A {repetição|constância} que {liberta|alivia}',
    ],
    paragraphs: [
      [
        [
          'Repita o que {funcionou|deu certo} antes de {buscar novidades|passar a outra coisa}, mesmo que a novidade {atraia|brilhe} mais.',
          'Quando algo {dá certo|sai bem}, {refaça|repita} {logo|em poucos dias}, {do mesmo jeito|com os mesmos gestos}.',
        ],
        'A segunda vez {sai|se faz} com menos esforço; na {terceira|quinta} se {notam|percebem} {nuances|finuras} que {a ansiedade|o nervosismo} {cobria|escondia}.',
        'Observe [signal], e {só então|depois} {aumente|suba} um pouco a dificuldade.',
        'Não é {preguiça|falta de ideias}: é assim que {a mão aprende|se cria raiz}.',
      ],
      [
        [
          'O tédio, {se vier|quando aparecer}, {deve ser ouvido|é bom conselheiro}: às vezes pede {uma variação|um detalhe novo}.',
          'Contra a monotonia, {mude|varie} {um detalhe|um ingrediente} {por vez|de quando em quando}, e {mantenha|deixe} o resto.',
        ],
        'Quem {coleciona|persegue} {começos|novidades} {fica|permanece} sempre {na soleira|à porta}; quem {volta|repete} {entra|se vê}, {aos poucos|um dia}, {em casa|na sala ao lado}.',
        '{Conte|Marque} as repetições {com uma cruzinha|no calendário}: vê-las em fila {anima|dá vontade de continuar}.',
        'E se {um dia|uma vez} {sair mal|der errado}, paciência: {a fila|o caminho} {continua|segue} amanhã.',
      ],
    ],
  },
  {
    id: 'item-explain',
    role: 'item',
    theme: 'explain',
    headings: [
      'Conte {a alguém|em voz alta}',
      '{Explique|Conte} para {entender|firmar as ideias}',
      'Fale disso {à mesa|com amigos}',
    ],
    paragraphs: [
      [
        [
          'Conte {o que faz|como pensa} a alguém que {não saiba nada|tenha curiosidade}, em {cinco minutos|poucas frases}, sem {palavras difíceis|jargão}.',
          '{Explique|Tente explicar} {em voz alta|a um amigo}: onde {a frase se enrola|você parar}, {há|mora} {um ponto a rever|algo ainda confuso}.',
        ],
        'As perguntas {ingênuas|simples} são as mais {preciosas|úteis}, porque {tocam|sacodem} {o que se dava por certo|os alicerces}.',
        'Não se {defenda|justifique}: {ouça|anote} {a pergunta|a objeção}, {agradeça|sorria} e {procure|prepare} uma resposta com calma.',
        'Bastam {uma mesa|duas cadeiras} e {um pouco de atenção|cinco minutos}, {de preferência|se der} {sem telefones|antes do café}.',
      ],
      [
        [
          '{Refaça|Repita} o relato {alguns dias depois|na semana seguinte}: {será|sairá} mais {curto|breve} e mais {claro|sincero}.',
          'O segundo relato {é|sai} {quase sempre|em geral} {melhor|mais enxuto}, e {mostra|mede} {o caminho andado|quanto se entendeu}.',
        ],
        '[questionSentence]',
        'E se ninguém {tiver tempo|quiser ouvir}, escreva uma carta {imaginária|que não vai enviar}: {funciona|serve} quase tão bem.',
        'Guarde o exemplo que {funcionou|convenceu}: {será útil|poderá servir} {de novo|outras vezes}.',
      ],
    ],
  },
  {
    id: 'item-give-up-one',
    role: 'item',
    headings: [
      'Escolha {a que renunciar|uma renúncia}',
      'Cada sim {pede|precisa de} um não',
      'Abra {espaço|lugar}',
    ],
    paragraphs: [
      [
        [
          'Escolha {desde o início|logo} {a que renuncia|a que dirá não}, porque {tempo|espaço} para tudo {não há|falta a qualquer um}.',
          'Antes de dizer sim, {decida|defina} que não {o acompanha|o torna possível}: {um hábito|um compromisso}, {uma compra|uma despesa}, {uma distração|um capricho}.',
        ],
        'As renúncias {não escolhidas|sofridas} {voltam|aparecem} {de todo modo|assim mesmo}, em forma de {cansaço|pressa} ou de {coisas pela metade|mau humor}.',
        'Nomear a renúncia {em voz alta|com palavras simples} {ajuda|serve}: ela {parece|fica} mais {leve|modesta} e se {percebe|vê} se {vale a pena|dá para aceitar}.',
      ],
      [
        [
          '{Prefira|Escolha} renúncias {provisórias|com prazo}, {de um mês|com fim marcado}, que {pesam|custam} menos e se {podem|deixam} rever.',
          'Comece por algo que {quase não se sente|custa pouco}, e {olhe|observe} quanto {espaço|fôlego} {libera|sobra}.',
        ],
        '{Avise|Informe} quem {está perto|vive com você}, porque uma renúncia {silenciosa|sem explicação} {passa|é tomada} por {capricho|mau humor}.',
        'Depois de um mês, {faça as contas|olhe para trás}: se {a falta continuar|ainda doer}, volte atrás {sem culpa|com serenidade}.',
        'O espaço {livre|ganho}, {deixe-o respirar|não o encha} {nos primeiros dias|logo de saída}.',
      ],
    ],
  },
  {
    id: 'item-look-around',
    role: 'item',
    headings: [
      'Olhe {para outros lados|fora do seu círculo}',
      '{Tome|Roube} ideias {de longe|de outros ofícios}',
      'Saia {da roda de sempre|do caminho batido}',
    ],
    paragraphs: [
      [
        [
          'Olhe como {fazem|resolvem o problema} em outro lugar, em {outro ofício|outro ambiente}, e {traga para casa|copie} {uma só ideia|uma ideia}.',
          'Saia {por um dia|de vez em quando} {da roda de sempre|das fontes habituais}: {as melhores ideias|as soluções frescas} {vêm|chegam} muitas vezes de {um campo vizinho|fora}.',
        ],
        'Quem {faz|exerce} um trabalho {diferente|distante do seu} já {resolveu|encontrou} {o mesmo nó|problema igual} com {outras ferramentas|outras palavras}, {e conta com gosto|muitas vezes sem saber}.',
        'Folheie [sources] {sem propósito|por curiosidade}, {meia hora|por pouco tempo}, e {marque|anote} {o que faz você parar|aquilo que surpreende}.',
      ],
      [
        [
          'Depois {adapte|traduza}: {copiar|imitar} {tal e qual|sem mudar nada} raramente {dá certo|funciona}, {adaptar|traduzir} quase sempre {sim|dá}.',
          'Uma ideia {importada|emprestada} precisa ser {medida|cortada} para os seus {dias|tamanhos}, como {roupa|casaco} {de segunda mão|que já foi de outro}.',
        ],
        'Pergunte-se {que parte|o que} {funciona|se sustenta} {de verdade|naquela ideia}, e o que é {apenas|só} {cor local|moda}.',
        'E {retribua|devolva o favor}: {conte|mostre} {como você faz|o seu jeito}, e dali {sairão|nascerão} {perguntas|conversas} {imprevistas|que levam mais longe}.',
        'Uma hora em {lugar novo|outro ambiente}, {de vez em quando|uma vez por mês}, {basta|já rende}.',
      ],
    ],
  },
  {
    id: 'item-review',
    role: 'item',
    theme: 'review',
    headings: [
      'Marque {um balanço|uma data para olhar para trás}',
      '{Reveja|Releia} tudo {em um mês|com calma}',
      'Olhe {para trás|o caminho andado}',
    ],
    paragraphs: [
      [
        [
          'Marque {hoje|já} uma data, {daqui a um mês|não muito longe}, para {olhar|ver} como foi e {corrigir|acertar} {a rota|uma coisa só}.',
          'Ponha na agenda {meia hora|uma hora} {em algumas semanas|daqui a um mês} para {reler as notas|fazer o balanço}, {e não pule|como um compromisso de verdade}.',
        ],
        'Sem essa {parada|data}, {segue-se|anda-se} por {inércia|costume}, {repetindo|carregando} até o que {já não serve|deixou de servir}.',
        '[measureSentence]',
        'Anote {antes|de antemão} o que {espera|gostaria de} {encontrar|ler} ali.',
      ],
      [
        [
          'Comece pelos {acertos|bons resultados}, {mesmo pequenos|por menores que sejam}: {os erros|os defeitos} {se apresentam|falam} {sem convite|bem alto}.',
          'Escolha um lugar {diferente do habitual|de sossego}, {um chá|algo quente} e {nenhuma tela|uma folha em branco}.',
        ],
        'Decida {uma correção|uma mudança} {apenas|só} e escreva-a {no alto|no começo} da página {nova|do mês que vem}.',
        'O resto, {deixe|mantenha} como está: {a constância|um pouco de firmeza} {vale|rende} mais que {uma revolução|um recomeço} {por mês|a cada quatro semanas}.',
        'Termine com {um obrigado|uma linha gentil} a quem {ajudou|deu a mão}.',
      ],
    ],
  },
  {
    id: 'item-choice-same-terms',
    role: 'item',
    listKind: 'choice',
    headings: [
      'Compare {em pé de igualdade|nas mesmas condições}',
      'As mesmas {condições|regras} para {todos|cada candidato}',
      '{A mesma régua|Uma medida só}',
    ],
    paragraphs: [
      [
        [
          '{Olhe|Examine} cada {candidato|nome da lista} {nas mesmas condições|com a mesma régua}: {mesma hora|mesmo dia} e {mesma pergunta|igual atenção}.',
          'Antes de {dar nota|preferir}, {cuide|confira} que {todos|os candidatos} {saiam|partam} {da mesma linha|em pé de igualdade}.'.replace(
            '{cuide|confira} que {todos|os candidatos} {saiam|partam}',
            'cuide para que {todos|os candidatos} {saiam|partam}',
          ),
        ],
        'O primeiro da fila {parece|soa} {mais brilhante|mais novo}, o último {mais cansado|um pouco cinzento}, e {muitas vezes|em geral} {a culpa é da ordem|só a posição conta}.',
        '{Embaralhe|Troque} a ordem {no meio|na segunda volta} e {anote|marque} {o que permanece|os juízos que se mantêm}.',
        'Uma comparação {desigual|torta} {premia|coroa} quem {teve sorte|apareceu na hora boa}, {não quem merece|e engana quem olha}.',
      ],
      [
        [
          '{Use|Prepare} {poucas linhas|três perguntas} {iguais para todos|fixas}, {escritas antes|decididas a frio}, e {responda|preencha} {sem acrescentar outras|logo depois}.',
          'Uma ficha {para cada um|por candidato}, com {as mesmas linhas|três campos iguais}, {evita|poupa} {muitas injustiças|algumas ilusões}.',
        ],
        '[choiceSentence]',
        'No fim, {cubra os nomes|esconda os títulos} e {leia|releia} {só|apenas} as {notas|respostas}: {o favorito|a escolha} {pode|poderia} {surpreender|mudar}.',
        '{Repita|Refaça} a prova {dias depois|na semana seguinte}, {se puder|quando der}, e veja se {a ordem|o juízo} {se mantém|continua igual}.',
      ],
    ],
  },
  {
    id: 'item-choice-regulars',
    role: 'item',
    listKind: 'choice',
    headings: [
      'Pergunte a quem {volta|está sempre lá}',
      'A opinião {dos habituais|de quem fica}',
      '{Ouça|Procure} quem {vai há anos|não tem pressa}',
    ],
    paragraphs: [
      [
        [
          '{Procure|Ache} a {opinião|voz} de quem {volta|repete a escolha} {há anos|muitas vezes}, antes de quem {provou ontem|está no primeiro entusiasmo}.',
          'Quem volta {diz|conta} mais que {uma resenha|um aplauso}: {pergunte|queira saber} {o que o traz de novo|por que faz isso}.',
        ],
        'Os habituais conhecem {os dias bons|as horas certas}, {os defeitos suportáveis|os melhores cantos} e o que {a vitrine|o catálogo} {esconde|não diz}.',
        'Converse com {duas|mais de duas} pessoas, {de idades diferentes|distantes entre si}, e note onde {concordam|as histórias se tocam}.',
        'As fidelidades alheias {são|continuam} {indícios|sinais}, {nunca ordens|e não mandamentos}.',
      ],
      [
        [
          'Ouça também quem {parou|foi embora}, com {gentileza|delicadeza}: {os motivos|as razões} do adeus {ensinam|explicam} {muito|quase tudo}.',
          '{Vale ouro|É precioso} {também|ainda} {o relato|o ponto de vista} de quem {mudou de caminho|não voltou}: pergunte {quando|o que} mudou.',
        ],
        '{Pese|Avalie} {as histórias|cada opinião} {na sua medida|com a sua vida ao lado}: o defeito de um pode ser {a qualidade|uma bobagem} para outro.',
        'Depois vá {em pessoa|ver}, {com essas frases na cabeça|com algumas notas}, e {confira|veja} {se elas se sustentam|quanto há de verdade}.',
      ],
    ],
  },
  {
    id: 'item-choice-second',
    role: 'item',
    listKind: 'choice',
    headings: [
      '{Tenha|Guarde} uma segunda escolha',
      'O {plano B|número dois} que {salva o dia|serve de rede}',
      '{Nunca um nome só|Dois nomes, não um}',
    ],
    paragraphs: [
      [
        [
          '{Escolha|Marque} sempre {dois nomes|dois}, {um favorito|o preferido} e {uma reserva|um refúgio}: {tira|alivia} {a ansiedade|a pressão} e {deixa|dá} {liberdade|margem}.',
          'Ao lado do favorito, {escreva|ponha} uma segunda escolha, {não muito parecida|bem diferente}, {pronta|já conferida}.',
        ],
        'As escolhas mais {cobiçadas|à vista} {se esgotam|decepcionam} {na pior hora|justo no dia errado}, e a pressa {escolhe mal|aconselha o pior}.',
        '{Com a reserva no bolso|Sabendo para onde recuar}, você olha o favorito {com mais calma|sem implorar}, e nota também {as sombras|os defeitos}.',
        '{Basta|É suficiente} {um nome|uma linha}, {um horário|uma nota} e a {razão|lembrança} por que {ficou|agradou}.',
      ],
      [
        [
          'De vez em quando, o segundo nome {supera|vence} o {primeiro|favorito}, porque ninguém lhe pede {milagres|perfeição}.',
          '{Prove|Visite} também a reserva, {ao menos uma vez|em um dia comum}: {as surpresas|os achados} {moram|ficam} {fora|longe} do pódio.',
        ],
        '{Reveja|Atualize} a dupla {vez por outra|a cada estação}: {as coisas mudam|os lugares e as pessoas mudam}, {e você também|como os seus gostos}.',
        '[questionSentence]',
        '{Passe adiante|Empreste} a sua reserva {a um amigo|a quem procura}, {sem ciúme|com a nota ao lado}: em troca virá {uma ideia nova|outro nome}.',
      ],
    ],
  },
];
