import { data, Form } from "react-router";
import { type DeskEntry, timeAt } from "#features/check-in/check-in.ts";
import { checkInCounts, findEntries } from "#features/check-in/scans.server.ts";
import { collectForm, undoForm } from "#features/check-in/schema.ts";
import { handOver, officeDesk } from "#features/race-day/kits.server.ts";
import { raceDayProblems } from "#features/race-day/messages.ts";
import { RaceDayFrame, raceDayTitles } from "#features/race-day/race-day-frame.tsx";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { findWorkplaceRace } from "#features/races/rights.server.ts";
import { genderWords } from "#features/registrations/rules/entry-rules.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { useShown } from "#ui/form/first-invalid.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { withQuery } from "#values/address.ts";
import { formOf, readForm } from "#values/form/form.ts";
import type { Sentence } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { languageOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../../changes.ts";
import type { Handle } from "../../handle.ts";
import { requireEditor } from "../editor.server.ts";
import type { Route } from "./+types/kit-desk.ts";

export const handle: Handle = { keepsPages: true };

const longestSearch = 100;

/** What each change reads of the form: an undo names the scan that it takes back. */
const changes = {
  collect: (form: FormData) => {
    const { value } = readForm(collectForm, form);
    return value && { ...value, undoes: null };
  },
  undo: (form: FormData) => {
    const { value } = readForm(undoForm, form);
    if (!value) return null;
    const { installation, sequence, ...rest } = value;
    return { ...rest, undoes: { installation, sequence } };
  },
};

/** `…/races/:id/kit-desk`: organizers hand over kits themselves. */
export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { id, change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const { db } = services(args.context);
  const race = await findWorkplaceRace({ db }, editor, id);
  if (!race) throw raceMissing();
  const typed = (args.url.searchParams.get("q") ?? "").slice(0, longestSearch);
  const lang = languageOf(args.url);
  const desk = typed.trim()
    ? await officeDesk(services(args.context), editor, race.id, lang)
    : null;
  const found = desk ? await findEntries({ db }, desk, typed, lang) : null;
  const counts = await checkInCounts({ db }, race.id);
  const sum = (of: "entered" | "checkedIn") =>
    counts.reduce((total, count) => total + count[of], 0);
  return {
    race,
    typed,
    found,
    entered: sum("entered"),
    collected: sum("checkedIn"),
    keys: Object.fromEntries(found?.entries.map((entry) => [entry.id, crypto.randomUUID()]) ?? []),
  };
}

export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const raceId = raceIdOf(args.params.id);
  const desk = await officeDesk(services(args.context), editor, raceId, languageOf(args.url));
  if (!desk) throw raceMissing();
  const read = changeOf(changes, args.params.change);
  const sent = read(await formOf(args.request));
  if (!sent) return data<Sentence>(raceDayProblems.gone, 400);
  const { problem } = await handOver(services(args.context), editor, desk, sent);
  if (problem === "no-race") throw raceMissing();
  if (problem) return data<Sentence>(raceDayProblems[problem], 409);
  const q = (args.url.searchParams.get("q") ?? "").slice(0, longestSearch);
  return seeOtherSaying(
    withQuery(at.kitDesk(raceId), { q }),
    sent.undoes
      ? { en: "Taken back.", es: "Se deshizo la entrega." }
      : { en: "Collected.", es: "Entregado." },
  );
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAnswer(serverAction(), (): Sentence => raceDayProblems.failed);

export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(raceDayTitles["kit-desk"], pageLanguages(matches).lang);

export default function KitDesk({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { race, typed, found, entered, collected, keys } = loaderData;
  const shown = useShown<HTMLDivElement>(actionData);
  return (
    <RaceDayFrame race={race} screen="kit-desk">
      <div className="grid max-w-200 gap-6">
        <p className="text-muted">
          {say({
            en: `${formatCount(collected)} of ${formatCount(entered)} kits are collected. The log of changes keeps who handed over a kit and when.`,
            es: `Se entregaron ${formatCount(collected)} de ${formatCount(entered)} kits. El historial guarda quién entregó cada kit y cuándo.`,
          })}
        </p>
        <ListTools
          label={say({ en: "Bib, name or code", es: "Dorsal, nombre o código" })}
          words={typed}
        />
        {actionData && (
          <div ref={shown}>
            <Notice kind="problem">{actionData}</Notice>
          </div>
        )}
        {found?.entries.length === 0 && (
          <EmptyState
            icon="search"
            title={say({ en: "No registrations found", es: "No hay inscripciones" })}
          />
        )}
        {found && found.entries.length > 0 && (
          <ul className="grid gap-4">
            {found.entries.map((entry) => (
              <li key={entry.id} className="card p-5">
                <KitOf
                  entry={entry}
                  kit={found.kit}
                  race={race}
                  typed={typed}
                  formKey={keys[entry.id] ?? ""}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </RaceDayFrame>
  );
}

function KitOf({
  entry,
  kit,
  race,
  typed,
  formKey,
}: {
  entry: DeskEntry;
  kit: readonly string[];
  race: { id: string; timeZone: string };
  typed: string;
  formKey: string;
}) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  const { holder } = entry;
  const sentTo = (change: "collect" | "undo") =>
    withQuery(at.kitDesk(race.id, change), { q: typed });
  return (
    <>
      <h2 className="text-xl">
        <TextLink to={at.registration(entry.id)}>{entry.name}</TextLink>
      </h2>
      <div className="mt-3">
        <Facts
          items={[
            { label: say({ en: "Bib", es: "Dorsal" }), value: entry.bib },
            { label: say({ en: "Distance", es: "Distancia" }), value: entry.distance },
            { label: say({ en: "Category", es: "Categoría" }), value: entry.category },
            {
              label: say({ en: "Gender", es: "Género" }),
              value: entry.gender && say(genderWords[entry.gender]),
            },
            { label: say({ en: "Age", es: "Edad" }), value: entry.age },
            ...kit.map((label, place) => ({ label, value: entry.kit[place] || null })),
          ]}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        {entry.isCancelled ? (
          <p className="font-semibold text-danger">
            {say({ en: "This entry is cancelled.", es: "Esta inscripción está cancelada." })}
          </p>
        ) : holder ? (
          <>
            <p className="font-semibold">
              {say({
                en: `Collected: ${timeAt(race.timeZone, holder.at, lang, "day")}, ${holder.desk}`,
                es: `Entregado: ${timeAt(race.timeZone, holder.at, lang, "day")}, ${holder.desk}`,
              })}
            </p>
            <Form method="post" action={sentTo("undo")} preventScrollReset>
              <input type="hidden" name="entry" value={entry.id} />
              <input type="hidden" name="key" value={formKey} />
              <input type="hidden" name="installation" value={holder.installation} />
              <input type="hidden" name="sequence" value={holder.sequence} />
              <Button type="submit" look="quiet" size="small">
                {say({ en: "Take back", es: "Deshacer" })}
                <span className="sr-only"> {entry.name}</span>
              </Button>
            </Form>
          </>
        ) : (
          <Form method="post" action={sentTo("collect")} preventScrollReset>
            <input type="hidden" name="entry" value={entry.id} />
            <input type="hidden" name="key" value={formKey} />
            <Button type="submit">
              {say({ en: "Mark as collected", es: "Marcar como entregado" })}
              <span className="sr-only"> {entry.name}</span>
            </Button>
          </Form>
        )}
      </div>
    </>
  );
}
