import { type Phrasebook, phrasebook, wordsOfBook } from "../words/phrasebook.ts";

/** Nouns for many races. */
export const raceNouns = new Set(
  `races runs events marathons trails ultras triathlons halves options suggestions results ones
    5ks 10ks carreras maratones eventos opciones competencias competiciones triatlones
    alternativas trails medias resultados pruebas qualifiers clasificatorios`.split(/\s+/),
);

/** The message is about its author: by itself, what they tell does not ask for races. */
const ofOneself = new Set(
  `i im ive id my me we our us mi mis me soy estoy tengo vivo corro hago hice corri llevo voy ando peso
    entreno puedo nunca siempre nos nuestro nuestra`.split(/\s+/),
);

export function speaksOfOneself(words: readonly string[]): boolean {
  return words.some((word) => ofOneself.has(word));
}

/** `My half`, `mi maratón`, `our next race`: a race that is chosen already. */
const ownRace =
  /\b(?:my|our|mi|nuestra|nuestro) (?:(?:first|next|upcoming|goal|primer|primera|proxima|proximo) )?(?:race|run|marathon|half|ultra|trail|triathlon|5 ?k|10 ?k|21 ?k|42 ?k|carrera|maraton|media|medio|triatlon)\b/;

/** Nouns that are also said of training: `I get tired on every run`. */
const alsoTraining = new Set(
  "run runs fun trote ones results resultados prueba pruebas".split(" "),
);

/** Whether a message names races, and not only runs. */
export function namesRaces(words: readonly string[]): boolean {
  return words.some((word) => raceWords.has(word) && !alsoTraining.has(word));
}

/** `What can I run in May?`, `would love to run there`: a wish to run somewhere. */
const wishToRun =
  /\b(?:(?:what|where) (?:can|could|should) (?:i|we)(?: all| both)? (?:run|race|do)|(?:love|like|want|hoping|looking) to (?:run|race)|there to (?:run|race)|(?:que|donde) (?:puedo|podemos|podria) (?:correr|hacer)|(?:gustaria|encantaria|quiero) correr)\b/;

export function wishesToRun(words: readonly string[]): boolean {
  return wishToRun.test(words.join(" "));
}

/** Speaks of running at all. */
const running =
  /^(?:run\w*|rac(?:e|es|ing)|train\w*|jog\w*|corr\w+|trot\w+|entren\w+|marat\w+|carreras?|km|k|miles?)$/;

export function speaksOfRunning(words: readonly string[]): boolean {
  return words.some((word) => running.test(word) || raceWords.has(word));
}

/** `I ran the Austin Marathon last year`: a race that is over. */
const pastRace =
  /\b(?:i (?:just )?(?:ran|raced|did|finished|completed)|(?:ya|ayer|ano pasado|una vez) (?:hice|corri|termine)|^(?:hice|corri|termine))\b/;

export function tellsOfPastRace(words: readonly string[]): boolean {
  return pastRace.test(words.join(" "));
}

export function speaksOfOwnRace(words: readonly string[]): boolean {
  return ownRace.test(words.join(" "));
}

/** Nouns for one race. */
const raceNoun =
  `race run event marathon trail ultra triathlon half competition fun carrera maraton evento
    competencia competicion triatlon corrida prueba media trote`.split(/\s+/);

export const raceWords = new Set([...raceNouns, ...raceNoun]);

/** Words of a request for races. */
export const finding = phrasebook([
  [
    `find, find me, search, show, show me, list, recommend, suggest, looking, look for, any,
      upcoming, which, where can i run, what races|marathons|events|trails, what are, is there,
      are there, are there any, give me, i want to run|do|race, id like to run|do, i wanna run|do,
      want to run|race, need, wanna run, do you have|know, tell me which|what, got any, options,
      what about, how about, busco, buscar, buscame, busca, encuentra, encontrar, encuentrame,
      muestrame, mostrar, muestra, ensename, lista, listame, recomienda, recomiendame,
      recomiendas, sugiere, sugiereme, hay, que carreras|maratones|eventos, cuales,
      donde puedo correr, quiero correr|hacer|una|ver|participar,
      quisiera correr|hacer|una|participar, me gustaria correr|hacer|participar, dame, necesito,
      conoces, tienes, alguna, algun, algunas, ganas de correr, proximas, proximos, donde correr,
      donde hay, para correr, que hay, ver carreras, que tal`,
    true,
  ],
]);

/** Words of a request for advice: how to do a thing, not where to find a race. */
export const advising = phrasebook([
  [
    `how do i, how do you, how should, how would i|you, what if, what happens if, any tips|tip|advice, tip, how many weeks|months,
      cuantos km|kilometros [a] [la|por|al] semana|mes, cuantas semanas|meses, cuantos meses|dias, que pasa si, algun|unos|un tip|tips,
      y si me, y si no, algo que deba saber, me alcanza, good idea, is that ok, esta bien, es buena idea, como le hago, se puede correr|entrenar, how long does|do, how can i, how to, how much should,
      how many, how often, how long should, how long before, should i, what should, what do i,
      what is the best way, whats the best way, is it ok, is it bad, is it safe, why, tips,
      advice, when should, what to, do i need, como, como me, que debo, que deberia, debo,
      deberia, que me pongo, que llevo, que uso, que tomo, cuanto debo, cuantas veces, cada cuanto, que como, que comer, por que, consejos,
      consejo, es malo, es bueno, cuando debo, que hago, que hacer, entreno, entrenar,
      entrenamiento, train, training, can i walk, can i still run, can i run with,
      what is a good, whats a good, cual es un buen, puedo correr con|igual|asi|si, prepare, preparar, prepararme, prepararse, preparo`,
    true,
  ],
]);

/** Asks how to train, also beside a length, a type or a place: `how would I train for something like that`. */
export const trainingHow = phrasebook([
  [
    `how do|would|should|can|could i|you|we train|prepare|practice, how to train|prepare,
      how much|many|long|far [km|kms|miles|kilometers|weeks|months] should i run|train,
      how many km|kms|miles|kilometers a|per week, how many weeks|months do|would i need,
      how long do|would i need to train|prepare, any|some tip|tips, tip|tips for,
      como [me] preparo|entreno|prepararme|entrenar|preparar|prepararse|entrenarme,
      cuantos km|kms|kilometros [a|por|al] [la] semana, cuantas semanas|meses necesito, cuantos meses necesito,
      cuanto tiempo necesito para, algun|un tip|consejo, algunos|unos tips|consejos, tips|consejos para,
      en cuanto tiempo estaria|estare|estoy listo|lista, when will|would i be ready, how long until|till im|i ready,
      correr de nuevo, volver a correr|entrenar, start|starting running again, get back into running`,
    true,
  ],
]);

/** A plan of training, which is no request for races. */
export const planning = phrasebook([
  [
    `a|my|the|training|week plan, plan for|de|para, un|mi|el plan, rutina de|para,
      [training] schedule for`,
    true,
  ],
]);

/** Speaks of easy running, whose pace is not that of a race. */
export const easyRunning = phrasebook([
  [
    `easy pace|paces|run|runs|running|jog|jogs, recovery run|runs, long run|runs pace,
      rodaje|rodajes [suave|suaves|facil], ritmo suave|comodo|facil, trote|trotes suave|suaves,
      carrera continua suave`,
    true,
  ],
]);

/** Says how far a runner has run so far: the length is not one of a race to look for. */
export const runSoFar = phrasebook([
  [
    `my|the longest run, longest run ever, never run|ran|done more|further|farther than, only ran|run|done,
      solo he corrido, solo corri, he corrido solo, corri solo hasta,
      nunca he corrido|hecho mas de, nunca corri mas de, jamas he corrido|corri mas de,
      lo mas|maximo que he corrido`,
    true,
  ],
]);

/** Asks for any recommendation. */
export const recommending = phrasebook([
  [
    `what do you recommend|suggest, recommend something, any ideas|suggestions|recommendations,
      que me recomiendas|recomienda|sugieres, recomiendame algo, alguna recomendacion|sugerencia`,
    true,
  ],
]);

/** A request that cannot be anything but one for races. */
export const requesting = phrasebook([
  [
    `find, find me, search, search for, show me, show, list, recommend [me] a|some race|races,
      looking for, busco, buscame, buscar, encuentra, encuentrame, muestrame, dame, listame,
      que carreras, what race|races, which race|races, que carrera, any races, are there any,
      hay carreras, hay alguna, hay maratones, upcoming, proximas carreras`,
    true,
  ],
]);

export const greeting = phrasebook([
  [
    `hi, hi there, hello, hey, hiya, howdy, good morning|afternoon|evening, greetings, yo, sup,
      whats up, hola, holi, buenas, buenos dias, buenas tardes|noches, buen dia, que tal, saludos,
      como estas, how are you, que onda, alo`,
    true,
  ],
]);

/** Wants to laugh. */
export const joking = phrasebook([
  [
    `tell [me] [a|another] [running] joke|jokes, a joke, [another] joke, jokes, make me laugh, something funny,
      say something funny, un chiste, otro chiste, chiste, chistes, hazme reir, algo gracioso|chistoso`,
    true,
  ],
]);

export const thanking = phrasebook([
  [
    `thanks, thank you, thank u, thx, thnx, tnx, tks, tysm, ty, thanx, cheers, many thanks, appreciate it, great,
      awesome, perfect, cool, nice, ok, okay, got it, bye, goodbye, see you, nevermind, never mind, no importa, gracias,
      muchas gracias, mil gracias, grax, grx, nos vemos, jaja, jajaja, jeje, haha, hahaha, lol, lmao, genial, perfecto, excelente, vale, listo, chau, adios,
      hasta luego, buenisimo, que bueno, bacan, chevere, eres lo maximo, eres genial, te pasaste, youre|ur the best, you are the best, you rock, good|great bot, buen bot,
      eres|sos el|la mejor, eres|sos lo mejor, eres|sos un|una crack`,
    true,
  ],
]);

/** Every word of these phrasebooks, and the words for races. */
export const cueWords = [
  finding,
  advising,
  planning,
  easyRunning,
  recommending,
  requesting,
  runSoFar,
  greeting,
  joking,
  thanking,
]
  .flatMap((book: Phrasebook<unknown>) => wordsOfBook(book))
  .concat([...raceWords]);
