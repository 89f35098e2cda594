import { findPhrases, phrasebook, wordsOfBook } from "../words/phrasebook.ts";
import { plainWords } from "../words/plain-words.ts";

type SiteSubject = "membership" | "account" | "reviews" | "contact" | "organizers";

const about = phrasebook([
  [
    `who are you, what are you, who r u, what r u, system message, initial prompt|instructions,
      are you [a|an] robot|human|bot|ai|person|real|machine|chatgpt|gpt,
      am i talking|chatting|speaking to|with, what can you [not] do, what cant you do, what should i ask you, what are you good at, what do you do, what can i ask,
      how do you work, how can you help, can you help [me], what is this, who made|built you,
      whats your name, your instructions|rules|prompt, system prompt, help, quien eres, que eres,
      eres|sos un|una robot|bot|humano|humana|persona|maquina|ia, sos real|humano|ia|chatgpt, eres real|humano|ia|chatgpt,
      estoy hablando con, que [no] puedes hacer, que sabes hacer, que te puedo preguntar, que haces, como funcionas,
      como me puedes ayudar, en que me puedes ayudar, puedes ayudarme, me puedes ayudar,
      que es dorsal, what is dorsal, what is this site|app|page, quien esta detras, who is behind [this],
      quien te hizo|creo, como te llamas, tus instrucciones|reglas, ayuda, ayudame`,
    true,
  ],
]);

const site = phrasebook<SiteSubject>([
  [
    `membership|memberships, subscription|subscriptions, subscribe, unsubscribe, premium plan,
      become a member, cancel my plan, is this|the site|app|website free, es gratis esta|la|este pagina|app|web|sitio, membresia|membresias, suscripcion|suscripciones,
      suscribirme, hacerme|me hago|hacerse socio|socia|miembro, plan premium, cancelar mi plan`,
    "membership",
  ],
  [
    `password, log in, login, sign in, my account, create [an] account, delete [my] account,
      my profile, my email, contrasena, iniciar sesion, mi cuenta, crear [una] cuenta,
      borrar|eliminar [mi] cuenta, mi perfil, mi correo`,
    "account",
  ],
  [
    `write|leave|post|add a review|comment, review a race, rate a race, my review,
      escribir|dejar|poner|publicar una resena|opinion|comentario, mi resena,
      calificar una carrera`,
    "reviews",
  ],
  [
    `contact, customer support|service, cancel|change|transfer my registration|entry|bib,
      cancelar|cambiar|transferir mi inscripcion|registro|dorsal, me devuelven [la|el] plata|dinero, support team, talk|speak to [a] human|person|someone,
      report a bug|problem, help from a person|human, a real person, contacto, contactar, contactarlos, soporte, atencion al cliente,
      hablar con una|alguien|un persona|humano, reportar un error|problema`,
    "contact",
  ],
  [
    `add|list|publish|post|submit|promote my|our [own] race|event|marathon,
      im an organizer|organiser, claim [my|a] race, i organize|organise, for organizers,
      publicar|agregar|anadir|registrar|promocionar mi|nuestra|una carrera|evento en|aqui,
      publicar|agregar|anadir|promocionar mi|nuestra carrera|evento|maraton,
      soy organizador|organizadora, reclamar mi carrera, gestionar mi carrera, organizo una, para organizadores`,
    "organizers",
  ],
]);

export const aboutWords = [about, site].flatMap((book) => wordsOfBook(book));

const ofAbout = new Set(wordsOfBook(about));

/** Whether a message asks about the assistant itself. */
export function asksAboutAssistant(words: readonly string[]): boolean {
  const telling = words.filter(
    (word) => !/^(?:por|favor|porfa|porfavor|please|pls|plz)$/.test(word),
  );
  // `Chafing help` asks for help with something.
  const isPlain = telling.every((word) => plainWords.has(word) || ofAbout.has(word));
  return findPhrases(about, words).some(({ size }) => size > 1 || (telling.length <= 2 && isPlain));
}

/** What a message asks about the site. */
export function siteSubject(words: readonly string[]): SiteSubject | null {
  return findPhrases(site, words)[0]?.value ?? null;
}
