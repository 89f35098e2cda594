import { leavingOut } from "#features/races/reading/exclusions.ts";
import { wordSet } from "./word-set.ts";

const denying = wordSet(
  `not no nor ni isnt arent dont doesnt instead rather nothing hate avoid vez lugar odio evitar tampoco nada forget
    olvida olvidate drop scrap skip ${leavingOut.join(" ")}`,
);
const passedOver = new Set([
  "",
  ...wordSet(
    `are is be an iron in en a an any de del la el los las the of than about want like need quiero quisiera gusta
      gustan me un una be for que sea sean con do really too muy to run running race racing go going
    correr corro ir participar competir hacer thanks gracias son esten tengan here aqui aca`,
  ),
]);

/** How many words back a word may deny what is at `at`. */
const reach = 6;

/**
 * Whether the words before `at` deny what stands there: `not in Lima`, `I don't like trail`, `en vez de Cusco`.
 * @param ends - the places of words that a comma or a period follows: `nunca ha corrido nada, enero`
 */
export function isDenied(
  words: readonly string[],
  at: number,
  ends: ReadonlySet<number> = new Set(),
): boolean {
  for (let before = at - 1; before >= Math.max(0, at - reach); before--) {
    const word = words[before] ?? "";
    if (ends.has(before)) return false;
    if (word === "lugar" && words[before - 1] !== "en") return false;
    // `12k más o menos en Lima`.
    if (word === "menos" && words[before - 1] === "o") return false;
    // `Nothing in April?` asks for April.
    if (/^(nothing|nada)$/.test(word) && /^(in|en|for|para)$/.test(words[before + 1] ?? ""))
      return false;
    if (denying.has(word) || isLessLiked(words, before)) return true;
    // `Take out Mexico`, `leave Texas out`.
    if (word === "out" && /^(take|leave|cut|rule)$/.test(words[before - 1] ?? "")) return true;
    // `anything but marathons`.
    if (word === "but" && /^(anything|anywhere|everything|all|any)$/.test(words[before - 1] ?? ""))
      return true;
    if (!passedOver.has(word)) return false;
  }
  return false;
}

const needless =
  /\b(?:(?:doesnt|dont|does not|do not) (?:necessarily )?(?:have|need) to be|not necessarily|no (?:tienen?|tengan?|hace falta|necesitan?) que (?:ser|sean?)(?: necesariamente)?|no necesariamente)(?: (?:in|on|an?|the|en|de|una?|el|la|los|las))*$/;

/** Whether the words before `at` say that it does not matter: `it doesn't have to be summer`, `no tiene que ser en verano`. */
export function isNeedless(words: readonly string[], at: number): boolean {
  return needless.test(words.slice(0, at).join(" "));
}

/** The second of two things: `I prefer trails over roads`, `prefiero trail que asfalto`. */
function isLessLiked(words: readonly string[], at: number): boolean {
  const isComparing = /^(over|than|to|que|a)$/.test(words[at] ?? "");
  return isComparing && words.slice(0, at - 1).some((word) => /^(prefer|prefiero)$/.test(word));
}
