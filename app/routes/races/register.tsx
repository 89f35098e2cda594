import { useState } from "react";
import { Form, href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { bibLabel } from "#features/races/card/bib-number.ts";
import { DistanceBib } from "#features/races/card/distance-bib.tsx";
import { formatDistance } from "#features/races/distance.ts";
import { placeOf } from "#features/races/race.ts";
import { raceType } from "#features/races/race-type.ts";
import { showPrice } from "#features/races/shown-price.ts";
import { todayAt } from "#features/races/standing.ts";
import { registrationFailures } from "#features/registrations/messages.ts";
import { obstacles } from "#features/registrations/obstacle.ts";
import { CodeField } from "#features/registrations/prices/screens/code-field.tsx";
import { moneyWords, nextPriceWords } from "#features/registrations/prices/words.ts";
import styles from "#features/registrations/registrations.css?url";
import type { EntryRules } from "#features/registrations/rules/entry-rules.ts";
import { JoinWaitingList } from "#features/registrations/waiting/screens/waiting-parts.tsx";
import { positionWords } from "#features/registrations/waiting/waiting.ts";
import { codePath, previewPath, wizardPath } from "#features/registrations/wizard/wizard.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { useFocusOnChange } from "#ui/focus-on-change.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Steps } from "#ui/navigation/steps.tsx";
import { NewTabNote, TextLink } from "#ui/navigation/text-link.tsx";
import { missingMeta } from "#ui/page/missing-title.ts";
import { Container } from "#ui/page/page.tsx";
import { formatClockTime, formatDay, formatShortDay } from "#values/day.ts";
import { formOf } from "#values/form/form.ts";
import type { LengthUnit } from "#values/length.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/register.ts";
import { advance, submit } from "./register/answer.server.ts";
import {
  offerOf,
  previewOf,
  requireWizard,
  screenOf,
  wizardToShow,
} from "./register/screen.server.ts";
import type {
  CodeToType,
  ObstacleState,
  SignInState,
  StepState,
  WizardOffer,
} from "./register/screen.ts";
import type { StepErrors } from "./register/sentences.ts";
import { StepForm } from "./register/step-form.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const preview = await previewOf(args);
  const wizard = preview?.wizard ?? (await wizardToShow(args));
  return {
    screen: preview?.screen ?? (await screenOf(args, wizard)),
    offer: offerOf(wizard, todayAt(wizard.race, services(args.context).now())),
    origin: publicOrigin(args.request),
    unit: lengthUnitOf(args.request.headers.get("cookie")),
  };
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const wizard = await requireWizard(args);
  const { race, target, draftId, step, form: entryForm, sale } = wizard;
  if (draftId === null) throw redirect(wizardPath(target), 303);
  return step === 3
    ? await submit(args, viewer, { ...target, draftId }, form)
    : await advance(args, viewer, { ...target, draftId, step, race, entryForm, sale }, form);
}

/** A step that does not reach the server is answered like one that fails there. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const isLast = new URL(request.url).searchParams.get("step") === "3";
  const form = isLast ? registrationFailures.failed : registrationFailures.notKept;
  return serverAnswer(
    serverAction(),
    (): StepErrors => ({ form, problems: {}, questions: {}, typed: {} }),
  );
}

/** Also after a refusal: the price or the places may have changed since the page was shown. */
export const shouldRevalidate = isServerReached;

/** The page shows personal data: it is not cached, and going back loads it again. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => {
  if (!loaderData) {
    return missingMeta(matches, error, { en: "Race Not Found", es: "No encontramos esta carrera" });
  }
  const { offer, origin } = loaderData;
  return pageMeta(pageLanguages(matches), {
    title: { en: `Register for ${offer.name}`, es: `Inscríbete en ${offer.name}` },
    description: { en: `Registration for ${offer.name}.`, es: `Inscripción en ${offer.name}.` },
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
  const bib = wizardBib(offer, { unit, runner, lang: useLang() });
  const heading = useFocusOnChange<HTMLHeadingElement>(screen.kind === "step" && screen.step);
  return (
    <Container>
      <div className="wizard">
        <WizardHead offer={offer} unit={unit} bib={bib} />
        {screen.kind === "obstacle" && <ObstacleScreen screen={screen} raceId={offer.id} />}
        {screen.kind === "code" && <InvitationScreen code={screen.code} />}
        {screen.kind === "sign-in" && (
          <>
            <Progress step={0} rules={null} />
            <SignInStep screen={screen} />
          </>
        )}
        {screen.kind === "step" && (
          <>
            {screen.preview && <PreviewNotice offer={offer} preview={screen.preview} />}
            <Progress step={screen.step} rules={screen.form.rules} />
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

/** What an organizer has to know of the form that they try out, with the way to its other distances. */
function PreviewNotice({
  offer,
  preview: { distances, back },
}: {
  offer: WizardOffer;
  preview: NonNullable<StepState["preview"]>;
}) {
  const say = useSay();
  return (
    <div className="mt-6">
      <Notice icon="search">
        <p>
          <b>{say({ en: "Preview", es: "Vista previa" })}</b>{" "}
          {say({
            en: "This is what runners fill in. Nothing that you type is stored or sent.",
            es: "Esto es lo que llenan los corredores. Nada de lo que escribas se guarda ni se envía.",
          })}
        </p>
        {distances.length > 1 && (
          <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
            {distances.map(({ id, text }) => (
              <li key={id} aria-current={id === offer.distance?.id ? "true" : undefined}>
                {id === offer.distance?.id ? (
                  <b>{text}</b>
                ) : (
                  <TextLink to={previewPath({ raceId: offer.id, distanceId: id }, 1)}>
                    {text}
                  </TextLink>
                )}
              </li>
            ))}
          </ul>
        )}
        <p className="mt-2">
          <TextLink to={back}>
            {say({ en: "Close the preview", es: "Cerrar la vista previa" })}
          </TextLink>
        </p>
      </Notice>
    </div>
  );
}

/** Shown instead of the form: why registering is not possible. */
function ObstacleScreen({
  screen: { obstacle, registrationId, link, isUnknown, waiting, code, addPath },
  raceId,
}: {
  screen: ObstacleState;
  raceId: string;
}) {
  const say = useSay();
  return (
    <div className="mt-8">
      <EmptyState
        title={say(obstacles[obstacle])}
        icon={registrationId ? "check" : "calendar"}
        action={
          <>
            {registrationId && (
              <ButtonLink to={href("/registrations/:id", { id: registrationId })}>
                {say({ en: "See your registration", es: "Ver tu inscripción" })}
              </ButtonLink>
            )}
            {link && (
              <a href={link} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
                {say({ en: "Register", es: "Inscribirse" })} <Icon name="external" />
                <NewTabNote />
              </a>
            )}
            {waiting?.wait && (
              <ButtonLink to={href("/waiting-list/:id/:change?", { id: waiting.wait.id })}>
                {say({ en: "See your place in line", es: "Ver tu puesto en la lista" })}
              </ButtonLink>
            )}
            {waiting?.isOpen &&
              !waiting.wait &&
              (waiting.login ? (
                <ButtonLink to={waiting.login}>
                  {say({
                    en: "Sign in to join the waiting list",
                    es: "Iniciar sesión para entrar a la lista de espera",
                  })}
                </ButtonLink>
              ) : (
                <JoinWaitingList raceId={raceId} distanceId={waiting.distanceId} isSignedIn />
              ))}
            {addPath && (
              <Form method="post" action={addPath}>
                <Button type="submit">
                  {say({ en: "Enter somebody else", es: "Inscribir a otra persona" })}
                </Button>
              </Form>
            )}
            <ButtonLink look="quiet" to={href("/races/:id", { id: raceId })}>
              {say({ en: "Back to the race", es: "Volver a la carrera" })}
            </ButtonLink>
          </>
        }
      >
        {waiting?.wait?.position != null &&
          say({
            en: `You are ${positionWords(waiting.wait.position).en}.`,
            es: `Tienes el ${positionWords(waiting.wait.position).es} de espera.`,
          })}
        {waiting?.isOpen &&
          !waiting.wait &&
          say({
            en: "When a place becomes free, it is offered to the next runner in line, by email and with a deadline.",
            es: "Cuando se libera un cupo, se le ofrece a la siguiente persona de la lista, por correo y con un plazo.",
          })}
        {isUnknown &&
          say({ en: "Registration link not available", es: "Enlace de inscripción no disponible" })}
      </EmptyState>
      {code && (
        <section className="card mx-auto mt-6 max-w-text p-4" aria-labelledby="kept">
          <h2 id="kept" className="text-lg">
            {say({ en: "Do you have an invitation code?", es: "¿Tienes un código de invitación?" })}
          </h2>
          <CodeForm code={code} isSignedIn={waiting?.login == null} />
        </section>
      )}
    </div>
  );
}

/** What a link with a code leads to: a place may be kept for those who have it. */
function InvitationScreen({ code }: { code: CodeToType }) {
  const say = useSay();
  return (
    <section className="card wizard-card">
      <h2 className="text-xl">
        {say({ en: "Use your invitation code", es: "Usa tu código de invitación" })}
      </h2>
      <CodeForm code={code} isSignedIn />
    </section>
  );
}

/** A visitor's code is kept in the address until they have signed in; a runner's begins the form. */
function CodeForm({ code, isSignedIn }: { code: CodeToType; isSignedIn: boolean }) {
  const say = useSay();
  const { raceId, distanceId, typedCode, problem } = code;
  return (
    <Form
      method={isSignedIn ? "post" : "get"}
      action={isSignedIn ? codePath(code) : href("/races/:id/register", { id: raceId })}
      className="mt-4"
    >
      {!isSignedIn && distanceId && <input type="hidden" name="distance" value={distanceId} />}
      <CodeField
        kind="invitation"
        name="code"
        typedCode={typedCode}
        problem={problem}
        button={<Button type="submit">{say({ en: "Continue", es: "Continuar" })}</Button>}
      />
    </Form>
  );
}

/** Step 0: registering needs an account, and signing in leads back here. */
function SignInStep({ screen: { login, signup } }: { screen: SignInState }) {
  const say = useSay();
  return (
    <section className="card wizard-card">
      <h2 className="text-xl">
        {say({ en: "Sign in to register", es: "Inicia sesión para inscribirte" })}
      </h2>
      <p className="mt-2 max-w-text text-muted">
        {say({
          en: "Your registration belongs to your account: you find it there again, and you can cancel it there. Signing in brings you straight back to this race.",
          es: "Tu inscripción queda en tu cuenta: ahí la encuentras y ahí la puedes cancelar. Al iniciar sesión vuelves directo a esta carrera.",
        })}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={login}>{say({ en: "Sign in", es: "Iniciar sesión" })}</ButtonLink>
        <p className="text-sm">
          <Rich
            text={say({
              en: "No account yet? <0>Create one</0>",
              es: "¿Todavía no tienes una cuenta? <0>Créala</0>",
            })}
            parts={[(words) => <TextLink to={signup}>{words}</TextLink>]}
          />
        </p>
      </div>
    </section>
  );
}

function stepLabels(rules: EntryRules | null): Words[] {
  return [
    { en: "Sign in", es: "Iniciar sesión" },
    { en: "Contact info", es: "Datos de contacto" },
    rules?.insurance === "hidden"
      ? { en: "Emergency contact", es: "Contacto de emergencia" }
      : { en: "Insurance and emergency", es: "Seguro y emergencia" },
    { en: "Review and submit", es: "Revisar y enviar" },
  ];
}

/** The steps of the wizard. Signing in is a step only for visitors who are not signed in. */
function Progress({ step, rules }: { step: 0 | 1 | 2 | 3; rules: EntryRules | null }) {
  const say = useSay();
  const start = step > 0 ? 1 : 0;
  return (
    <div className="wizard-steps">
      <Steps
        steps={stepLabels(rules)
          .slice(start)
          .map((label) => ({ label: say(label) }))}
        current={step - start}
        start={start}
      />
    </div>
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
  const say = useSay();
  const lang = useLang();
  const facts = [
    offer.distance && formatDistance(offer.distance, unit),
    [formatDay(offer.startDate, lang), offer.startTime && formatClockTime(offer.startTime, lang)]
      .filter(Boolean)
      .join(", "),
    placeOf(offer, lang),
    offer.sold
      ? moneyWords(offer.sold.priceMinor, offer.sold.currency)[lang]
      : offer.price.kind !== "unknown" && showPrice(offer.price, lang),
  ].filter(Boolean);
  return (
    <header>
      <TextLink
        to={href("/races/:id", { id: offer.id })}
        className="inline-flex min-h-6 items-center gap-1 text-sm"
      >
        <Icon name="chevron-left" className="size-4" />
        {say({ en: "Back to the race", es: "Volver a la carrera" })}
      </TextLink>
      <div className="mt-4 flex items-start gap-5">
        <div className="wizard-bib">
          <DistanceBib {...bib} />
        </div>
        <div className="min-w-0">
          <h1 className="text-2xl md:text-3xl">
            {say({ en: `Register for ${offer.name}`, es: `Inscríbete en ${offer.name}` })}
          </h1>
          <ul className="tabular mt-2 flex flex-wrap gap-x-4 gap-y-1 text-muted">
            {facts.map((fact) => (
              <li key={String(fact)}>{fact}</li>
            ))}
          </ul>
          {offer.sold?.next && (
            <p className="mt-2 max-w-text text-sm text-muted">{say(nextPriceWords(offer.sold))}</p>
          )}
          {!offer.sold && !offer.sellsExtras && offer.price.kind !== "free" && (
            <p className="mt-2 max-w-text text-sm text-muted">
              {say({
                en: "Nothing is charged here: entry fees are handled by the organizer and its payment processor.",
                es: "Aquí no se cobra nada: del pago de la inscripción se encargan el organizador y su procesador de pagos.",
              })}
            </p>
          )}
        </div>
      </div>
    </header>
  );
}

/** The words on the bib that a registration makes. */
type WizardBib = { edge: string; number: string; name: string };

/** @param shown.runner - the name of the runner, as far as it is typed */
function wizardBib(
  offer: WizardOffer,
  { unit, runner, lang }: { unit: LengthUnit; runner: string; lang: Lang },
): WizardBib {
  const { startDate, distance, type } = offer;
  return {
    edge: formatShortDay(startDate, lang),
    number: distance ? bibLabel(distance.text, unit) : raceType(type, lang).label,
    name: runner || sayIn(lang)({ en: "Your name", es: "Tu nombre" }),
  };
}
