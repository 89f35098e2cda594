import type { BilingualLetter } from "#services/mail/mail.ts";
import { type BilingualPart, bilingualLetter } from "#ui/letter/letter.server.tsx";
import { formatCharge } from "#values/money.ts";
import { inEach, type Words } from "#values/say.ts";
import { dayOf, type Membership } from "../membership.ts";
import { cardWords } from "../messages.ts";
import { planOf, type Tier } from "../plans/plans.ts";
import { priceWithCurrency } from "../plans/price-texts.ts";
import type { Turn } from "./turns.ts";

/** What the letters say about a membership. */
export type LetterSubject = Omit<Membership, "priceId" | "waitingTier"> & {
  /** The larger plan whose rights stay until the period ends. */
  keeps: Tier | null;
  /** The amount that is still owed; `null` when nothing is. */
  owed: { amount: number; currency: string } | null;
};

/** Where the letters lead; `null` while the address of the site is unknown. */
export type LetterLinks = { billing: string; plans: string } | null;

/** The letter about what has happened to a membership. */
export function letterOf(turn: Turn, about: LetterSubject, links: LetterLinks): BilingualLetter {
  return writers[turn](about, links);
}

const writers: Record<Turn, (about: LetterSubject, links: LetterLinks) => BilingualLetter> = {
  begun: (about, links) =>
    bilingualLetter(
      {
        en: `Your ${nameOf(about)} membership has begun`,
        es: `Tu membresía ${nameOf(about)} comenzó`,
      },
      [
        {
          en: `Welcome. Everything in ${nameOf(about)} is now yours.`,
          es: `Te damos la bienvenida. Desde ahora tienes todo lo que ofrece ${nameOf(about)}.`,
        },
        {
          facts: [
            [planLabel, nameOf(about)],
            ...priceFacts(about),
            ...dayFacts({ en: "Renews on", es: "Se renueva el" }, about.periodEnd),
            ...cardFacts(about),
          ],
        },
        ...button({ en: "See your billing", es: "Ver tu facturación" }, links?.billing),
        {
          en: "It renews by itself until you cancel it in your dashboard, under Billing. The receipt is there too.",
          es: "Se renueva sola hasta que la canceles en tu panel, en Facturación. Allí también está el comprobante.",
        },
      ],
    ),
  changed: (about, links) =>
    bilingualLetter(
      {
        en: `Your membership is now ${nameOf(about)}`,
        es: `Tu membresía ahora es ${nameOf(about)}`,
      },
      [
        {
          en: `Your membership at Dorsal has changed to ${nameOf(about)}.`,
          es: `Tu membresía en Dorsal cambió a ${nameOf(about)}.`,
        },
        ...keptPart(about),
        { facts: [[planLabel, nameOf(about)], ...nextFacts(about)] },
        ...button({ en: "See your billing", es: "Ver tu facturación" }, links?.billing),
        {
          en: "If it was not you, please set a new password, and write to us.",
          es: "Si no fuiste tú, crea una contraseña nueva y escríbenos.",
        },
      ],
    ),
  "payment failed": (about, links) =>
    bilingualLetter(
      {
        en: "Your membership could not be charged",
        es: "No se pudo cobrar tu membresía",
      },
      [
        failedWords(about),
        {
          en: "We will try again over the next few days. Your membership stays as it is until then. If no payment arrives, it ends.",
          es: "Lo intentaremos de nuevo en los próximos días; mientras tanto, tu membresía sigue como está. Si el pago no llega, termina.",
        },
        { facts: cardFacts(about) },
        {
          en: "Please pay the open invoice, or use another card:",
          es: "Paga la factura pendiente o usa otra tarjeta:",
        },
        ...button({ en: "Fix the payment", es: "Resolver el pago" }, links?.billing),
      ],
    ),
  cancelled: (about, links) =>
    bilingualLetter(endsWords(about), [
      canceledWords(about),
      { en: "You can resume it until then:", es: "Hasta entonces puedes reanudarla:" },
      ...button({ en: "Resume your membership", es: "Reanudar tu membresía" }, links?.billing),
      {
        en: "Credit left on your account is not paid out. It stays there and reduces your first invoices if you come back.",
        es: "Si queda saldo a favor en tu cuenta, no se paga en efectivo. Se conserva allí y se descuenta de las primeras facturas si vuelves.",
      },
    ]),
  ended: (about, links) =>
    bilingualLetter({ en: "Your membership has ended", es: "Tu membresía terminó" }, [
      {
        en: `Your ${nameOf(about)} membership at Dorsal has ended. Your profile, your reviews, your favorite races and your registrations stay, and so do your training plans and activities.`,
        es: `Tu membresía ${nameOf(about)} en Dorsal terminó. Se conservan tu perfil, tus reseñas, tus carreras favoritas y tus inscripciones, y también tus planes de entrenamiento y tus actividades.`,
      },
      {
        en: "Your invoices stay in your dashboard, under Billing.",
        es: "Tus facturas siguen en tu panel, en Facturación.",
      },
      ...button({ en: "See your invoices", es: "Ver tus facturas" }, links?.billing),
      {
        en: "You can choose a plan again at any time:",
        es: "Los planes siguen allí para cuando quieras uno de nuevo:",
      },
      ...(links
        ? [
            {
              label: { en: "See the plans", es: "Ver los planes" },
              href: links.plans,
              look: "link",
            } as const,
          ]
        : []),
    ]),
};

const planLabel: Words = { en: "Plan", es: "Plan" };

function button(label: Words, href: string | undefined): BilingualPart[] {
  return href ? [{ label, href }] : [];
}

type Fact = readonly [name: Words, value: Words | string];

/** Amounts name their currency, because letters are read in any country. */
function priceFacts({ tier, interval }: LetterSubject): Fact[] {
  if (!tier) return [];
  return [
    [{ en: "Price", es: "Precio" }, inEach((lang) => priceWithCurrency(tier, interval, lang))],
  ];
}

function dayFacts(label: Words, seconds: number | null): Fact[] {
  return seconds === null ? [] : [[label, inEach((lang) => dayOf(seconds, lang))]];
}

function cardFacts(about: LetterSubject): Fact[] {
  const inEnglish = cardWords(about, "en");
  if (inEnglish === null) return [];
  return [
    [
      { en: "Payment method", es: "Método de pago" },
      inEach((lang) => cardWords(about, lang) ?? ""),
    ],
  ];
}

function nextFacts(about: LetterSubject): Fact[] {
  const { periodEnd, endsWithPeriod, tier, interval } = about;
  if (periodEnd === null) return priceFacts(about);
  if (endsWithPeriod) return dayFacts({ en: "Ends on", es: "Termina el" }, periodEnd);
  if (!tier) return [];
  return [
    [
      { en: `From ${dayOf(periodEnd, "en")}`, es: `Desde el ${dayOf(periodEnd, "es")}` },
      inEach((lang) => priceWithCurrency(tier, interval, lang)),
    ],
  ];
}

function keptPart({ keeps, periodEnd }: LetterSubject): Words[] {
  if (!keeps || periodEnd === null) return [];
  const { name } = planOf(keeps);
  return [
    {
      en: `You keep everything of ${name} until ${dayOf(periodEnd, "en")}.`,
      es: `Conservas todo lo de ${name} hasta el ${dayOf(periodEnd, "es")}.`,
    },
  ];
}

function failedWords(about: LetterSubject): Words {
  const { owed } = about;
  const name = nameOf(about);
  if (!owed) {
    return {
      en: `The payment for your ${name} membership did not go through.`,
      es: `El pago de tu membresía ${name} no se realizó.`,
    };
  }
  const amount = inEach((lang) => formatCharge(owed.amount, owed.currency, lang));
  return {
    en: `The payment of ${amount.en} ${owed.currency.toUpperCase()} for your ${name} membership did not go through.`,
    es: `El pago de ${amount.es} de tu membresía ${name} no se realizó.`,
  };
}

function endsWords({ periodEnd }: LetterSubject): Words {
  if (periodEnd === null) return { en: "Your membership ends", es: "Tu membresía termina" };
  return {
    en: `Your membership ends on ${dayOf(periodEnd, "en")}`,
    es: `Tu membresía termina el ${dayOf(periodEnd, "es")}`,
  };
}

function canceledWords(about: LetterSubject): Words {
  const { periodEnd } = about;
  const name = nameOf(about);
  if (periodEnd === null) {
    return {
      en: `Your ${name} membership is canceled. It stays yours, and nothing more is charged.`,
      es: `Tu membresía ${name} está cancelada. La conservas, y no se cobra nada más.`,
    };
  }
  return {
    en: `Your ${name} membership is canceled. It stays yours until ${dayOf(periodEnd, "en")}, and nothing more is charged.`,
    es: `Tu membresía ${name} está cancelada. La conservas hasta el ${dayOf(periodEnd, "es")}, y no se cobra nada más.`,
  };
}

function nameOf({ tier }: Pick<LetterSubject, "tier">): string {
  return tier ? planOf(tier).name : "Premium";
}
