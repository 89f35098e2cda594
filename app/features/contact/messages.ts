export const nameNeeded = { en: "Please enter your name", es: "Escribe tu nombre" };
export const messageNeeded = { en: "Please write a message", es: "Escribe un mensaje" };
export const tooLong = { en: "This is too long", es: "Este texto es demasiado largo" };
export const tooManyMessages = {
  en: "You have sent several messages within the last hour. Please try again later.",
  es: "Enviaste varios mensajes en la última hora. Inténtalo de nuevo más tarde.",
};
export const failedToSend = {
  en: "Your message could not be sent. Please try again.",
  es: "No se pudo enviar tu mensaje. Inténtalo de nuevo.",
};
