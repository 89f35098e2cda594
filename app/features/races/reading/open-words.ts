/** Ways to ask for races that still take registrations. */
const ways = [
  "(?:still )?open (?:for )?(?:registrations?|entry|entries)",
  "(?:still|now) open|open now",
  "(?:registrations?|entries|sign ?ups?) (?:(?:still|is|are|currently) )*open",
  "(?:can )?still (?:register|enter|join|sign up)",
  "(?:i|we) can (?:(?:just|still|actually) )?(?:register|enter|join|sign up)(?: for)?",
  "still accepting(?: (?:entries|registrations|runners))?",
  "(?:taking|accepting) (?:entries|registrations)",
  "(?:spots|places|slots) (?:still )?(?:available|left)|available (?:spots|places)",
  "(?:not|isnt|arent) (?:sold out|closed)",
  "inscripcion(?:es)? (?:(?:aun|todavia|estan?|este|esten|siguen) )*abiertas?",
  "(?:(?:aun|todavia|sigan|siguen|esten|estan|que) )*abiertas",
  "con (?:cupos?|plazas|lugares)(?: disponibles)?|cupos disponibles",
  "(?:todavia|aun) (?:me )?(?:pueda|puedo) inscribir(?:me)?",
  "no agotadas",
];

const open = new RegExp(`^(?:${ways.join("|")})$`);

/** Every word of these ways. */
export const openWords: readonly string[] = [
  ...new Set(ways.flatMap((way) => way.match(/[a-z]{3,}/g) ?? [])),
];

/** Whether words ask for races that still take registrations: `open registration`, `con cupo`. */
export function asksForOpen(words: readonly string[]): boolean {
  return open.test(words.join(" "));
}

/** The most words of these ways. */
const longestWay = 6;

/** Where a sentence asks for them; of the ways at one place the longest. */
export function readOpen(words: readonly string[]): { at: number; size: number; value: true }[] {
  const found: { at: number; size: number; value: true }[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let size = longestWay; size > 0; size--) {
      if (at + size > words.length || !asksForOpen(words.slice(at, at + size))) continue;
      found.push({ at, size, value: true });
      at += size - 1;
      break;
    }
  }
  return found;
}
