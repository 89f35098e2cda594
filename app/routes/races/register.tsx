import { useState } from "react";
import { redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { messages } from "#features/registrations/failure-messages.ts";
import styles from "#features/registrations/registrations.css?url";
import { wizardPath } from "#features/registrations/wizard/wizard.ts";
import { publicOrigin } from "#services/context.ts";
import { useFocusOnChange } from "#ui/focus-on-change.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { Container } from "#ui/page/page.tsx";
import { formOf } from "#values/form/form.ts";
import { pageMeta, pageTitle } from "#values/web/page-meta.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import type { Route } from "./+types/register.ts";
import { advance, submit } from "./register/answer.server.ts";
import { BibStrip } from "./register/bib-strip.tsx";
import { ObstacleScreen } from "./register/obstacle-screen.tsx";
import { Progress } from "./register/progress.tsx";
import { offerOf, requireWizard, screenOf, wizardToShow } from "./register/screen.server.ts";
import type { StepErrors } from "./register/sentences.ts";
import { SignInStep } from "./register/sign-in-step.tsx";
import { StepForm } from "./register/step-form.tsx";
import { wizardBib } from "./register/wizard-bib.ts";
import { WizardHead } from "./register/wizard-head.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const wizard = await wizardToShow(args);
  return {
    screen: await screenOf(args, wizard),
    offer: offerOf(wizard),
    origin: publicOrigin(args.request),
    unit: lengthUnitOf(args.request.headers.get("cookie")),
  };
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const wizard = await requireWizard(args);
  const { race, target, draftId, step } = wizard;
  if (draftId === null) throw redirect(wizardPath(target), 303);
  return step === 3
    ? await submit(args, viewer, { ...target, draftId }, form)
    : await advance(args, viewer, { ...target, draftId, step, race }, form);
}

/** A step that does not reach the server is answered like one that fails there. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const isLast = new URL(request.url).searchParams.get("step") === "3";
  const form = isLast ? messages.failed : messages.notKept;
  return serverAnswer(serverAction(), (): StepErrors => ({ form, problems: {}, typed: {} }));
}

/** The page shows personal data: it is not cached, and going back loads it again. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [pageTitle("Race Not Found")];
  const { offer, origin } = loaderData;
  return pageMeta({
    title: `Register for ${offer.name}`,
    description: `Registration for ${offer.name}.`,
    url: origin + wizardPath({ raceId: offer.id, distanceId: null }),
    indexed: false,
  });
};

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { screen, offer, unit } = loaderData;
  // The bib in the head fills in while the runner types.
  const [typed, setTyped] = useState<Record<string, string>>({});
  const known = screen.kind === "step" ? { ...screen.answers, ...typed } : typed;
  const runner = [known.firstName, known.lastName].filter(Boolean).join(" ");
  const bib = wizardBib(offer, unit, runner);
  const heading = useFocusOnChange<HTMLHeadingElement>(screen.kind === "step" && screen.step);
  return (
    <Container>
      <div className="wizard">
        <WizardHead offer={offer} unit={unit} bib={bib} />
        {screen.kind === "obstacle" && <ObstacleScreen screen={screen} raceId={offer.id} />}
        {screen.kind === "sign-in" && (
          <>
            <Progress step={0} />
            <SignInStep screen={screen} />
          </>
        )}
        {screen.kind === "step" && (
          <>
            <Progress step={screen.step} />
            <BibStrip {...bib} />
            <StepForm
              key={screen.step}
              screen={screen}
              offer={offer}
              heading={heading}
              errors={actionData ?? null}
              onTyped={(name, text) => setTyped((before) => ({ ...before, [name]: text }))}
            />
          </>
        )}
      </div>
    </Container>
  );
}
