import { data, href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { deadlineWords } from "#features/registrations/orders/words.ts";
import { leaveWaitingList } from "#features/registrations/waiting/commands.server.ts";
import { offerFreed } from "#features/registrations/waiting/offering.server.ts";
import { findWait } from "#features/registrations/waiting/queries.server.ts";
import { LeaveWaitingList } from "#features/registrations/waiting/screens/waiting-parts.tsx";
import { positionWords } from "#features/registrations/waiting/waiting.ts";
import { wizardPath } from "#features/registrations/wizard/wizard.ts";
import { dropPages, publicOrigin, services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { missingMeta } from "#ui/page/missing-title.ts";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../changes.ts";
import type { Route } from "./+types/waiting.ts";

const changes = { leave };

/** `/waiting-list/:id`: the viewer's place in a waiting list, or the place that is offered. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { id, change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const wait = await findWait(services(args.context), viewer, id);
  if (!wait) throw data("You are not on this waiting list", 404);
  return { wait, origin: publicOrigin(args.request) };
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  return changeOf(changes, args.params.change)(args, viewer);
}

/** `POST /waiting-list/:id/leave`; an offered place is free then, which pages show. */
async function leave({ context, params: { id } }: Route.ActionArgs, viewer: Viewer) {
  const left = await leaveWaitingList(services(context), viewer, id);
  if (left) {
    await offerFreed(services(context), left.raceId);
    dropPages(context);
  }
  return seeOtherSaying(href("/dashboard"), {
    en: "You are off the waiting list.",
    es: "Ya no estás en la lista de espera.",
  });
}

/** The page shows personal data: it is not cached. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => {
  if (!loaderData) {
    return missingMeta(matches, error, {
      en: "You are not on this waiting list",
      es: "No estás en esta lista de espera",
    });
  }
  const { wait, origin } = loaderData;
  const name = `${wait.raceName}, ${wait.distance}`;
  return pageMeta(pageLanguages(matches), {
    title: { en: `Waiting list: ${name}`, es: `Lista de espera: ${name}` },
    description: { en: `Your place in line for ${name}.`, es: `Tu puesto en la lista de ${name}.` },
    url: origin + href("/waiting-list/:id/:change?", { id: wait.id }),
    indexed: false,
  });
};

export default function Waiting({ loaderData: { wait } }: Route.ComponentProps) {
  const say = useSay();
  const { raceId, raceName, distanceId, distance, position, offeredUntil, timeZone } = wait;
  const line = position === null ? null : positionWords(position);
  const until = offeredUntil && deadlineWords(offeredUntil, timeZone);
  return (
    <Container className="py-10 sm:py-14">
      <div className="grid max-w-170 gap-6">
        <PageHeading lead={`${raceName}, ${distance}`}>
          {line
            ? say({ en: `You are ${line.en}`, es: `Tienes el ${line.es} de espera` })
            : say({ en: "A place is held for you", es: "Hay un cupo reservado para ti" })}
        </PageHeading>
        {until ? (
          <p className="max-w-text">
            {say({
              en: `Fill in the registration form by ${until.en}. After that, the place goes to the next runner in line.`,
              es: `Completa el formulario de inscripción hasta el ${until.es}. Después, el cupo pasa a la siguiente persona de la lista.`,
            })}
          </p>
        ) : (
          <p className="max-w-text">
            {say({
              en: "When a place becomes free, it is offered to the next runner in line, by email and in your dashboard. Your position can change: runners leave, and the organizer can offer a place to somebody first.",
              es: "Cuando se libera un cupo, se le ofrece a la siguiente persona de la lista, por correo y en su panel. Tu puesto puede cambiar: hay quienes salen, y el organizador puede ofrecerle un cupo antes a otra persona.",
            })}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          {until && (
            <ButtonLink to={wizardPath({ raceId, distanceId })}>
              {say({ en: "Take the place", es: "Tomar el cupo" })}
            </ButtonLink>
          )}
          <LeaveWaitingList wait={wait} />
          <ButtonLink look="plain" to={href("/races/:id", { id: raceId })}>
            {say({ en: "See the race", es: "Ver la carrera" })}
          </ButtonLink>
        </div>
      </div>
    </Container>
  );
}
