import { data, Form, redirect } from "react-router";
import { AuthHeading } from "#features/accounts/auth-screen.tsx";
import { services } from "#services/context.ts";
import type { OnboardingStep } from "#services/payments/sandbox/accounts.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { formOf } from "#values/form/form.ts";
import type { Words } from "#values/say.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/onboarding.ts";
import { standIn } from "./payment-parts.tsx";

const steps = [
  "finished",
  "something due",
  "disabled",
  "disconnect",
] as const satisfies OnboardingStep[];

export const handle: Handle = { keepsPages: true };

/** The page where an organizer answers the provider's questions, which stands for Stripe's own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await services(context).payments.sandbox?.onboardingPage(params.id);
  if (!page) throw data(null, 404);
  if ("again" in page) throw redirect(page.again, 303);
  return page;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { sandbox } = services(context).payments;
  const page = await sandbox?.onboardingPage(params.id);
  if (!sandbox || !page) throw data(null, 404);
  const asked = (await formOf(request)).get("step");
  const step = steps.find((known) => known === asked);
  if (!step) throw data(null, 404);
  return redirect(await sandbox.takeOnboardingStep(params.id, step), 303);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(
    { en: "Connect an account (sandbox)", es: "Conectar una cuenta (de prueba)" },
    pageLanguages(matches).lang,
  );

const stepWords: Record<OnboardingStep, Words> = {
  finished: { en: "Answer everything", es: "Responder todo" },
  "something due": { en: "Leave a document for later", es: "Dejar un documento para después" },
  disabled: {
    en: "Leave out a document that was due",
    es: "No entregar un documento que ya venció",
  },
  disconnect: { en: "Disconnect from Dorsal", es: "Desconectar de Dorsal" },
};

export default function Onboarding({ loaderData: page }: Route.ComponentProps) {
  const say = useSay();
  return (
    <>
      <AuthHeading aside={say(standIn)}>
        {say({ en: "Connect your account", es: "Conecta tu cuenta" })}
      </AuthHeading>
      <p className="mb-5">{`${page.email} (${page.country})`}</p>
      <Form method="post" reloadDocument className="grid gap-3">
        {steps.map((step) => (
          <Button
            key={step}
            type="submit"
            name="step"
            value={step}
            look={step === "finished" ? "primary" : "quiet"}
          >
            {say(stepWords[step])}
          </Button>
        ))}
      </Form>
      <a href={page.returnUrl} className={buttonClass({ look: "plain", className: "mt-3 w-full" })}>
        {say({ en: "Back", es: "Volver" })}
      </a>
    </>
  );
}
