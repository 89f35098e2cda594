import { type Lang, type Sentence, sayIn, type Words } from "#values/say.ts";
import { capitalized } from "#values/text/sentences.ts";
import { dayOf, hasBilling, type Membership } from "./membership.ts";
import { planOf } from "./plans/plans.ts";
import type {
  CheckoutProblem,
  SubscriptionProblem,
  SubscriptionRefusal,
} from "./refusals/refusals.ts";

export const tooOften = {
  en: "Too many requests. Please try again later.",
  es: "Demasiadas solicitudes. Inténtalo más tarde.",
};

const checkoutFailed = {
  en: "Failed to start checkout process. Please try again.",
  es: "No se pudo iniciar el pago. Inténtalo de nuevo.",
};

/** Why a checkout did not begin. */
export const checkoutMessages = {
  "signed-out": { en: "You must be logged in to subscribe", es: "Inicia sesión para suscribirte" },
  "session-over": {
    en: "Authentication error. Please try logging in again.",
    es: "Error de autenticación. Vuelve a iniciar sesión.",
  },
  "too-often": tooOften,
  unreadable: checkoutFailed,
  "unknown-plan": {
    en: "The selected plan is currently unavailable. Please try a different plan or contact support.",
    es: "El plan elegido no está disponible por ahora. Prueba con otro o escríbenos.",
  },
  "no-price": {
    en: "The selected plan is currently unavailable. Please try a different plan.",
    es: "El plan elegido no está disponible por ahora. Prueba con otro.",
  },
  "already-subscribed": {
    en: "You already have a membership. Switch plans or manage it in your dashboard.",
    es: "Ya tienes una membresía. Cambia de plan o adminístrala en tu panel.",
  },
  "no-address": {
    en: "No checkout URL returned",
    es: "No llegó la dirección de la página de pago",
  },
  unreachable: {
    en: "Unable to connect to payment service. Please check your internet connection and try again.",
    es: "No hay conexión con el servicio de pagos. Revisa tu conexión a internet e inténtalo de nuevo.",
  },
  misconfigured: {
    en: "There was a configuration issue with the payment system. Please contact support.",
    es: "Hay un problema de configuración en el sistema de pagos. Escríbenos.",
  },
  busy: checkoutFailed,
  failed: checkoutFailed,
} as const satisfies Record<CheckoutProblem, Words>;

/** How `signed-out` is shown, for a second before the sign-in page opens. */
export const pleaseLogIn = {
  en: "Please log in to subscribe to a plan.",
  es: "Inicia sesión para suscribirte a un plan.",
};

/** Between pressing Subscribe and the sign-in page, in milliseconds. */
export const signInDelay = 1000;

/** Our own server does not answer. */
export const networkFailed = {
  en: "Network error occurred. Please try again in a moment.",
  es: "Ocurrió un error de red. Inténtalo en un momento.",
};

/** The session of a caller has ended, or never began. */
export const notSignedIn: Words = {
  en: "Authentication error. Please try logging out and back in.",
  es: "Error de autenticación. Cierra la sesión y vuelve a iniciarla.",
};

export const unknownAction: Words = {
  en: "There is no such action.",
  es: "Esa acción no existe.",
};

export const changeFailed = {
  en: "Failed to update subscription",
  es: "No se pudo actualizar la suscripción",
};

/** @param cause - what the payment provider or the browser says */
export function invoicesFailed(cause: string): Words {
  return {
    en: `Failed to fetch invoices: ${cause}`,
    es: `No se pudieron obtener las facturas: ${cause}`,
  };
}

const subscriptionMessages = {
  "too-often": tooOften,
  "no-customer": {
    en: "No billing information found for your account.",
    es: "No hay datos de facturación de tu cuenta.",
  },
  "billing-unavailable": {
    en: "Billing service is temporarily unavailable. Please try again later.",
    es: "El servicio de facturación no está disponible por el momento. Inténtalo más tarde.",
  },
  "not-subscribed": {
    en: "You have no membership to change.",
    es: "No tienes una membresía que cambiar.",
  },
  "no-such-plan": changeFailed,
  "same-plan": { en: "This is your plan already.", es: "Este ya es tu plan." },
  "old-preview": {
    en: "This price is no longer up to date. Please look at the change again.",
    es: "Este precio ya no está al día. Revisa el cambio otra vez.",
  },
  "payment-owed": {
    en: "Your last payment did not go through. Please pay the open invoice first.",
    es: "Tu último pago no se pudo hacer. Paga primero la factura pendiente.",
  },
  "change-refused": changeFailed,
  "change-unavailable": changeFailed,
} as const satisfies Record<
  Exclude<SubscriptionProblem, "billing-refused" | "payment-refused">,
  Words
>;

/** Why a subscription did not change. */
export function refusalSentence(refusal: SubscriptionRefusal): Sentence {
  if (refusal.problem === "billing-refused") return invoicesFailed(refusal.cause);
  if (refusal.problem === "payment-refused") return refusal.sentence;
  return subscriptionMessages[refusal.problem];
}

/** The messages after a change of a subscription. */
export const changeMessages = {
  canceled: {
    en: "Your subscription is canceled. It stays yours until the period ends.",
    es: "Tu suscripción está cancelada. La conservas hasta que termine el periodo.",
  },
  resumed: { en: "Your subscription goes on.", es: "Tu suscripción continúa." },
  updated: (plan: string) => ({
    en: `Your subscription has been updated to ${plan}. The changes will take effect immediately.`,
    es: `Tu suscripción cambió a ${plan}. Los cambios valen de inmediato.`,
  }),
  /** Follows `updated` after a change to a smaller plan. */
  kept: (plan: string, day: string) => ({
    en: `You keep everything of ${plan} until ${day}, and pay the lower price from then on.`,
    es: `Conservas todo lo de ${plan} hasta el ${day} y, desde entonces, pagas el precio menor.`,
  }),
  /** The viewer came back from confirming a payment without confirming it. */
  notConfirmed: (plan: string | null) => ({
    en: `The payment was not confirmed, so nothing has changed. You keep ${plan ?? "your plan"}.`,
    es: `El pago no se confirmó, así que nada cambió. Conservas ${plan ?? "tu plan"}.`,
  }),
  waiting: {
    en: "The switch waits for your bank until tomorrow. Try again to confirm it; going back to the plans gives it up.",
    es: "El cambio espera a tu banco hasta mañana. Inténtalo de nuevo para confirmarlo; si vuelves a los planes, se anula.",
  },
  onItsWay: (plan: string) => ({
    en: `Your payment is on its way. Your subscription changes to ${plan} as soon as it has come.`,
    es: `Tu pago está en camino. Tu suscripción cambia a ${plan} apenas llegue.`,
  }),
} as const;

/** The success message after a change of the plan. */
export function changedSentence({
  plan,
  kept,
}: {
  plan: string;
  kept: { plan: string; until: number } | null;
}): Words {
  const updated = changeMessages.updated(plan);
  if (!kept) return updated;
  const sentenceIn = (lang: Lang) =>
    `${updated[lang]} ${changeMessages.kept(kept.plan, dayOf(kept.until, lang))[lang]}`;
  return { en: sentenceIn("en"), es: sentenceIn("es") };
}

/** For how long `updated` is shown, in milliseconds. */
export const updatedFor = 5000;

/** What a member's badge says. */
export function badgeName(membership: Pick<Membership, "tier"> | null): string {
  return membership?.tier ? planOf(membership.tier).name : "Premium";
}

/** The statuses that are not shown as the provider writes them. */
const statusNames: Record<string, Words> = {
  active: { en: "Active", es: "Activa" },
  ending: { en: "Canceling at period end", es: "Se cancela al final del periodo" },
  unknown: { en: "N/A", es: "Sin dato" },
};

/** The status in words, as the dashboard shows it. */
export function statusWords(
  membership: Pick<Membership, "status" | "endsWithPeriod"> | null,
  lang: Lang,
): string {
  const isEnding = hasBilling(membership) && membership?.endsWithPeriod;
  const status = isEnding ? "ending" : membership?.status || "unknown";
  return statusNames[status]?.[lang] ?? status;
}

const statusMeanings: Record<string, Words> = {
  past_due: { en: "The last payment did not go through", es: "El último pago no se pudo hacer" },
  unpaid: {
    en: "Paused until the open invoice is paid",
    es: "En pausa hasta que se pague la factura pendiente",
  },
  incomplete: { en: "The first payment is not finished", es: "El primer pago no ha terminado" },
};

/** What a status that needs attention means; `null` for a status that explains itself. */
export function statusMeaning({ status }: Pick<Membership, "status">, lang: Lang): string | null {
  return statusMeanings[status]?.[lang] ?? null;
}

const invoiceStatusNames = {
  draft: { en: "Draft", es: "Borrador" },
  open: { en: "Open", es: "Pendiente" },
  paid: { en: "Paid", es: "Pagada" },
  uncollectible: { en: "Uncollectible", es: "Incobrable" },
  void: { en: "Void", es: "Anulada" },
  unknown: { en: "Unknown", es: "Desconocido" },
} satisfies Record<string, Words>;

/** The status of an invoice in words. */
export function invoiceWords(status: string | null, lang: Lang): string {
  const names: Record<string, Words> = invoiceStatusNames;
  return (names[status ?? "unknown"] ?? invoiceStatusNames.unknown)[lang];
}

/** The brands that are not their code with a capital letter. */
const cardBrandNames: Record<string, string> = {
  amex: "American Express",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
};

/** `Visa ending in 4242`; `null` when no card is known. */
export function cardWords(
  { cardBrand, cardLast4 }: Pick<Membership, "cardBrand" | "cardLast4">,
  lang: Lang,
): string | null {
  if (!cardLast4) return null;
  const say = sayIn(lang);
  if (!cardBrand) {
    return say({ en: `Card ending in ${cardLast4}`, es: `Tarjeta terminada en ${cardLast4}` });
  }
  const name = cardBrandNames[cardBrand] ?? capitalized(cardBrand);
  return say({ en: `${name} ending in ${cardLast4}`, es: `${name} terminada en ${cardLast4}` });
}

/** What the dashboard says about a subscription. */
export const subscriptionWords = {
  intervals: { month: { en: "Monthly", es: "Mensual" }, year: { en: "Yearly", es: "Anual" } },
  ends: { en: "Ends on", es: "Termina el" },
  renews: { en: "Next payment", es: "Próximo pago" },
  runs: { en: "Current period until", es: "Periodo actual hasta el" },
  noDay: { en: "Not known", es: "Sin dato" },
  noCard: { en: "None on file", es: "Ninguno registrado" },
} as const;
