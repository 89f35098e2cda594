/** The heart rates that a form takes, in beats a minute. */
export const heartRateLimits = {
  max: { from: 100, to: 240 },
  resting: { from: 25, to: 110 },
} as const;

/** Sentences of the form of `/training/profile`. */
export const runnerProfileMessages = {
  badMax: {
    en: `A whole number from ${heartRateLimits.max.from} to ${heartRateLimits.max.to}, please`,
    es: `Escribe un número entero del ${heartRateLimits.max.from} al ${heartRateLimits.max.to}`,
  },
  badResting: {
    en: `A whole number from ${heartRateLimits.resting.from} to ${heartRateLimits.resting.to}, please`,
    es: `Escribe un número entero del ${heartRateLimits.resting.from} al ${heartRateLimits.resting.to}`,
  },
  restingTooHigh: {
    en: "Resting heart rate must be lower than the maximum",
    es: "La frecuencia cardíaca en reposo debe ser menor que la máxima",
  },
  badSex: { en: "Please choose one of the list", es: "Elige una opción de la lista" },
  badZone: {
    en: "Please choose a time zone of the list",
    es: "Elige una zona horaria de la lista",
  },
  saved: { en: "Your runner profile has been saved.", es: "Tu perfil de corredor se guardó." },
} as const;

/** Why a profile is not saved. */
export const runnerProfileProblems = {
  "too-often": {
    en: "You have saved your profile very often. Please try again later.",
    es: "Guardaste tu perfil demasiadas veces. Intenta de nuevo más tarde.",
  },
  "not-saved": {
    en: "Your profile could not be saved. Please try again.",
    es: "No se pudo guardar tu perfil. Intenta de nuevo.",
  },
} as const;

export type RunnerProfileProblem = keyof typeof runnerProfileProblems;
