import { data, Form, redirect, useNavigation } from "react-router";
import { editingProblems } from "#features/races/editing/messages.ts";
import { findEditedRace } from "#features/races/editing/queries.server.ts";
import { submitCancellation } from "#features/races/editing/screens/submission.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay } from "#values/day.ts";
import type { Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Route } from "./+types/cancel.ts";
import { requireEditor } from "./editor.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { editor, at } = await requireEditor(args);
  // Administrators cancel a race from the screen that deletes it.
  if (at.isOffice) throw redirect(at.race(args.params.id));
  const race = await findEditedRace(services(args.context), editor, args.params.id);
  if (!race) throw data(editingProblems["no-race"].en, 404);
  const { race_name: name, start_date: startDate, race_status: status } = race.details;
  return {
    id: race.id,
    name,
    startDate,
    isCancelled: status === "cancelled",
    runners: race.runners,
  };
}

export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  return submitCancellation(args, editor, { at, id: args.params.id });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Cancel Race", es: "Cancelar carrera" }, pageLanguages(matches).lang);

/** Asks for confirmation before a race is cancelled, and says who gets a mail. */
export default function CancelRace({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const lang = useLang();
  const { id, name, startDate, isCancelled, runners } = loaderData;
  const at = useWorkplace();
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <>
      <BackLink to={at.race(id)}>
        {say({ en: "Back to the race", es: "Volver a la carrera" })}
      </BackLink>
      <ToolHeading lead={`${name}, ${formatDay(startDate, lang)}`}>
        {say({ en: "Cancel race?", es: "¿Cancelar la carrera?" })}
      </ToolHeading>
      <div className="grid max-w-160 gap-6">
        {isCancelled ? (
          <p>{say(editingProblems["already-cancelled"])}</p>
        ) : (
          <p>
            {say({
              en: "A race that is cancelled keeps its page and its registrations, and takes no more runners.",
              es: "Una carrera cancelada conserva su página y sus inscripciones, y ya no recibe corredores.",
            })}
            {runners > 0 && ` ${say(told(runners))}`}
          </p>
        )}
        <Form method="post" className="flex flex-wrap gap-3">
          {!isCancelled && (
            <Button type="submit" look="danger" busy={isBusy}>
              {say({ en: "Cancel the race", es: "Cancelar la carrera" })}
            </Button>
          )}
          <ButtonLink to={at.race(id)} look="plain">
            {isCancelled
              ? say({ en: "Back", es: "Volver" })
              : say({ en: "Keep it", es: "Conservarla" })}
          </ButtonLink>
        </Form>
      </div>
    </>
  );
}

/** Who gets a mail. */
function told(runners: number): Words {
  const count = formatCount(runners);
  return runners === 1
    ? {
        en: `${count} registered runner gets an email.`,
        es: `${count} corredor inscrito recibe un correo.`,
      }
    : {
        en: `${count} registered runners get an email.`,
        es: `${count} corredores inscritos reciben un correo.`,
      };
}
