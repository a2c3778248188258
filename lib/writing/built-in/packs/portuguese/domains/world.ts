import type { PortugueseDomain } from './slots.ts';

export const NATURE: PortugueseDomain = {
  tools: [
    'um binóculo, um caderno e {botas|sapatos} para o mato',
    'uma lupa, um lápis e {muita paciência|tempo}',
    'um caderninho, um mapa e roupas que {podem sujar|não temam lama}',
  ],
  expert: [
    'um guarda {florestal|de parque}',
    'um amador que {sai toda manhã|observa há anos}',
    'uma pesquisadora que {sabe contar|explica bem}',
  ],
  trial: [
    'uma hora no mesmo {lugar|ponto}',
    'uma observação de manhã e outra {à noite|no fim da tarde}',
    'uma só árvore, olhada {por um mês|toda semana}',
  ],
  record: [
    'a hora, o lugar e {o tempo que fazia|a luz}',
    'as formas, os sons e {os movimentos|as cores}',
    'o que viu e o que {supôs|imaginou}',
  ],
  result: [
    'um nome aprendido {olhando|ao ar livre}',
    'uma página de {observações|notas} suas',
    'um olhar que nota o que antes {escapava|passava}',
  ],
  signal: [
    'se reconhece um som {sem olhar|de longe}',
    'quanto tempo aguenta {em silêncio|sem se mexer}',
    'se nota {mudanças|diferenças} de uma semana a outra',
  ],
  sources: [
    'guias {de campo|ilustrados}',
    'arquivos {públicos|abertos} de observações',
    'textos de divulgação que {citam|indicam} os estudos',
  ],
  detail: [
    'um ruído de {passos|galhos}',
    'uma nuvem {diante do sol|passageira}',
    'uma marca {na lama|no tronco}',
  ],
  exampleSentence: [
    'Volte ao mesmo {ponto|lugar} em três horas diferentes e {desenhe|descreva} apenas {o que muda|as diferenças}.',
    'Compare {duas folhas|duas pedras} colhidas {a poucos passos|no mesmo chão} e {liste|escreva} as diferenças antes {dos nomes|de abrir o guia}.',
    'Escreva em uma coluna {o que vê|os fatos}, na outra {o que deduz|as hipóteses}, e {deixe|mantenha} em branco o espaço do meio.',
  ],
  firstStepSentence: [
    '{Amanhã|No fim de semana}, sente-se {ao ar livre|em um banco} vinte minutos e {conte|anote} os sons diferentes.',
    'Escolha {uma espécie|um só ser vivo} perto de casa e {acompanhe|observe} por um mês.',
    'Abra {um guia|um atlas} ao acaso, {leia|aprenda} uma página e {procure|tente achar} lá fora o que ela descreve.',
  ],
  mistakeSentence: [
    '{Procura-se|Persegue-se} o raro e se passa ao lado do comum sem {vê-lo|conhecê-lo}.',
    '{Atribuem-se|Emprestam-se} à natureza {intenções|sentimentos} humanos e se {para|deixa} de observar.',
    '{Generaliza-se|Tiram-se conclusões} a partir de uma só {estação|tarde}.',
  ],
  measureSentence: [
    'Releia {as notas|o caderno} da mesma {semana|época}, {um ano antes|meses atrás}: {as diferenças|as mudanças} falam.',
    'Conte quantas coisas {reconhece|sabe nomear} {na mesma trilha|no caminho de sempre} e {repita|refaça a conta} todo mês.',
    'Peça a alguém que {aponte|escolha} algo ao acaso: {quanto sabe dizer|quantas perguntas consegue fazer}?',
  ],
  sourceSentence: [
    'Uma explicação {séria|honesta} {distingue|separa} o que foi {observado|medido} do que é {provável|suposto}.',
    'Quando {uma manchete|uma notícia} diz “a ciência”, {procure|pergunte} que {estudo|grupo} e {sobre o quê|com que limites}.',
    'Confie em quem {mostra|declara} também os {dados|casos} que não {fecham|se explicam}.',
  ],
  questionSentence: [
    'Pergunte-se o que {aconteceria|mudaria} se {faltasse|sumisse} um elo.',
    'Pense em {como sabemos disso|como se descobriu} e com que {instrumentos|erros}.',
    'Pergunte-se há {quanto tempo|quantas gerações} as coisas {são|andam} assim, e o que {havia|ocorria} antes.',
  ],
  choiceSentence: [
    'Compare {as provas|os fatos} mais que as {impressões|simpatias}: qual dos dois {explica|descreve} também os casos {estranhos|incômodos}?',
    'Observe os dois {no mesmo lugar|nas mesmas condições}, {à mesma hora|com o mesmo tempo}.',
    'Veja qual {deixa|causa} menos {marcas|estrago} e {dura|resiste} mais.',
  ],
};

export const HISTORY: PortugueseDomain = {
  tools: [
    'uma linha do tempo, um mapa e {dois livros diferentes|duas versões}',
    'um caderno para as datas e outro para {as perguntas|as dúvidas}',
    'um mapa antigo e um {de hoje|atual}',
  ],
  expert: [
    'uma bibliotecária {curiosa|paciente}',
    'um historiador que {fala simples|conta bem}',
    'uma pessoa idosa de {boa memória|muitas lembranças}',
  ],
  trial: [
    'um só documento, {lido devagar|palavra por palavra}',
    'uma visita {curta|breve} a um lugar',
    'um episódio contado por {dois lados|duas vozes}',
  ],
  record: [
    'as datas, os nomes e {quem conta|o narrador}',
    'as fontes e {os silêncios|as lacunas}',
    'o que parece certo e {o que não|o que é dúvida}',
  ],
  result: [
    'um episódio contado {a duas vozes|por dois lados}',
    'uma linha do tempo que se {sabe explicar|entende}',
    'uma opinião que {aguenta|suporta} uma pergunta incômoda',
  ],
  signal: [
    'se sabe dizer quem contaria {de outro modo|outra versão}',
    'quantas causas {consegue nomear|lhe ocorrem}',
    'se as datas {viram pessoas|ganham rosto}',
  ],
  sources: [
    'documentos {de época|originais}',
    'ensaios de autores que {discordam|não se entendem}',
    'catálogos de {museus e arquivos|acervos}',
  ],
  detail: [
    'uma palavra que {mudou de sentido|já quis dizer outra coisa}',
    'uma data {mal lembrada|trocada}',
    'uma testemunha nunca {ouvida|citada}',
  ],
  exampleSentence: [
    'Leia {o mesmo episódio|o mesmo fato} em {dois livros|dois relatos} e {sublinhe|marque} só o que {falta|se cala} no outro.',
    'Pegue {uma fotografia|uma imagem}, {cubra metade|olhe um canto} e {pergunte-se|imagine} quem {ficou de fora|está além da borda}.',
    'Desenhe {em uma tira|em uma folha comprida} os anos e {ponha|marque}, em cima, os grandes fatos e, embaixo, {a vida comum|uma família qualquer}.',
  ],
  firstStepSentence: [
    '{Esta semana|No domingo}, visite {um lugar|um museu} perto e {escolha|fique com} um só objeto, {por vinte minutos|com um caderno}.',
    'Peça {a uma pessoa idosa|em família} uma lembrança {precisa|de um dia} e {escreva|anote} com as palavras dela.',
    'Trace uma linha {do tempo|em uma folha} com {dez marcas|poucos sinais} e {preencha|complete} primeiro o que já sabe {de cor|sem consulta}.',
  ],
  mistakeSentence: [
    '{Julga-se|Lê-se} o passado com {os olhos|as palavras} de hoje e se perde o {sentido|fio} das escolhas.',
    '{Procura-se|Quer-se} uma causa {só|única} onde muitas {trabalhavam|agiam}, {devagar|juntas}.',
    '{Confunde-se|Troca-se} quem {escreveu|deixou documentos} com quem {estava lá|viveu aquilo}.',
  ],
  measureSentence: [
    'Conte {o episódio|os fatos} em cinco frases a cada {mês|semana}: {mudará|vai se deslocar} o ponto de onde {parte|começa}.',
    'Conte as {vozes|partes} que consegue {relatar|citar} sem {torcer|tomar partido}.',
    'Veja quantas {datas|causas} sabe {ligar|pôr em fila} sem {livro|notas}, e onde {se perde|salta}.',
  ],
  sourceSentence: [
    'De todo {documento|testemunho}, pergunte quem {escreve|fala}, {para quem|a quem} e o que {tinha a perder|esperava ganhar}.',
    'Um relato {liso demais|sem dúvidas} costuma {esconder|cobrir} {uma lacuna|um desacordo}.',
    'Compare a data {do fato|do acontecido} com a {do relato|da escrita}: a distância {conta|explica muito}.',
  ],
  questionSentence: [
    'Pergunte-se quem {pagou|sofreu} e quem {contou|escreveu} a história.',
    'Pense no que {sabiam|podiam imaginar} as pessoas {de então|naquele momento}, {não nós|sem a nossa distância}.',
    'Pergunte-se o que {ficou|sobrevive} hoje, {nas palavras|nos costumes} ou nas ruas.',
  ],
  choiceSentence: [
    'Veja qual das duas {leituras|versões} {explica|acolhe} mais documentos {sem forçá-los|até os incômodos}.',
    'Ponha as duas {histórias|versões} no mesmo {mapa|fio do tempo} e {procure|veja} onde se {tocam|separam}.',
    'Prefira a que {deixa|dá} voz {também a quem perdeu|a mais pessoas}.',
  ],
};

export const GENERAL: PortugueseDomain = {
  tools: [
    'papel, caneta e uma hora {tranquila|livre}',
    'um caderno, um calendário e uma lista {breve|curta}',
    'poucas ferramentas simples e um lugar {fixo|só seu}',
  ],
  expert: [
    'uma pessoa que {entende do assunto|conhece a matéria}',
    'um amigo {sincero|que fala claro}',
    'uma vizinha que {já passou por isso|tem experiência}',
  ],
  trial: [
    'uma prova de {poucos dias|um fim de semana}',
    'uma tentativa {pequena|modesta}',
    'um exemplo {só|apenas}',
  ],
  record: [
    'os passos, as dúvidas e {os resultados|o desfecho}',
    'as datas e {as surpresas|os sustos}',
    'o que fez e {o que aconteceu|no que deu}',
  ],
  result: [
    'um primeiro passo que {se vê|aparece}',
    'uma coisa terminada, {por menor que seja|mesmo pequena}',
    'um resultado que você {saberia explicar|mostraria a um amigo}',
  ],
  signal: [
    'se volta a isso {sem esforço|com gosto}',
    'quantas perguntas novas {surgem|aparecem}',
    'se os outros notam {diferença|mudança}',
  ],
  sources: [
    'livros {bem recomendados|bem falados}',
    'relatos de quem {experimentou|tentou}',
    'páginas {atualizadas|mantidas} por quem trabalha com isso',
  ],
  detail: [
    'um compromisso {esquecido|trocado}',
    'uma palavra {mal entendida|ambígua}',
    'uma etapa {pulada|mal feita}',
  ],
  exampleSentence: [
    'Faça {a mesma coisa|o mesmo trabalho} de duas maneiras, {com um dia de distância|uma depois da outra}, e {anote|marque} a diferença mais {miúda|curiosa}.',
    'Peça a {duas pessoas|dois amigos} que {experimentem|descrevam} a mesma coisa e {ouça|note} onde os relatos {se separam|não batem}.',
    'Experimente {por três dias|por pouco tempo} sem {mudar mais nada|acrescentar nada}, e {escreva|marque} à noite uma só linha.',
  ],
  firstStepSentence: [
    '{Hoje|Amanhã}, dedique {quinze|vinte} minutos à parte {mais fácil|que mais atrai}, e {pare|feche} ainda com vontade de continuar.',
    'Escreva {uma pergunta|uma dúvida} em um bilhete e leve o papel com você até {domingo|a noite}.',
    'Ligue para alguém que {passou por isso|sabe do assunto} e {pergunte|queira saber} por onde começaria.',
  ],
  mistakeSentence: [
    '{Começa-se|Parte-se} pelo {pedaço|ponto} mais {difícil|comprido}, por orgulho, e se {para|larga tudo} na segunda noite.',
    '{Juntam-se|Acumulam-se} conselhos {por meses|sem fim} e não se {prova|põe em prática} nenhum.',
    'Muda-se tudo de uma vez e depois ninguém {sabe|entende} o que funcionou.',
  ],
  measureSentence: [
    'Escolha {um sinal|um indício} só e {olhe|confira} no mesmo dia de cada semana.',
    'Releia {as primeiras notas|as folhas do início} depois de {um mês|algumas semanas}: {a distância|o caminho} se vê dali.',
    'Pergunte a {quem conhece você|um amigo} o que {vê mudado|nota de diferente}, sem {sugerir|adiantar} nada.',
  ],
  sourceSentence: [
    'Dê mais peso a quem {mostra|conta} como {chegou lá|fez}, {limites inclusive|com os erros}.',
    'Se duas fontes {usam|repetem} as mesmas palavras, {talvez|quem sabe} sejam {uma só|a mesma}.',
    'Pergunte-se {quando|para quem} foi escrito, e o que {mudou|pode ter mudado} desde então.',
  ],
  questionSentence: [
    'Pergunte-se o que {mudaria|seria diferente} {para você|nos seus dias} se {desse certo|conseguisse}.',
    'Pense em que {parte|pedaço} {depende|vem} de você e o que {não|cabe aos outros}.',
    'Pergunte-se o que {diria|aconselharia} a {um amigo|alguém querido} na mesma {situação|posição}.',
  ],
  choiceSentence: [
    'Escolha o que {saberia explicar|defenderia} em uma frase a {um amigo|quem conhece você}.',
    'Imagine {um dia torto|uma semana ruim} com cada um e {veja|sinta} qual {aguenta|pesa menos}.',
    'Pergunte-se de qual {sentiria falta|se arrependeria menos} {daqui a um ano|com o tempo}.',
  ],
};
