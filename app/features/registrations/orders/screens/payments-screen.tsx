import type { ReactNode } from "react";
import { Form } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { OutsideLink, TextLink } from "#ui/navigation/text-link.tsx";
import { withQuery } from "#values/address.ts";
import type { FormErrors } from "#values/form/form.ts";
import type { Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { extraLine, extrasWords } from "../../extras/words.ts";
import { mayBecome, type OrderShelf, orderShelves } from "../../order.ts";
import { writtenAmount } from "../../prices/amount.ts";
import { creditWords, moneyWords } from "../../prices/words.ts";
import { SetupFrame } from "../../setup-frame.tsx";
import { isManual, methodWords } from "../../ways.ts";
import { settlingProblems } from "../messages.ts";
import type { OfficeOrder, OfficePayments } from "../office.server.ts";
import { deadlineWords, disputeLink, paymentSums, shelfWords, stateWords } from "../words.ts";

const shelfHints: Record<OrderShelf, Words> = {
  review: {
    en: "Compare each proof with the list of movements in your own account or app, never with the picture alone: pictures are forged.",
    es: "Compara cada comprobante con la lista de movimientos de tu propia cuenta o app, nunca solo con la imagen: hay imágenes falsas.",
  },
  settle: {
    en: "Money that needs a decision from you. Send it back, or record that you keep it. Disputes are answered at Stripe.",
    es: "Dinero sobre el que debes decidir. Devuélvelo o registra que te lo quedas. Los reclamos se responden en Stripe.",
  },
  waiting: {
    en: "Their places are held until the deadline. Confirm a payment that you see in your account, also without a proof.",
    es: "Sus cupos están reservados hasta el plazo. Confirma un pago que veas en tu cuenta, aunque no haya comprobante.",
  },
  received: {
    en: "Everything that has arrived, the newest first.",
    es: "Todo lo que llegó, lo más reciente primero.",
  },
  ended: {
    en: "If money arrives for one of them, confirm it: it takes a place that is free, or it is to be settled.",
    es: "Si llega dinero para alguno, confírmalo: toma un cupo libre o queda por resolver.",
  },
};

/** The orders of a race and their money. */
export function PaymentsScreen({
  shown,
  perPage,
  errors,
}: {
  shown: OfficePayments;
  perPage: number;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const at = useWorkplace();
  const { race, shelf, counts, orders, page } = shown;
  const path = at.payments(race.id);
  const currency = counts.currency;
  return (
    <SetupFrame race={race} screen="payments">
      <div className="grid max-w-200 gap-6">
        {errors && !orders.some((order) => isAbout(errors, order)) && (
          <Notice kind="problem">
            {errors.form ?? Object.values(errors.fields)[0] ?? settlingProblems.decided}
          </Notice>
        )}
        {currency && (
          <Facts
            items={paymentSums(counts).map(([label, minor]) => ({
              label: say(label),
              value: say(moneyWords(minor, currency)),
            }))}
          />
        )}
        <nav
          aria-label={say({ en: "Payments by state", es: "Pagos por estado" })}
          className="flex flex-wrap gap-x-5 gap-y-2"
        >
          {orderShelves.map((name) => {
            const words = `${say(shelfWords[name])} (${formatCount(counts[name])})`;
            return name === shelf ? (
              <span key={name} aria-current="page" className="font-semibold">
                {words}
              </span>
            ) : (
              <TextLink key={name} to={withQuery(path, { show: name })}>
                {words}
              </TextLink>
            );
          })}
        </nav>
        <h2 className="text-xl">{say(shelfWords[shelf])}</h2>
        <p className="max-w-text text-muted">{say(shelfHints[shelf])}</p>
        {orders.length === 0 && (
          <EmptyState title={say({ en: "Nothing here", es: "Nada por aquí" })} />
        )}
        <ul className="grid gap-4">
          {orders.map((order) => (
            <li key={`${order.id} ${order.paymentId}`} className="card p-5">
              <OrderCard
                order={order}
                shown={shown}
                errors={errors && isAbout(errors, order) ? errors : null}
              />
            </li>
          ))}
        </ul>
        <div className="flex gap-5">
          {page > 1 && (
            <TextLink to={withQuery(path, { show: shelf, page: String(page - 1) })}>
              {say({ en: "Previous page", es: "Página anterior" })}
            </TextLink>
          )}
          {counts[shelf] > page * perPage && (
            <TextLink to={withQuery(path, { show: shelf, page: String(page + 1) })}>
              {say({ en: "Next page", es: "Página siguiente" })}
            </TextLink>
          )}
        </div>
      </div>
    </SetupFrame>
  );
}

type OrderForm = "confirm" | "refuse" | "settle" | "refund";

/** What an amount that arrived is: the expected one, another one that follows it, or the same, recorded wrong. */
type Arrival = "first" | "next" | "correction";

/** Which form of a card was sent, by the fields that only it has. */
function formIn({ typed }: FormErrors): Exclude<OrderForm, "confirm"> | Arrival {
  if (typed.payment !== undefined) return typed.to === undefined ? "refund" : "settle";
  if (typed.reason !== undefined) return "refuse";
  if (typed.after !== undefined) return "next";
  return typed.correction === undefined ? "first" : "correction";
}

function isAbout({ typed }: FormErrors, { id, paymentId, paymentState }: OfficeOrder): boolean {
  if (typed.payment !== undefined) return typed.payment === paymentId;
  // A received payment is confirmed no more, only corrected or followed by another one.
  const isAfter = typed.correction !== undefined || typed.after !== undefined;
  return typed.order === id && isAfter === (paymentState === "received");
}

function OrderCard({
  order,
  shown,
  errors,
}: {
  order: OfficeOrder;
  shown: OfficePayments;
  /** Of one of the forms of this card. */
  errors: FormErrors | null;
}) {
  const { race } = shown;
  const say = useSay();
  const at = useWorkplace();
  const runner = order.runners.join(", ");
  const isIn = order.paymentState === "received";
  const isByHand = order.method !== null && isManual(order.method) && order.isOwn === 0;
  // A runner who opened the card page may still have paid as they chose before.
  const mayArriveByHand = isByHand || (order.awaitsManual === 1 && order.isOwn === 0);
  const errorsOf = (form: ReturnType<typeof formIn>) =>
    errors && formIn(errors) === form ? errors : null;
  const owed = owedOf(order);
  const isDisputed = order.disputeState === "open";
  return (
    <>
      <h3 className="mb-3 text-lg">
        {runner || say({ en: "Deleted account", es: "Cuenta eliminada" })}
      </h3>
      <OrderFacts order={order} shown={shown} />
      {order.disputeState && order.intentId && (
        <p className="mt-3">
          <OutsideLink href={disputeLink(order.intentId)}>
            {isDisputed
              ? say({ en: "Answer in Stripe's dashboard", es: "Responder en el panel de Stripe" })
              : say({ en: "See it in Stripe's dashboard", es: "Ver en el panel de Stripe" })}
          </OutsideLink>
        </p>
      )}
      {order.hasProof === 1 && order.paymentId && (
        <p className="mt-3">
          <a
            href={at.proof(race.id, order.paymentId)}
            download
            className={buttonClass({ look: "quiet", size: "small" })}
          >
            {say({ en: "Open the proof", es: "Abrir el comprobante" })}
            <span className="sr-only"> {runner}</span>
          </a>
        </p>
      )}
      {order.isOwn === 1 && !isIn && (
        <p className="mt-3 text-muted">
          {say({
            en: "This is your own order: another organizer decides about it.",
            es: "Este pedido es tuyo: lo decide otro organizador.",
          })}
        </p>
      )}
      {mayArriveByHand && !isIn && (
        <ArrivalForm kind="first" order={order} shown={shown} errors={errorsOf("first")}>
          {say({ en: "Confirm payment", es: "Confirmar el pago" })}
        </ArrivalForm>
      )}
      {isByHand && isIn && order.isNewest === 1 && owed > 0 && (
        <ArrivalForm kind="next" order={order} shown={shown} errors={errorsOf("next")}>
          {say({ en: "Confirm the rest", es: "Confirmar el resto" })}
        </ArrivalForm>
      )}
      {isByHand && order.paymentState === "in_review" && (
        <RefusalForm order={order} shown={shown} errors={errorsOf("refuse")} />
      )}
      {order.method === "stripe_card" && leftOf(order) > 0 && !isDisputed && (
        <CardRefundForm order={order} shown={shown} errors={errorsOf("refund")} />
      )}
      {isIn && leftOf(order) > 0 && !isDisputed && (
        <SettleForm order={order} shown={shown} errors={errorsOf("settle")} />
      )}
      {isByHand && isIn && order.isNewest === 1 && order.receivedMinor === leftOf(order) && (
        <div className="mt-4">
          <details className="office-more" open={errorsOf("correction") !== null}>
            <summary className="button button-plain button-small whitespace-normal">
              {say({ en: "Correct the amount", es: "Corregir el monto" })}
              <span className="sr-only"> {runner}</span>
            </summary>
            <ArrivalForm
              kind="correction"
              order={order}
              shown={shown}
              errors={errorsOf("correction")}
            >
              {say({ en: "Save amount", es: "Guardar el monto" })}
            </ArrivalForm>
          </details>
        </div>
      )}
    </>
  );
}

/** What an organizer has to know of an order: who owes or has paid what, how and by when. */
function OrderFacts({
  order,
  shown: { race, shelf },
}: {
  order: OfficeOrder;
  shown: OfficePayments;
}) {
  const say = useSay();
  const lang = useLang();
  const until = order.expiresAt && deadlineWords(order.expiresAt, race.timeZone);
  const isIn = order.paymentState === "received";
  const isToSettle = shelf === "settle";
  const owed = owedOf(order);
  const money = (minor: number) => say(moneyWords(minor, order.currency));
  return (
    <Facts
      items={[
        { label: say({ en: "Order", es: "Pedido" }), value: order.code },
        {
          label: say({ en: "State", es: "Estado" }),
          value: say(
            stateWords[order.isExtras && order.state === "held" ? "awaiting_payment" : order.state],
          ),
        },
        {
          label: say({ en: "Why it is here", es: "Por qué está aquí" }),
          value: isToSettle ? say(settleReason(order)) : null,
        },
        {
          label: say({ en: "To settle", es: "Por resolver" }),
          value: isToSettle && order.disputeState !== "open" ? money(restOf(order)) : null,
        },
        { label: say({ en: "Distance", es: "Distancia" }), value: order.distances.join(", ") },
        {
          label: say(extrasWords),
          value: order.extras
            .map(({ quantity, ...name }) => extraLine({ name, quantity }, lang))
            .join(", "),
        },
        {
          label: say(creditWords),
          value: order.spentMinor > 0 ? money(order.spentMinor) : null,
        },
        {
          label: say({ en: "Total", es: "Total" }),
          value: money(order.totalMinor),
        },
        {
          label: say({ en: "Still to pay", es: "Falta pagar" }),
          value: owed > 0 && order.creditMinor > 0 ? money(owed) : null,
        },
        { label: say({ en: "Way to pay", es: "Forma de pago" }), value: methodOf(order, say) },
        {
          label: say({ en: "Operation number", es: "Número de operación" }),
          value: order.reference,
        },
        {
          label:
            order.state === "in_review"
              ? say({ en: "Review by", es: "Revisar antes del" })
              : say({ en: "Deadline", es: "Plazo" }),
          value: until && say(until),
        },
        {
          label: say({ en: "Received", es: "Recibido" }),
          value: isIn ? money(order.receivedMinor) : null,
        },
        {
          label: say({ en: "Sent back", es: "Devuelto" }),
          value: order.refundedMinor > 0 ? money(order.refundedMinor) : null,
        },
        {
          label: say({ en: "Dispute", es: "Reclamo del banco" }),
          value: order.disputeState && (
            <>
              {say(disputeWords(order))}
              {order.disputeUntil && (
                <span className="block text-base font-medium">
                  {say({ en: "Answer by", es: "Responde antes del" })}{" "}
                  {say(deadlineWords(order.disputeUntil, race.timeZone))}
                </span>
              )}
            </>
          ),
        },
        {
          label: say({ en: "Ordered by", es: "Pedido de" }),
          value: [order.buyer, order.email].filter(Boolean).join(" · "),
        },
      ]}
    />
  );
}

type FormOfOrder = { order: OfficeOrder; shown: OfficePayments; errors: FormErrors | null };

/** The address that a form of the screen is sent to, which leads back to the same place of the list. */
function useChange({ race, shelf, page }: OfficePayments, change: OrderForm): string {
  return withQuery(useWorkplace().payments(race.id, change), { show: shelf, page: String(page) });
}

function FormNotice({ errors }: { errors: FormErrors | null }) {
  return errors?.form ? <Notice kind="problem">{errors.form}</Notice> : null;
}

/** The amount that has arrived. Another one than is missing is warned of first. */
function ArrivalForm({
  kind,
  order,
  shown,
  errors,
  children,
}: FormOfOrder & { kind: Arrival; children: ReactNode }) {
  const say = useSay();
  const asked = kind === "correction" ? order.receivedMinor : Math.max(owedOf(order), 0);
  return (
    <Form
      ref={useFirstInvalid(errors)}
      method="post"
      action={useChange(shown, "confirm")}
      preventScrollReset
      className="mt-4 grid justify-items-start gap-3"
    >
      <FormNotice errors={errors} />
      <input type="hidden" name="order" value={order.id} />
      {kind === "correction" && <input type="hidden" name="correction" value="yes" />}
      {kind === "next" && <input type="hidden" name="after" value={order.paymentId ?? ""} />}
      <input
        type="hidden"
        name="warned"
        value={errors?.fields.amount ? (errors.typed.amount ?? "") : ""}
      />
      <TextField
        name="amount"
        label={say({ en: "Amount that arrived", es: "Monto que llegó" })}
        inputMode="decimal"
        defaultValue={errors?.typed.amount ?? writtenAmount(asked)}
        error={errors?.fields.amount}
      />
      <Button type="submit">
        {children}
        <span className="sr-only"> {order.runners.join(", ")}</span>
      </Button>
    </Form>
  );
}

function RefusalForm({ order, shown, errors }: FormOfOrder) {
  const say = useSay();
  return (
    <Form
      ref={useFirstInvalid(errors)}
      method="post"
      action={useChange(shown, "refuse")}
      preventScrollReset
      className="mt-4 grid justify-items-start gap-3"
    >
      <FormNotice errors={errors} />
      <input type="hidden" name="order" value={order.id} />
      <TextField
        name="reason"
        label={say({ en: "Reason for the runner", es: "Motivo para el corredor" })}
        maxLength={300}
        defaultValue={errors?.typed.reason}
        error={errors?.fields.reason}
      />
      <Button type="submit" look="danger">
        {say({ en: "Refuse proof", es: "Rechazar el comprobante" })}
        <span className="sr-only"> {order.runners.join(", ")}</span>
      </Button>
    </Form>
  );
}

function disputeWords({ disputeState, disputeMinor, currency }: OfficeOrder): Words {
  const { en, es } = moneyWords(disputeMinor ?? 0, currency);
  if (disputeState === "open") return { en: `${en}, open`, es: `${es}, abierto` };
  if (disputeState === "lost") return { en: `${en}, lost`, es: `${es}, perdido` };
  return { en: `${en}, decided for you`, es: `${es}, a tu favor` };
}

/** Why a payment is on the list to settle. */
function settleReason(order: OfficeOrder): Words {
  const { disputeState, kind, state, isGone, isDeferred } = order;
  if (disputeState === "open") {
    return { en: "The payment is disputed", es: "El titular de la tarjeta reclamó el pago" };
  }
  if (kind === "surplus") {
    return {
      en: "It arrived late, or the order was already paid",
      es: "Llegó tarde, o el pedido ya estaba pagado",
    };
  }
  if (state === "expired" || state === "cancelled") {
    return {
      en: "The order ended before it was fully paid",
      es: "El pedido terminó antes de pagarse completo",
    };
  }
  if (isGone === 1 && isDeferred === 1) {
    return {
      en: "The entry was kept for the next edition, which did not use all of it",
      es: "La inscripción pasó a la próxima edición, que no usó todo lo pagado",
    };
  }
  if (isGone === 1) return { en: "The entry is cancelled", es: "La inscripción está cancelada" };
  if (order.neededMinor < order.totalMinor) {
    return order.extras.length > 0
      ? {
          en: "Part of the order is cancelled or taken back",
          es: "Una parte del pedido se canceló o se retiró",
        }
      : {
          en: "Some entries of the order are cancelled",
          es: "Algunas inscripciones del pedido están canceladas",
        };
  }
  if (order.creditMinor > order.totalMinor) {
    return { en: "It is more than the total", es: "Es más que el total" };
  }
  return { en: "The race is cancelled", es: "La carrera está cancelada" };
}

/** What is left of a payment: of one that paid its order, only what is more than its entries need. */
function restOf(order: OfficeOrder): number {
  const left = leftOf(order);
  const tooMuch = order.creditMinor - order.neededMinor;
  return order.kind === "due" && tooMuch > 0 ? Math.min(left, tooMuch) : left;
}

function leftOf({ receivedMinor, refundedMinor, keptMinor, lostMinor }: OfficeOrder): number {
  return receivedMinor - refundedMinor - keptMinor - lostMinor;
}

/** What an order lacks that may still be paid. */
function owedOf({ state, totalMinor, creditMinor }: OfficeOrder): number {
  return mayBecome(state, "paid") ? totalMinor - creditMinor : 0;
}

/** Gives back a part of a payment to the card. */
function CardRefundForm(props: FormOfOrder) {
  const { order, errors } = props;
  return (
    <MoneyForm
      {...props}
      change="refund"
      isOpen={errors !== null}
      minor={leftOf(order)}
      summary={{ en: "Refund to the card", es: "Reembolsar a la tarjeta" }}
      reason={{ en: "Reason for the runner", es: "Motivo para el corredor" }}
      submit={{ en: "Refund", es: "Reembolsar" }}
    />
  );
}

function SettleForm(props: FormOfOrder) {
  const say = useSay();
  const { order, shown, errors } = props;
  return (
    <MoneyForm
      {...props}
      change="settle"
      isOpen={shown.shelf === "settle" || errors !== null}
      minor={restOf(order)}
      summary={{ en: "Record as sent back or kept", es: "Registrar devolución o retención" }}
      reason={{ en: "Reason", es: "Motivo" }}
      submit={{ en: "Record", es: "Registrar" }}
    >
      <Select
        name="to"
        defaultValue={errors?.typed.to}
        label={say({ en: "What you do", es: "Qué haces" })}
        options={[
          {
            value: "refund",
            label: say({ en: "I have sent it back", es: "Ya lo devolví" }),
          },
          { value: "keep", label: say({ en: "I keep it", es: "Me lo quedo" }) },
        ]}
      />
    </MoneyForm>
  );
}

type MoneyFormProps = FormOfOrder & {
  change: "refund" | "settle";
  isOpen: boolean;
  /** The amount that the form proposes, in minor units. */
  minor: number;
  summary: Words;
  reason: Words;
  submit: Words;
  children?: ReactNode;
};

/** Says what becomes of an amount that was received, and why. */
function MoneyForm({
  order,
  shown,
  errors,
  change,
  isOpen,
  minor,
  summary,
  reason,
  submit,
  children,
}: MoneyFormProps) {
  const say = useSay();
  const runner = order.runners.join(", ");
  return (
    <div className="mt-4">
      <details className="office-more" open={isOpen}>
        <summary className="button button-plain button-small whitespace-normal">
          {say(summary)}
          <span className="sr-only"> {runner}</span>
        </summary>
        <Form
          ref={useFirstInvalid(errors)}
          method="post"
          action={useChange(shown, change)}
          preventScrollReset
          className="mt-3 grid gap-4"
        >
          <FormNotice errors={errors} />
          <input type="hidden" name="payment" value={order.paymentId ?? ""} />
          {children}
          <TextField
            name="amount"
            label={say({ en: "Amount", es: "Monto" })}
            inputMode="decimal"
            defaultValue={errors?.typed.amount ?? writtenAmount(minor)}
            error={errors?.fields.amount}
          />
          <TextField
            name="reason"
            label={say(reason)}
            maxLength={300}
            defaultValue={errors?.typed.reason}
            error={errors?.fields.reason}
          />
          <Button type="submit" className="justify-self-start">
            {say(submit)}
            <span className="sr-only"> {runner}</span>
          </Button>
        </Form>
      </details>
    </div>
  );
}

function methodOf({ method }: OfficeOrder, say: (words: Words) => string): string | null {
  if (method === null) return null;
  return isManual(method) ? say(methodWords[method]) : say({ en: "Card", es: "Tarjeta" });
}
