import type { ReactNode } from "react";
import { Form, href, useHref } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { TextField } from "#ui/form/field.tsx";
import { LimitedFileField } from "#ui/form/files/limited-file-field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { LiveMessage } from "#ui/message/toast.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { formatDay } from "#values/day.ts";
import { documentFormats } from "#values/form/document-format.ts";
import type { FormErrors } from "#values/form/form.ts";
import { type Sentence, sayIn, type Words } from "#values/say.ts";
import { extraLine, extrasWords } from "../../extras/words.ts";
import { mayBecome, type OrderState } from "../../order.ts";
import { extrasMinor } from "../../prices/order-price.ts";
import { creditWords, moneyWords } from "../../prices/words.ts";
import { writtenIn } from "../../questions/question.ts";
import type { ManualWay } from "../../ways.server.ts";
import { isManual, type ManualMethod, methodWords } from "../../ways.ts";
import { orderProblems, proofMegabytes } from "../messages.ts";
import { paidWords, sumOf } from "../paid-words.ts";
import type { OrderLine, OrderPayment, RunnerOrder } from "../queries.server.ts";
import { deadlineWords, stateWords } from "../words.ts";

/** Of the fee for passing an entry on. */
const feeHeadings: Record<OrderState, Words> = {
  held: { en: "Pay to pass your entry on", es: "Paga para traspasar tu inscripción" },
  awaiting_payment: { en: "Pay to pass your entry on", es: "Paga para traspasar tu inscripción" },
  in_review: { en: "Your proof is being reviewed", es: "Están revisando tu comprobante" },
  paid: { en: "The fee is paid", es: "El costo está pagado" },
  expired: { en: "This order has expired", es: "Este pedido venció" },
  cancelled: { en: "This order is cancelled", es: "Este pedido está cancelado" },
};

const feeWords: Record<OrderState, Words> = {
  held: {
    en: "Your entry stays yours. We invite the other runner once the fee is paid.",
    es: "La inscripción sigue siendo tuya. Invitaremos a la otra persona cuando pagues el costo.",
  },
  awaiting_payment: {
    en: "Your entry stays yours. We invite the other runner once the organizer has confirmed your payment.",
    es: "La inscripción sigue siendo tuya. Invitaremos a la otra persona cuando el organizador confirme tu pago.",
  },
  in_review: {
    en: "The organizer compares your proof with the money that has arrived. Then we invite the other runner.",
    es: "El organizador compara tu comprobante con el dinero que le llegó. Después invitaremos a la otra persona.",
  },
  paid: {
    en: "The other runner is invited. If the transfer comes to nothing, ask the organizer for the fee.",
    es: "La otra persona está invitada. Si el traspaso no se concreta, pídele el costo al organizador.",
  },
  expired: {
    en: "The fee was not paid in time, so nobody was invited. Your entry stays yours.",
    es: "El costo no se pagó a tiempo y no se invitó a nadie. La inscripción sigue siendo tuya.",
  },
  cancelled: {
    en: "Nobody was invited. Your entry stays yours.",
    es: "No se invitó a nadie. La inscripción sigue siendo tuya.",
  },
};

/** Of extras for an entry that is made. */
const extrasHeadings: Partial<Record<OrderState, Words>> = {
  held: { en: "Your extras are held", es: "Tus adicionales están reservados" },
  awaiting_payment: { en: "Pay for your extras", es: "Paga tus adicionales" },
  paid: { en: "Your extras are paid", es: "Tus adicionales están pagados" },
};

/** Of several people. */
const groupHeadings: Partial<Record<OrderState, Words>> = {
  held: { en: "Your places are held", es: "Tus cupos están reservados" },
  awaiting_payment: { en: "Pay for your entries", es: "Paga tus inscripciones" },
  paid: { en: "Your entries are paid", es: "Tus inscripciones están pagadas" },
};

const headings: Record<OrderState, Words> = {
  held: { en: "Your place is held", es: "Tu cupo está reservado" },
  awaiting_payment: { en: "Pay for your entry", es: "Paga tu inscripción" },
  in_review: { en: "Your proof is being reviewed", es: "Están revisando tu comprobante" },
  paid: { en: "Your entry is paid", es: "Tu inscripción está pagada" },
  expired: { en: "This order has expired", es: "Este pedido venció" },
  cancelled: { en: "This order is cancelled", es: "Este pedido está cancelado" },
};

/**
 * The page of an order for its runner, in every state.
 * @param said - what the change before has done
 * @param slip - how to pay with cash in a shop, where the runner has chosen that
 */
export function OrderScreen({
  order,
  errors,
  said,
  slip,
}: {
  order: RunnerOrder;
  errors: FormErrors | null;
  said: Sentence | null;
  slip: ReactNode;
}) {
  const say = useSay();
  const { race, state, expiresAt } = order;
  const isGone =
    state === "paid" &&
    !order.isFee &&
    !order.isExtras &&
    order.lines.every(({ isCancelled }) => isCancelled);
  const last = order.payments.findLast(({ method }) => isManual(method)) ?? null;
  const isOpen = state === "held" || state === "awaiting_payment" || state === "in_review";
  const mayPay = state === "held" || state === "awaiting_payment";
  const way = order.ways.find(({ method }) => method === last?.method) ?? null;
  const only = order.lines.length === 1 ? order.lines[0] : undefined;
  const maySend = last !== null && (state === "awaiting_payment" || state === "expired");
  return (
    <Container className="py-10 sm:py-14">
      <div className="grid max-w-170 gap-6">
        <PageHeading lead={race.name}>
          {say(
            isGone
              ? { en: "Your entry is cancelled", es: "Tu inscripción está cancelada" }
              : ((order.isExtras ? extrasHeadings[state] : undefined) ??
                  (order.lines.length > 1 ? groupHeadings[state] : undefined) ??
                  (order.isFee ? feeHeadings : headings)[state]),
          )}
        </PageHeading>
        {said && <LiveMessage>{say(said)}</LiveMessage>}
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        {isOpen && <PaymentNotice order={order} last={last} />}
        {(state === "awaiting_payment" && slip) ||
          (order.isFee ? (
            <p className="max-w-text">{say(feeWords[state])}</p>
          ) : (
            <StateWords order={order} last={last} />
          ))}
        <OrderFacts order={order} />
        {order.lines.length > 1 && <OrderEntries order={order} mayTakeOut={mayPay} />}
        {order.extras.length > 0 && <OrderedExtras order={order} />}
        {mayPay && order.takesCards && <CardForm order={order} isAgain={Boolean(slip)} />}
        {mayPay && <MethodForm order={order} chosen={last?.method ?? null} errors={errors} />}
        {state === "awaiting_payment" && way && <HowToPay order={order} way={way} />}
        {maySend && !isWaiting(last) && <ProofForm order={order} errors={errors} />}
        <Attempts order={order} />
        <div className="flex flex-wrap items-center gap-3">
          {only?.isMade && only.isOwn && (
            <ButtonLink to={href("/registrations/:id", { id: only.registrationId })}>
              {say({ en: "See your registration", es: "Ver tu inscripción" })}
            </ButtonLink>
          )}
          {(state === "expired" || state === "cancelled") &&
            !race.isCancelled &&
            !order.isFee &&
            !order.isExtras && (
              <ButtonLink to={href("/races/:id/register", { id: race.id })}>
                {say({ en: "Register again", es: "Inscribirse de nuevo" })}
              </ButtonLink>
            )}
          <ButtonLink look="plain" to={href("/races/:id", { id: race.id })}>
            {say({ en: "See the race", es: "Ver la carrera" })}
          </ButtonLink>
        </div>
        {isOpen && expiresAt && !order.isFee && (
          <CancelForm id={order.id} isExtras={order.isExtras} />
        )}
      </div>
    </Container>
  );
}

/** Why what the runner sent does not pay the order. */
function PaymentNotice({ order, last }: { order: RunnerOrder; last: OrderPayment | null }) {
  const { currency } = order;
  if (last?.state === "failed") {
    const { refusal } = last;
    return (
      <Notice>
        {{
          en: `The organizer did not accept your proof${refusal === null ? "" : `: “${refusal}”`}. If you have paid, ask the organizer.`,
          es: `El organizador no aceptó tu comprobante${refusal === null ? "" : `: «${refusal}»`}. Si ya pagaste, pregúntale al organizador.`,
        }}
      </Notice>
    );
  }
  if (last?.state !== "received") return null;
  const rest = moneyWords(order.owedMinor, currency);
  const total = moneyWords(order.totalMinor, currency);
  return (
    <Notice>
      {{
        en: `${rest.en} still to pay of ${total.en}: your entry is not paid yet. Pay the rest and send its proof, or ask the organizer for your money back.`,
        es: `Faltan ${rest.es} de ${total.es}: tu inscripción todavía no está pagada. Paga lo que falta y envía su comprobante, o pídele al organizador que te devuelva tu dinero.`,
      }}
    </Notice>
  );
}

/** Whether a part has arrived, and the rest may still come. */
function isPartPaid({ owedMinor, totalMinor, state }: RunnerOrder): boolean {
  return owedMinor > 0 && owedMinor < totalMinor && mayBecome(state, "paid");
}

function isWaiting(payment: OrderPayment | null): boolean {
  return payment?.state === "in_review";
}

/** What the state means for the runner, and what to do. */
function StateWords({ order, last }: { order: RunnerOrder; last: OrderPayment | null }) {
  const say = useSay();
  const { state, expiresAt, race } = order;
  const until = expiresAt ? deadlineWords(expiresAt, race.timeZone) : { en: "", es: "" };
  const free =
    order.lines.length > 1
      ? { en: "the places are free", es: "los cupos quedan libres" }
      : { en: "the place is free", es: "el cupo queda libre" };
  const words: Record<OrderState, Words> = {
    held: {
      en: `Choose how to pay by ${until.en}. After that, ${free.en} for others.`,
      es: `Elige cómo pagar a más tardar el ${until.es}. Después, ${free.es} para otras personas.`,
    },
    awaiting_payment: {
      en: `Pay and send your proof by ${until.en}. After that, ${free.en} for others.`,
      es: `Paga y envía tu comprobante a más tardar el ${until.es}. Después, ${free.es} para otras personas.`,
    },
    in_review: {
      en: "The organizer compares your proof with the money that has arrived. Your place stays held until then, and you get an email.",
      es: "El organizador compara tu comprobante con el dinero que le llegó. Tu cupo sigue reservado hasta entonces, y te llegará un correo.",
    },
    paid: paidWords(order),
    expired: endedWords(order, last),
    cancelled:
      sumOf(order, "receivedMinor") > 0
        ? {
            en: "The place is free again. The organizer settles with you what has arrived.",
            es: "El cupo quedó libre. El organizador resolverá contigo lo que llegó.",
          }
        : {
            en: "The place is free again. Money that arrives now is sent back by the organizer.",
            es: "El cupo quedó libre. Si llega dinero ahora, el organizador lo devuelve.",
          },
  };
  const own = order.isExtras ? extrasStateWords(order, until) : words;
  return <p className="max-w-text text-lg text-muted">{say(own[state])}</p>;
}

function extrasStateWords(order: RunnerOrder, until: Words): Record<OrderState, Words> {
  const isPaidLate = sumOf(order, "receivedMinor") > 0;
  const settled = {
    en: "The extras are free for others, and your entry stays as it is. The organizer settles with you what has arrived.",
    es: "Los adicionales quedaron libres y tu inscripción sigue igual. El organizador resolverá contigo lo que llegó.",
  };
  return {
    held: {
      en: `Choose how to pay by ${until.en}. After that, the extras are free for others; your entry stays as it is.`,
      es: `Elige cómo pagar a más tardar el ${until.es}. Después, los adicionales quedan libres; tu inscripción sigue igual.`,
    },
    awaiting_payment: {
      en: `Pay and send your proof by ${until.en}. After that, the extras are free for others; your entry stays as it is.`,
      es: `Paga y envía tu comprobante a más tardar el ${until.es}. Después, los adicionales quedan libres; tu inscripción sigue igual.`,
    },
    in_review: {
      en: "The organizer compares your proof with the money that has arrived. Your extras stay held until then, and you get an email.",
      es: "El organizador compara tu comprobante con el dinero que le llegó. Tus adicionales siguen reservados hasta entonces, y te llegará un correo.",
    },
    paid: paidWords(order),
    expired: isPaidLate
      ? settled
      : {
          en: "The order was not paid in time, and the extras are free for others. Your entry stays as it is. If you have paid, send the proof: you get the extras if they are still there, or your money back.",
          es: "El pedido no se pagó a tiempo y los adicionales quedaron libres. Tu inscripción sigue igual. Si ya pagaste, envía el comprobante: tendrás los adicionales si todavía quedan, o te devolverán tu dinero.",
        },
    cancelled: isPaidLate
      ? settled
      : {
          en: "The extras are free for others, and your entry stays as it is. Money that arrives now is sent back by the organizer.",
          es: "Los adicionales quedaron libres y tu inscripción sigue igual. Si llega dinero ahora, el organizador lo devuelve.",
        },
  };
}

function endedWords(order: RunnerOrder, last: OrderPayment | null): Words {
  const { race, currency } = order;
  if (race.isCancelled) {
    return {
      en: "The race is cancelled. The organizer sends back what you have paid.",
      es: "La carrera se canceló. El organizador te devolverá lo que hayas pagado.",
    };
  }
  if (isWaiting(last)) {
    return {
      en: "Your place is free for others again. The organizer looks at the proof that you sent: you get a place if one is free, or your money back.",
      es: "Tu cupo quedó libre para otras personas. El organizador revisa el comprobante que enviaste: tendrás un cupo si queda alguno, o te devolverán tu dinero.",
    };
  }
  if (last?.state === "received") {
    const came = moneyWords(sumOf(order, "receivedMinor"), currency);
    return {
      en: `The organizer has received ${came.en}, but your order has expired and its place is free for others again. The organizer settles this with you.`,
      es: `El organizador recibió ${came.es}, pero tu pedido venció y el cupo quedó libre para otras personas. El organizador lo resolverá contigo.`,
    };
  }
  if (last?.state === "failed") {
    const { refusal } = last;
    return {
      en: `The organizer did not accept your proof${refusal === null ? "" : `: “${refusal}”`}. The place is free for others again. If you have paid, ask the organizer, or send another proof: you get a place if one is free, or your money back.`,
      es: `El organizador no aceptó tu comprobante${refusal === null ? "" : `: «${refusal}»`}. El cupo quedó libre para otras personas. Si ya pagaste, pregúntale al organizador o envía otro comprobante: tendrás un cupo si queda alguno, o te devolverán tu dinero.`,
    };
  }
  return last
    ? {
        en: "No payment was confirmed in time, and the place is free for others again. If you have paid, send the proof: you get a place if one is free, or your money back.",
        es: "No se confirmó un pago a tiempo y el cupo quedó libre para otras personas. Si ya pagaste, envía el comprobante: tendrás un cupo si queda alguno, o te devolverán tu dinero.",
      }
    : {
        en: "The order was not paid in time, and the place is free for others again.",
        es: "El pedido no se pagó a tiempo y el cupo quedó libre para otras personas.",
      };
}

function OrderFacts({ order }: { order: RunnerOrder }) {
  const say = useSay();
  const lang = useLang();
  const { race, code, totalMinor, owedMinor, currency, lines, state, isFee, expiresAt } = order;
  const awaitsFee = (isFee || order.isExtras) && (state === "held" || state === "awaiting_payment");
  const sumOfLines = (minor: (line: OrderLine) => number) =>
    lines.reduce((sum, line) => sum + minor(line), 0);
  const price = sumOfLines(({ priceMinor }) => priceMinor);
  const due = sumOfLines(({ priceMinor, discountMinor }) => priceMinor - discountMinor);
  const credit = sumOfLines(({ creditMinor }) => creditMinor);
  const lowered = [
    { label: say({ en: "Discount", es: "Descuento" }), minor: price - due - credit },
    { label: say(creditWords), minor: credit },
  ].filter(({ minor }) => minor > 0);
  return (
    <Facts
      items={[
        { label: say({ en: "Order", es: "Pedido" }), value: code },
        {
          label: say({ en: "State", es: "Estado" }),
          value: say(stateWords[awaitsFee ? "awaiting_payment" : state]),
        },
        {
          label: say({ en: "Deadline", es: "Plazo" }),
          value:
            awaitsFee && isFee && expiresAt ? say(deadlineWords(expiresAt, race.timeZone)) : null,
        },
        {
          label: say({ en: "Entry", es: "Inscripción" }),
          value:
            lines.length > 1
              ? null
              : lines.map(({ distance, runner }) => [distance, runner].filter(Boolean).join(", ")),
        },
        {
          label: say({ en: "Race day", es: "Día de la carrera" }),
          value: formatDay(race.startDate, lang),
        },
        {
          label: say({ en: "Price", es: "Precio" }),
          value: lowered.length > 0 ? say(moneyWords(price, currency)) : null,
        },
        ...lowered.map(({ label, minor }) => ({
          label,
          value: say(moneyWords(-minor, currency)),
        })),
        ...(order.extras.length > 0 && !order.isExtras
          ? [
              {
                label: say(lines.length > 1 ? entriesWords : entryWords),
                value: say(moneyWords(due, currency)),
              },
              {
                label: say(extrasWords),
                value: say(moneyWords(extrasMinor(order.extras), currency)),
              },
            ]
          : []),
        { label: say({ en: "Total", es: "Total" }), value: say(moneyWords(totalMinor, currency)) },
        {
          label: say({ en: "Still to pay", es: "Falta pagar" }),
          value: isPartPaid(order) ? say(moneyWords(owedMinor, currency)) : null,
        },
      ]}
    />
  );
}

const entryWords: Words = { en: "Price of the entry", es: "Precio de la inscripción" };
const entriesWords: Words = { en: "Price of the entries", es: "Precio de las inscripciones" };

/** What is bought beside the entries: for whom, where there are several. */
function OrderedExtras({ order: { extras, lines, currency } }: { order: RunnerOrder }) {
  const say = useSay();
  const lang = useLang();
  const runnerOf = (id: string) =>
    lines.length > 1 ? lines.find(({ registrationId }) => registrationId === id)?.runner : null;
  return (
    <section aria-labelledby="extras">
      <h2 id="extras" className="text-lg">
        {say(extrasWords)}
      </h2>
      <ul className="card mt-2 divide-y divide-line">
        {extras.map((extra) => (
          <li
            key={`${extra.registrationId} ${extra.extraId}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4"
          >
            <span className="min-w-0 wrap-anywhere">
              {[extraLine(extra, lang), runnerOf(extra.registrationId)].filter(Boolean).join(", ")}
              {extra.isReturned && (
                <span className="block text-sm text-muted">
                  {say({
                    en: "Taken back by the organizer",
                    es: "Retirado por el organizador",
                  })}
                </span>
              )}
            </span>
            <span className="tabular">{say(moneyWords(extrasMinor([extra]), currency))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The people of an order, with the ways to their entries. */
function OrderEntries({
  order: { id, lines, currency },
  mayTakeOut,
}: {
  order: RunnerOrder;
  mayTakeOut: boolean;
}) {
  const say = useSay();
  return (
    <section aria-labelledby="entries">
      <h2 id="entries" className="text-lg">
        {say({ en: "Entries", es: "Inscripciones" })}
      </h2>
      <ul className="card mt-2 divide-y divide-line">
        {lines.map((line) => (
          <li
            key={line.registrationId}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4"
          >
            <span className="min-w-0 wrap-anywhere">
              <b>{line.runner}</b>
              <span className="block text-sm text-muted">
                {[
                  line.distance,
                  say(moneyWords(line.priceMinor - line.discountMinor, currency)),
                  line.isMade && line.isCancelled && say({ en: "cancelled", es: "cancelada" }),
                ]
                  .filter(Boolean)
                  .join(", ")}
              </span>
            </span>
            {line.isMade && line.isOwn && (
              <TextLink to={href("/registrations/:id", { id: line.registrationId })}>
                {say({ en: "See the entry", es: "Ver la inscripción" })}
                <span className="sr-only"> {line.runner}</span>
              </TextLink>
            )}
            {mayTakeOut && <TakeOutForm orderId={id} line={line} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Takes one person out of an order that is not paid yet. */
function TakeOutForm({ orderId, line }: { orderId: string; line: OrderLine }) {
  const say = useSay();
  const action = href("/orders/:id/:change?", { id: orderId, change: "take-out" });
  const { registrationId, runner } = line;
  return (
    <details className="min-w-0">
      <summary className="disclosure">
        {say({ en: "Take out", es: "Quitar" })}
        <span className="sr-only"> {runner}</span>
      </summary>
      <Form method="post" action={action} className="mt-2">
        <input type="hidden" name="entry" value={registrationId} />
        <p className="max-w-text text-sm">
          {say({
            en: "The place goes to somebody else at once, and the total is calculated again. A group price may no longer apply.",
            es: "El cupo queda libre de inmediato para otra persona y el total se calcula de nuevo. Puede que ya no aplique un precio de grupo.",
          })}
        </p>
        <Button type="submit" look="danger" size="small" className="mt-3">
          {say({ en: `Take ${runner} out`, es: `Quitar a ${runner}` })}
        </Button>
      </Form>
    </details>
  );
}

/** Leads to the page where the order is paid on the organizer's account. */
function CardForm({ order, isAgain }: { order: RunnerOrder; isAgain: boolean }) {
  const say = useSay();
  const action = href("/orders/:id/:change?", { id: order.id, change: "card" });
  const isBusy = useIsSending(action);
  return (
    <Form method="post" action={action}>
      <Button type="submit" busy={isBusy} look={isAgain ? "quiet" : "primary"}>
        {say({ en: "Pay online", es: "Pagar en línea" })}
      </Button>
    </Form>
  );
}

function MethodForm({
  order,
  chosen,
  errors,
}: {
  order: RunnerOrder;
  chosen: OrderPayment["method"] | null;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const action = href("/orders/:id/:change?", { id: order.id, change: "method" });
  const isBusy = useIsSending(action);
  const others = order.ways.filter(({ method }) => method !== chosen);
  if (others.length === 0) return null;
  const form = (
    <Form method="post" action={action} className="grid gap-4">
      <ChoiceGroup label={say({ en: "How do you pay?", es: "¿Cómo pagas?" })}>
        {others.map(({ method }, place) => (
          <Choice
            key={method}
            kind="radio"
            name="method"
            value={method}
            required
            defaultChecked={place === 0}
          >
            {say(methodWords[method])}
          </Choice>
        ))}
      </ChoiceGroup>
      {errors?.fields.method && <Notice kind="problem">{errors.fields.method}</Notice>}
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {say({ en: "Continue", es: "Continuar" })}
      </Button>
    </Form>
  );
  if (chosen === null) return form;
  return (
    <details className="entry-details">
      <summary className="disclosure">
        {say({ en: "Pay another way", es: "Pagar de otra forma" })}
      </summary>
      <div className="mt-3">{form}</div>
    </details>
  );
}

/** Where to pay, in the organizer's words, and what to write so that the money is found. */
function HowToPay({ order, way }: { order: RunnerOrder; way: ManualWay }) {
  const say = useSay();
  const lang = useLang();
  const text = writtenIn(way, lang);
  return (
    <section aria-labelledby="how-to-pay" className="card p-5">
      <h2 id="how-to-pay" className="text-xl">
        {say(methodWords[way.method])}
      </h2>
      <p lang={text.lang} className="mt-3 whitespace-pre-line wrap-anywhere">
        {text.text}
      </p>
      <p className="mt-3 font-medium">
        {say({
          en: `Amount: ${moneyWords(order.owedMinor, order.currency).en}. Payment note: ${order.code}.`,
          es: `Monto: ${moneyWords(order.owedMinor, order.currency).es}. Concepto: ${order.code}.`,
        })}
      </p>
    </section>
  );
}

function ProofForm({ order, errors }: { order: RunnerOrder; errors: FormErrors | null }) {
  const say = useSay();
  const form = useFirstInvalid(errors);
  const action = href("/orders/:id/:change?", { id: order.id, change: "proof" });
  const isBusy = useIsSending(action);
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      encType="multipart/form-data"
      className="grid gap-5"
      aria-labelledby="send-proof"
    >
      <h2 id="send-proof" className="text-xl">
        {say({ en: "Send your proof", es: "Envía tu comprobante" })}
      </h2>
      <LimitedFileField
        name="proof"
        label={say({ en: "Picture or PDF", es: "Foto o PDF" })}
        hint={say({
          en: `JPEG, PNG, WebP or PDF, up to ${proofMegabytes} MB. Only the organizer sees it.`,
          es: `JPEG, PNG, WebP o PDF, hasta ${proofMegabytes} MB. Solo la ve el organizador.`,
        })}
        accept={documentFormats}
        megabytes={proofMegabytes}
        tooLarge={() => say(orderProblems["too-heavy"])}
        error={errors?.fields.proof}
        answer={errors}
      />
      <TextField
        name="reference"
        label={say({ en: "Operation number", es: "Número de operación" })}
        autoComplete="off"
        maxLength={60}
        defaultValue={errors?.typed.reference}
        error={errors?.fields.reference}
      />
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {say({ en: "Send proof", es: "Enviar comprobante" })}
      </Button>
    </Form>
  );
}

/** What was sent and what has become of it. */
function Attempts({ order }: { order: RunnerOrder }) {
  const lang = useLang();
  const say = sayIn(lang);
  const told = order.payments.filter(({ state }) => state !== "started" && state !== "void");
  if (told.length === 0) return null;
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="text-xl">
        {say({ en: "Payments", es: "Pagos" })}
      </h2>
      <ul className="mt-3 grid gap-2">
        {told.map((payment) => (
          <li key={payment.id}>
            {say(attemptWords(payment, order.currency))}{" "}
            {payment.hasProof && <ProofLink orderId={order.id} paymentId={payment.id} />}
          </li>
        ))}
        {isPartPaid(order) && (
          <li className="font-medium">
            {say({
              en: `${moneyWords(order.owedMinor, order.currency).en} still to pay.`,
              es: `Faltan ${moneyWords(order.owedMinor, order.currency).es}.`,
            })}
          </li>
        )}
      </ul>
    </section>
  );
}

function ProofLink({ orderId, paymentId }: { orderId: string; paymentId: string }) {
  const say = useSay();
  const path = useHref(href("/orders/:id/proofs/:payment", { id: orderId, payment: paymentId }));
  return (
    <a href={path} download className="link">
      {say({ en: "Your proof", es: "Tu comprobante" })}
    </a>
  );
}

function attemptWords(payment: OrderPayment, currency: string): Words {
  const { method, state, reference, receivedMinor, refundedMinor } = payment;
  const name = isManual(method) ? methodWords[method satisfies ManualMethod] : null;
  const number = reference === null ? "" : ` ${reference}`;
  const other =
    method === "stripe_oxxo" ? { en: "OXXO", es: "OXXO" } : { en: "Card", es: "Tarjeta" };
  const [en, es] = [`${name?.en ?? other.en}${number}`, `${name?.es ?? other.es}${number}`];
  if (state === "received") {
    const received = moneyWords(receivedMinor, currency);
    const back = moneyWords(refundedMinor, currency);
    return refundedMinor > 0
      ? {
          en: `${en}: ${received.en} received, ${back.en} sent back.`,
          es: `${es}: ${received.es} recibidos, ${back.es} devueltos.`,
        }
      : { en: `${en}: ${received.en} received.`, es: `${es}: ${received.es} recibidos.` };
  }
  if (name === null && state === "pending") {
    return { en: `${en}: waits for the cash.`, es: `${es}: espera el efectivo.` };
  }
  if (name === null && state === "failed") {
    return { en: `${en}: not paid.`, es: `${es}: sin pagar.` };
  }
  return state === "failed"
    ? { en: `${en}: not accepted.`, es: `${es}: no aceptado.` }
    : { en: `${en}: being reviewed.`, es: `${es}: en revisión.` };
}

function CancelForm({ id, isExtras }: { id: string; isExtras: boolean }) {
  const say = useSay();
  const action = href("/orders/:id/:change?", { id, change: "cancel" });
  const isBusy = useIsSending(action);
  return (
    <details className="entry-details">
      <summary className="disclosure">{say({ en: "Cancel order", es: "Cancelar pedido" })}</summary>
      <Form method="post" action={action} className="mt-3">
        <p className="max-w-text">
          {say(
            isExtras
              ? {
                  en: "The extras are free for others at once, and your entry stays as it is. Do not cancel if you have already paid.",
                  es: "Los adicionales quedan libres de inmediato y tu inscripción sigue igual. No canceles si ya pagaste.",
                }
              : {
                  en: "Your place goes to somebody else at once. Do not cancel if you have already paid.",
                  es: "Tu cupo queda libre de inmediato para otra persona. No canceles si ya pagaste.",
                },
          )}
        </p>
        <Button type="submit" look="danger" busy={isBusy} className="mt-4">
          {say({ en: "Cancel my order", es: "Cancelar mi pedido" })}
        </Button>
      </Form>
    </details>
  );
}
