/** Words that only one of the languages has. */
const english = new Set(
  `the a an and or of in on at for with from to is are was were be been do does did have has can could would should
  will how what when where which who why i im my me you your we our it its this that these those there any some find
  show me near under before after next month week weekend year races race please thanks thank hello hi hey run running
  cheaper first second only instead want looking give more best long much many time free ran pace train open not dont
  january february march april june july august september october november december half tell about both compare
  distance anywhere whenever they than less over between least summer winter spring autumn beginner difference`.split(
    /\s+/,
  ),
);

const spanish = new Set(
  `el la los las un una unos unas y o de del en al a con para por desde hasta que cual cuales cuando donde como quien
  cuanto cuanta es son era esta estan ser hay mi mis tu tus su sus yo me te se nos lo le quiero quisiera busco buscar
  carrera carreras correr corro corri maraton maratones medio media proximo proxima mes semana ano este esta ese esa
  esos estas aquel cerca menos mas sin pero si gracias hola buenas buenos dias gratis barata baratas barato primero
  primera segundo segunda ambas ambos solo solamente puedo tengo tiene dolor pecho ritmo entrenar inscribo
  enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre kilometros km2
  muestrame dame otra otras otro cualquier verano invierno primavera otono principiante familiar todavia abiertas
  compara diferencia algo todo nada ahora mejor mejores montana asfalto precio fecha lugar distancia ayuda
  busca buscas buscame encuentra encuentrame recomienda recomiendame ultramaratones medias triatlones onda jaja jajaja
  gusta barato caro cara otras ninguna abierto abierta necesito hazme oye ola kiero ke espanol bueno buena corto
  siguiente ambos vale eres soy estoy tonto tonta entiendo entiendes entendi recomiendas dormir comer tomar beber
  hacer corriendo trotar entreno entrenamiento entrenos sirve funciona llevo pongo uso debo deberia puedes puede
  quieres quiere podria hoy manana ayer semanas dias horas noche muy porque tambien siempre nunca mucho mucha cansado
  cansada rodilla pierna piernas zapatillas tenis descanso desayuno agua`.split(/\s+/),
);

/** Languages that the assistant recognizes and does not write. */
export type OtherLanguage = "fr" | "de" | "pt" | "it";

/** Words of theirs that neither English nor Spanish has. */
const others: Record<OtherLanguage, ReadonlySet<string>> = {
  fr: wordSet(
    `septembre elle cette quels trouver avez pouvez semaine ville kilometres je tu nous vous il cherche cherchons voudrais veux une des les aux au dans avec pour est sont quel quelle quelles
    quand combien bonjour bonsoir salut merci courir course courses semi ou mois prochain prochaine janvier fevrier avril
     mai juin juillet aout octobre decembre comment pres fait genou entrainer moi aime`,
  ),
  de: wordSet(
    `kanada oder besser welche welcher nachsten lauft gerne rennen nahe monat ich du wir suche nach und der die das ein eine einen im mit fur ist sind wann wo wie viel laufen lauf juni juli marz
    dezember kannst sprichst deutsch nachste nachsten halbmarathon guten danke bitte gibt es ein`,
  ),
  pt: wordSet(
    `eu voce procuro quero uma em nao com sao qual quais onde obrigado obrigada corridas meia maratona junho julho maio
    fevereiro proxima semana mes ola tem perto oi treino treinar posso tenho preciso`,
  ),
  it: wordSet(
    `sono cerco vorrei gara gare corsa corse mezza maratona quando dove quanto grazie ciao giugno luglio aprile maggio
    vicino`,
  ),
};

/** Words that the language has in common with English or Spanish: they do not tell them apart. */
const shared: Record<OtherLanguage, ReadonlySet<string>> = {
  fr: wordSet("a un en y de la le les tu me te se son on es marathon i o est"),
  de: wordSet("in an die am es was so man marathon"),
  pt: wordSet("a o e de um para que se no na me te por com mais como do"),
  it: wordSet("a e o un una la le di in per che con me te se no come"),
};

/** In so few words, one is enough to tell a language: `halbmarathon in kanada`. */
const longestPhrase = 4;

/** The language of words that are of none that the assistant writes; `null` if they are English or Spanish. */
export function otherLanguageOf(words: readonly string[]): OtherLanguage | null {
  const count = (isKnown: (word: string) => boolean) => words.filter(isKnown).length;
  const isOwn = (word: string) => english.has(word) || spanish.has(word);
  const counts = Object.entries(others).map(([language, known]) => ({
    language: language as OtherLanguage,
    only: count((word) => known.has(word) && !isOwn(word)),
  }));
  const best = counts.reduce((one, other) => (other.only > one.only ? other : one));
  const isShared = (word: string) => shared[best.language].has(word);
  const own = Math.max(
    count((word) => english.has(word) && !isShared(word)),
    count((word) => spanish.has(word) && !isShared(word)),
  );
  const isShort = words.length <= longestPhrase && own === 0;
  return (best.only >= 2 || (isShort && best.only === 1)) && best.only >= own
    ? best.language
    : null;
}

function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

/** The language of the words; `null` if they do not tell. */
export function languageOf(words: readonly string[]): "en" | "es" | null {
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const [en, es] = [count(english), count(spanish)];
  if (en === es) return null;
  return en > es ? "en" : "es";
}
