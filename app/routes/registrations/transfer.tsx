import { data, Form, href, redirect } from "react-router";
import { loginPath, signupPath } from "#features/accounts/login-path.ts";
import { findViewer, requireViewer } from "#features/accounts/viewer.server.ts";
import {
  acceptTransfer,
  declineTransfer,
} from "#features/registrations/orders/changes/commands.server.ts";
import { changeProblems } from "#features/registrations/orders/changes/messages.ts";
import { findTransfer } from "#features/registrations/orders/changes/queries.server.ts";
import { deadlineWords } from "#features/registrations/orders/words.ts";
import { wizardPath } from "#features/registrations/wizard/wizard.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { MissingPage } from "#ui/page/error-page.tsx";
import { missingMeta } from "#ui/page/missing-title.ts";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { formatDay } from "#values/day.ts";
import type { Words } from "#values/say.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { changeOf } from "../changes.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/transfer.ts";

/** The places of a race change when the form is sent, not here. */
export const handle: Handle = { keepsPages: true };

const changes = { accept, decline };

/** Stands in the place of the secret of an entry that was declined, and is none: it is too short. */
const declined = "declined";

/** `/transfers/:token`: an entry that another runner passes on by a link. */
export async function loader(args: Route.LoaderArgs) {
  const { token, change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  if (token === declined) return null;
  const offered = await findTransfer(services(args.context), token);
  if (!offered) throw data("This entry is no longer offered", 404);
  const viewer = await findViewer(args);
  const path = href("/transfers/:token/:change?", { token });
  const { giverId, toUser, id: _, registrationId: __, ...shown } = offered;
  return {
    offered: shown,
    token,
    isOwn: viewer !== null && viewer.userId === giverId,
    isTaken: toUser !== null && toUser !== viewer?.userId,
    login: viewer ? null : { login: loginPath(path), signup: signupPath(path) },
  };
}

export async function action(args: Route.ActionArgs) {
  return changeOf(changes, args.params.change)(args);
}

/** `POST /transfers/:token/accept`: the form follows, which completes the transfer. */
async function accept(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const accepted = await acceptTransfer(services(args.context), viewer, args.params.token);
  if (accepted.problem === null) return redirect(wizardPath(accepted), 303);
  if (accepted.problem === "gone") throw data("This entry is no longer offered", 404);
  return data<{ problem: Words }>({ problem: changeProblems[accepted.problem] }, 409);
}

/** `POST /transfers/:token/decline`: it needs no account. */
async function decline({ context, params: { token } }: Route.ActionArgs) {
  const { problem } = await declineTransfer(services(context), token);
  if (problem) throw data("This entry is no longer offered", 404);
  return redirect(href("/transfers/:token/:change?", { token: declined }), 303);
}

/** The page shows personal data: it is not cached. */
export const headers: Route.HeadersFunction = () => ({
  "Cache-Control": "private, no-store",
});

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) =>
  loaderData !== undefined
    ? officeMeta(
        { en: "An entry for you", es: "Una inscripción para ti" },
        pageLanguages(matches).lang,
      )
    : missingMeta(matches, error, gone);

const gone: Words = {
  en: "This entry is no longer offered",
  es: "Esta inscripción ya no se ofrece",
};

export default function Transfer({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  return loaderData ? (
    <Offered offer={loaderData} refusal={actionData?.problem ?? null} />
  ) : (
    <Container className="py-10 sm:py-14">
      <PageHeading
        lead={say({
          en: "We have told the runner that you do not take the entry over.",
          es: "Le avisamos que no recibes la inscripción.",
        })}
      >
        {say({ en: "Declined", es: "Rechazada" })}
      </PageHeading>
      <p className="mt-8">
        <ButtonLink look="quiet" to={href("/races")}>
          {say({ en: "Find a race", es: "Encuentra una carrera" })}
        </ButtonLink>
      </p>
    </Container>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const say = useSay();
  return (
    <MissingPage
      error={error}
      title={say(gone)}
      missing={say({
        en: "It has been taken over or declined, its runner keeps it after all, or its last day is over. If it is yours already, you find it in your dashboard.",
        es: "Alguien la recibió o la rechazó, la persona decidió conservarla, o venció el plazo. Si ya es tuya, la encuentras en tu panel.",
      })}
      failed={say({
        en: "This entry could not be loaded. Please try again.",
        es: "No se pudo cargar esta inscripción. Inténtalo de nuevo.",
      })}
      ways={[
        { to: href("/races"), label: say({ en: "Find a race", es: "Encontrar una carrera" }) },
        { to: href("/dashboard"), label: say({ en: "Go to your dashboard", es: "Ir a tu panel" }) },
      ]}
    />
  );
}

function Offered({
  offer: { offered, token, isOwn, isTaken, login },
  refusal,
}: {
  offer: NonNullable<Route.ComponentProps["loaderData"]>;
  refusal: Words | null;
}) {
  const say = useSay();
  const lang = useLang();
  const acceptPath = href("/transfers/:token/:change?", { token, change: "accept" });
  const declinePath = href("/transfers/:token/:change?", { token, change: "decline" });
  const isAccepting = useIsSending(acceptPath);
  const isDeclining = useIsSending(declinePath);
  const problem =
    refusal ?? (isOwn ? changeProblems["own-entry"] : isTaken ? changeProblems.taken : null);
  return (
    <Container className="py-10 sm:py-14">
      <div className="grid max-w-170 gap-6">
        <PageHeading lead={offered.raceName}>
          {say({ en: "An entry for you", es: "Una inscripción para ti" })}
        </PageHeading>
        {problem && <Notice kind="problem">{problem}</Notice>}
        <p className="max-w-text">
          {say({
            en: `${offered.giver} cannot run and passes this entry on. It is yours once you have filled in your own data and accepted the waiver. Nothing is charged for it here, and you get a bib number of your own.`,
            es: `${offered.giver} no puede correr y traspasa esta inscripción. Es tuya cuando completes tus propios datos y aceptes el deslinde. Aquí no se te cobra nada, y tendrás tu propio número de dorsal.`,
          })}
        </p>
        <Facts
          items={[
            { label: say({ en: "Distance", es: "Distancia" }), value: offered.distance },
            {
              label: say({ en: "Race day", es: "Día de la carrera" }),
              value: formatDay(offered.startDate, lang),
            },
            { label: say({ en: "Place", es: "Lugar" }), value: offered.city },
            {
              label: say({ en: "Deadline", es: "Plazo" }),
              value: say(deadlineWords(offered.endsAt, offered.timeZone)),
            },
          ]}
        />
        <div className="flex flex-wrap items-center gap-3">
          {!isOwn && !isTaken && !login && (
            <Form method="post" action={acceptPath}>
              <Button type="submit" busy={isAccepting}>
                {say({
                  en: "Accept and fill in the form",
                  es: "Aceptar y completar el formulario",
                })}
              </Button>
            </Form>
          )}
          {!isTaken && login && (
            <>
              <ButtonLink to={login.login}>
                {say({ en: "Sign in to accept", es: "Iniciar sesión para aceptar" })}
              </ButtonLink>
              <ButtonLink to={login.signup} look="quiet">
                {say({ en: "Create an account", es: "Crear una cuenta" })}
              </ButtonLink>
            </>
          )}
          {!isOwn && !isTaken && (
            <Form method="post" action={declinePath}>
              <Button type="submit" look="plain" busy={isDeclining}>
                {say({ en: "No, thank you", es: "No, gracias" })}
              </Button>
            </Form>
          )}
          <ButtonLink look="plain" to={href("/races/:id", { id: offered.raceId })}>
            {say({ en: "See the race", es: "Ver la carrera" })}
          </ButtonLink>
        </div>
      </div>
    </Container>
  );
}
