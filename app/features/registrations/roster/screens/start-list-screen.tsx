import { Link, useHref } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { extrasWords } from "#features/registrations/extras/words.ts";
import type { RosterRace } from "#features/registrations/roster/roster.ts";
import {
  mostPrinted,
  requiredFilesTitle,
  type Starter,
  type StartListOrder,
} from "#features/registrations/roster/start-list.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { type RecordColumn, RecordLine, Records } from "#ui/list/records.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { countryIn, placeIn } from "#values/countries.ts";
import { formatClockTime, formatDay } from "#values/day.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { teamLine } from "../../entry-team.ts";
import { fileStateWords } from "../../questions/file-state.ts";
import { EntryStatusBadge } from "./entry-status-badge.tsx";

/** The list for the start, to be printed. */
export function StartListScreen({
  race,
  order,
  starters,
  isCut,
}: {
  race: RosterRace;
  order: StartListOrder;
  starters: Printed[];
  /** There are more starters than a page shows. */
  isCut: boolean;
}) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  const { id } = race;
  const pdf = useHref(`${at.startListPdf(id)}?order=${order}`);
  const file = useHref(`${at.startListFile(id)}?order=${order}`);
  return (
    <>
      <div className="print:hidden">
        <BackLink to={at.race(id)}>
          {say({ en: "Back to the race", es: "Volver a la carrera" })}
        </BackLink>
      </div>
      <ToolHeading
        lead={`${race.name}, ${formatDay(race.startDate, lang)}, ${placeIn(race.place, lang)}`}
        actions={
          <>
            <a
              href={file}
              download
              className={buttonClass({ look: "quiet", className: "print:hidden" })}
            >
              {say({ en: "Download CSV", es: "Descargar CSV" })}
            </a>
            <a
              href={pdf}
              download
              className={buttonClass({ look: "quiet", className: "print:hidden" })}
            >
              {say({ en: "Download PDF", es: "Descargar PDF" })}
            </a>
          </>
        }
      >
        {say({ en: "Start list", es: "Lista de salida" })}
      </ToolHeading>
      <StartListTools id={id} order={order} />
      {isCut && (
        <Notice>
          {say({
            en: `Only the first ${formatCount(mostPrinted)} runners are listed. Everybody is in the CSV file.`,
            es: `La lista muestra solo los primeros ${formatCount(mostPrinted)} corredores. En el archivo CSV están todos.`,
          })}
        </Notice>
      )}
      {starters.length > 0 ? (
        <div className="print:text-[9pt] print:[&_tr]:break-inside-avoid">
          <Records
            caption={say({
              en: `Start list of ${race.name}`,
              es: `Lista de salida de ${race.name}`,
            })}
            columns={columnsOf(
              race,
              {
                hasWaves: starters.some(({ wave }) => wave !== null),
                hasTeams: starters.some(({ team }) => team !== null),
                hasExtras: starters.some(({ extras }) => extras !== null),
                hasFiles: starters.some(({ requiredFiles }) => requiredFiles !== null),
              },
              lang,
            )}
            rows={starters}
            keyOf={({ bib }) => String(bib)}
          />
        </div>
      ) : (
        <EmptyState title={say({ en: "No registrations found", es: "No hay inscripciones" })} />
      )}
    </>
  );
}

type Printed = Omit<Starter, "dateOfBirth" | "guardianName"> & { yearOfBirth: number };

/** Cells wrap: a list for the start shows every name whole. */
function columnsOf(
  { hasCategories }: RosterRace,
  {
    hasWaves,
    hasTeams,
    hasExtras,
    hasFiles,
  }: { hasWaves: boolean; hasTeams: boolean; hasExtras: boolean; hasFiles: boolean },
  lang: Lang,
): RecordColumn<Printed>[] {
  const say = sayIn(lang);
  return [
    { title: say({ en: "Bib", es: "Dorsal" }), isNumber: true, cell: ({ bib }) => bib },
    {
      title: say({ en: "Runner", es: "Corredor" }),
      isHead: true,
      cell: ({ lastName, firstName }) => `${lastName}, ${firstName}`,
    },
    {
      title: say({ en: "Distance", es: "Distancia" }),
      cell: ({ distance }) => distance ?? "",
    },
    ...(hasWaves
      ? [
          {
            title: say({ en: "Wave", es: "Oleada" }),
            room: "whole" as const,
            cell: ({ wave, waveStart }: Printed) => (
              <>
                <RecordLine>{wave ?? ""}</RecordLine>
                {waveStart && <RecordLine isQuiet>{formatClockTime(waveStart, lang)}</RecordLine>}
              </>
            ),
          },
        ]
      : []),
    ...(hasTeams
      ? [
          {
            title: say({ en: "Team", es: "Equipo" }),
            cell: ({ team, teamNumber, teamKind }: Printed) =>
              team && teamNumber !== null
                ? teamLine({ name: team, number: teamNumber, kind: teamKind }, lang)
                : "",
          },
        ]
      : []),
    ...(hasCategories
      ? [
          {
            title: say({ en: "Category", es: "Categoría" }),
            cell: ({ category }: Printed) => category ?? "",
          },
        ]
      : []),
    ...(hasExtras
      ? [{ title: say(extrasWords), cell: ({ extras }: Printed) => extras ?? "" }]
      : []),
    ...(hasFiles
      ? [
          {
            title: say(requiredFilesTitle),
            cell: ({ requiredFiles }: Printed) =>
              requiredFiles ? say(fileStateWords[requiredFiles]) : "",
          },
        ]
      : []),
    {
      title: say({ en: "Born", es: "Nacimiento" }),
      isNumber: true,
      cell: ({ yearOfBirth }) => yearOfBirth,
    },
    {
      title: say({ en: "Country", es: "País" }),
      room: "whole",
      cell: ({ country }) => countryIn(country, lang),
    },
    {
      title: say({ en: "Phone", es: "Teléfono" }),
      room: "whole",
      cell: ({ phone }) => <span className="tabular">{phone}</span>,
    },
    {
      title: say({ en: "Emergency contact", es: "Contacto de emergencia" }),
      cell: ({ emergencyContactName, emergencyContactPhone }) => (
        <>
          {emergencyContactName} <RecordLine isQuiet>{emergencyContactPhone}</RecordLine>
        </>
      ),
    },
    {
      title: say({ en: "Status", es: "Estado" }),
      room: "whole",
      cell: ({ status }) => <EntryStatusBadge status={status} />,
    },
  ];
}

/** The order of the runners. Links reload the page, because every view of the list is logged. */
function StartListTools({ id, order }: { id: string; order: StartListOrder }) {
  const say = useSay();
  const at = useWorkplace();
  const path = at.startList(id);
  const orders = [
    { value: "name", label: say({ en: "By name", es: "Por nombre" }) },
    { value: "bib", label: say({ en: "By bib", es: "Por dorsal" }) },
    { value: "wave", label: say({ en: "By wave", es: "Por oleada" }) },
  ];
  return (
    <nav
      aria-label={say({ en: "Order of the list", es: "Orden de la lista" })}
      className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden"
    >
      {orders.map(({ value, label }) => (
        <Link
          key={value}
          to={`${path}?order=${value}`}
          aria-current={order === value ? "page" : undefined}
          className={order === value ? "font-semibold" : "link"}
        >
          {label}
        </Link>
      ))}
      <Button look="quiet" size="small" className="needs-script" onClick={() => window.print()}>
        {say({ en: "Print", es: "Imprimir" })}
      </Button>
    </nav>
  );
}
