/** What runners ask of a race that no filter and no column of ours knows, by the name of it. */
const unchecked: Record<string, { en: string; es: string; words: RegExp }> = {
  night: {
    en: "night races",
    es: "de noche",
    words: /^(night|nighttime|dark|nocturn[oa]s?|noche)$/,
  },
  dog: { en: "dogs", es: "perros", words: /^(dogs?|dog-friendly|perr[oa]s?|canicross)$/ },
  sea: {
    en: "the sea",
    es: "el mar",
    words: /^(sea|seaside|beach|coast|coastal|ocean|mar|playa|costa)$/,
  },
  warm: {
    en: "warm weather",
    es: "clima cálido",
    words: /^(warm|sunny|calid[oa]s?|calor|calient\w+)$/,
  },
  cool: { en: "cool weather", es: "clima fresco", words: /^(cold|fresc[oa]s?)$/ },
  flat: { en: "flat courses", es: "recorridos planos", words: /^(flat|flattest|plan[oa]s?)$/ },
  fast: { en: "fast courses", es: "recorridos rápidos", words: /^(fast|fastest|rapid[oa]s?)$/ },
  hilly: { en: "hills", es: "cuestas", words: /^(hilly|hills|hilliest|cuestas|subidas)$/ },
  easy: {
    en: "how hard it is",
    es: "la dificultad",
    words: /^(easy|easiest|hardest|difficult|facil(es)?|dificil(es)?)$/,
  },
  climb: {
    en: "climb",
    es: "desnivel",
    words: /^(climb|climbing|elevation|ascent|vert|desnivel|ascenso|altimetria)$/,
  },
  scenic: {
    en: "the scenery",
    es: "el paisaje",
    words: /^(scenic|beautiful|pretty|bonit[oa]s?|lind[oa]s?|paisajes?)$/,
  },
  kids: {
    en: "children",
    es: "niños",
    words: /^(kids?|kid-friendly|children|ninos?|ninas?|infantil(es)?)$/,
  },
  wheelchair: { en: "wheelchairs", es: "sillas de ruedas", words: /^(wheelchairs?|ruedas)$/ },
  stroller: { en: "strollers", es: "coches de bebé", words: /^(strollers?|cochecitos?)$/ },
  obstacle: { en: "obstacles", es: "obstáculos", words: /^(obstacles?|spartan|obstaculos?|ocr)$/ },
  large: {
    en: "how many run",
    es: "cuántos corren",
    words: /^(biggest|largest|crowded|masiv[oa]s?|multitudinari[oa]s?)$/,
  },
  qualifier: {
    en: "Boston qualifiers",
    es: "clasificatorios de Boston",
    words: /^(bq|qualifiers?|qualifying|clasificatori[oa]s?)$/,
  },
  relay: { en: "relays", es: "relevos", words: /^(relays?|relevos?|postas?)$/ },
  virtual: { en: "virtual races", es: "carreras virtuales", words: /^virtual(es)?$/ },
  medal: { en: "medals", es: "medallas", words: /^(medals?|medallas?)$/ },
};

/** The conditions among words that a search cannot check, each once, in the language of the answer. */
export function uncheckedIn(words: readonly string[], language: "en" | "es"): string[] {
  // In Spanish, “sea” is the verb: “que sea en mayo”.
  const conditions = language === "es" ? words.filter((word) => word !== "sea") : words;
  return Object.values(unchecked)
    .filter((one) => conditions.some((word) => one.words.test(word)))
    .map((one) => one[language]);
}
