import { data, Form } from "react-router";
import { readAuditLog } from "#features/audit/queries.server.ts";
import { timeAt } from "#features/check-in/check-in.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { type StartWave, slotWords, writtenCollectorCode } from "#features/race-day/race-day.ts";
import { type ArrangedRaceDay, arrangedFor } from "#features/race-day/runner.server.ts";
import { wavesOf } from "#features/race-day/starts.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { categoriesOf } from "#features/registrations/categories/queries.server.ts";
import { teamOfEntry } from "#features/registrations/entry-team.server.ts";
import { extrasOfEntry } from "#features/registrations/extras/queries.server.ts";
import { filesOfEntry } from "#features/registrations/files/entry-files.server.ts";
import { lineageOf } from "#features/registrations/orders/changes/queries.server.ts";
import { answersOfEntry } from "#features/registrations/questions/queries.server.ts";
import { requestsFor } from "#features/registrations/review-requests/queries.server.ts";
import { findEntry } from "#features/registrations/roster/queries.server.ts";
import { EntryScreen } from "#features/registrations/roster/screens/entry-screen.tsx";
import { changeFrom } from "#features/registrations/roster/screens/status-change.server.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/form/choice.tsx";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { formatClockTime } from "#values/day.ts";
import type { Words } from "#values/say.ts";
import { pathOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Route } from "./+types/registration.ts";
import { requireEditor } from "./editor.server.ts";

/** Organizers do not learn who else changes registrations. */
const otherPerson = "another person";

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { db } = services(args.context);
  const entry = await findEntry({ db }, editor, args.params.id);
  if (!entry)
    throw data({ en: "Registration not found", es: "No encontramos la inscripción" }, 404);
  const [
    arranged,
    waves,
    history,
    requests,
    categories,
    toOrganizer,
    files,
    lineage,
    team,
    extras,
  ] = await Promise.all([
    arrangedFor({ db }, entry.id),
    wavesOf({ db }, entry.race.id),
    readAuditLog({ db }, { subjectId: entry.id }, 1),
    requestsFor({ db }, entry.id),
    categoriesOf(db, entry.race.id),
    answersOfEntry({ db }, entry.id),
    filesOfEntry({ db }, entry.id),
    lineageOf({ db }, entry.id),
    teamOfEntry({ db }, entry.id),
    extrasOfEntry({ db }, entry.id),
  ]);
  const named = (email: string | null) =>
    editor.isAdmin || email === editor.email ? email : otherPerson;
  return {
    entry,
    arranged,
    waves: waves.filter(({ distanceId }) => distanceId === entry.distanceId),
    categories,
    toOrganizer,
    files,
    extras,
    lineage,
    team,
    history: history.rows.map((row) => ({ ...row, adminEmail: named(row.adminEmail) })),
    requests: requests.map((row) => ({ ...row, by: named(row.by) })),
  };
}

/** Also after a refusal: somebody else may have changed the entry. */
export const shouldRevalidate = () => true;

export async function action(args: Route.ActionArgs) {
  const { editor } = await requireEditor(args);
  const entry = await findEntry(services(args.context), editor, args.params.id);
  if (!entry) throw data("Registration not found", 404);
  return changeFrom(args, editor, pathOf(args.url));
}

/** The only screen with everything that a runner gave. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Registration", es: "Inscripción" }, pageLanguages(matches).lang);

export default function Registration({ loaderData, actionData }: Route.ComponentProps) {
  const { arranged, waves, ...shown } = loaderData;
  const raceDay = arranged && shown.entry.userId !== null && (
    <RaceDay entry={shown.entry} arranged={arranged} waves={waves} />
  );
  return <EntryScreen {...shown} raceDay={raceDay} problem={actionData} />;
}

/** The wave, the time and the kit of an entry. */
function RaceDay({
  entry,
  arranged,
  waves,
}: {
  entry: { id: string; race: { timeZone: string } };
  arranged: ArrangedRaceDay;
  waves: readonly StartWave[];
}) {
  const say = useSay();
  const lang = useLang();
  const sentTo = useWorkplace().wave(entry.id);
  const isBusy = useIsSending(sentTo);
  const { slotDay, slotBegins, slotEnds, slotPlace, collectorName, collectorCode } = arranged;
  const { expectedS, provenS, collectedAt, waveName } = arranged;
  const facts: [Words, string | null][] = [
    [
      { en: "Kit pick-up", es: "Entrega del kit" },
      slotDay && slotBegins && slotEnds
        ? `${say(slotWords({ day: slotDay, begins: slotBegins, ends: slotEnds }))}, ${slotPlace}`
        : null,
    ],
    [
      { en: "May also collect", es: "También puede recogerlo" },
      collectorName && collectorCode
        ? `${collectorName}, ${writtenCollectorCode(collectorCode)}`
        : null,
    ],
    [
      { en: "Collected", es: "Kit entregado" },
      collectedAt && timeAt(entry.race.timeZone, collectedAt, lang, "day"),
    ],
    [
      { en: "Expected time", es: "Tiempo esperado" },
      expectedS === null ? null : formatDuration(expectedS),
    ],
    [
      { en: "Proven time", es: "Tiempo demostrado" },
      provenS === null ? null : formatDuration(provenS),
    ],
  ];
  const known = facts.filter(([, value]) => value !== null);
  if (known.length === 0 && waves.length === 0) return null;
  return (
    <section aria-labelledby="race-day" className="grid gap-4">
      <h2 id="race-day" className="text-xl">
        {say({ en: "Race day", es: "Día de la carrera" })}
      </h2>
      {known.length > 0 && (
        <dl className="office-facts">
          {known.map(([label, value]) => (
            <div key={label.en}>
              <dt>{say(label)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {waves.length > 0 && (
        <Form
          method="post"
          action={sentTo}
          preventScrollReset
          className="flex flex-wrap items-end gap-3"
        >
          <Select
            label={say({ en: "Wave", es: "Oleada" })}
            name="wave"
            defaultValue={arranged.isWaveFixed ? (arranged.waveId ?? "") : ""}
            options={[
              {
                value: "",
                label:
                  waveName && !arranged.isWaveFixed
                    ? say({ en: `By the rules: ${waveName}`, es: `Según las reglas: ${waveName}` })
                    : say({ en: "By the rules", es: "Según las reglas" }),
              },
              ...waves.map(({ id, name, startTime }) => ({
                value: id,
                label: `${name}, ${formatClockTime(startTime, lang)}`,
              })),
            ]}
          />
          <Choice name="tell">
            {say({ en: "Email the runner", es: "Avisar por correo al corredor" })}
          </Choice>
          <Button type="submit" look="quiet" size="small" busy={isBusy}>
            {say({ en: "Change wave", es: "Cambiar oleada" })}
          </Button>
        </Form>
      )}
    </section>
  );
}
