import type { LanguagePack } from '../../language-pack.ts';

/** Os títulos: primeiro as palavras de quem pediu. */
export const HEADLINES: LanguagePack['headlines'] = {
  'how-to': [
    '[headline]',
    '[headline]: {um guia|um caminho} em pequenos passos',
    '[headline], {sem pressa|um passo de cada vez}',
    '[headline]: por onde {começar|partir}',
    '[headline]: {o que é preciso|os erros a evitar} e como avançar',
    '[headline], {com método e paciência|a partir do zero}',
  ],
  comparison: [
    '[headline]',
    '[headline]: como {escolher|decidir}',
    '[headline]: {as perguntas certas|os critérios que contam}',
    '[a] ou [b]: {uma comparação honesta|como escolher com calma}',
    '[headline]: dois caminhos, uma escolha',
    '[headline], {sem torcida|na ponta do lápis}',
  ],
  list: [
    '[headline]',
    '[headline], {com calma|para testar já}',
    '[headline]: {ideias|conselhos} para {pôr à prova|testar esta semana}',
    '[headline]: {um inventário pensado|pequenas provas, grandes diferenças}',
    '[topic]: [n] {passos|ideias} {simples|para a vida real}',
    '[topic]: [n] {conselhos|caminhos} para {pôr à prova|testar já}',
    '[topic], [n] {conselhos|ideias} sem {rodeios|promessas}',
  ],
  choice: [
    '[headline]: como {escolher|se orientar}',
    '[topic]: [n] {modos|ideias} para escolher bem',
    '[headline], {além das classificações|com a própria cabeça}',
    '[topic]: [n] {passos|conselhos} antes de decidir',
    '[topic]: [n] {perguntas|provas} antes de escolher',
    '[headline]: aprender a {escolher|reconhecer o que é bom}',
  ],
  explainer: [
    '[headline]',
    '[headline]: {um guia|um mapa} para se orientar',
    '[headline]: {entender|ver claro} {sem pressa|um passo de cada vez}',
    '[headline], {com calma|desde o começo}',
    '[headline]: {as perguntas certas|o que olhar} e em quem confiar',
    '[headline]: {um primeiro olhar|por onde começar}',
  ],
};

/** Títulos para a seção que reúne todos os itens de uma lista curta. */
export const ENTRY_HEADINGS: readonly string[] = [
  'As {ideias|propostas}, {uma por uma|em ordem livre}',
  '{O que testar|Por onde começar}',
  '{Conselhos|Caminhos} para {ter em mente|pôr à prova}',
  '{Poucos passos|Alguns gestos}, {todos possíveis|sem rodeios}',
  '{Em resumo|Em poucas linhas}: o que {fazer|conta de verdade}',
  'O que {ajuda|conta} {mais|de verdade}',
  'Uma lista para {deixar por perto|riscar com calma}',
];
