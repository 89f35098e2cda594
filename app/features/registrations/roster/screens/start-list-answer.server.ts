import { data } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { recordExport, recordLook } from "#features/registrations/roster/exports.server.ts";
import { findRosterRace } from "#features/registrations/roster/queries.server.ts";
import { readStartListOrder } from "#features/registrations/roster/schema.ts";
import { startersOf, startListFile } from "#features/registrations/roster/start-list.server.ts";
import { mostPrinted } from "#features/registrations/roster/start-list.ts";
import { services } from "#services/context.ts";
import { yearOf } from "#values/day.ts";
import { fold } from "#values/text/fold.ts";
import { csvAnswer } from "#values/web/attachment.ts";
import { languageOf } from "#values/web/language.ts";

/** The start list of a race that the editor may edit; that it was looked at is written down. */
export async function startListIn({ request, context }: RequestArgs, editor: Editor, id: string) {
  const { db, now } = services(context);
  const race = await findRosterRace({ db }, editor, id);
  if (!race) throw data("Race not found", 404);
  const order = readStartListOrder(new URL(request.url).searchParams);
  const found = await startersOf({ db }, race.id, order, {
    limit: mostPrinted + 1,
    lang: languageOf(new URL(request.url)),
  });
  await recordLook({ db, now }, editor, race);
  // The printed list has the year alone; the day of birth and the guardian are for the file.
  const starters = found
    .slice(0, mostPrinted)
    .map(({ id: _, guardianName: _guardian, dateOfBirth, ...shown }) => ({
      ...shown,
      yearOfBirth: yearOf(dateOfBirth),
    }));
  return { race, order, starters, isCut: found.length > mostPrinted };
}

/** The same as a file, for race day. */
export async function startListCsv({ request, context }: RequestArgs, editor: Editor, id: string) {
  const { db, now } = services(context);
  const race = await findRosterRace({ db }, editor, id);
  if (!race) throw data("Race not found", 404);
  await recordExport({ db, now }, editor, race);
  const order = readStartListOrder(new URL(request.url).searchParams);
  return csvAnswer(
    startListFile({ db }, race.id, order, { lang: languageOf(new URL(request.url)) }),
    fileName(race),
  );
}

/** `start-list-lima-42k-2026-12-06.csv` */
function fileName({ name, startDate }: { name: string; startDate: string }): string {
  const words = fold(name).match(/[a-z0-9]+/g) ?? [];
  return `${["start-list", ...words.slice(0, 8), startDate].join("-")}.csv`;
}
