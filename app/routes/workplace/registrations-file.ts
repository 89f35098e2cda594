import { filedQuestions } from "#features/registrations/questions/queries.server.ts";
import { recordRosterExport } from "#features/registrations/roster/exports.server.ts";
import { tooManyForWorkbook } from "#features/registrations/roster/messages.ts";
import { rosterCsv, rosterWorkbook } from "#features/registrations/roster/roster-file.server.ts";
import { mostInWorkbook } from "#features/registrations/roster/roster-file.ts";
import { services } from "#services/context.ts";
import { toDay } from "#values/day.ts";
import { attachment, csvAnswer } from "#values/web/attachment.ts";
import { languageOf } from "#values/web/language.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/registrations-file.ts";
import { rosterOf } from "./roster.server.ts";

/** `…/registrations.csv` and `…/registrations.xlsx`: the list as it is filtered, without pages. */
export async function loader(args: Route.LoaderArgs) {
  const { editor, at, race, filters } = await rosterOf(args);
  const { db, now, identity } = services(args.context);
  const lang = languageOf(args.url);
  const questions = await filedQuestions({ db }, editor, filters.raceId);
  const name = `registrations-${toDay(now())}`;
  if (args.pattern.endsWith(".csv")) {
    await recordRosterExport({ db, now }, editor, filters, "csv");
    return csvAnswer(
      rosterCsv({ db, now, identity }, { editor, filters }, { lang, questions }),
      `${name}.csv`,
    );
  }
  const file = await rosterWorkbook(
    { db, now, identity },
    { editor, filters },
    { lang, questions },
  );
  if (!file) {
    const list = at.allRegistrations ?? at.registrations(race?.id ?? "");
    return seeOtherSaying(list + args.url.search, tooManyForWorkbook(mostInWorkbook));
  }
  await recordRosterExport({ db, now }, editor, filters, "xlsx");
  return attachment(file, {
    name: `${name}.xlsx`,
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}
