import type { Source } from "../../knowledge/source.ts";

/** A sign of danger to health, or a state in which general advice about running does not fit. */
export type SignId =
  | "unconscious"
  | "self-harm"
  | "overdose"
  | "chest-pain"
  | "stroke"
  | "allergy"
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
