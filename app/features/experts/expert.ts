import { href } from "react-router";
import { type Currency, formatAmount } from "#values/money.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { placeText } from "#values/text/place-text.ts";

/** An expert as lists show it. */
export type ExpertCard = {
  id: string;
  /** First and last name. */
  name: string;
  /** The professional title. */
  role: string;
  specialties: string[];
  city: string;
  /** `Cusco, Peru`; with the province between them if there is one. */
  location: string;
  bio: string | null;
  /** The photo, or the address of a drawn portrait. */
  imageUrl: string;
  /** The mean of the visible reviews in tenths (47 is 4.7); `null` without reviews. */
  rating10: number | null;
  reviews: number;
  /** In years. */
  experience: number;
  /** The rate as stored: `60.00`. */
  price: string;
  currency: Currency;
  /** `per session` */
  rateDescription: string | null;
};

/** An expert as the expert's page shows it. Addresses and numbers come only on request: see `contact`. */
export type Expert = ExpertCard & {
  firstName: string;
  lastName: string;
  province: string | null;
  country: string;
  isActive: boolean;
  /** What a visitor may ask to see, and whether a message reaches the expert. */
  contact: { hasEmail: boolean; hasPhone: boolean; takesMessages: boolean };
};

/** The page of an expert, with what depends on who reads it. */
export type ExpertPage = Expert & {
  updatedAt: Date;
  /** Whether the viewer's account keeps this page. */
  isOwn: boolean;
};

/** What a visitor asked to see. */
export type ExpertContact = { email: string | null; phone: string | null };

/** Why a visitor who asked does not see it. */
export type ContactProblem = "too-many" | "failed";

export type ContactAnswer = ExpertContact | { problem: ContactProblem };

/** Others in the same city, and races there that are still to come. */
export type ExpertSurroundings = { experts: number; races: number };

/** The absolute address of an expert's page, without its query. */
export function expertUrl(expert: Pick<ExpertCard, "id">, origin: string): string {
  return origin + href("/experts/:id", { id: expert.id });
}

/** What the office offers first; any other service may be typed. */
export const commonServices = [
  "Running Coach",
  "Marathon Training",
  "Sprint Training",
  "Trail Running",
  "Sports Nutrition",
  "Injury Prevention",
  "Performance Analysis",
  "Race Strategy",
  "Strength Training",
  "Mental Coaching",
  "Recovery Therapy",
  "Biomechanics Analysis",
] as const;

/** Characters and counts of an expert's page, the same in every form that fills it. */
export const expertLimits = {
  name: 100,
  title: 120,
  place: 120,
  service: 60,
  services: 30,
  rateDescription: 80,
  bio: 4000,
  phone: 40,
  years: 80,
  rate: 100_000,
} as const;

/** Common services as a page in another language names them; a typed service stays as it is. */
const spanishServices: Readonly<Record<string, string>> = {
  "Running Coach": "Entrenador de running",
  "Marathon Training": "Entrenamiento para maratón",
  "Sprint Training": "Entrenamiento de velocidad",
  "Trail Running": "Trail running",
  "Sports Nutrition": "Nutrición deportiva",
  "Injury Prevention": "Prevención de lesiones",
  "Performance Analysis": "Análisis de rendimiento",
  "Race Strategy": "Estrategia de carrera",
  "Strength Training": "Entrenamiento de fuerza",
  "Mental Coaching": "Entrenamiento mental",
  "Recovery Therapy": "Terapia de recuperación",
  "Biomechanics Analysis": "Análisis biomecánico",
} satisfies Record<(typeof commonServices)[number], string>;

/** A service in words: `Trail Running`. */
export function serviceIn(service: string, lang: Lang): string {
  if (lang !== "es" || !Object.hasOwn(spanishServices, service)) return service;
  return spanishServices[service] ?? service;
}

/** `12 years of experience`; `null` for zero, which an empty field stores. */
export function showExperience(years: number): Words | null {
  if (years === 0) return null;
  const count = formatCount(years);
  return years === 1
    ? { en: `${count} year of experience`, es: `${count} año de experiencia` }
    : { en: `${count} years of experience`, es: `${count} años de experiencia` };
}

/** What the mean of an expert counts, in singular and plural. */
export const reviewUnits = {
  en: ["review", "reviews"],
  es: ["reseña", "reseñas"],
} as const;

/** `Cusco, Peru`; with the province between them, if it is not the city itself: `Ollantaytambo, Cusco, Peru`. */
export function locationOf({
  city,
  province,
  country,
}: {
  city: string;
  province: string | null;
  country: string;
}): string {
  return placeText({ city, state: province, country }, "en");
}

/**
 * What an expert asks for, in the number style of race prices: `$60 USD per session`, `S/120 PEN`.
 * The code stands beside every symbol, because a bare `$` is read as dollars everywhere. Without an
 * amount the description says it all (`First call free`); an amount may also be part of it
 * (`50 per hour`).
 */
export function showRate(
  { price, currency, rateDescription }: Pick<ExpertCard, "price" | "currency" | "rateDescription">,
  lang: Lang,
): string {
  const description = rateDescription?.trim() ?? "";
  const minor = Math.round(Number(price) * 100);
  if (minor > 0)
    return withDescription(`${formatAmount(minor, currency)} ${currency}`, description);
  if (!description) return sayIn(lang)({ en: "Contact for rates", es: "Consultar tarifas" });
  const [digits] = /^\d[\d.,]*\d|^\d/.exec(description) ?? [];
  if (!digits) return description;
  const amount = Math.round(Number(digits.replaceAll(",", "")) * 100);
  if (!(amount > 0)) return description;
  return withDescription(
    `${formatAmount(amount, currency)} ${currency}`,
    description.slice(digits.length).trim(),
  );
}

/** `$60 USD per session`, `$60 USD/hour` */
function withDescription(amount: string, description: string): string {
  if (!description) return amount;
  return /^[/,.;]/.test(description) ? amount + description : `${amount} ${description}`;
}
