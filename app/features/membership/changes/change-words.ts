import { formatCharge } from "#values/money.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { dayOf, type PlanStanding } from "../membership.ts";
import { planOf, type Tier } from "../plans/plans.ts";
import { priceWords } from "../plans/price-texts.ts";

type Cost = {
  amountDue: number;
  total: number;
  currency: string;
  /** The plan whose rights stay until the period ends; nothing is charged before that. */
  keeps?: Tier | null;
};

const texts = {
  credited: (end: string | null) =>
    end
      ? {
          en: `Your credit covers the difference for the time until ${end}. What is left of it comes off your next invoices.`,
          es: `Tu saldo a favor cubre la diferencia hasta el ${end}. Lo que quede se descuenta de tus próximas facturas.`,
        }
      : {
          en: "Your credit covers the difference for the rest of the period. What is left of it comes off your next invoices.",
          es: "Tu saldo a favor cubre la diferencia por el resto del periodo. Lo que quede se descuenta de tus próximas facturas.",
        },
  charged: (end: string | null) =>
    end
      ? {
          en: `This is the difference for the time until ${end}, charged to your card.`,
          es: `Es la diferencia hasta el ${end}, que se cobra a tu tarjeta.`,
        }
      : {
          en: "This is the difference for the rest of the period, charged to your card.",
          es: "Es la diferencia por el resto del periodo, que se cobra a tu tarjeta.",
        },
  partlyCredited: (amount: string) => ({
    en: `Your credit covers ${amount}.`,
    es: `Tu saldo a favor cubre ${amount}.`,
  }),
  kept: (plan: string, end: string | null) =>
    end
      ? {
          en: `You keep everything of ${plan} until ${end}: it is paid for.`,
          es: `Conservas todo lo de ${plan} hasta el ${end}: ya está pagado.`,
        }
      : {
          en: `You keep everything of ${plan} until the period ends: it is paid for.`,
          es: `Conservas todo lo de ${plan} hasta que termine el periodo: ya está pagado.`,
        },
  paidAlready: (plan: string, end: string | null) =>
    end
      ? {
          en: `${plan} is paid for until ${end} already.`,
          es: `${plan} ya está pagado hasta el ${end}.`,
        }
      : {
          en: `${plan} is paid for until the period ends already.`,
          es: `${plan} ya está pagado hasta que termine el periodo.`,
        },
  stillEnds: (end: string | null) =>
    end
      ? { en: `Your membership still ends on ${end}.`, es: `Tu membresía igual termina el ${end}.` }
      : { en: "Your membership still ends.", es: "Tu membresía igual termina." },
  from: (end: string | null, price: string) =>
    end
      ? { en: `From ${end} on you pay ${price}.`, es: `Desde el ${end} pagas ${price}.` }
      : { en: `Then you pay ${price}.`, es: `Después pagas ${price}.` },
};

/** What a change of the plan means for money and rights, sentence by sentence. */
export function changeWords(from: PlanStanding, to: Tier, cost: Cost, lang: Lang): string[] {
  const say = sayIn(lang);
  const { interval, periodEnd, endsWithPeriod, keeps } = from;
  const end = periodEnd === null ? null : dayOf(periodEnd, lang);
  return [
    ...nowWords(cost, end, lang).map((words) => words.map(say).join(" ")),
    ...paidWords(cost.keeps ?? null, { to, keeps, end }).map(say),
    say(endsWithPeriod ? texts.stillEnds(end) : texts.from(end, priceWords(to, interval, lang))),
  ];
}

/** What the amount due now is for: sentences, some of which belong together. */
function nowWords({ amountDue, total, currency }: Cost, end: string | null, lang: Lang): Words[][] {
  if (amountDue === 0) return total === 0 ? [] : [[texts.credited(end)]];
  if (amountDue >= total) return [[texts.charged(end)]];
  const credit = texts.partlyCredited(formatCharge(total - amountDue, currency, lang));
  return [[texts.charged(end), credit]];
}

type Paid = { to: Tier; keeps: Tier | null; end: string | null };

/** What the current period is paid for stays: it is neither charged again nor refunded. */
function paidWords(keeps: Tier | null, { to, keeps: kept, end }: Paid): Words[] {
  if (keeps) return [texts.kept(planOf(keeps).name, end)];
  return kept === to ? [texts.paidAlready(planOf(to).name, end)] : [];
}
