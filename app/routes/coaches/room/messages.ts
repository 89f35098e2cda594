import type { Words } from "#values/say.ts";
import type { DeviceProblem } from "./room-state.ts";

/** The server could not be reached, or broke off. */
export const coachUnreachable = {
  en: "The coach cannot be reached. Check your connection and try again.",
  es: "No pudimos contactar al entrenador. Revisa tu conexión e inténtalo de nuevo.",
};

/** What the room says about itself. */
export const aboutRoom = {
  en: "This is Dorsal's built-in coach: a program, not a person and not a doctor. It knows training, paces, race day and the races on Dorsal, in English and Spanish. What you write is kept for your dashboard if you are signed in; sound and pictures are never sent to Dorsal.",
  es: "Este es el entrenador propio de Dorsal: un programa, no una persona ni un médico. Sabe de entrenamiento, ritmos, el día de la carrera y las carreras de Dorsal, en inglés y en español. Lo que escribes se guarda en tu panel si iniciaste sesión; el sonido y las imágenes nunca se envían a Dorsal.",
};

/** Said before the microphone is opened for the first time. */
export const beforeListening = {
  en: "Your browser turns your voice into text. Some browsers send the sound to their maker for that. Dorsal gets only the text.",
  es: "Tu navegador convierte tu voz en texto. Para eso, algunos navegadores envían el sonido a su fabricante. Dorsal solo recibe el texto.",
};

/** Why the microphone or camera does not work. The session continues in each case. */
export const deviceMessages = {
  "microphone-refused": {
    en: "The microphone is blocked. Allow it in your browser's settings for this page, or type.",
    es: "El micrófono está bloqueado. Permítelo en la configuración de tu navegador para esta página, o escribe.",
  },
  "no-microphone": {
    en: "No microphone was found. You can type instead.",
    es: "No encontramos un micrófono. Puedes escribir.",
  },
  "nothing-heard": {
    en: "Nothing was heard. Press the button and speak, or type.",
    es: "No se escuchó nada. Presiona el botón y habla, o escribe.",
  },
  "recognition-unreachable": {
    en: "Your browser's speech service cannot be reached. You can type instead.",
    es: "El servicio de voz de tu navegador no responde. Puedes escribir.",
  },
  "recognition-failed": {
    en: "Your browser could not turn speech into text. You can type instead.",
    es: "Tu navegador no pudo convertir la voz en texto. Puedes escribir.",
  },
  "camera-refused": {
    en: "The camera is blocked. The session goes on without it; you can allow it in your browser's settings.",
    es: "La cámara está bloqueada. La sesión sigue sin ella; puedes permitirla en la configuración de tu navegador.",
  },
  "no-camera": {
    en: "No camera was found. The session goes on without it.",
    es: "No encontramos una cámara. La sesión sigue sin ella.",
  },
  "camera-busy": {
    en: "Another program uses the camera. The session goes on without it.",
    es: "Otro programa está usando la cámara. La sesión sigue sin ella.",
  },
  "camera-failed": {
    en: "The camera did not start. The session goes on without it.",
    es: "La cámara no se encendió. La sesión sigue sin ella.",
  },
} as const satisfies Record<DeviceProblem, Words>;
