import { useState } from "react";
import { href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { bibLabel } from "#features/races/card/bib-number.ts";
import { DistanceBib } from "#features/races/card/distance-bib.tsx";
import { formatDistance } from "#features/races/distance.ts";
import { showPrice } from "#features/races/price.ts";
import { placeOf } from "#features/races/race.ts";
import { raceType } from "#features/races/race-type.ts";
import { registrationFailures, registrationRefusals } from "#features/registrations/messages.ts";
import styles from "#features/registrations/registrations.css?url";
import { wizardPath } from "#features/registrations/wizard/wizard.ts";
import { publicOrigin } from "#services/context.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { useFocusOnChange } from "#ui/focus-on-change.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { Icon } from "#ui/icon.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container } from "#ui/page/page.tsx";
import { formatClockTime, formatDay, formatShortDay } from "#values/day.ts";
import { formOf } from "#values/form/form.ts";
import type { LengthUnit } from "#values/length.ts";
import { pageLanguages, pageMeta, pageTitle } from "#values/web/page-meta.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import type { Route } from "./+types/register.ts";
import { advance, submit } from "./register/answer.server.ts";
import { offerOf, requireWizard, screenOf, wizardToShow } from "./register/screen.server.ts";
import type { ObstacleState, SignInState, WizardOffer } from "./register/screen.ts";
import type { StepErrors } from "./register/sentences.ts";
import { StepForm } from "./register/step-form.tsx";

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
  const form = isLast ? registrationFailures.failed : registrationFailures.notKept;
  return serverAnswer(serverAction(), (): StepErrors => ({ form, problems: {}, typed: {} }));
}

/** The page shows personal data: it is not cached, and going back loads it again. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [pageTitle("Race Not Found")];
  const { offer, origin } = loaderData;
  return pageMeta(pageLanguages(matches), {
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

/** Shown instead of the form: why registering is not possible. */
function ObstacleScreen({
  screen: { obstacle, registrationId, link, isUnknown },
  raceId,
}: {
  screen: ObstacleState;
  raceId: string;
}) {
  return (
    <div className="mt-8">
      <EmptyState
        title={registrationRefusals[obstacle]}
        icon={registrationId ? "check" : "calendar"}
        action={
          <>
            {registrationId && (
              <ButtonLink to={href("/registrations/:id", { id: registrationId })}>
                See your registration
              </ButtonLink>
            )}
            {link && (
              <a href={link} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
                Register <Icon name="external" />
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            )}
            <ButtonLink look="quiet" to={href("/races/:id", { id: raceId })}>
              Back to the race
            </ButtonLink>
          </>
        }
      >
        {isUnknown && "Registration link not available"}
      </EmptyState>
    </div>
  );
}

/** Step 0: registering needs an account, and signing in leads back here. */
function SignInStep({ screen: { login, signup } }: { screen: SignInState }) {
  return (
    <section className="card wizard-card">
      <h2 className="text-xl">Sign in to register</h2>
      <p className="mt-2 max-w-text text-muted">
        Your registration belongs to your account: you find it there again, and you can cancel it
        there. Signing in brings you straight back to this race.
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={login}>Sign in</ButtonLink>
        <p className="text-sm">
          No account yet? <TextLink to={signup}>Create one</TextLink>
        </p>
      </div>
    </section>
  );
}

const labels = ["Sign in", "Contact info", "Insurance and emergency", "Review and submit"];

/** The steps of the wizard. Signing in is a step only for visitors who are not signed in. */
function Progress({ step }: { step: 0 | 1 | 2 | 3 }) {
  return (
    <ol aria-label="Steps" className="wizard-steps">
      {labels.map((label, number) => {
        if (number === 0 && step > 0) return null;
        const isDone = number < step;
        return (
          <li key={label} aria-current={number === step ? "step" : undefined}>
            <span aria-hidden={isDone || undefined} className="wizard-number">
              {isDone && <Icon name="check" className="size-4" />}
              {!isDone && (number || <Icon name="people" className="size-4" />)}
            </span>
            <span>
              {label}
              {isDone && <span className="sr-only"> (done)</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/**
 * The bib of a registration as a low strip, for phones: it stays in sight above the fields that fill it in.
 * It repeats what is elsewhere on the page, so it is hidden from screen readers.
 */
function BibStrip({ edge, number, name }: WizardBib) {
  return (
    <div aria-hidden="true" className="wizard-strip">
      <span className="wizard-strip-edge">{edge}</span>
      <b>{number}</b>
      <span className="wizard-strip-name">{name}</span>
    </div>
  );
}

/**
 * The race and distance of the registration, above every screen of the wizard, with the bib that they
 * make.
 */
function WizardHead({
  offer,
  unit,
  bib,
}: {
  offer: WizardOffer;
  unit: LengthUnit;
  bib: WizardBib;
}) {
  const facts = [
    offer.distance && formatDistance(offer.distance, unit),
    [formatDay(offer.startDate), offer.startTime && formatClockTime(offer.startTime)]
      .filter(Boolean)
      .join(", "),
    placeOf(offer),
    offer.price.kind !== "unknown" && showPrice(offer.price),
  ].filter(Boolean);
  return (
    <header>
      <TextLink
        to={href("/races/:id", { id: offer.id })}
        className="inline-flex min-h-6 items-center gap-1 text-sm"
      >
        <Icon name="chevron-left" className="size-4" />
        Back to the race
      </TextLink>
      <div className="mt-4 flex items-start gap-5">
        <div className="wizard-bib">
          <DistanceBib {...bib} />
        </div>
        <div className="min-w-0">
          <h1 className="text-2xl md:text-3xl">Register for {offer.name}</h1>
          <ul className="tabular mt-2 flex flex-wrap gap-x-4 gap-y-1 text-muted">
            {facts.map((fact) => (
              <li key={String(fact)}>{fact}</li>
            ))}
          </ul>
          {offer.price.kind !== "free" && (
            <p className="mt-2 max-w-text text-sm text-muted">
              Nothing is charged here: entry fees are handled by the organizer and its payment
              processor.
            </p>
          )}
        </div>
      </div>
    </header>
  );
}

/** The words on the bib that a registration makes. */
type WizardBib = { edge: string; number: string; name: string };

/** @param runner - the name of the runner, as far as it is typed */
function wizardBib(offer: WizardOffer, unit: LengthUnit, runner: string): WizardBib {
  const { startDate, distance, type } = offer;
  return {
    edge: formatShortDay(startDate),
    number: distance ? bibLabel(distance.text, unit) : raceType(type).label,
    name: runner || "Your name",
  };
}
