import { heicRefused } from "#values/form/heic.ts";
import type { Words } from "#values/say.ts";

/** Why a profile is not shown, or not saved. */
export const profileProblems = {
  "not-loaded": {
    en: "Failed to load your profile. Please try again.",
    es: "No se pudo cargar tu perfil. Inténtalo de nuevo.",
  },
  "not-saved": {
    en: "Failed to update your profile. Please try again.",
    es: "No se pudo actualizar tu perfil. Inténtalo de nuevo.",
  },
  "too-many-photos": {
    en: "You have changed your photo very often. Please try again later.",
    es: "Cambiaste tu foto muchas veces. Inténtalo más tarde.",
  },
  "not-an-image": { en: "Please select an image file", es: "Elige un archivo de imagen" },
  heic: heicRefused,
  "too-heavy": {
    en: "Image size should be less than 2MB",
    es: "La imagen debe pesar menos de 2 MB",
  },
  "too-many-pixels": {
    en: "This image has too many pixels. Please select a smaller one.",
    es: "Esta imagen tiene demasiados píxeles. Elige una más pequeña.",
  },
} as const;

/** Why a photo is refused. */
export type PhotoProblem = Exclude<keyof typeof profileProblems, "not-loaded" | "not-saved">;

/** The sentences about the profile: the specification's, and others where it has none. */
export const profileMessages = {
  saved: { en: "Your profile has been updated successfully!", es: "¡Tu perfil se actualizó!" },
  photoRemoved: { en: "Your photo has been removed.", es: "Se quitó tu foto." },
  emailStays: {
    en: "Email address cannot be changed",
    es: "La dirección de correo no se puede cambiar",
  },
  offered: {
    en: "This name is from your last registration. Save the changes to keep it.",
    es: "Este nombre viene de tu última inscripción. Guarda los cambios para conservarlo.",
  },
  badPhone: { en: "Please enter a valid phone number", es: "Escribe un número de teléfono válido" },
} as const;

/** `At most 100 characters, please` */
export function tooLong(most: number): Words {
  return { en: `At most ${most} characters, please`, es: `El máximo es de ${most} caracteres` };
}
