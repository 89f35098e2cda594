import { data, Form, redirect, useNavigation } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { cancelMembership } from "#features/membership/changes/commands.server.ts";
import { billingPath, dayOf, mayEnd } from "#features/membership/membership.ts";
import { changeMessages, refusalSentence, tooOften } from "#features/membership/messages.ts";
import { planOf } from "#features/membership/plans/plans.ts";
import { membershipOf } from "#features/membership/queries.server.ts";
import { subscriptionStatuses } from "#features/membership/refusals/refusals.ts";
import { services } from "#services/context.ts";
import { FormWays } from "#ui/form/form-ways.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/cancel.ts";

export const handle: Handle = { keepsPages: true };

const title = { en: "Cancel subscription", es: "Cancelar la suscripción" };

/** Asks once more before a membership ends with its period. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const membership = await membershipOf(services(args.context), viewer);
  if (!membership || !mayEnd(membership)) throw redirect(billingPath(), 303);
  const { tier, periodEnd, status } = membership;
  return { plan: tier ? planOf(tier).name : "Premium", periodEnd, isOwed: status === "past_due" };
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const all = services(args.context);
  if (!(await all.limits.allow("subscription", viewer.userId))) {
    return data({ problem: tooOften }, 429);
  }
  const refusal = await cancelMembership(all, viewer);
  if (refusal) {
    return data({ problem: refusalSentence(refusal) }, subscriptionStatuses[refusal.problem]);
  }
  return seeOtherSaying(billingPath(), changeMessages.canceled);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(title, pageLanguages(matches).lang);

export default function CancelSubscription({ loaderData, actionData }: Route.ComponentProps) {
  const lang = useLang();
  const say = useSay();
  const { plan, periodEnd, isOwed } = loaderData;
  const isBusy = useNavigation().state !== "idle";
  const end = periodEnd === null ? null : dayOf(periodEnd, lang);
  return (
    <Container className="py-14 md:py-24">
      <PageHeading>{say(title)}</PageHeading>
      <div className="prose mt-5">
        <p>
          {say({
            en: `Your ${plan} membership then ends on ${end ?? "the end of the period"}. Until that day you keep everything that it gives you, and you can resume it at any time. After it nothing is charged any more.`,
            es: `Tu membresía ${plan} termina entonces ${end === null ? "al final del periodo" : `el ${end}`}. Hasta ese día conservas todo lo que te da y puedes reanudarla en cualquier momento. Después ya no se cobra nada.`,
          })}
        </p>
        <p>
          {say({
            en: "Credit left on your account is not paid out. It stays there and reduces your first invoices if you come back.",
            es: "El saldo a favor que quede en tu cuenta no se paga en efectivo. Se conserva y se descuenta de las primeras facturas si vuelves.",
          })}
        </p>
        {isOwed && (
          <p>
            {say({
              en: "The payment that did not go through is still owed, and is tried again.",
              es: "El pago que no se pudo hacer sigue pendiente y se vuelve a intentar.",
            })}
          </p>
        )}
        <p>
          {say({
            en: "Your profile, your reviews, your favorite races and your registrations stay, and so do your training plans and activities.",
            es: "Tu perfil, tus reseñas, tus carreras favoritas y tus inscripciones se conservan, y también tus planes de entrenamiento y tus actividades.",
          })}
        </p>
      </div>
      <Form method="post" className="mt-6 grid max-w-110 gap-5">
        {actionData?.problem && <Notice kind="problem">{actionData.problem}</Notice>}
        <FormWays
          out={billingPath()}
          outLabel={say({ en: "Keep my membership", es: "Conservar mi membresía" })}
          look="danger"
          busy={isBusy}
        >
          {say(title)}
        </FormWays>
      </Form>
    </Container>
  );
}
