import { data, Form, redirect } from "react-router";
import { AuthHeading } from "#features/accounts/auth-heading.tsx";
import { services } from "#services/context.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formOf } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/pay.ts";
import { BankQuestion, centsText, TestCards } from "./payment-parts.tsx";

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
    return data({ card, isAsking: false, problem: "You did not confirm the payment." }, 402);
  }
  const paid = await sandbox.pay(params.id, { card, isConfirmed: form.has("confirmed") });
  if (paid === "paid") return redirect(page.successUrl, 303);
  if (paid === "asks") return data({ card, isAsking: true, problem: null });
  return data({ card, isAsking: false, problem: paid.refusal }, 402);
}

export const meta: Route.MetaFunction = () => officeMeta("Pay (sandbox)", "en");

export default function Pay({ loaderData: page, actionData }: Route.ComponentProps) {
  const { isAsking = false, problem = null, card = "" } = actionData ?? {};
  return (
    <>
      <AuthHeading aside="This page stands for Stripe's own. Nothing is really charged.">
        {page.product}
      </AuthHeading>
      <p className="tabular mb-5">
        <strong className="font-display text-xl">{centsText(page.amount)}</strong> a {page.interval}{" "}
        for {page.email}
      </p>
      {problem && <Notice kind="problem">{problem}</Notice>}
      {page.status === "expired" ? (
        <Notice kind="problem">This checkout is over. Please begin again.</Notice>
      ) : (
        <Form method="post" reloadDocument noValidate className="mt-4 grid gap-4">
          {isAsking ? (
            <BankQuestion card={card} />
          ) : (
            <>
              <TextField
                label="Test card"
                name="card"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={card || "4242 4242 4242 4242"}
              />
              <TestCards />
              <Button type="submit">Pay {centsText(page.amount)}</Button>
            </>
          )}
        </Form>
      )}
      <a href={page.cancelUrl} className={buttonClass({ look: "plain", className: "mt-3 w-full" })}>
        Back
      </a>
    </>
  );
}
