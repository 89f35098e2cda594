import { href } from "react-router";
import type { Lang, Sentence, Words } from "#values/say.ts";
import { capitalized } from "#values/text/sentences.ts";
import { type Entitlements, entitlementsOf } from "./entitlements.ts";
import { type Tier, tiers } from "./plans.ts";

/** What each plan adds to the one before it, in the words of the specification. */
export const advantages: Record<Tier, readonly Words[]> = {
  pacer: [
    { en: "Basic recommendations", es: "Recomendaciones básicas" },
    { en: "Standard plans", es: "Planes estándar" },
    { en: "Limited AI chat", es: "Chat con IA limitado" },
    { en: "Basic pace calculator", es: "Calculadora de ritmo básica" },
  ],
  sprinter: [
    { en: "Priority recommendations", es: "Recomendaciones prioritarias" },
    { en: "Personalized plans", es: "Planes personalizados" },
    { en: "Unlimited AI chat", es: "Chat con IA ilimitado" },
    { en: "Advanced analytics", es: "Análisis avanzados" },
    { en: "GPX route analysis", es: "Análisis de recorridos GPX" },
    { en: "Exclusive discounts", es: "Descuentos exclusivos" },
  ],
  elite: [
    { en: "VIP race registration", es: "Inscripción VIP en carreras" },
    { en: "Custom coaching integration", es: "Entrenamiento guiado a tu medida" },
    { en: "Priority support 24/7", es: "Atención prioritaria 24/7" },
    { en: "Advanced performance metrics", es: "Métricas avanzadas de rendimiento" },
    { en: "Video analysis", es: "Análisis de video" },
    { en: "Partner perks", es: "Beneficios de aliados" },
    { en: "Exclusive events access", es: "Acceso a eventos exclusivos" },
  ],
};

/** A text, or whether the plan has it at all. */
export type Offered = Sentence | boolean;
export type ComparedRow = {
  name: Words;
  offered: Record<Tier, Offered>;
  /** The page where visitors can try it before they buy. */
  path?: string;
};
export type ComparedGroup = { name: Words; rows: ComparedRow[] };

const recommendationNames: Record<Entitlements["recommendations"], Words> = {
  none: { en: "None", es: "Ninguna" },
  basic: { en: "Basic", es: "Básicas" },
  priority: { en: "Priority", es: "Prioritarias" },
};

const wayNames: Record<Entitlements["support"][number], Words> = {
  email: { en: "email", es: "correo" },
  chat: { en: "chat", es: "chat" },
  "priority phone": { en: "priority phone", es: "teléfono prioritario" },
};

/** The rows of `Compare Plans`. Rights and limits are read from the table of rights. */
export const comparison: readonly ComparedGroup[] = [
  {
    name: { en: "AI Assistant", es: "Asistente de IA" },
    rows: [
      row({ en: "AI chat", es: "Chat con IA" }, ({ chatMessagesPerDay: most }) =>
        most === null
          ? { en: "Unlimited", es: "Ilimitado" }
          : { en: `Limited: ${most} messages a day`, es: `Limitado: ${most} mensajes al día` },
      ),
      row({ en: "Chat history", es: "Historial del chat" }, ({ chatHistoryDays: days }) =>
        days === null
          ? { en: "Unlimited", es: "Ilimitado" }
          : { en: `${days} days`, es: `${days} días` },
      ),
    ],
  },
  {
    name: { en: "Training", es: "Entrenamiento" },
    rows: [
      row({ en: "Training plans", es: "Planes de entrenamiento" }, ({ trainingPlans }) =>
        trainingPlans === "standard"
          ? { en: "Standard", es: "Estándar" }
          : trainingPlans !== "none" && { en: "Personalized", es: "A tu medida" },
      ),
      row(
        { en: "Custom coaching integration", es: "Entrenamiento guiado a tu medida" },
        ({ trainingPlans }) => trainingPlans === "coached",
      ),
      row(
        { en: "Recommendations", es: "Recomendaciones" },
        ({ recommendations }) => recommendationNames[recommendations],
      ),
      row(
        { en: "Pace calculator", es: "Calculadora de ritmo" },
        ({ paceCalculator }) =>
          paceCalculator === "basic"
            ? { en: "Basic", es: "Básica" }
            : { en: "With race bands", es: "Con pulseras de ritmos" },
        href("/tools/pace"),
      ),
      row(
        { en: "Advanced analytics", es: "Análisis avanzados" },
        ({ analytics }) => analytics !== "none",
      ),
      row(
        { en: "GPX route analysis", es: "Análisis de recorridos GPX" },
        ({ gpxAnalysesPerMonth: most }) =>
          most === null
            ? { en: "Unlimited", es: "Ilimitado" }
            : most > 0 && { en: `${most} a month`, es: `${most} al mes` },
        href("/tools/course/:change?"),
      ),
      row(
        { en: "Advanced performance metrics", es: "Métricas avanzadas de rendimiento" },
        ({ analytics }) => analytics === "performance",
      ),
      from("elite", { en: "Video analysis", es: "Análisis de video" }),
    ],
  },
  {
    name: { en: "Perks", es: "Beneficios" },
    rows: [
      row(
        { en: "Partner discounts", es: "Descuentos de aliados" },
        ({ partnerDiscounts: most }) => most ?? false,
        href("/offers"),
      ),
      from("elite", { en: "VIP race registration", es: "Inscripción VIP en carreras" }),
      from("elite", { en: "Exclusive events access", es: "Acceso a eventos exclusivos" }),
    ],
  },
  {
    name: { en: "Support", es: "Atención" },
    rows: [
      row({ en: "Ways to reach us", es: "Cómo contactarnos" }, ({ support }) =>
        supportNames(support),
      ),
      from("elite", { en: "Priority support 24/7", es: "Atención prioritaria 24/7" }),
    ],
  },
];

function row(name: Words, offered: (rights: Entitlements) => Offered, path?: string): ComparedRow {
  const each = tiers.map((tier) => [tier, offered(entitlementsOf(tier))]);
  return { name, offered: Object.fromEntries(each), ...(path && { path }) };
}

/** A row that holds for a plan and all larger ones. */
function from(first: Tier, name: Words): ComparedRow {
  const least = tiers.indexOf(first);
  const each = tiers.map((tier, place) => [tier, place >= least]);
  return { name, offered: Object.fromEntries(each) };
}

function supportNames(support: Entitlements["support"]): Words {
  const namesIn = (lang: Lang) => capitalized(support.map((way) => wayNames[way][lang]).join(", "));
  return { en: namesIn("en"), es: namesIn("es") };
}
