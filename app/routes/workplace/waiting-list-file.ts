import { raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { findRosterRace } from "#features/registrations/roster/queries.server.ts";
import { recordWaitingExport } from "#features/registrations/waiting/commands.server.ts";
import { waitingRunnersOf } from "#features/registrations/waiting/queries.server.ts";
import { services } from "#services/context.ts";
import { csvHead, csvLine } from "#values/csv.ts";
import { toDay } from "#values/day.ts";
import { sayIn } from "#values/say.ts";
import { csvAnswer } from "#values/web/attachment.ts";
import { languageOf } from "#values/web/language.ts";
import type { Route } from "./+types/waiting-list-file.ts";
import { requireEditor } from "./editor.server.ts";

/** `…/races/:id/waiting-list.csv`: everybody who waits. */
export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { db, now } = services(args.context);
  const race = await findRosterRace({ db }, editor, args.params.id);
  if (!race) throw raceMissing();
  const runners = await waitingRunnersOf({ db }, race.id);
  await recordWaitingExport({ db, now }, editor, race);
  const say = sayIn(languageOf(args.url));
  const head = csvHead([
    say({ en: "Distance", es: "Distancia" }),
    say({ en: "In line", es: "Puesto" }),
    say({ en: "Offered until (UTC)", es: "Cupo ofrecido hasta (UTC)" }),
    say({ en: "Name", es: "Nombre" }),
    say({ en: "Email", es: "Correo" }),
    say({ en: "Since (UTC)", es: "Desde (UTC)" }),
  ]);
  const lines = runners.map(({ distance, position, offeredUntil, name, email, since }) =>
    csvLine([
      distance,
      position,
      offeredUntil?.toISOString() ?? null,
      name,
      email,
      since.toISOString(),
    ]),
  );
  return csvAnswer(head + lines.join(""), `waiting-list-${toDay(now())}.csv`);
}
