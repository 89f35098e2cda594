import { Form } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import type { Workplace } from "#features/races/editing/workplace.ts";
import { changeLabels, offeredStatuses } from "#features/registrations/roster/given-status.ts";
import { type RosterEntry, runnerName } from "#features/registrations/roster/roster.ts";
import { Button } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import {
  type RecordColumn,
  RecordDay,
  RecordLine,
  RecordLink,
  Records,
} from "#ui/list/records.tsx";
import { menuColumn, RowAction, RowMenu, RowQuestion } from "#ui/list/row-menu.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { type Lang, type Say, sayIn, type Words } from "#values/say.ts";
import { extrasWords } from "../../extras/words.ts";
import { AskForReview } from "../../review-requests/screens/ask-for-review.tsx";
import { chosenForm } from "./chosen-bar.tsx";
import { EntryStatusBadge } from "./entry-status-badge.tsx";

/** The entries of one page with what can be done with each. */
export function RosterTable({
  entries,
  isOfOneRace,
  hasCategories,
}: {
  entries: RosterEntry[];
  /** The race stands above the list. */
  isOfOneRace: boolean;
  /** That race scores its runners in categories. */
  hasCategories: boolean;
}) {
  const say = useSay();
  const at = useWorkplace();
  const hasExtras = isOfOneRace && entries.some(({ extras }) => extras !== null);
  return (
    <Records
      caption={say({ en: "Registrations", es: "Inscripciones" })}
      columns={columnsAt(at, { isOfOneRace, hasCategories, hasExtras }, useLang())}
      rows={entries}
      keyOf={({ id }) => id}
    />
  );
}

function columnsAt(
  at: Workplace,
  {
    isOfOneRace,
    hasCategories,
    hasExtras,
  }: { isOfOneRace: boolean; hasCategories: boolean; hasExtras: boolean },
  lang: Lang,
): RecordColumn<RosterEntry>[] {
  const say = sayIn(lang);
  return [
    {
      title: say({ en: "Choose", es: "Elegir" }),
      hideTitle: true,
      corner: "choice",
      cell: (entry) => (
        <label className="choice">
          <input type="checkbox" form={chosenForm} name="registration" value={entry.id} />
          <span className="sr-only">
            {say({
              en: `Choose ${runnerName(entry, lang)}`,
              es: `Elegir a ${runnerName(entry, "es")}`,
            })}
          </span>
        </label>
      ),
    },
    {
      title: say({ en: "Runner", es: "Corredor" }),
      isHead: true,
      room: 32,
      cell: (entry) => (
        <>
          <RecordLink to={at.registration(entry.id)}>{runnerName(entry, lang)}</RecordLink>
          {entry.email && <RecordLine isQuiet>{entry.email}</RecordLine>}
        </>
      ),
    },
    isOfOneRace ? distanceColumn(say) : raceColumnAt(at, lang),
    ...(hasCategories ? [categoryColumn(say)] : []),
    ...(hasExtras ? [extrasColumn(say)] : []),
    {
      title: say({ en: "Registered", es: "Inscripción" }),
      room: "whole",
      cell: ({ createdAt, askedAt, askedStatus }) => (
        <>
          <RecordDay timestamp={createdAt} />
          {askedAt && (
            <span className="block text-sm text-muted">
              {askedWords(askedAt, askedStatus, lang)}
            </span>
          )}
        </>
      ),
    },
    {
      title: say({ en: "Status", es: "Estado" }),
      room: "whole",
      isPlain: true,
      cell: ({ status, isCollected }) => (
        <>
          <EntryStatusBadge status={status} />
          {isCollected && (
            <span className="block text-sm text-muted">
              {say({ en: "kit collected", es: "kit entregado" })}
            </span>
          )}
        </>
      ),
    },
    menuColumn((entry) => <EntryMenu entry={entry} />),
  ];
}

/** `asked on June 30, 2025: failed` */
function askedWords(askedAt: Date, status: RosterEntry["askedStatus"], lang: Lang): string {
  const say = sayIn(lang);
  const day = formatDay(toDay(askedAt), lang);
  const asked = say({ en: `asked on ${day}`, es: `reseña pedida el ${day}` });
  if (status === "sent") return asked;
  if (status === "failed") return say({ en: `${asked}: failed`, es: `${asked}: falló` });
  return say({ en: `${asked}: ${status}`, es: `${asked}: en camino` });
}

const raceColumnAt = (at: Workplace, lang: Lang): RecordColumn<RosterEntry> => ({
  title: sayIn(lang)({ en: "Race", es: "Carrera" }),
  room: 36,
  isPlain: true,
  cell: ({ raceId, raceName, startDate, distance, category, bib }) => (
    <>
      <RecordLink to={at.registrations(raceId)}>{raceName}</RecordLink>
      <RecordLine isQuiet>
        {[formatDay(startDate, lang), distance, category, sayIn(lang)(bibWords(bib))]
          .filter(Boolean)
          .join(" · ")}
      </RecordLine>
    </>
  ),
});

const bibWords = (bib: number): Words => ({ en: `bib ${bib}`, es: `dorsal ${bib}` });

const distanceColumn = (say: Say): RecordColumn<RosterEntry> => ({
  title: say({ en: "Distance", es: "Distancia" }),
  room: 20,
  isPlain: true,
  cell: ({ distance, bib }) => (
    <span className="record-stack">
      <RecordLine>{distance ?? say({ en: "Without a distance", es: "Sin distancia" })}</RecordLine>
      <RecordLine isQuiet>{say(bibWords(bib))}</RecordLine>
    </span>
  ),
});

const categoryColumn = (say: Say): RecordColumn<RosterEntry> => ({
  title: say({ en: "Category", es: "Categoría" }),
  room: 20,
  cell: ({ category }) => <RecordLine>{category ?? "–"}</RecordLine>,
});

const extrasColumn = (say: Say): RecordColumn<RosterEntry> => ({
  title: say(extrasWords),
  room: 28,
  cell: ({ extras }) => extras ?? "–",
});

/** The actions for one entry of the list. Cancelling asks for a confirmation. */
function EntryMenu({ entry }: { entry: RosterEntry }) {
  const say = useSay();
  const { id, status } = entry;
  const runner = runnerName(entry, useLang());
  const offered = offeredStatuses(status);
  return (
    <RowMenu name={runner}>
      {offered
        .filter((to) => to !== "cancelled")
        .map((to) => (
          <RowAction key={to} values={{ registration: id, status: to }} about={runner}>
            {say(changeLabels[to])}
          </RowAction>
        ))}
      <AskForReview registrationId={id} runner={runner} className="" />
      {offered.includes("cancelled") && (
        <RowQuestion label={say({ en: "Cancel", es: "Cancelar" })} about={runner} isDanger>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="registration" value={id} />
            <p>
              {say({
                en: `The place of ${runner} is given to someone else, and the runner is told by email.`,
                es: `El cupo de ${runner} queda libre para otra persona, y un correo se lo avisa.`,
              })}
            </p>
            <Button type="submit" name="status" value="cancelled" look="danger" size="small">
              {say({ en: "Cancel registration", es: "Cancelar inscripción" })}
            </Button>
          </Form>
        </RowQuestion>
      )}
    </RowMenu>
  );
}
