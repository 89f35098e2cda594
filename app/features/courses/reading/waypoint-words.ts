import { fold } from "#values/text/fold.ts";
import type { WaypointKind } from "./course-file.ts";
import { courseLimits } from "./limits.ts";

/** What organizers call their places, in English, Spanish, French and Italian; accents are folded. */
const words: [kind: WaypointKind, pattern: RegExp][] = [
  ["start", /^(start|salida|partida|largada|depart|partenza|inicio)\b/],
  ["finish", /^(finish|meta|llegada|arrivee|arrivo|goal|end)\b/],
  [
    "aid",
    /\b(aid|water|food|refreshments?|feed|drinks?|abasto|abastecimiento|avituallamiento|hidratacion|ravitaillement|ravito|ristoro|agua|comida|checkpoint|check point|control|cp ?\d+|pc ?\d+|pas ?\d+|as ?\d+|aid_station)\b/,
  ],
  ["summit", /\b(summit|peak|pass|cumbre|cima|paso|abra|collado|col|mirador|sommet)\b/],
];

/** Turns and the like: hints for a watch, not places of a race. */
const hint =
  /^(left|right|straight|u-?turn|slight (left|right)|sharp (left|right)|keep (left|right)|turn (left|right)|generic|izquierda|derecha|recto)\b/;

/** What the words about a place say that it is. `null` for the hint of a watch. */
export function waypointKind(texts: string[]): WaypointKind | null {
  const folded = texts.map((text) => fold(text).trim()).filter(Boolean);
  for (const [kind, pattern] of words) {
    if (folded.some((text) => pattern.test(text))) return kind;
  }
  return folded.length === 0 || folded.some((text) => hint.test(text)) ? null : "other";
}

const cutOffWords = /\b(cut ?-?offs?|time limit|corte|barrera|limite|cierre|barriere|cancello)\b/;
const weekday =
  "(?:(?:sun|mon|tue|wed|thu|fri|sat|dom|lun|mar|mie|jue|vie|sab|dim|mer|jeu|ven|sam|gio)[a-z]*[.,]? )?";
/** A time of day with what makes it sure, or a length of time: see `planning/cut-off.ts`. */
const time = new RegExp(
  `\\b${weekday}\\d{1,2}(?: ?h ?|[:.])\\d{2}(?!\\d)(?: ?[ap]\\.? ?m\\b\\.?)?(?: ?h(?:rs?)?\\b)?(?: ?\\(?\\+ ?\\d\\)?)?|\\b\\d{1,3} ?(?:h|hrs?|horas|hours|min)\\b`,
);

/** The cut-off that the words about a place name, as they write it. */
export function cutOffIn(texts: string[]): string | null {
  for (const text of texts) {
    const folded = fold(text);
    const word = cutOffWords.exec(folded);
    if (!word) continue;
    const after = time.exec(folded.slice(word.index + word[0].length)) ?? time.exec(folded);
    if (after) return after[0].replace(/^(\d{1,2})[.](\d{2})/, "$1:$2").trim();
  }
  return null;
}

/** A name as it is shown: on one line, and not too long. */
export function shownName(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > courseLimits.name ? `${line.slice(0, courseLimits.name - 1)}…` : line;
}
