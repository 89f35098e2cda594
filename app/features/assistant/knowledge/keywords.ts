import { isOneSlipAway } from "#values/text/fold.ts";

/** Words of one message that are looked at. */
const mostWords = 80;

/** Words that no keyword holds: phrases are compared without them. */
const fillers = new Set(
  (
    "a an the my your for of to in on at is are do does did i me we you and or el la los las un una " +
    "unos unas mi mis tu tus de del al para por en con es me se le lo y o e yo su sus"
  ).split(" "),
);

/** Other words may stand between the words of a phrase: `plan for my very first 10k`. */
const widestGap = 3;

/** Shorter words have too many neighbors to forgive a slip. */
const forgivenFrom = 6;

type Keyword = { words: string[]; points: number };

/** `42 km`, `42 kilometros` and `42k` are one word. */
export function wordsOf(folded: string): string[] {
  return folded
    .slice(0, 2000)
    .replace(/['’´`]s?\b/g, "")
    .replace(/(\d+)(?:[.,]\d+)?[ -]?(?:km?|kilomet(?:er|re|ro)s?)\b/g, "$1k")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords);
}

/** How well a message fits these keywords. A longer phrase counts more than its words. */
export function keywordFinder(keywords: readonly string[]): (words: readonly string[]) => number {
  const longestFirst = keywords.map(toKeyword).sort((one, other) => other.points - one.points);
  return (words) => {
    const content = words.filter((word) => !fillers.has(word));
    const used = new Set<number>();
    let points = 0;
    for (const keyword of longestFirst) {
      const places = find(keyword.words, content, used);
      if (!places) continue;
      for (const place of places) used.add(place);
      points += keyword.points;
    }
    return points;
  };
}

/** A word counts 2, two words together 5, three 10. */
function toKeyword(text: string): Keyword {
  const words = wordsOf(text).filter((word) => !fillers.has(word));
  return { words, points: words.length ** 2 + 1 };
}

/** Where the words of a phrase stand in a message, in their order, with few others between. */
function find(
  phrase: readonly string[],
  words: readonly string[],
  used: ReadonlySet<number>,
): number[] | null {
  const [first = "", ...others] = phrase;
  for (const [start, word] of words.entries()) {
    if (used.has(start) || !isAlike(word, first)) continue;
    const places = [start];
    for (const other of others) {
      const before = places.at(-1) ?? start;
      const place = words.findIndex(
        (candidate, at) =>
          at > before && at <= before + 1 + widestGap && !used.has(at) && isAlike(candidate, other),
      );
      if (place < 0) break;
      places.push(place);
    }
    if (places.length === phrase.length) return places;
  }
  return null;
}

/** The same word, its plural, or one slip of the pen in a long word. */
export function isAlike(typed: string, known: string): boolean {
  if (typed === known || typed === `${known}s`) return true;
  // `red` is not the plural of REDs.
  if (`${typed}s` === known) return typed.length > 3;
  // Hardly anybody slips on the first letter: `killing` is not `billing`.
  if (known.length < forgivenFrom || /\d/.test(known) || typed[0] !== known[0]) return false;
  return typed.length >= forgivenFrom - 1 && isOneSlipAway(typed, known);
}

const raceWords =
  "races?|events?|competitions?|marathons?|halfs?|ultras?|triathlons?|trails?|carreras?|eventos?|maraton(?:es)?|medias?|triatlon(?:es)?|competencias?";
const searchVerbs =
  "find|search|show|list|give|any|looking|busco|busca|buscar|buscame|encuentra|encuentrame|encontrar|muestra|muestrame|mostrar|dame|lista|hay|recomienda|recomiendame|recommend|suggest|quiero|ver";
const places = "in|near|around|under|this|next|en|cerca|cercanas?|este|esta|proximas?|menos";

/** A verb of searching shortly before races, or races followed by a place or a time. */
const searches = new RegExp(
  `\\b(?:${searchVerbs})(?: \\S+){0,4}? (?:${raceWords})\\b|^(?:\\S+ ){0,2}(?:${raceWords}) (?:${places})\\b`,
);

/** Words of somebody who asks for advice, even where races are named. */
const advice =
  /\b(how|what|why|should|when|tips?|advice|train(?:ing)?|prepar\w*|plans?|taper|pain|hurts?|shoes?|wear|eat|drink|pace|pacing|acclimat\w*|como|que (?:como|llevo|debo|hago|ropa|necesito|zapatillas)|debo|deberia|cuando|cuanto|cuanta|por que|consejos?|entren\w*|duele|dolor|zapatillas|calzado|aclimat\w*|comer|beber)\b/;

/** Whether a message plainly asks for a list of races. */
export function asksForRaces(words: readonly string[]): boolean {
  const text = words.join(" ");
  return searches.test(text) && !advice.test(text);
}
