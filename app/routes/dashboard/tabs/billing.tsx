import type { ReactNode } from "react";
import { Form, href, useHref } from "react-router";
import type { BillingAnswer } from "#features/membership/billing/billing.server.ts";
import { dayOf, isSubscribed, type Membership, mayEnd } from "#features/membership/membership.ts";
import {
  badgeName,
  cardWords,
  statusMeaning,
  statusWords,
  subscriptionWords,
} from "#features/membership/messages.ts";
import type { KeptTier } from "#features/membership/plans/entitlements.ts";
import { planOf } from "#features/membership/plans/plans.ts";
import type { OpenInvoice } from "#features/membership/queries.server.ts";
import { Arriving } from "#ui/arriving.tsx";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { formatCharge } from "#values/money.ts";
import type { Words } from "#values/say.ts";
import { Invoices, InvoicesSkeleton } from "./invoices.tsx";
import { type Usage, UsageSection } from "./usage.tsx";

/** The membership: its state, its cost, and how to change it. Its invoices stay when it has ended. */
export function Billing({
  membership,
  isRunning,
  kept,
  open,
  usage,
  answer,
}: {
  membership: Membership | null;
  isRunning: boolean;
  kept: KeptTier | null;
  open: OpenInvoice | null;
  usage: Usage | null;
  answer: BillingAnswer | Promise<BillingAnswer>;
}) {
  const say = useSay();
  const portal = useHref(href("/dashboard/billing/portal"));
  return (
    <>
      <Section title={say({ en: "Billing", es: "Facturación" })} className="billing">
        {membership && isRunning ? (
          <>
            <Standing membership={membership} kept={kept} open={open} />
            <Subscription membership={membership} open={open} answer={answer} />
          </>
        ) : (
          <Over membership={membership} open={open} />
        )}
        <div className="billing-ways">
          <ButtonLink to={href("/membership")} look="quiet">
            {say({ en: "View plans", es: "Ver planes" })}
          </ButtonLink>
          {isRunning && (
            <ButtonLink to={href("/offers")} look="quiet">
              {say({ en: "Partner offers", es: "Ofertas de aliados" })}
            </ButtonLink>
          )}
          <a href={portal} rel="external" className={buttonClass({ look: "quiet" })}>
            {say({ en: "Manage payment methods", es: "Administrar métodos de pago" })}{" "}
            <Icon name="external" />
          </a>
          {membership && mayEnd(membership) && (
            <TextLink to={href("/dashboard/billing/cancel")} className="billing-end">
              {say({ en: "Cancel subscription", es: "Cancelar la suscripción" })}
            </TextLink>
          )}
        </div>
      </Section>
      {usage && <UsageSection usage={usage} />}
      <Section title={say({ en: "Invoices", es: "Facturas" })} className="dashboard-part">
        <Arriving value={answer} fallback={<InvoicesSkeleton />}>
          {(arrived) => <Invoices answer={arrived} />}
        </Arriving>
      </Section>
    </>
  );
}

/** The invoices of an ended membership. */
function Over({ membership, open }: { membership: Membership | null; open: OpenInvoice | null }) {
  const say = useSay();
  return (
    <Notice icon="clock">
      <p>
        {membership
          ? say({
              en: `Your ${badgeName(membership)} membership has ended. Your invoices stay here.`,
              es: `Tu membresía ${badgeName(membership)} terminó. Tus facturas se quedan aquí.`,
            })
          : say({
              en: "You have no membership. Your invoices stay here.",
              es: "No tienes una membresía. Tus facturas se quedan aquí.",
            })}
      </p>
      {open && <PayLink open={open} />}
    </Notice>
  );
}

/** The bib of the membership: the plan in large letters, and its facts. */
function Subscription({
  membership,
  open,
  answer,
}: {
  membership: Membership;
  open: OpenInvoice | null;
  answer: BillingAnswer | Promise<BillingAnswer>;
}) {
  const lang = useLang();
  const say = useSay();
  const { interval, status } = membership;
  const meaning = statusMeaning(membership, lang);
  return (
    <div className="membership-bib">
      <p className="poster-bib-edge">{say({ en: "Membership", es: "Membresía" })}</p>
      <p className="membership-bib-plan">{badgeName(membership)}</p>
      <dl className="membership-facts">
        <Fact name={say({ en: "Status", es: "Estado" })}>
          <span className={`status status-${lookOf(membership)}`}>
            {statusWords(membership, lang)}
          </span>
          {meaning && <span className="membership-meaning">{meaning}</span>}
        </Fact>
        {open && meaning && (
          <Fact name={say({ en: "You owe", es: "Debes" })}>
            {formatCharge(open.amount, open.currency, lang)}
          </Fact>
        )}
        <Fact name={say({ en: "Billed", es: "Cobro" })}>
          {say(subscriptionWords.intervals[interval])}
        </Fact>
        <Fact name={say(periodName(membership))}>
          {membership.periodEnd === null
            ? say(subscriptionWords.noDay)
            : dayOf(membership.periodEnd, lang)}
          {status === "active" && (
            <Arriving value={answer} fallback={null}>
              {({ next }) => next && `, ${formatCharge(next.amount, next.currency, lang)}`}
            </Arriving>
          )}
        </Fact>
        <Fact name={say({ en: "Payment method", es: "Método de pago" })}>
          {cardWords(membership, lang) ?? say(subscriptionWords.noCard)}
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function lookOf(membership: Membership): "paid" | "open" | "other" {
  if (!isSubscribed(membership)) return "open";
  return membership.endsWithPeriod ? "other" : "paid";
}

function periodName(membership: Membership): Words {
  if (membership.endsWithPeriod) return subscriptionWords.ends;
  return isSubscribed(membership) ? subscriptionWords.renews : subscriptionWords.runs;
}

/** Notices about the membership's state. */
export function Standing({
  membership,
  kept,
  open,
}: {
  membership: Membership;
  kept: KeptTier | null;
  open: OpenInvoice | null;
}) {
  const lang = useLang();
  const say = useSay();
  const { status, waitingTier, endsWithPeriod } = membership;
  return (
    <>
      <PaymentProblem status={status} open={open} />
      {waitingTier && <Waiting plan={planOf(waitingTier).name} open={open} />}
      {endsWithPeriod && <Ending membership={membership} kept={kept} />}
      {kept && (
        <Notice icon="clock">
          {say({
            en: `You have switched to ${badgeName(membership)}. Everything that ${planOf(kept.tier).name} gives stays yours until ${dayOf(kept.until, lang)}, because it is paid for. A change between monthly and yearly billing begins a new period at once, and ends that.`,
            es: `Cambiaste a ${badgeName(membership)}. Todo lo que da ${planOf(kept.tier).name} sigue siendo tuyo hasta el ${dayOf(kept.until, lang)}, porque ya está pagado. Un cambio entre el pago mensual y el anual inicia de inmediato un periodo nuevo y pone fin a eso.`,
          })}
        </Notice>
      )}
    </>
  );
}

const problems: Record<string, Words> = {
  past_due: {
    en: "Your last payment did not go through. We try it again over the next days, and your membership stays as it is meanwhile. Please check your card, or use another one.",
    es: "Tu último pago no se pudo hacer. Lo volveremos a intentar en los próximos días y, mientras tanto, tu membresía sigue igual. Revisa tu tarjeta o usa otra.",
  },
  unpaid: {
    en: "Your last payment did not go through, and your membership is paused. It goes on as soon as the open invoice is paid.",
    es: "Tu último pago no se pudo hacer y tu membresía está en pausa. Continúa apenas se pague la factura pendiente.",
  },
  incomplete: {
    en: "Your first payment is not finished yet. Your membership begins once it is paid.",
    es: "Tu primer pago aún no se completa. Tu membresía empieza en cuanto esté pagado.",
  },
};

function PaymentProblem({ status, open }: { status: string; open: OpenInvoice | null }) {
  const say = useSay();
  const portal = useHref(href("/dashboard/billing/portal"));
  const problem = problems[status];
  if (!problem) return null;
  return (
    <Notice kind="problem">
      <p>{say(problem)}</p>
      <div className="billing-ways">
        <a href={portal} rel="external" className={mendClass}>
          {say({ en: "Fix the payment", es: "Resolver el pago" })}
        </a>
        {open && <PayLink open={open} />}
      </div>
    </Notice>
  );
}

/** A change whose payment was not confirmed yet. */
function Waiting({ plan, open }: { plan: string; open: OpenInvoice | null }) {
  const say = useSay();
  return (
    <Notice icon="clock">
      <p>
        {say({
          en: `Your switch to ${plan} is not finished: your bank wants you to confirm the payment. Until then nothing has changed. If you leave it, it is dropped within a day.`,
          es: `Tu cambio a ${plan} no ha terminado: tu banco pide que confirmes el pago. Hasta entonces nada cambia. Si no haces nada, se anula en un día.`,
        })}
      </p>
      {open && <PayLink open={open} />}
    </Notice>
  );
}

const mendClass = buttonClass({ size: "small", className: "billing-mend" });

function Ending({ membership, kept }: { membership: Membership; kept: KeptTier | null }) {
  const lang = useLang();
  const say = useSay();
  const action = href("/dashboard/billing/resume");
  const isBusy = useIsSending(action);
  const { periodEnd } = membership;
  // A higher plan that is paid for until the same day is what stays.
  const isKept = kept !== null && kept.until === periodEnd;
  const plan = isKept ? planOf(kept.tier).name : badgeName(membership);
  return (
    <Notice icon="clock">
      <p>
        {say(
          periodEnd === null
            ? {
                en: `Your membership ends. Until then you keep everything that ${plan} gives you, and nothing more is charged.`,
                es: `Tu membresía va a terminar. Hasta entonces conservas todo lo que te da ${plan} y no se cobra nada más.`,
              }
            : {
                en: `Your membership ends on ${dayOf(periodEnd, lang)}. Until then you keep everything that ${plan} gives you, and nothing more is charged.`,
                es: `Tu membresía termina el ${dayOf(periodEnd, lang)}. Hasta entonces conservas todo lo que te da ${plan} y no se cobra nada más.`,
              },
        )}
      </p>
      <Form method="post" action={action} className="billing-mend">
        <Button type="submit" size="small" busy={isBusy}>
          {say({ en: "Resume", es: "Reanudar" })}
        </Button>
      </Form>
    </Notice>
  );
}

/** The link to the page where an open invoice is paid. */
function PayLink({ open: { amount, currency, page } }: { open: OpenInvoice }) {
  const say = useSay();
  if (!page) return null;
  return (
    <a href={page} rel="external" className={payClass}>
      {say({
        en: `Pay ${formatCharge(amount, currency, "en")}`,
        es: `Pagar ${formatCharge(amount, currency, "es")}`,
      })}{" "}
      <Icon name="external" />
    </a>
  );
}

const payClass = buttonClass({ look: "quiet", size: "small", className: "billing-mend" });
