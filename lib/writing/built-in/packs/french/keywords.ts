import type { Domain } from '../../shapes.ts';

/** A topic writes "l'argent" and "d'argent" as one word, so words that elide are listed with their article too. */
const words = (list: string): string[] =>
  list
    .trim()
    .split(/\s*,\s*/u)
    .flatMap((word) =>
      /^[aeiouyâàéèêëîïôœùûhÉ]/u.test(word)
        ? [word, ...["l'", 'l’', "d'", 'd’'].map((article) => article + word)]
        : [word],
    );

/** French words that place a topic in a domain. */
export const KEYWORDS: Readonly<Record<Domain, readonly string[]>> = {
  food: words(`
    cuisine*, cuisiner, cuisson*, recette*, pâtisserie*, gâteau*, pain, pains, levain, boulang*, café, cafés, expresso, thé, thés, vin, vins, bière*, cocktail*, apéro*, apéritif*, dîner*, déjeuner*, brunch, repas, plat, plats, pâtes, pizza*, riz, soupe*, salade*, sauce*, curry, légume*, légumes, fruit, fruits,
    fromage*, chocolat*, dessert*, épice*, ingrédient*, barbecue*, rôti*, fermentation*, restaurant*, bistrot*, gastronomi*, goût*, goûter*, végétarien*, végan*, viande*, poulet*, bœuf, poisson*, sushi*, crêpe*, quiche*, omelette*, œuf, œufs, beurre, confiture*, tarte*, mijot*, manger, huile d’olive, huile d'olive`),
  travel: words(`
    voyage*, voyager, vacances, séjour*, week-end*, touris*, randonn*, rando, sentier*, trek*, camping*, bivouac*, itinéraire*, destination*, avion*, vol, vols, aéroport*, hôtel*, auberge*, gîte*, plage*, île, îles, visiter, visite*, passeport*, visa, visas, valise*, bagage*, croisière*, train, trains, voiture*, moto, motos, bus, métro, ferry, road trip*,
    escapade*, carte routière, backpack*, sac à dos, refuge*, montagne*, vélo, tour du monde, dépaysement, Norvège, Islande, Japon, Italie, Espagne, Portugal, Grèce, Thaïlande, Vietnam, Pérou, Mexique, Canada, Québec, Écosse, Irlande, Suisse, Paris, Londres, Rome, Tokyo, Lisbonne, Barcelone, Bretagne, Corse, Alpes, Pyrénées, Provence`),
  technology: words(`
    logiciel*, application*, appli, applis, app, apps, web, site web, site internet, sites web, internet, code, coder, codage, programm*, développeur*, développement web, API, base de données, bases de données, SQL, PostgreSQL, MySQL, serveur*, cloud, Python, JavaScript, TypeScript, Java, Rust, PHP, C++, React, Vue, Angular, Svelte,
    Docker, Kubernetes, Git, GitHub, Linux, Windows, macOS, Android, iPhone, iOS, Excel, WordPress, IA, intelligence artificielle, apprentissage automatique, ChatGPT, chatbot*, algorithme*, données, cybersécurité, sécurité informatique, mot de passe, mots de passe, chiffrement, blockchain, smartphone*, téléphone*, ordinateur*, tablette*, drone*, robot*, numérique*, informatique*, technologi*, réseau*, wifi, domotique`),
  health: words(`
    santé, sommeil, dormir, insomnie*, sieste*, régime*, nutrition*, poids, maigrir, vitamine*, protéine*, exercice*, musculation, fitness, gym, sport*, sportif*, étirement*, yoga, pilates, courir, course à pied, marathon*, jogging, natation, nager, marche, marcher, posture*, dos, mal de dos, migraine*, stress, anxiété,
    méditation*, méditer, respiration, bien-être, immunité, allergie*, diabète, tension, cœur, médecin*, médical*, médicament*, hydratation, peau, dents, fatigue, énergie, grossesse*, ménopause, burn-out, dépression, psycholog*, thérapie*, corps, guérir, rhume*, vaccin*, jeûne*`),
  work: words(`
    travail, travailler, télétravail*, emploi*, métier*, carrière*, bureau*, collègue*, patron*, manager*, management, équipe*, leadership, réunion*, entretien d’embauche, entretien d'embauche, entretien*, CV, lettre de motivation, salaire*, augmentation*, promotion*, productivité, organisation, agenda*, procrastin*, délai*, freelance*, indépendant*,
    reconversion*, recrut*, embauch*, stage*, stagiaire*, démission*, licenci*, retraite, open space, courriel*, mail, mails, e-mails, délégu*, gestion du temps, gestion de projet, projet*, compétence*, feedback, professionnel*, profession*, présentation*, conflits au travail, coworking, syndicat*`),
  business: words(`
    entreprise*, entrepren*, startup*, start-up*, société*, client*, clientèle, vente, ventes, vendre, vendeur*, marketing, marché*, marque*, branding, publicité*, réseaux sociaux, newsletter*, e-commerce, boutique*, commerce*, commerçant*, magasin*, franchise*, fournisseur*, stock*, logistique, concurren*, fidélis*, prospect*, devis,
    facture*, facturation, chiffre d’affaires, chiffre d'affaires, bénéfice*, business*, business plan, plan d’affaires, associé*, fondateur*, auto-entrepreneur*, micro-entreprise*, artisan*, prix de vente, négoci*, SEO, référencement, crm, export*, levée de fonds, B2B, produit*, service client`),
  money: words(`
    argent, épargne*, épargner, économiser, économies, budget*, investir, investisse*, bourse, action, actions, obligation*, ETF, fonds, assurance*, assurance-vie, impôt*, taxe*, fiscal*, fiscalité, crédit*, prêt, prêts, emprunt*, dette*, hypothèque*, banque*, bancaire*, compte courant, carte bancaire, intérêt*, inflation,
    dépense*, dépenser, revenu*, finance*, financ*, patrimoine, héritage, succession*, livret A, livret*, placement*, portefeuille*, cryptomonnaie*, crypto*, bitcoin, rente*, retraite complémentaire, frais, pouvoir d’achat, pouvoir d'achat, loyer*, gagner de l’argent, gagner de l'argent, euro*, monnaie*, pension*`),
  home: words(`
    maison*, appartement*, logement*, chambre*, salon, salle de bain*, cuisine équipée, meuble*, canapé*, matelas, décor*, décoration, intérieur*, peinture murale, peindre un mur, mur, murs, sol, parquet*, moquette*, toit*, toiture*, fenêtre*, isolation, isoler, chauffage*, pompe à chaleur, chaudière*, panneau solaire, panneaux solaires, rénov*,
    travaux, bricol*, répar*, plomberie, électricité, ménage, nettoy*, ranger, rangement*, désencombr*, jardin*, jardinage, potager*, balcon*, terrasse*, plante*, plantes, pelouse*, tomate*, rosier*, compost*, tondre, déménag*, locataire*, propriétaire*, lessive*, linge, aspirateur*, étagère*, lampe*`),
  family: words(`
    famille*, familial*, parent*, parentalité, mère*, maman*, père*, papa*, bébé*, enfant*, ado, ados, adolescent*, frère*, sœur*, grand-mère*, grand-père*, grands-parents, mariage*, marié*, mari, épouse*, couple*, conjoint*, relation*, amour*, amoureu*, rencontre*, rupture*, divorce*, ami, amis, amitié*, voisin*,
    chien*, chiot*, chat, chats, chaton*, lapin*, animal de compagnie, animaux de compagnie, hamster*, perroquet*, éducation positive, école maternelle, crèche*, nounou*, naissance*, prénom*, anniversaire*, jeux pour enfants, fratrie*, beaux-parents, belle-mère, belle-famille, devoirs`),
  learning: words(`
    apprendre, apprentissage*, étude*, étudier, étudiant*, école*, lycée*, lycéen*, collège*, université*, cours, classe*, enseign*, professeur*, prof, profs, tuteur*, leçon*, examen*, bac, baccalauréat, concours, brevet, dissertation*, mémoire, mémoriser, mémoris*, réviser, révision*, lire, lecture*, livre*, langue*, langues, anglais, espagnol, allemand,
    chinois, japonais, italien, russe, portugais, vocabulaire, grammaire, conjugaison*, orthographe, traduction, maths, mathématiques, algèbre, calcul mental, prise de notes, fiches, pédagog*, formation*, se former, tutoriel*, MOOC, diplôme*, thèse*, bibliothèque*, alphabet*, concentration`),
  arts: words(`
    art, arts, artiste*, musique*, guitare*, piano*, violon*, batterie, chant, chanter, chanson*, chœur*, jazz, opéra*, rap, compos*, peinture*, peintre*, aquarelle*, dessin*, dessiner, croquis, illustr*, design, graphisme, typographie, photo, photos, photograph*, cinéma*, film, films, réalisateur*, théâtre*, danse*, danser, roman*, romancier*, poésie*, poème*,
    écrire, écriture*, écrivain*, littérature*, nouvelle littéraire, scénario*, sculpt*, céramique*, poterie, tricot*, couture, crochet, broderie*, origami, bande dessinée, BD, manga*, jeu vidéo, jeux vidéo, jeu de société, jeux de société, échecs, musée*, exposition*, architecture, mode, festival*, série, séries`),
  nature: words(`
    nature, animal, animaux, oiseau*, chouette*, aigle*, loup*, ours, lion*, éléphant*, baleine*, dauphin*, requin*, insecte*, abeille*, papillon*, araignée*, serpent*, grenouille*, faune, flore, forêt*, arbre*, fleur*, champignon*, océan*, mer, mers, rivière*, lac, lacs, volcan*, séisme*, météo*, climat*, climatique*, réchauffement,
    biodiversité, écologi*, environnement, espace, planète*, étoile*, lune, soleil, galaxie*, trou noir, trous noirs, univers, astronomi*, physique, chimie, biologie, photosynthèse, évolution, ADN, génétique*, atome*, quantique*, dinosaure*, fossile*, géologie, glacier*, désert*, corail, coraux, pollinis*, recyclage, énergie renouvelable, énergies renouvelables`),
  history: words(`
    histoire, historique*, antiquité, antique*, moyen âge, médiéval*, siècle*, guerre*, bataille*, révolution*, empire*, royaume*, roi, rois, reine*, dynastie*, Rome antique, romain*, grec, grecs, Égypte, égyptien*, viking*, aztèque*, maya*, inca*, renaissance, lumières, coloni*, esclavage, guerre froide, napoléon*, Napoléon,
    monument*, cathédrale*, château*, archéolog*, civilisation*, culture*, tradition*, religion*, bouddhisme, islam, christianisme, judaïsme, mythologie*, mythe*, politique*, démocratie*, république*, élection*, droit de vote, droits, constitution*, philosophie*, philosophe*, société, sociolog*, patrimoine mondial, légende*, généalogie, Louis XIV, préhistoire`),
  general: [],
};
