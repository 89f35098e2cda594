import { lazy, Suspense, useState } from "react";
import {
  data,
  Form,
  type HeadersArgs,
  href,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useRevalidator,
  useSearchParams,
} from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { findViewer } from "#features/accounts/viewer.server.ts";
import { beginCheckout } from "#features/membership/checkout/checkout.server.ts";
import { resultPaths } from "#features/membership/checkout/result-path.ts";
import { billingPath, isSubscribed, type PlanStanding } from "#features/membership/membership.ts";
import { checkoutMessages, pleaseLogIn, signInDelay } from "#features/membership/messages.ts";
import { comparison, type Offered } from "#features/membership/plans/advertised.ts";
import { chosenIn, chosenPath, plans, type Tier } from "#features/membership/plans/plans.ts";
import { type PriceTexts, priceTexts } from "#features/membership/plans/price-texts.ts";
import { planStructuredData } from "#features/membership/plans/structured-data.ts";
import { standingOf } from "#features/membership/queries.server.ts";
import { checkoutStatuses } from "#features/membership/refusals/refusals.ts";
import type { Handle } from "#routes/handle.ts";
import { publicOrigin, requestId, services } from "#services/context.ts";
import type { BillingInterval } from "#services/payments/payments.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, Section } from "#ui/page/page.tsx";
import { formOf } from "#values/form/form.ts";
import type { Words } from "#values/say.ts";
import { inLanguage, languageOf } from "#values/web/language.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import { saidBefore, saidNow } from "#values/web/said.ts";
import type { Route } from "./+types/membership.ts";
import styles from "./membership.css?url";
import { Notices } from "./notices.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { useCheckout } from "./subscribe-form.tsx";

export const handle: Handle = { keepsPages: true };

/** Loaded for members only. */
const ChangedToast = lazy(() => import("./changed-toast.tsx"));

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(asked: Route.LoaderArgs) {
  const { context, request, url } = asked;
  const viewer = await findViewer(asked);
  const { db, now, payments } = services(context);
  const sentence = saidBefore(request.headers.get("Cookie"));
  return data(
    {
      url: url.origin + href("/membership"),
      prices: priceTexts(languageOf(url)),
      isSignedIn: viewer !== null,
      isOnSale: payments.mode !== "unavailable",
      standing: viewer && (await standingOf({ db, now }, viewer)),
      said: sentence ? { sentence, occasion: requestId(context) } : null,
    },
    { headers: sentence ? { "Set-Cookie": saidNow() } : undefined },
  );
}

/** Without scripts, the form of a plan leads to the payment page. */
export async function action(asked: Route.ActionArgs) {
  const priceId = String((await formOf(asked.request)).get("price_id"));
  const paths = resultPaths(priceId);
  const lang = languageOf(asked.url);
  const own = (path: string) => publicOrigin(asked.request) + inLanguage(lang, path);
  const [successUrl, cancelUrl] = [own(paths.success), own(paths.cancel)];
  const begun = await beginCheckout(asked, { priceId, successUrl, cancelUrl });
  if (!("problem" in begun)) return redirect(begun.url, 303);
  const { problem } = begun;
  const status = checkoutStatuses[problem];
  if (problem !== "signed-out") {
    const sentence = checkoutMessages[problem];
    return data({ sentence, signInPath: null, leavesAfter: null }, status);
  }
  const signInPath = loginPath(chosenPath(priceId));
  const refresh = `${signInDelay / 1000}; url=${inLanguage(lang, signInPath)}`;
  return data(
    { sentence: pleaseLogIn, signInPath, leavesAfter: signInDelay },
    { status, headers: { Refresh: refresh, "Cache-Control": "no-store" } },
  );
}

/** Switching between monthly and yearly prices needs nothing from the server. */
export function shouldRevalidate(turn: ShouldRevalidateFunctionArgs) {
  const isSamePage = turn.currentUrl.pathname === turn.nextUrl.pathname;
  const isToggle = isSamePage && turn.currentUrl.search !== turn.nextUrl.search;
  return !isToggle && turn.defaultShouldRevalidate;
}

export function headers({ actionHeaders }: HeadersArgs) {
  return actionHeaders?.has("Refresh") ? actionHeaders : publicPageHeaders();
}

export const meta: Route.MetaFunction = ({ loaderData: { url }, matches }) => [
  ...pageMeta(pageLanguages(matches), {
    title: { en: "Membership", es: "Membresía" },
    description: {
      en: "Pacer, Sprinter and Elite: training plans, an AI running assistant, route analysis and partner discounts, from $7.99 a month.",
      es: "Pacer, Sprinter y Elite: planes de entrenamiento, un asistente de IA para correr, análisis de recorridos y descuentos de aliados, desde USD 7.99 al mes.",
    },
    url,
  }),
  { "script:ld+json": planStructuredData(url, pageLanguages(matches).lang) },
];

export default function Membership({ loaderData, actionData }: Route.ComponentProps) {
  const { prices, standing, isOnSale, isSignedIn, said } = loaderData;
  const chosen = chosenIn(useSearchParams()[0]);
  const member = isSubscribed(standing) ? standing : null;
  const interval = member?.interval ?? chosen.interval;
  const checkout = useCheckout();
  const { revalidate } = useRevalidator();
  const [changed, setChanged] = useState<typeof said>(null);
  const change = changed ?? said;
  const onChanged = (sentence: string) => {
    setChanged({ sentence, occasion: crypto.randomUUID() });
    revalidate();
  };
  return (
    <>
      <Head member={member} interval={interval} />
      <Container>
        <div className="membership-top">
          <Notices
            prices={prices}
            standing={standing}
            isOnSale={isOnSale}
            isSignedIn={isSignedIn}
            checkout={checkout}
            chosen={chosen.tier}
            interval={interval}
            refused={actionData ?? null}
          />
          <PlanCards
            prices={prices}
            standing={standing}
            isOnSale={isOnSale}
            interval={interval}
            checkout={checkout}
            onChanged={onChanged}
            chosen={isSignedIn ? chosen.tier : null}
          />
        </div>
        <ComparePlans own={member?.tier ?? null} />
        <Questions prices={prices} />
      </Container>
      {standing && (
        <Suspense>
          <ChangedToast {...change} />
        </Suspense>
      )}
    </>
  );
}

/** The contents of the plans, row by row. */
function ComparePlans({ own }: { own: Tier | null }) {
  const say = useSay();
  return (
    <Section title={say({ en: "Compare Plans", es: "Compara los planes" })} className="pt-16">
      <table className="compare">
        <caption className="sr-only">
          {say({ en: "What each plan holds", es: "Lo que incluye cada plan" })}
        </caption>
        <thead>
          <tr>
            <td />
            {plans.map(({ tier, name }) => (
              <th key={tier} scope="col" className={`compare-${tier}`}>
                {name}
                {tier === own && (
                  <span className="compare-own">
                    {say({ en: "Current Plan", es: "Plan actual" })}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {comparison.map((group) => (
          <tbody key={group.name.en}>
            <tr className="compare-group">
              <th scope="rowgroup" colSpan={4}>
                {say(group.name)}
              </th>
            </tr>
            {group.rows.map(({ name, offered, path }) => (
              <tr key={name.en}>
                <th scope="row">{path ? <TextLink to={path}>{say(name)}</TextLink> : say(name)}</th>
                {plans.map(({ tier }) => (
                  <td key={tier}>
                    <OfferedMark offered={offered[tier]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}

function OfferedMark({ offered }: { offered: Offered }) {
  const say = useSay();
  if (typeof offered !== "boolean") return say(offered);
  if (offered)
    return (
      <Icon
        name="check"
        label={say({ en: "Included", es: "Incluido" })}
        className="size-5 text-pine"
      />
    );
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <span className="sr-only">{say({ en: "Not included", es: "No incluido" })}</span>
    </>
  );
}

/** Loaded for members only. */
const MemberStanding = lazy(() => import("./member-standing.tsx"));

/** What the page is about; for members, what they have. */
function Head({ member, interval }: { member: PlanStanding | null; interval: BillingInterval }) {
  const say = useSay();
  return (
    <header className="membership-head">
      <Container className="membership-head-parts">
        <div>
          <h1 className="text-3xl md:text-4xl lg:text-5xl">
            {say({ en: "Choose Your Running Journey", es: "Elige tu camino como corredor" })}
          </h1>
          {member ? (
            <Suspense>
              <MemberStanding member={member} />
            </Suspense>
          ) : (
            <p className="mt-5 max-w-[34em] text-lg text-muted">
              {say({
                en: "Three plans for three kinds of runner. Change or cancel whenever you like, and get your money back within 14 days.",
                es: "Tres planes para tres tipos de corredor. Cambia o cancela cuando quieras, y recupera tu dinero dentro de los primeros 14 días.",
              })}
            </p>
          )}
        </div>
        <div className="membership-billing">
          <BillingToggle interval={interval} isLocked={member !== null} />
          <p className="mt-2 text-sm text-muted">
            {say({
              en: "All prices are in US dollars (USD).",
              es: "Todos los precios están en dólares estadounidenses (USD).",
            })}
          </p>
          {member && (
            <p className="mt-1 text-sm text-muted">
              <Rich
                text={say(payment[interval])}
                parts={[(words) => <TextLink to={billingPath()}>{words}</TextLink>]}
              />
            </p>
          )}
        </div>
      </Container>
    </header>
  );
}

const payment: Record<BillingInterval, Words> = {
  month: {
    en: "You pay by the month. “Manage payment methods” under <0>Billing</0> changes that.",
    es: "Pagas cada mes. “Administrar métodos de pago”, en <0>Facturación</0>, lo cambia.",
  },
  year: {
    en: "You pay by the year. “Manage payment methods” under <0>Billing</0> changes that.",
    es: "Pagas cada año. “Administrar métodos de pago”, en <0>Facturación</0>, lo cambia.",
  },
};

const choices = [
  { interval: "month", name: "monthly", label: { en: "Monthly", es: "Mensual" } },
  { interval: "year", name: "yearly", label: { en: "Yearly", es: "Anual" } },
] as const;

/** Prices by the month or by the year. Members see the prices of their own interval. */
function BillingToggle({ interval, isLocked }: { interval: BillingInterval; isLocked: boolean }) {
  const say = useSay();
  return (
    <Form
      method="get"
      action={href("/membership")}
      replace
      preventScrollReset
      className="billing-toggle"
    >
      <fieldset disabled={isLocked}>
        <legend className="sr-only">{say({ en: "How you pay", es: "Cómo pagas" })}</legend>
        {choices.map((choice) => (
          <button
            key={choice.name}
            type="submit"
            name="billing"
            value={choice.name}
            aria-pressed={choice.interval === interval}
          >
            {say(choice.label)}
            {choice.interval === "year" && (
              <span className="billing-saving">{say({ en: "Save 20%", es: "Ahorra 20%" })}</span>
            )}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}

type Question = {
  question: Words;
  answer: Words | ((prices: PriceTexts) => Words);
  /** Where the link in the answer leads. */
  to?: string;
};

const questions: Question[] = [
  {
    question: { en: "Can I change my plan later?", es: "¿Puedo cambiar de plan después?" },
    answer: {
      en: "Yes, at any time, on this page. Upgrades are prorated: you pay the difference for the days that are left, and have the larger plan at once. You see the amount before you confirm.",
      es: "Sí, en cualquier momento y en esta página. Al subir de plan pagas solo la diferencia por los días que quedan y tienes el plan mayor de inmediato. Ves el monto antes de confirmar.",
    },
  },
  {
    question: { en: "What happens when I downgrade?", es: "¿Qué pasa si bajo de plan?" },
    answer: {
      en: "Downgrades take effect next billing cycle: the lower price and features apply from your next billing cycle. Until then you keep everything of the plan that you have paid for. A downgrade charges nothing and credits nothing, and going back up to what you have paid for costs nothing until then.",
      es: "El cambio a un plan menor vale desde tu próximo ciclo de facturación: desde entonces se aplican el precio y las funciones menores. Hasta ese día conservas todo lo del plan que ya pagaste. Bajar de plan no cobra ni abona nada, y volver a lo que ya pagaste no cuesta nada hasta entonces.",
    },
  },
  {
    question: { en: "How do I cancel?", es: "¿Cómo cancelo?" },
    answer: {
      en: "In your dashboard, under <0>Billing</0>. Your membership stays until the end of the period that is paid for, and you can take it back until that day. A credit that is left is not paid out: it stays on your account and comes off the first invoices if you come back.",
      es: "En tu panel, en <0>Facturación</0>. Tu membresía sigue hasta el final del periodo pagado, y hasta ese día puedes anular la cancelación. El saldo a favor que quede no se paga en efectivo: se conserva en tu cuenta y se descuenta de las primeras facturas si vuelves.",
    },
    to: billingPath(),
  },
  {
    question: { en: "Is there a money-back guarantee?", es: "¿Hay garantía de devolución?" },
    answer: {
      en: "Yes: a 14-day money-back guarantee. If your first membership is not for you, write to us within 14 days of the first payment by <0>our form</0> and we return it.",
      es: "Sí: una garantía de devolución de 14 días. Si tu primera membresía no es para ti, escríbenos con <0>nuestro formulario</0> dentro de los 14 días siguientes al primer pago y te lo devolvemos.",
    },
    to: href("/contact"),
  },
  {
    question: { en: "Which payment methods can I use?", es: "¿Qué métodos de pago puedo usar?" },
    answer: {
      en: "Credit and debit cards. Stripe takes the payment; your card number never reaches us. You can change the card at any time in your dashboard.",
      es: "Tarjetas de crédito y débito. Stripe recibe el pago; el número de tu tarjeta nunca llega a nosotros. Puedes cambiar la tarjeta en cualquier momento en tu panel.",
    },
  },
  {
    question: { en: "How does yearly billing work?", es: "¿Cómo funciona el pago anual?" },
    answer: ({ pacer, sprinter, elite }) => ({
      en: `You pay for twelve months at once and save 20%: ${pacer.year.total} a year for Pacer, ${sprinter.year.total} for Sprinter and ${elite.year.total} for Elite. It renews each year until you cancel. A change between monthly and yearly billing begins a new period at once, and what is left of the plan that you pay for is credited.`,
      es: `Pagas doce meses de una vez y ahorras 20%: ${pacer.year.total} al año por Pacer, ${sprinter.year.total} por Sprinter y ${elite.year.total} por Elite. Se renueva cada año hasta que canceles. Un cambio entre el pago mensual y el anual inicia de inmediato un periodo nuevo, y lo que queda del plan que pagas se te abona.`,
    }),
  },
];

/** Six answers, and where to ask anything else. */
function Questions({ prices }: { prices: PriceTexts }) {
  const say = useSay();
  return (
    <section className="questions" aria-labelledby="questions">
      <div>
        <h2 id="questions" className="text-2xl">
          {say({ en: "Frequently Asked Questions", es: "Preguntas frecuentes" })}
        </h2>
        <p className="mt-4 text-muted">
          {say({
            en: "Is yours not among them? A person reads what you write.",
            es: "¿No está la tuya? Una persona lee lo que escribes.",
          })}
        </p>
        <ButtonLink to={href("/contact")} look="quiet" className="mt-5">
          {say({ en: "Contact Support", es: "Escríbenos" })}
        </ButtonLink>
      </div>
      <div className="questions-list">
        {questions.map(({ question, answer, to = "" }) => (
          <details key={question.en} name="questions">
            <summary>
              <h3>{say(question)}</h3>
              <Icon name="chevron-down" className="size-5 text-muted" />
            </summary>
            <div className="questions-answer">
              <Rich
                text={say(typeof answer === "function" ? answer(prices) : answer)}
                parts={[(words) => <TextLink to={to}>{words}</TextLink>]}
              />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
