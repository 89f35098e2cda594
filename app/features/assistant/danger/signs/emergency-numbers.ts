import type { Source } from "../../knowledge/source.ts";

/** Whom to call, in the four countries of our races. */
export const emergencyNumbers = {
  en: "**Call your local emergency number now:** 911 in the United States, Canada and Mexico; in Peru 106 (SAMU, ambulance), 116 (firefighters) or 105 (police); 112 in many other countries.",
  es: "**Llama ya a tu número local de emergencias:** 911 en México, Estados Unidos y Canadá; en Perú 106 (SAMU, ambulancia), 116 (bomberos) o 105 (policía); 112 en muchos otros países.",
};

/** The same numbers within a sentence. */
export const shortNumbers = {
  en: "911 in the United States, Canada and Mexico, 106 or 116 in Peru",
  es: "911 en México, Estados Unidos y Canadá, 106 o 116 en Perú",
};

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

/** The end of every fixed answer. */
export const noDoctor = {
  en: "I am a program and cannot judge this from here. Please do not wait for an answer in a chat.",
  es: "Soy un programa y no puedo valorar esto desde aquí. Por favor, no esperes una respuesta en un chat.",
};
