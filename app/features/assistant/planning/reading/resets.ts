import { type Found, findPhrases, phrasebook, wordsOfBook } from "../words/phrasebook.ts";

/** What a sentence can take back. */
export type Field = "place" | "dates" | "length" | "type" | "price" | "rating" | "open";

/** A field by its nouns, and by the word for all of its values. */
const fields: readonly { field: Field; nouns: string; anyValue: string }[] = [
  {
    field: "place",
    nouns: `place|location|city|country|where|region|state|lugar|ciudad|pais|sitio|ubicacion|region|lado|parte|zona|area`,
    anyValue: `anywhere, wherever, everywhere, all over [the] [world], no matter where, donde sea,
        dondequiera, en todos lados, en todas partes, donde quieras, todo el mundo`,
  },
  {
    field: "dates",
    nouns: "date|dates|time|month|day|when|year|fecha|fechas|mes|dia|momento|epoca|ano",
    anyValue: "whenever, anytime, no matter when, cuando sea, en cualquier momento, cuando quieras",
  },
  {
    field: "length",
    nouns: "distance|distances|length|distancia|distancias|longitud|kilometraje",
    anyValue: "no matter how long|far, de cualquier largo",
  },
  {
    field: "type",
    nouns: "type|types|kind|kinds|surface|terrain|tipo|tipos|superficie|terreno|clase",
    anyValue: "all kinds, all types, todo tipo, todos los tipos",
  },
  {
    field: "price",
    nouns: "price|cost|budget|fee|precio|costo|coste|presupuesto",
    anyValue: "no matter the cost, money is no object, cueste lo que cueste",
  },
  {
    field: "rating",
    nouns: "rating|ratings|stars|calificacion|valoracion|estrellas",
    anyValue: "unrated",
  },
];

const removals = phrasebook<Field>(
  fields.map(({ field, nouns, anyValue }) => [
    [
      anyValue,
      `[in] [at] any|whatever|every [other] ${nouns}`,
      `[the] ${nouns} doesnt|dont|does|isnt|is [not] matter|important`,
      `[the] ${nouns} is|are flexible|open|irrelevant`,
      `never mind [about] [the] ${nouns}`,
      `remove|drop|without|forget|ignore|clear|skip [about] [the] ${nouns} [limit|filter|thing]`,
      `dont care about|where|when [the] [${nouns}]`,
      `no ${nouns} limit|preference|filter`,
      `[en|de|a|por] cualquier|cualquiera [otra|otro] ${nouns}`,
      `[me] no importa|interesa [cual] [el|la|los|las] ${nouns}`,
      `[el|la|los|las] ${nouns} que sea|sean`,
      `[el|la|los|las] ${nouns} no importa|importan`,
      `[el|la] ${nouns} [me] da igual|lo`,
      `[me] da igual [el|la|los|las] ${nouns}`,
      `quita|quitar|quitale|elimina|olvida|ignora|afloja|suelta|sin [lo] [de|del] [el|la|los|las] [limite|filtro] [de] ${nouns}`,
      `sin limite|filtro|preferencia de ${nouns}`,
      `me da lo mismo [el|la|los|las] ${nouns}`,
    ].join(", "),
    field,
  ]),
);

const clearing = phrasebook([
  [
    `forget that|it|everything|all|about that|about it|about all that, never mind, nevermind,
      start over|again|fresh|afresh, new search, another search, different search,
      start a new search, lets start over|again, from scratch, reset,
      clear all|everything|filters|the filters|search|it, scratch that, otra busqueda,
      nueva busqueda, una busqueda nueva, busqueda nueva, olvida eso|todo|lo anterior, olvidalo,
      olvidate [de] [eso|todo],
      empezar|empecemos|empieza|comenzar|comencemos|volvamos de nuevo|cero,
      empezar|empecemos|volver a empezar, volvamos a empezar, de cero, desde cero,
      desde el principio, borra todo|eso|los filtros, borralo, reinicia, reiniciar,
      limpia [los] filtros|todo, quita todo|los filtros`,
    true,
  ],
]);

/** Nothing in particular is wanted: whatever fits so far will do. */
const indifferent = phrasebook([
  [
    `whatever, idk, i dont know, dont know, no idea, not sure, i dont care, dont care, any,
      surprise me, you choose|pick, up to you, doesnt matter, no se, ni idea, da igual, me da igual,
      lo que sea, cualquiera, sorprendeme, tu elige|eliges, no importa`,
    true,
  ],
]);

export const resetWords = [removals, clearing, indifferent].flatMap((book) => wordsOfBook(book));

/** The fields that a sentence takes back: `any distance`, `da igual la fecha`, `anywhere`. */
export function readRemovals(words: readonly string[]): Found<Field>[] {
  return findPhrases(removals, words);
}

/** Whether a whole message says that anything will do: `idk`, `lo que sea`. */
export function isIndifferent(words: readonly string[]): boolean {
  const [found] = findPhrases(indifferent, words);
  return found?.size === words.length;
}

/** Where a sentence takes back everything that was asked before. */
export function readClearing(words: readonly string[]): Found<boolean>[] {
  return findPhrases(clearing, words);
}
