import { data, Form, href, useNavigation } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { longestNote, noteProblems } from "#features/registrations/season/messages.ts";
import { noteForm } from "#features/registrations/season/schema.ts";
import {
  findTravelNote,
  saveTravelNote,
} from "#features/registrations/season/travel-notes.server.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { CountedArea } from "#ui/form/counted-area.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { formatDay } from "#values/day.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/note.ts";

export const handle: Handle = { keepsPages: true };

/** The note of a runner for the way to a race: `GET` and `POST /registrations/:id/note`. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const found = await findTravelNote(services(args.context), viewer, args.params.id);
  if (!found) throw data("Registration not found", 404);
  return found;
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const { value, errors } = readForm(noteForm, form);
  if (errors) return data<FormErrors>(errors, 400);
  const saved = await saveTravelNote(services(args.context), viewer, args.params.id, value.note);
  if (!saved) throw data("Registration not found", 404);
  if (saved.problem) return data<FormErrors>(formErrors(noteProblems[saved.problem], form), 429);
  const said =
    value.note === ""
      ? { en: "Your travel note is gone.", es: "Tu nota de viaje fue eliminada." }
      : { en: "Your travel note is saved.", es: "Tu nota de viaje quedó guardada." };
  return seeOtherSaying(href("/dashboard"), said);
}

/** The page shows personal data: it is not cached. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Travel note", es: "Nota de viaje" }, pageLanguages(matches).lang);

export default function TravelNote({ loaderData, actionData }: Route.ComponentProps) {
  const lang = useLang();
  const say = useSay();
  const { race, note } = loaderData;
  const errors = actionData ?? null;
  const isBusy = useNavigation().state === "submitting";
  return (
    <Container className="py-10 sm:py-14">
      <div className="max-w-170">
        <PageHeading
          lead={say({
            en: `For ${race.name} in ${race.city} on ${formatDay(race.startDate, lang)}. Only you see it.`,
            es: `Para ${race.name} en ${race.city}, el ${formatDay(race.startDate, "es")}. Solo tú la ves.`,
          })}
        >
          {say({ en: "Travel note", es: "Nota de viaje" })}
        </PageHeading>
        <Form method="post" className="mt-6 grid gap-4">
          {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
          <CountedArea
            label={say({
              en: "How you get there, where you sleep, what to pack",
              es: "Cómo llegas, dónde duermes, qué llevas",
            })}
            name="note"
            rows={8}
            limit={longestNote}
            defaultValue={errors?.typed.note ?? note ?? ""}
            error={errors?.fields.note}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={isBusy}>
              {say({ en: "Save note", es: "Guardar nota" })}
            </Button>
            <ButtonLink to={href("/dashboard")} look="quiet">
              {say({ en: "Cancel", es: "Cancelar" })}
            </ButtonLink>
          </div>
        </Form>
      </div>
    </Container>
  );
}
