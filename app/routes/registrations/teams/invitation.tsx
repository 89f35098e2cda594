import { randomUUID } from "node:crypto";
import { data, Form, href, redirect } from "react-router";
import { loginPath, signupPath } from "#features/accounts/login-path.ts";
import { findViewer, requireViewer } from "#features/accounts/viewer.server.ts";
import { keepAnswers } from "#features/registrations/drafts.server.ts";
import { joinByCode } from "#features/registrations/teams/commands.server.ts";
import { teamProblems } from "#features/registrations/teams/messages.ts";
import { findInvitingTeam } from "#features/registrations/teams/queries.server.ts";
import { TeamRulesText } from "#features/registrations/teams/screens/team-parts.tsx";
import { missingIn } from "#features/registrations/teams/team.ts";
import { wizardPath } from "#features/registrations/wizard/wizard.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { MissingPage } from "#ui/page/error-page.tsx";
import { missingMeta } from "#ui/page/missing-title.ts";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { formatDay } from "#values/day.ts";
import { type FormErrors, formErrors, formOf } from "#values/form/form.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../../changes.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/invitation.ts";

/** No cached page names teams. */
export const handle: Handle = { keepsPages: true };

const changes = { enter, join };

/** `/team-invitations/:token`: the team whose captain has sent this link. */
export async function loader(args: Route.LoaderArgs) {
  const { token, change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const viewer = await findViewer(args);
  const team = await findInvitingTeam(services(args.context), viewer, token);
  if (!team) throw data("Team not found", 404);
  const path = href("/team-invitations/:token/:change?", { token });
  const { captainId: _, inviteCode: __, origin: ___, timeZone: ____, ...shown } = team;
  return {
    token,
    team: shown,
    login: viewer ? null : { login: loginPath(path), signup: signupPath(path) },
  };
}

export async function action(args: Route.ActionArgs) {
  return changeOf(changes, args.params.change)(args);
}

/** `POST /team-invitations/:token/join` with an entry that the runner has. */
async function join(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const all = services(args.context);
  if (!(await all.limits.allow("teamChange", viewer.userId))) {
    return data<FormErrors>(formErrors(teamProblems["too-often"], form), 429);
  }
  const joined = await joinByCode(all, viewer, {
    code: args.params.token,
    registrationId: String(form.get("entry")),
  });
  if (joined.problem === "gone") throw data("Team not found", 404);
  if (joined.problem !== null) {
    return data<FormErrors>(formErrors(teamProblems[joined.problem], form), 409);
  }
  return seeOtherSaying(href("/teams/:id/:change?", { id: joined.id }), {
    en: "You are in the team.",
    es: "Ya estás en el equipo.",
  });
}

/** `POST /team-invitations/:token/enter`: leads to the entry form of the race, with the team to join. */
async function enter(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const { token } = args.params;
  const all = services(args.context);
  const team = await findInvitingTeam(all, viewer, token);
  if (!team) throw data("Team not found", 404);
  const { raceId, distanceId } = team;
  const key = { raceId, distanceId, draftId: randomUUID() };
  await keepAnswers(all, viewer, key, { team: token });
  return redirect(wizardPath({ ...key, step: 1 }), 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), teamProblems.failed);

/** Also after a refusal: the team may be full now. */
export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) =>
  loaderData
    ? officeMeta({ en: "Join a team", es: "Únete a un equipo" }, pageLanguages(matches).lang)
    : missingMeta(matches, error, teamProblems.gone);

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const lang = useLang();
  const { token, team, login } = loaderData;
  const { rules, isOpen, count, isMember, free } = team;
  const isFull = rules !== null && count >= rules.most;
  const mayJoin = isOpen && !isFull;
  const to = (change: "enter" | "join") =>
    href("/team-invitations/:token/:change?", { token, change });
  const [enterPath, joinPath] = [to("enter"), to("join")];
  const isEntering = useIsSending(enterPath);
  const isJoining = useIsSending(joinPath);
  const obstacle = !isOpen ? teamProblems.closed : isFull ? teamProblems.full : null;
  const problem = actionData?.form ?? (obstacle && say(obstacle));
  return (
    <Container className="py-10 sm:py-14">
      <div className="grid max-w-170 gap-6">
        <PageHeading lead={`${team.raceName}, ${team.distance}`}>{team.name}</PageHeading>
        {problem && <Notice kind="problem">{problem}</Notice>}
        <p className="max-w-text">
          {team.captain
            ? say({
                en: `${team.captain} invites you to this team. You run with your own entry, and the members of the team see your name.`,
                es: `${team.captain} te invita a este equipo. Corres con tu propia inscripción, y los integrantes del equipo ven tu nombre.`,
              })
            : say({
                en: "You are invited to this team. You run with your own entry, and the members of the team see your name.",
                es: "Te invitan a este equipo. Corres con tu propia inscripción, y los integrantes del equipo ven tu nombre.",
              })}
        </p>
        {rules && <TeamRulesText rules={rules} />}
        <Facts
          items={[
            {
              label: say({ en: "Race day", es: "Día de la carrera" }),
              value: formatDay(team.startDate, lang),
            },
            { label: say({ en: "Members so far", es: "Integrantes hasta ahora" }), value: count },
            {
              label: say({ en: "Still missing", es: "Faltan" }),
              value: rules && missingIn(rules, count),
            },
          ]}
        />
        {mayJoin && !login && free.length > 0 && (
          <ul className="grid gap-3">
            {free.map(({ id, name }) => (
              <li key={id}>
                <Form method="post" action={joinPath}>
                  <input type="hidden" name="entry" value={id} />
                  <Button type="submit" busy={isJoining}>
                    {say({
                      en: `Join with the entry of ${name}`,
                      es: `Unirme con la inscripción de ${name}`,
                    })}
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-3">
          {mayJoin && !login && free.length === 0 && !isMember && (
            <Form method="post" action={enterPath}>
              <Button type="submit" busy={isEntering}>
                {say({ en: "Register and join", es: "Inscribirme y unirme" })}
              </Button>
            </Form>
          )}
          {mayJoin && login && (
            <>
              <ButtonLink to={login.login}>
                {say({ en: "Sign in to join", es: "Inicia sesión para unirte" })}
              </ButtonLink>
              <ButtonLink to={login.signup} look="quiet">
                {say({ en: "Create an account", es: "Crear una cuenta" })}
              </ButtonLink>
            </>
          )}
          {isMember && (
            <ButtonLink to={href("/teams/:id/:change?", { id: team.id })}>
              {say({ en: "See the team", es: "Ver el equipo" })}
            </ButtonLink>
          )}
          <ButtonLink look="plain" to={href("/races/:id", { id: team.raceId })}>
            {say({ en: "See the race", es: "Ver la carrera" })}
          </ButtonLink>
        </div>
      </div>
    </Container>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const say = useSay();
  return (
    <MissingPage
      error={error}
      title={say({ en: "Team not found", es: "No encontramos este equipo" })}
      missing={say(teamProblems.gone)}
      failed={say({
        en: "This team could not be loaded. Please try again.",
        es: "No se pudo cargar este equipo. Inténtalo de nuevo.",
      })}
      ways={[
        { to: href("/races"), label: say({ en: "Find a race", es: "Encontrar una carrera" }) },
        { to: href("/dashboard"), label: say({ en: "Go to your dashboard", es: "Ir a tu panel" }) },
      ]}
    />
  );
}
