import { data, Form, redirect } from "react-router";
import { AuthHeading } from "#features/accounts/auth-screen.tsx";
import { services } from "#services/context.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formOf } from "#values/form/form.ts";
import { formatCharge } from "#values/money.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/pay.ts";
import {
  BankQuestion,
  notConfirmed,
  once,
  perInterval,
  standIn,
  TestCards,
} from "./payment-parts.tsx";

export const handle: Handle = { keepsPages: true };

/** The page to pay at, which stands for Stripe's own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await services(context).payments.sandbox?.payPage(params.id);
  if (!page) throw data(null, 404);
  if (page.status === "complete") throw redirect(page.successUrl, 303);
  return page;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { sandbox } = services(context).payments;
  const page = await sandbox?.payPage(params.id);
  if (!sandbox || !page) throw data(null, 404);
  const form = await formOf(request);
  const card = String(form.get("card")).slice(0, 40);
  if (form.has("refused")) {
    return data({ card, isAsking: false, problem: notConfirmed }, 402);
  }
  const isConfirmed = form.has("confirmed");
  const how = form.has("voucher") ? "voucher" : { card, isConfirmed };
  const paid = await sandbox.pay(params.id, how);
  if (paid === "paid") return redirect(page.successUrl, 303);
  if (paid === "asks") return data({ card, isAsking: true, problem: null });
  return data({ card, isAsking: false, problem: paid.refusal }, 402);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Pay (sandbox)", es: "Pagar (de prueba)" }, pageLanguages(matches).lang);

export default function Pay({ loaderData: page, actionData }: Route.ComponentProps) {
  const say = useSay();
  const lang = useLang();
  const { amount, currency, interval } = page;
  const every = interval ? perInterval[interval] : once;
  const { isAsking = false, problem = null, card = "" } = actionData ?? {};
  return (
    <>
      <AuthHeading aside={say(standIn)}>{page.product}</AuthHeading>
      <p className="tabular mb-5">
        <Rich
          text={say({
            en: `<0>${formatCharge(amount, currency, "en")}</0> ${every.en} for ${page.email}`,
            es: `<0>${formatCharge(amount, currency, "es")}</0> ${every.es} para ${page.email}`,
          })}
          parts={[(words) => <strong className="font-display text-xl">{words}</strong>]}
        />
      </p>
      {problem && <Notice kind="problem">{say(problem)}</Notice>}
      {page.status === "expired" ? (
        <Notice kind="problem">
          {say({
            en: "This checkout is over. Please begin again.",
            es: "Este pago venció. Empieza de nuevo.",
          })}
        </Notice>
      ) : (
        <Form method="post" reloadDocument noValidate className="mt-4 grid gap-4">
          {isAsking ? (
            <BankQuestion card={card} />
          ) : (
            <>
              <TextField
                label={say({ en: "Test card", es: "Tarjeta de prueba" })}
                name="card"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={card || "4242 4242 4242 4242"}
              />
              <TestCards />
              <Button type="submit">
                {say({ en: "Pay", es: "Pagar" })} {formatCharge(amount, currency, lang)}
              </Button>
              {page.hasVoucher && (
                <Button type="submit" name="voucher" value="1" look="quiet">
                  {say({ en: "Pay with cash at OXXO", es: "Pagar en efectivo en OXXO" })}
                </Button>
              )}
            </>
          )}
        </Form>
      )}
      <a href={page.cancelUrl} className={buttonClass({ look: "plain", className: "mt-3 w-full" })}>
        {say({ en: "Back", es: "Volver" })}
      </a>
    </>
  );
}
