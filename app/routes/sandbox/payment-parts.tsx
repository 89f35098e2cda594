import type { StripeInterval } from "#services/payments/sandbox/objects.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { Sentence, Words } from "#values/say.ts";

/** What a bank asks before it pays, inside a form: answered with `confirmed` or `refused`. */
export function BankQuestion({ card }: { card?: string }) {
  const say = useSay();
  return (
    <>
      <Notice>
        {say({
          en: "Your bank wants to know that it is you.",
          es: "Tu banco quiere saber que eres tú.",
        })}
      </Notice>
      {card !== undefined && <input type="hidden" name="card" value={card} />}
      <div className="grid grid-cols-2 gap-3">
        <Button type="submit" name="refused" value="1" look="quiet">
          {say({ en: "It is not me", es: "No soy yo" })}
        </Button>
        <Button type="submit" name="confirmed" value="1">
          {say({ en: "Confirm", es: "Confirmar" })}
        </Button>
      </div>
    </>
  );
}

const cards: readonly (readonly [number: string, what: Words])[] = [
  ["4242 4242 4242 4242", { en: "pays", es: "paga" }],
  ["5555 5555 5555 4444", { en: "pays, a Mastercard", es: "paga, una Mastercard" }],
  [
    "4000 0025 0000 3155",
    { en: "asks for a second step once", es: "pide un segundo paso una vez" },
  ],
  [
    "4000 0027 6000 3184",
    { en: "asks for a second step always", es: "pide un segundo paso siempre" },
  ],
  [
    "4000 0000 0000 0341",
    { en: "pays now, and fails on the renewal", es: "paga ahora y falla en la renovación" },
  ],
  [
    "4000 0000 0000 7726",
    {
      en: "pays, and a refund arrives a minute later",
      es: "paga, y un reembolso llega un minuto después",
    },
  ],
  [
    "4000 0000 0000 5126",
    {
      en: "pays, and a refund fails a minute later",
      es: "paga, y un reembolso falla un minuto después",
    },
  ],
  [
    "4000 0000 0000 0259",
    { en: "pays, and disputes the payment", es: "paga, y desconoce el cargo" },
  ],
  ["4000 0000 0000 0002", { en: "is declined", es: "es rechazada" }],
  ["4000 0000 0000 9995", { en: "has no funds", es: "no tiene fondos" }],
];

/** What the pages that stand for Stripe's say below their title. */
export const standIn: Words = {
  en: "This page stands for Stripe's own. Nothing is really charged.",
  es: "Esta página reemplaza a la de Stripe. No se cobra nada de verdad.",
};

export const notConfirmed: Words = {
  en: "You did not confirm the payment.",
  es: "No confirmaste el pago.",
};

export const perInterval: Record<StripeInterval, Words> = {
  month: { en: "a month", es: "al mes" },
  year: { en: "a year", es: "al año" },
};

/** What is said of something that is not paid again. */
export const once: Words = { en: "once", es: "una sola vez" };

/** The numbers that the sandbox takes. */
export function TestCards() {
  const say = useSay();
  return (
    <details className="text-sm">
      <summary className="disclosure">
        {say({ en: "Cards to try", es: "Tarjetas de prueba" })}
      </summary>
      <ul className="mt-2 grid gap-1.5">
        {cards.map(([number, what]) => (
          <li key={number}>
            <code className="tabular">{number}</code> {say(what)}
          </li>
        ))}
      </ul>
    </details>
  );
}

const statuses: Partial<Record<string, Words>> = {
  active: { en: "active", es: "activa" },
  canceled: { en: "canceled", es: "cancelada" },
  incomplete: { en: "incomplete", es: "incompleta" },
  past_due: { en: "past_due", es: "con un pago vencido" },
  unpaid: { en: "unpaid", es: "sin pagar" },
  draft: { en: "draft", es: "borrador" },
  open: { en: "open", es: "abierta" },
  paid: { en: "paid", es: "pagada" },
  void: { en: "void", es: "anulada" },
};

/** The state of a subscription or an invoice. */
export function statusName(status: string): Sentence {
  return statuses[status] ?? status;
}
