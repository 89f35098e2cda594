import {
  afterBirth,
  asthmaAttack,
  coughingBlood,
  epilepsy,
  faintFromHunger,
  heartIllness,
  pregnancyRace,
  seriousInfection,
} from "./signs/doctor-before.ts";
import { guidance } from "./signs/guidance.ts";
import { headAndHeatSigns } from "./signs/head-and-heat.ts";
import { heartAndBreathSigns, unconscious } from "./signs/heart-and-breath.ts";
import { hotRun } from "./signs/hot-run.ts";
import { legAndBackSigns } from "./signs/legs-and-back.ts";
import { mindSigns } from "./signs/mind.ts";
import { otherSigns } from "./signs/other-signs.ts";
import { pastDanger } from "./signs/past-danger.ts";
import type { Sign } from "./signs/sign.ts";
import { doctorFirst } from "./signs/unclear.ts";
import { violence } from "./signs/violence.ts";

const { chestPain, fainting, breathing, heartRhythm, dizzy } = heartAndBreathSigns;
const { stroke, allergy, seizure, heatStroke, tooMuchWater } = headAndHeatSigns;
const { altitudeSickness, confusion, headInjury, hypothermia, lowSugar, highSugar } =
  headAndHeatSigns;
const { darkUrine, clot, caudaEquina, compartment, coldLimb, injury, swollenJoint, boneStress } =
  legAndBackSigns;
const { selfHarm, overdose, lowMood, eating } = mindSigns;
const { pregnancyWarning, innerBleeding, bleeding, bite, severePain, vomiting, lightning, lost } =
  otherSigns;
const { substances, infection } = otherSigns;

/** All signs, in the order in which they are looked for: what kills soonest comes first. */
export const signs: readonly Sign[] = [
  selfHarm,
  unconscious,
  overdose,
  seizure,
  allergy,
  pastDanger,
  innerBleeding,
  chestPain,
  lowSugar,
  highSugar,
  heatStroke,
  hypothermia,
  tooMuchWater,
  altitudeSickness,
  pregnancyWarning,
  stroke,
  caudaEquina,
  headInjury,
  confusion,
  faintFromHunger,
  fainting,
  coughingBlood,
  asthmaAttack,
  breathing,
  heartRhythm,
  darkUrine,
  infection,
  bleeding,
  clot,
  compartment,
  coldLimb,
  bite,
  violence,
  injury,
  swollenJoint,
  severePain,
  eating,
  boneStress,
  vomiting,
  substances,
  dizzy,
  afterBirth,
  pregnancyRace,
  heartIllness,
  seriousInfection,
  epilepsy,
  doctorFirst,
  ...guidance,
  lowMood,
  hotRun,
  lightning,
  lost,
];
