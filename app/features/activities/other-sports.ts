import type { Lang } from "#values/say.ts";
import { listOf } from "#values/text/list-of.ts";

/** Sports that are not done on foot, by the names that files give them. */
const inSpanish: Readonly<Record<string, string>> = {
  "another sport": "otro deporte",
  biking: "ciclismo",
  boating: "navegación",
  climbing: "escalada",
  cycling: "ciclismo",
  diving: "buceo",
  driving: "conducción",
  "e-biking": "bicicleta eléctrica",
  golf: "golf",
  gym: "gimnasio",
  "ice skating": "patinaje sobre hielo",
  "indoor cycling": "ciclismo bajo techo",
  "inline skating": "patinaje en línea",
  "interval training": "entrenamiento por intervalos",
  kayaking: "kayak",
  motorcycling: "motociclismo",
  "mountain biking": "ciclismo de montaña",
  multisport: "multideporte",
  "open water swimming": "natación en aguas abiertas",
  paddling: "remo con pala",
  ride: "ciclismo",
  rowing: "remo",
  sailing: "vela",
  skiing: "esquí",
  snowboarding: "snowboard",
  "stand-up paddling": "paddle surf",
  "strength training": "entrenamiento de fuerza",
  surfing: "surf",
  swim: "natación",
  swimming: "natación",
  transition: "transición",
  "virtual ride": "ciclismo virtual",
  "weight training": "entrenamiento con pesas",
  workout: "entrenamiento",
  yoga: "yoga",
};

/**
 * `swimming and cycling`, in Spanish `natación y ciclismo`; a name that is not known stays.
 * @param stored - the names, or one English text with all of them, as older rows have it
 */
export function otherSportsIn(stored: string | readonly string[], lang: Lang): string {
  const names = typeof stored === "string" ? stored.split(/, | and /) : stored;
  const nameIn = (name: string) =>
    lang === "es" && Object.hasOwn(inSpanish, name) ? (inSpanish[name] ?? name) : name;
  return listOf(names.map(nameIn), lang);
}
