export const claimSubmitted = {
  en: "Your claim has been submitted successfully!",
  es: "¡Recibimos tu solicitud!",
};
export const failedToSubmit = {
  en: "Failed to submit claim. Please try again.",
  es: "No se pudo enviar la solicitud. Inténtalo de nuevo.",
};
export const nameNeeded = { en: "Please enter your name", es: "Escribe tu nombre" };
export const validPhoneNeeded = {
  en: "Please enter a valid phone number",
  es: "Escribe un número de teléfono válido",
};
export const tooLong = { en: "This is too long", es: "Este texto es demasiado largo" };
export const tooManyClaims = {
  en: "You have sent several claims within the last hour. Please try again later.",
  es: "Enviaste varias solicitudes en la última hora. Inténtalo de nuevo más tarde.",
};

export const claimsNotLoaded = "Failed to load race claims. Please try again.";
export const claimGone = "This claim no longer exists";
export const statusNeeded = "Please choose a status";
export const noteTooLong = (most: number) => `The note can have at most ${most} characters`;
export const claimUpdated = "Claim updated.";
