import { data, Form, href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { todayAt } from "#features/races/standing.ts";
import { teamOfEntry } from "#features/registrations/entry-team.server.ts";
import { findRegistration } from "#features/registrations/queries.server.ts";
import { formTeam } from "#features/registrations/teams/commands.server.ts";
import { teamProblems } from "#features/registrations/teams/messages.ts";
import { teamForEntry } from "#features/registrations/teams/queries.server.ts";
import { teamForm } from "#features/registrations/teams/schema.ts";
import { TeamRulesText } from "#features/registrations/teams/screens/team-parts.tsx";
import { longestTeamName } from "#features/registrations/teams/team.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { useIsSending } from "#ui/form/sending.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import { missingRegistration } from "../missing.ts";
import type { Route } from "./+types/new.ts";
import { refused } from "./refused.server.ts";

/** No cached page names teams. */
export const handle: Handle = { keepsPages: true };

/** `GET` and `POST /registrations/:id/team`: the runner of an entry forms a team, and leads it. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  return entryWithTeams(args, viewer);
}

async function entryWithTeams(
  { context, params: { id } }: Pick<Route.LoaderArgs, "context" | "params">,
  viewer: Viewer,
) {
  const { db, now } = services(context);
  const entry = await findRegistration({ db }, viewer, id);
  if (!entry) throw data("Registration not found", 404);
  const team = await teamOfEntry({ db }, entry.id);
  if (team) throw redirect(href("/teams/:id/:change?", { id: team.id }), 303);
  const rules = await teamForEntry({ db }, entry, todayAt(entry.race, now()));
  if (!rules) throw data("Registration not found", 404);
  const { id: entryId, distance, race } = entry;
  return { entry: { id: entryId, distance, raceName: race.name }, rules };
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const { entry } = await entryWithTeams(args, viewer);
  const { value, errors } = readForm(teamForm, form);
  if (errors) return data<FormErrors>(errors, 400);
  const all = services(args.context);
  if (!(await all.limits.allow("teamChange", viewer.userId))) {
    return data<FormErrors>(formErrors(teamProblems["too-often"], form), 429);
  }
  const formed = await formTeam(all, viewer, {
    registrationId: entry.id,
    name: value.name,
    origin: publicOrigin(args.request),
  });
  if (formed.problem !== null) return refused(formed.problem, form);
  return seeOtherSaying(href("/teams/:id/:change?", { id: formed.id }), {
    en: "You have formed your team. Invite the others with the link.",
    es: "Formaste tu equipo. Invita a los demás con el enlace.",
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), teamProblems.failed);

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) =>
  loaderData
    ? officeMeta({ en: "Form a team", es: "Forma un equipo" }, pageLanguages(matches).lang)
    : missingRegistration(matches, error);

export default function FormTeam({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { entry, rules } = loaderData;
  const errors = actionData ?? null;
  const form = useFirstInvalid(errors);
  const action = href("/registrations/:id/team", { id: entry.id });
  const isBusy = useIsSending(action);
  return (
    <Container className="py-10 sm:py-14">
      <div className="grid max-w-170 gap-6">
        <PageHeading lead={[entry.raceName, entry.distance].filter(Boolean).join(", ")}>
          {say({ en: "Form a team", es: "Forma un equipo" })}
        </PageHeading>
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        <TeamRulesText rules={rules} />
        <p className="max-w-text">
          {say({
            en: "You will be its captain: you get a link for the others to join with, each with their own entry and answers. Members see each other's names.",
            es: "Serás su capitán o capitana: recibirás un enlace para que se unan los demás, cada quien con su propia inscripción y sus respuestas. Los integrantes ven los nombres de todo el equipo.",
          })}
        </p>
        <Form ref={form} method="post" action={action} className="grid max-w-100 gap-4">
          <TextField
            name="name"
            label={say({ en: "Name of the team", es: "Nombre del equipo" })}
            maxLength={longestTeamName}
            autoComplete="off"
            defaultValue={errors?.typed.name}
            error={errors?.fields.name}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={isBusy}>
              {say({ en: "Form the team", es: "Formar el equipo" })}
            </Button>
            <ButtonLink look="quiet" to={href("/registrations/:id", { id: entry.id })}>
              {say({ en: "Cancel", es: "Cancelar" })}
            </ButtonLink>
          </div>
        </Form>
      </div>
    </Container>
  );
}
