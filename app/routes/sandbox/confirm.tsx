import { data, Form, redirect } from "react-router";
import { AuthHeading } from "#features/accounts/auth-heading.tsx";
import { services } from "#services/context.ts";
import { buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formOf } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/confirm.ts";
import { BankQuestion, centsText } from "./payment-parts.tsx";

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

export const meta: Route.MetaFunction = () => officeMeta("Confirm a payment (sandbox)", "en");

export default function Confirm({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <AuthHeading aside="This page stands for your bank's. Nothing is really charged.">
        Confirm your payment
      </AuthHeading>
      <p className="tabular mb-5">
        <strong className="font-display text-xl">{centsText(page.amount)}</strong> to Dorsal
      </p>
      {page.isOpen ? (
        <Form method="post" reloadDocument className="grid gap-5">
          <BankQuestion />
        </Form>
      ) : (
        <Notice>There is nothing to confirm any more.</Notice>
      )}
      <a href={page.returnUrl} className={buttonClass({ look: "plain", className: "mt-3 w-full" })}>
        Back
      </a>
    </>
  );
}
