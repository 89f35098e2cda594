import { data, Form, redirect } from "react-router";
import { AuthHeading } from "#features/accounts/auth-screen.tsx";
import { services } from "#services/context.ts";
import { buttonClass } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formOf } from "#values/form/form.ts";
import { formatCharge } from "#values/money.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/confirm.ts";
import { BankQuestion } from "./payment-parts.tsx";

export const handle: Handle = { keepsPages: true };

/** The page of the payer's bank, which wants to know who pays. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await services(context).payments.sandbox?.confirmPage(params.id);
  if (!page) throw data(null, 404);
  return page;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { sandbox } = services(context).payments;
  const page = await sandbox?.confirmPage(params.id);
  if (!sandbox || !page) throw data(null, 404);
  const form = await formOf(request);
  await sandbox.answerIntent(params.id, form.has("confirmed"));
  return redirect(page.returnUrl, 303);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(
    { en: "Confirm a payment (sandbox)", es: "Confirmar un pago (de prueba)" },
    pageLanguages(matches).lang,
  );

export default function Confirm({ loaderData: page }: Route.ComponentProps) {
  const say = useSay();
  const { amount, currency } = page;
  return (
    <>
      <AuthHeading
        aside={say({
          en: "This page stands for your bank's. Nothing is really charged.",
          es: "Esta página reemplaza a la de tu banco. No se cobra nada de verdad.",
        })}
      >
        {say({ en: "Confirm your payment", es: "Confirma tu pago" })}
      </AuthHeading>
      <p className="tabular mb-5">
        <Rich
          text={say({
            en: `<0>${formatCharge(amount, currency, "en")}</0> to Dorsal`,
            es: `<0>${formatCharge(amount, currency, "es")}</0> a Dorsal`,
          })}
          parts={[(words) => <strong className="font-display text-xl">{words}</strong>]}
        />
      </p>
      {page.isOpen ? (
        <Form method="post" reloadDocument className="grid gap-5">
          <BankQuestion />
        </Form>
      ) : (
        <Notice>
          {say({
            en: "There is nothing to confirm any more.",
            es: "Ya no hay nada que confirmar.",
          })}
        </Notice>
      )}
      <a href={page.returnUrl} className={buttonClass({ look: "plain", className: "mt-3 w-full" })}>
        {say({ en: "Back", es: "Volver" })}
      </a>
    </>
  );
}
