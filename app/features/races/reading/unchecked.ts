/** Conditions that runners name and that the search cannot check, by their names in both languages. */
const unchecked: readonly { en: string; es: string; words: RegExp }[] = [
  {
    en: "night races",
    es: "de noche",
    words: /night|nighttime|dark|sunset|sunrise|nocturn[oa]s?|noche|amanecer|atardecer/,
  },
  { en: "dogs", es: "perros", words: /dogs?|dog-friendly|perr[oa]s?|canicross/ },
  {
    en: "the sea",
    es: "el mar",
    words: /sea|seaside|beach|beaches|coast|coastal|ocean|mar|playas?|costa/,
  },
  {
    en: "landscapes",
    es: "el tipo de paisaje",
    words:
      /jungle|rainforest|forest|desert|lakes?|waterfalls?|volcano(es)?|selva|bosques?|desierto|lagos?|lagunas?|cataratas?|volcan(es)?/,
  },
  {
    en: "warm weather",
    es: "clima cálido",
    words: /warm|warmer|warmest|hot|hotter|sunny|calid[oa]s?|calor|calient\w+/,
  },
  {
    en: "cool weather",
    es: "clima fresco",
    words:
      /cold(?= (?:races?|weather|places?|marathons?|climate))|cool weather|cooler|coolest|colder|fresc[oa]s?/,
  },
  { en: "flat courses", es: "recorridos planos", words: /flat|flatter|flattest|plan[oa]s?/ },
  { en: "fast courses", es: "recorridos rápidos", words: /fast|fastest|rapid[oa]s?/ },
  {
    en: "hills",
    es: "cuestas",
    words: /hilly|hills|hilliest|steep|steepest|cuestas|subidas|empinad[oa]s?/,
  },
  {
    en: "how hard it is",
    es: "la dificultad",
    words:
      /easy|easiest|hard|hardest|tough|toughest|difficult|facil(es)?|dificil(es)?|dur[oa]s?|exigentes?/,
  },
  {
    en: "how soft the ground is",
    es: "lo blando del suelo",
    words:
      /soft(?:er)? (?:trails?|ground|surfaces?|paths?|dirt)|(?:terreno|suelo|pista)s? (?:blandos?|suaves?)/,
  },
  { en: "how technical it is", es: "lo técnica que es", words: /technical|tecnic[oa]s?/ },
  {
    en: "climb",
    es: "desnivel",
    words: /climb|climbing|elevation|ascent|vert|desnivel|ascenso|altimetria/,
  },
  {
    en: "altitude",
    es: "altitud",
    words:
      /altitude|altitud|sea level|(?:over|above|under|below|mas de|menos de|up to) [\d,.]+ (?:ft|feet|foot|msnm|metros de altura)|(?:above|over|higher than|mas de|arriba de|sobre) [1-9][.,]?\d{3} ?(?:m|mts|meters|metres|metros)|msnm|nivel del mar|highest(?! (?:rated|rating|ranked|score))/,
  },
  {
    en: "the longest distance",
    es: "la distancia más larga",
    words: /longest|(?:la|el|las|los)(?: \w+)? mas larg[oa]s?/,
  },
  {
    en: "the shortest distance",
    es: "la distancia más corta",
    words: /shortest|(?:la|el|las|los)(?: \w+)? mas cort[oa]s?/,
  },
  {
    en: "the highest price",
    es: "el precio más alto",
    words:
      /(?<! to (?:the )?)(?:most expensive|priciest)|(?<! a )(?:la|el|las|los)(?: \w+)? mas car[oa]s?/,
  },
  {
    en: "a lowest price",
    es: "un precio mínimo",
    words:
      /(?:between|entre|from|de|desde) (?:[$] )?\d+ (?:and|y|to|a) (?:[$] )?\d+ (?:dollars|usd|bucks|soles|pesos|dolares)|(?<! (?:no|not|nada|nothing|nada de|ninguna?|no (?:\w+)|(?:dont|doesnt|wont|not) \w+) )(?:more than|over|at least|mas de|minimo) (?:[$] )?\d+ (?:dollars|usd|bucks|soles|pesos|dolares)/,
  },
  {
    en: "the scenery",
    es: "el paisaje",
    words: /scenic|scenery|views?|beautiful|pretty|bonit[oa]s?|lind[oa]s?|paisajes?|vistas?/,
  },
  {
    en: "children",
    es: "niños",
    words:
      /kids?|kid-friendly|children|minors?|ninos?|ninas?|menores(?! (?:de|a|que))|infantil(es)?/,
  },
  {
    en: "women-only races",
    es: "carreras solo para mujeres",
    words: /women(?:s| only)?|ladies|solo mujeres|para mujeres|de mujeres|femenin[oa]s?/,
  },
  {
    en: "wheelchairs and handcycles",
    es: "sillas de ruedas y handcycles",
    words:
      /wheelchairs?|(?:sillas? de )?ruedas|hand ?cycl(?:es?|ing|ists?)|handbikes?|push ?rim|adaptive|para ?(?:athletes?|sports?)|paratletas?|(?:with )?disabilit(?:y|ies)|discapacidad(?:es)?|discapacitad[ao]s?/,
  },
  {
    en: "races for beginners",
    es: "carreras para principiantes",
    words:
      /(?:beginner|newbie|first timer|novice)s?(?: friendly)?|principiantes?|novat[oa]s?|primeriz[oa]s?/,
  },
  {
    en: "when registration closes",
    es: "cuándo cierran las inscripciones",
    words:
      /(?:registrations?|entries|sign ?ups?|inscripcion(?:es)?) (?:that |which |que )?(?:closes?|ends?|cierran?|vencen?)|(?:cierran?|vencen?) (?:las? )?inscripcion(?:es)?/,
  },
  {
    en: "waiting lists",
    es: "listas de espera",
    words: /wait(?:ing)? ?lists?|listas? de espera/,
  },
  { en: "teams", es: "equipos", words: /teams?|por equipos|equipos/ },
  {
    en: "walking",
    es: "caminar",
    words: /walk(?:ers?|ing)?(?! away)|walkable|caminar|caminando|caminantes?|caminata/,
  },
  {
    en: "time limits for slow runners",
    es: "el límite para quienes van lento",
    words: /slow|slower|slowest|lent[oa]s?|kick(?:ed)? me out/,
  },
  {
    en: "guides for blind runners",
    es: "guías para corredores ciegos",
    words: /guides?|guias?|blind|cieg[oa]s?|visually impaired|invidentes?/,
  },
  { en: "strollers", es: "coches de bebé", words: /strollers?|cochecitos?|coche de bebe/ },
  { en: "obstacles", es: "obstáculos", words: /obstacles?|spartan|obstaculos?|ocr/ },
  {
    en: "how many run",
    es: "cuántos corren",
    words:
      /(?:less|fewer|more) than \d+ (?:runners|people|ppl|participants)|(?:at most|max|up to) \d+ (?:runners|people|ppl)|(?:menos|mas) de \d+ (?:corredores|personas|participantes)|biggest|largest|crowded|small|smaller|smallest|tiny|chiquit[oa]s?|pequen[oa]s?|under \d+ (?:people|runners)|popular|crowds?|masiv[oa]s?|multitud(?:es)?|how many (?:people|runners|participants)(?: \w+)?|masiv[oa]s?|multitudinari[oa]s?|concurrid[oa]s?|cuant[oa]s (?:personas|corredores|participantes|gente)/,
  },
  {
    en: "how old a race is",
    es: "la antigüedad de la carrera",
    words: /oldest|newest|most historic|(?:la|las)(?: \w+)? mas (?:antigu|viej|nuev)as?/,
  },
  {
    en: "Boston qualifiers",
    es: "clasificatorios de Boston",
    words:
      /bq|(?:boston )?(?:qualifiers?|qualifying)|clasificatori[oa]s?|clasifica(?:r|n)? (?:a|para) boston/,
  },
  { en: "certified courses", es: "recorridos certificados", words: /certified|certificad[oa]s?/ },
  { en: "relays", es: "relevos", words: /relays?|relevos?|postas?/ },
  { en: "virtual races", es: "carreras virtuales", words: /virtual(es)?/ },
  { en: "medals", es: "medallas", words: /medals?|medallas?/ },
  {
    en: "shirts",
    es: "camisetas",
    words: /t? ?shirts?|polos?|playeras?|camisetas?|remeras?/,
  },
  { en: "prize money", es: "premios", words: /prizes?|prize money|premios?/ },
  { en: "early prices", es: "precios de preventa", words: /early bird|preventa/ },
  { en: "pacers", es: "liebres", words: /pacers?|liebres?/ },
  { en: "bag check", es: "guardarropa", words: /bag (?:check|drop)|gear check|guardarropas?/ },
  { en: "parking", es: "estacionamiento", words: /parking|estacionamiento|cochera/ },
  { en: "toilets", es: "baños", words: /toilets?|bathrooms?|porta potty|banos?/ },
  { en: "music", es: "música", words: /music|bands?|musica/ },
  { en: "costumes", es: "disfraces", words: /costumes?|disfraz|disfraces/ },
  {
    en: "charities",
    es: "causas benéficas",
    words:
      /(?:contra|against) (?:el )?cancer|for (?:a )?cause|charity|charities|fundrais\w+|benefic[oa]s?/,
  },
  { en: "weather", es: "el clima", words: /weather|clima/ },
  {
    en: "time limits",
    es: "tiempos límite",
    words: /time limits?|cut ?offs?|limite de tiempo|tiempos? limite/,
  },
  {
    en: "transport",
    es: "el transporte",
    words: /transport|transportation|shuttles?|buses|transporte|movilidad/,
  },
  { en: "road cycling", es: "ciclismo de ruta", words: /cycling|ciclismo/ },
  { en: "swimruns", es: "swimruns", words: /swim ?runs?/ },
  {
    en: "duathlons",
    es: "duatlones",
    words: /duathlons?|aquathlons?|duatlon(?:es)?|acuatlon(?:es)?/,
  },
  {
    en: "stage races",
    es: "carreras por etapas",
    words: /stage races?|multi ?days?|multiple days|several days|(?:por|de) etapas|varios dias/,
  },
  {
    en: "track races",
    es: "pruebas de pista",
    words: /hurdles|vallas|track (?:race|races|meet|meets)|metros planos|relevos en pista/,
  },
  {
    en: "long weekends",
    es: "fines de semana largos",
    words:
      /long weekends?|bank holidays?|(?:fin|fines) de semana largos?|puentes?(?! (?:del? )?(?:noviembre|febrero|marzo|constitucion|juarez|revolucion))|feriados? largos?/,
  },
  {
    en: "mud and surface",
    es: "el barro y el suelo",
    words: /mud|muddy|barro|lodo|gravel|ripio|adoquin(es)?|cobbles?|cobblestones?/,
  },
  {
    en: "the start time",
    es: "la hora de salida",
    words: /madrugada|por la tarde|afternoons?|evenings?|later starts?|late starts?|start late/,
  },
  { en: "chip timing", es: "el chip", words: /chip(?: timing| timed)?|chip timed/ },
  {
    en: "races by time or laps",
    es: "carreras por tiempo o vueltas",
    words:
      /backyard(?: ultras?)?|loop courses?|timed (?:races?|ultras?)|last one standing|por vueltas/,
  },
  { en: "snowshoes", es: "raquetas de nieve", words: /snow ?shoe(?:s|ing)?|raquetas de nieve/ },
  { en: "volunteering", es: "el voluntariado", words: /volunteer(?:s|ing)?|voluntari[oa]s?/ },
  { en: "beer", es: "cerveza", words: /beers?|cervezas?/ },
];

const patterns = unchecked.map((one) => ({
  ...one,
  words: new RegExp(` (?:${one.words.source})(?= )`),
}));

/** The conditions among words that a search cannot check, each once, in the language of the answer. */
export function uncheckedIn(words: readonly string[], language: "en" | "es"): string[] {
  // In Spanish, “sea” is the verb: “que sea en mayo”.
  const conditions = language === "es" ? words.filter((word) => word !== "sea") : words;
  const sentence = ` ${conditions.join(" ")} `;
  return patterns
    .filter(({ words: condition }) => condition.test(sentence))
    .map((one) => one[language]);
}

/** The words among these that name a condition which a search cannot check. */
export function uncheckedWords(words: readonly string[]): ReadonlySet<string> {
  const sentence = ` ${words.filter(Boolean).join(" ")} `;
  return new Set(
    patterns.flatMap(({ words: condition }) =>
      [...sentence.matchAll(new RegExp(condition, "g"))].flatMap(([found]) =>
        found.trim().split(" "),
      ),
    ),
  );
}
