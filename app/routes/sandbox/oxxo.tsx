import { data, Form, redirect } from "react-router";
import { AuthHeading } from "#features/accounts/auth-screen.tsx";
import { services } from "#services/context.ts";
import type { VoucherPage } from "#services/payments/sandbox/sales.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formOf } from "#values/form/form.ts";
import { formatCharge } from "#values/money.ts";
import type { Words } from "#values/say.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/oxxo.ts";
import { standIn } from "./payment-parts.tsx";

export const handle: Handle = { keepsPages: true };

/** The slip that is paid in a shop, which stands for Stripe's page with its bar code. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await services(context).payments.sandbox?.voucherPage(params.id);
  if (!page) throw data(null, 404);
  return page;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { sandbox } = services(context).payments;
  const page = await sandbox?.voucherPage(params.id);
  if (!sandbox || !page) throw data(null, 404);
  const form = await formOf(request);
  await sandbox.answerVoucher(params.id, form.has("lapse") ? "lapse" : "pay");
  return redirect(page.backUrl, 303);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(
    { en: "Pay at OXXO (sandbox)", es: "Pagar en OXXO (de prueba)" },
    pageLanguages(matches).lang,
  );

const stateWords: Record<VoucherPage["state"], Words> = {
  waiting: {
    en: "Show this number in the shop and pay in cash.",
    es: "Muestra este número en la tienda y paga en efectivo.",
  },
  lapsed: {
    en: "The time to pay is over. A shop may take the cash all the same.",
    es: "El plazo para pagar terminó. Aun así, una tienda podría recibir el efectivo.",
  },
  paid: { en: "This slip is paid.", es: "Esta ficha está pagada." },
};

export default function Oxxo({ loaderData: page }: Route.ComponentProps) {
  const say = useSay();
  const lang = useLang();
  return (
    <>
      <AuthHeading aside={say(standIn)}>
        {say({ en: "Pay at OXXO", es: "Paga en OXXO" })}
      </AuthHeading>
      <p className="tabular mb-5">
        <strong className="font-display text-xl">
          {formatCharge(page.amount, page.currency, lang)}
        </strong>{" "}
        {page.number}
      </p>
      <Notice>{say(stateWords[page.state])}</Notice>
      {page.state !== "paid" && (
        <Form method="post" reloadDocument className="mt-4 grid gap-3">
          <Button type="submit" name="pay" value="1">
            {say({ en: "Pay in the shop", es: "Pagar en la tienda" })}
          </Button>
          {page.state === "waiting" && (
            <Button type="submit" name="lapse" value="1" look="quiet">
              {say({ en: "Let it lapse", es: "Dejar que venza" })}
            </Button>
          )}
        </Form>
      )}
      <a href={page.backUrl} className={buttonClass({ look: "plain", className: "mt-3 w-full" })}>
        {say({ en: "Back", es: "Volver" })}
      </a>
    </>
  );
}
