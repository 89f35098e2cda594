import { findPhrases, phrasebook, says, wordsOfBook } from "../words/phrasebook.ts";

/** What runners ask for that no page of the site tells. */
export type BeyondSubject = "weather" | "results" | "travel" | "elsewhere";

const beyond = phrasebook<BeyondSubject>([
  [
    `weather, forecast, how hot|cold|warm is|will, will it be hot|cold|windy|rainy|humid|warm|sunny, will it rain|snow, going to rain|snow,
      temperature in|on, clima, pronostico, va a llover, llovera, hara frio|calor|sol,
      hace frio|calor en, temperatura en|de, que tiempo hace|hara`,
    "weather",
  ],
  [
    `who won, who came first, winner of, winners of, race results, results of|from|for,
      my result|results|official, my finish|official time, course record, quien gano, quienes ganaron, ganador|ganadora|ganadores de|del,
      resultados de|del, mi resultado, mis resultados, mis tiempos, record de la carrera|maraton`,
    "results",
  ],
  [
    `hotel|hotels, hostel|hostels, airbnb, flight|flights, where can i|we stay, where to stay,
      how do i|we get to, how to get to|there, how do i|we get there, como llego, como se llega, bus|buses|shuttle, hospedaje, alojamiento, vuelo|vuelos, hoteles, hostal, transporte,
      donde me hospedo|alojo|quedo, donde [puedo|podemos] dormir|quedarme|quedarnos|alojarme, en que parte puedo dormir, place|places to stay|sleep, como llego a`,
    "travel",
  ],
]);

/** Nothing about running: only where no race and no length is spoken of. */
const elsewhere = phrasebook([
  [
    `capital of|de, president of, presidente de|del, write [me] [a|an] poem|song|essay|story|email|letter|code,
      poem about, un poema, una cancion, una receta, recipe, recipes, homework, la tarea, stock price, bitcoin,
      politics, politica, mundial de futbol, world cup, soccer score, nba|nfl game, translate this, traduce|traduceme,
      movie, pelicula, super bowl, world series, champions league, premier league, who will|is win the, election, elections, elecciones, celebrity, netflix, horoscope, horoscopo, lottery, loteria`,
    true,
  ],
]);

const complaining = phrasebook([
  [
    `you suck, this sucks, trash, garbage, wtf, makes no sense, no tiene sentido, porqueria, hate you|this, worst bot, useless, stupid, idiot, dumb, fuck, fuck you|off, shit, bullshit,
      not helpful, no help at all, didnt help, doesnt help, did not help, not helping, that was no help, thats wrong, that is wrong, youre wrong, you are wrong, wrong answer,
      you dont understand, not what i asked, no sirves, no sirve, inutil, estupido, estupida,
      idiota, tonto, tonta, mierda, pendejo, pendeja, verga, puta, carajo, huevon, imbecil,
      no entiendes [nada], no me entiendes|entendes, no entendes, esta mal, estas mal, no es|fue lo que pedi|pregunte|dije|busco|quise|queria, no es eso, otra vez lo mismo, same answer again,
      i dont like you, you are bad, youre bad, que malo eres|sos, no me caes bien, no me gustas, no me ayudas, no ayudas, no me ayudo|ayuda, no ayudo|ayuda [en] [nada], eso no ayuda, basura, no funciona|funcionas, eres malo|mala`,
    true,
  ],
]);

/** Says that the message before was misread: that deserves an apology, whatever was searched for. */
const misread = phrasebook([
  [
    `not what i meant|said|asked|wanted|want|mean, isnt what i meant|said|asked|wanted, not my question, thats not it,
      didnt answer [my] [question], not answering [my] [question], answer my question,
      no es|era|fue lo que te pedi|pregunte|dije, misunderstood me|my, you got it|me|that wrong, you are mistaken, thats incorrect,
      no era|es|fue [eso] [lo] que [te] pedi|pregunte|dije|quise|queria|queria decir, no era eso, no me referia a eso,
      no me entendiste|entiendes|entendio, me entendiste mal, entendiste mal, no respondiste|contestaste [mi] [pregunta],
      no respondes mi pregunta, estas equivocado|equivocada, te equivocas|equivocaste, no me sirve|sirvio [eso]`,
    true,
  ],
]);

const languages = phrasebook([
  [
    `do you speak, can you speak, speak english|spanish|french|portuguese, in english [please],
      english please, english, in spanish, spanish please, hablas espanol|ingles|frances|portugues, habla espanol|ingles,
      en espanol [por] [favor], espanol por favor, espanol, en ingles, ingles, parlez vous,
      fala portugues`,
    true,
  ],
]);

export const beyondWords = [beyond, elsewhere, complaining, misread, languages].flatMap(
  (book: Parameters<typeof wordsOfBook>[0]) => wordsOfBook(book),
);

/** What a message asks for that the assistant cannot see. */
export function beyondSubject(words: readonly string[]): BeyondSubject | null {
  return findPhrases(beyond, words)[0]?.value ?? null;
}

/** Whether a message is about something that has nothing to do with running. */
export function isElsewhere(words: readonly string[]): boolean {
  return says(elsewhere, words);
}

/** Whether a message scolds the assistant. */
export function isComplaint(words: readonly string[]): boolean {
  return says(complaining, words);
}

/** Whether a message says that the one before it was misread. */
export function wasMisread(words: readonly string[]): boolean {
  return words.length <= longestCorrection && says(misread, words);
}

/** Longer messages say what was meant. */
const longestCorrection = 9;

/** Whether a short message asks for a language. */
export function asksForLanguage(words: readonly string[]): boolean {
  // `A coach, in Spanish and cheap` asks for more than a language.
  const isJoined = words.some((word) => /^(and|y)$/.test(word));
  return words.length <= 5 && !isJoined && says(languages, words);
}
