import type { Source } from "../../knowledge/topic.ts";

/** A sign of danger to health, or a state in which general advice about running does not fit. */
export type SignId =
  | "unconscious"
  | "self-harm"
  | "overdose"
  | "chest-pain"
  | "stroke"
  | "allergy"
  | "carbon-monoxide"
  | "seizure"
  | "heat-stroke"
  | "too-much-water"
  | "altitude-sickness"
  | "head-injury"
  | "confusion"
  | "fainting"
  | "breathing"
  | "heart-rhythm"
  | "dark-urine"
  | "clot"
  | "lung-clot"
  | "cauda-equina"
  | "compartment"
  | "cold-limb"
  | "hypothermia"
  | "low-sugar"
  | "high-sugar"
  | "pregnancy-warning"
  | "bleeding"
  | "inner-bleeding"
  | "bite"
  | "injury"
  | "swollen-joint"
  | "joint-infection"
  | "severe-pain"
  | "vomiting"
  | "eating"
  | "bone-stress"
  | "dizzy"
  | "low-mood"
  | "violence"
  | "lightning"
  | "hot-run"
  | "past-danger"
  | "substances"
  | "infection"
  | "lost"
  | "pregnancy-race"
  | "after-birth"
  | "asthma-uncontrolled"
  | "serious-infection"
  | "heart-illness"
  | "epilepsy"
  | "coughing-blood"
  | "faint-from-hunger"
  | "unclear"
  | GuidanceId;

/** States that general advice about running does not fit; most are answered by an article. */
type GuidanceId =
  | "no-period"
  | "fast-weight-loss"
  | "painkillers"
  | "opioids"
  | "cortisone"
  | "medicines"
  | "pregnancy"
  | "child"
  | "heart-condition"
  | "heart-in-family"
  | "fever";

type InEach = { en: string; es: string };

export type Sign = {
  id: SignId;
  /** Phrases that name it, one a line, in each language: see `readPhrases`. */
  phrases: InEach;
  /** The fixed answer in Markdown, or the topic of the knowledge base that is the answer. */
  answer: InEach | { topic: string };
  /** What the phrases and the answer rest on. */
  sources: readonly Source[];
};

const shared911: Readonly<Record<string, { en: string; es: string }>> = {
  Canada: {
    en: "911 in Canada, the United States and Mexico",
    es: "911 en Canadá, Estados Unidos y México",
  },
  Mexico: {
    en: "911 in Mexico, the United States and Canada",
    es: "911 en México, Estados Unidos y Canadá",
  },
  "United States": {
    en: "911 in the United States, Canada and Mexico",
    es: "911 en Estados Unidos, México y Canadá",
  },
};

const usual911 = {
  en: "911 in the United States, Canada and Mexico",
  es: "911 en México, Estados Unidos y Canadá",
};

const ofPeru = {
  en: "in Peru 106 (SAMU, ambulance), 116 (firefighters) or 105 (police)",
  es: "en Perú 106 (SAMU, ambulancia), 116 (bomberos) o 105 (policía)",
};

/** Whom to call, in the four countries of our races, those of a country first. */
export function emergencyNumbersFrom(country: string): { en: string; es: string } {
  const north = shared911[country] ?? usual911;
  const isPeru = country === "Peru";
  const inOrder = (language: "en" | "es") =>
    (isPeru ? [ofPeru, north] : [north, ofPeru]).map((numbers) => numbers[language]).join("; ");
  return {
    en: `**Call your local emergency number now:** ${inOrder("en")}; 112 in many other countries.`,
    es: `**Llama ya a tu número local de emergencias:** ${inOrder("es")}; 112 en muchos otros países.`,
  };
}

/** The same numbers within a sentence. */
export function shortNumbersFrom(country: string): { en: string; es: string } {
  const north = shared911[country] ?? usual911;
  return country === "Peru"
    ? { en: `106 or 116 in Peru, ${north.en}`, es: `106 o 116 en Perú, ${north.es}` }
    : { en: `${north.en}, 106 or 116 in Peru`, es: `${north.es}, 106 o 116 en Perú` };
}

/** Where no country is known. */
export const emergencyNumbers = emergencyNumbersFrom("");
export const shortNumbers = shortNumbersFrom("");

export const numberSources: readonly Source[] = [
  {
    name: "La República, numbers of SAMU (106), firefighters (116) and police (105) of Peru, 2022",
    address:
      "https://larepublica.pe/amp/sociedad/2022/10/07/mtc-lima-y-callao-tendran-al-911-como-unica-linea-de-ayuda-para-emergencias-y-urgencias-samu-pnp-mimp-linea-100-bomberos-del-peru",
    seen: "2026-11-28",
  },
  {
    name: "Infobae, Línea 106 of the SAMU, January 2026",
    address:
      "https://www.infobae.com/peru/2026/01/06/linea-106-del-samu-atendio-casi-10-mil-llamadas-de-emergencia-en-navidad-2025-y-ano-nuevo-2026/",
    seen: "2026-11-28",
  },
];

/** A question about an illness that nobody has: for the words with which a phrase does not count. */
export const asksAboutIt = `what is|whats|what are|how do i prevent|how to prevent|how to avoid|how do i avoid|prevention|tell me about|que es|como evito|como evitar|como prevenir|como prevengo|que significa`;

/** The end of every fixed answer. */
export const noDoctor = {
  en: "I am a program and cannot judge this from here. Please do not wait for an answer in a chat.",
  es: "Soy un programa y no puedo valorar esto desde aquí. Por favor, no esperes una respuesta en un chat.",
};
