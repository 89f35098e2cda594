import { useHref } from "react-router";
import { formatResultTime, type TeamScoring } from "#features/results/result.ts";
import type { PublicTeam } from "#features/results/team-ranking.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { useLang } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { type RecordColumn, RecordLine, Records } from "#ui/list/records.tsx";
import { type Lang, sayIn } from "#values/say.ts";

/** The ranking of the teams of a distance. */
export function TeamTable({
  teams,
  by,
  count,
  file,
}: {
  teams: PublicTeam[];
  by: TeamScoring["by"];
  /** Runners of a team who count. */
  count: number;
  /** The address of the file. */
  file: string;
}) {
  const lang = useLang();
  const say = sayIn(lang);
  const address = useHref(file);
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-text text-muted">
          {by === "time"
            ? say({
                en: `The times of the best ${count} runners of each team are added up.`,
                es: `Se suman los tiempos de los ${count} mejores corredores de cada equipo.`,
              })
            : say({
                en: `The places of the best ${count} runners of each team are added up.`,
                es: `Se suman los puestos de los ${count} mejores corredores de cada equipo.`,
              })}{" "}
          {say({
            en: "Of teams with the same sum, the one whose last counting runner came in first is ahead.",
            es: "En caso de empate, gana el equipo cuyo último corredor que puntúa llegó antes.",
          })}
        </p>
        <a href={address} download className={buttonClass({ look: "quiet", size: "small" })}>
          {say({ en: "Download CSV", es: "Descargar CSV" })}
        </a>
      </div>
      {teams.length > 0 ? (
        <Records
          caption={say({ en: "Teams", es: "Equipos" })}
          columns={columnsOf(by, lang)}
          rows={teams}
          keyOf={({ team }) => team}
        />
      ) : (
        <EmptyState
          title={say({
            en: `No team has ${count} finishers`,
            es: `Ningún equipo tiene ${count} finalistas`,
          })}
        />
      )}
    </div>
  );
}

function columnsOf(by: TeamScoring["by"], lang: Lang): RecordColumn<PublicTeam>[] {
  const say = sayIn(lang);
  return [
    {
      title: say({ en: "Place", es: "Puesto" }),
      isNumber: true,
      room: "whole",
      cell: ({ place }) => place,
    },
    { title: say({ en: "Team", es: "Equipo" }), isHead: true, room: 26, cell: ({ team }) => team },
    {
      title:
        by === "time"
          ? say({ en: "Sum of times", es: "Suma de tiempos" })
          : say({ en: "Sum of places", es: "Suma de puestos" }),
      isNumber: true,
      cell: ({ sum }) => (by === "time" ? formatResultTime(sum) : sum),
    },
    {
      title: say({ en: "Runners who count", es: "Corredores que puntúan" }),
      room: 40,
      cell: ({ runners }) =>
        runners.map(({ bib, name, time, placeOverall }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two runners may have neither a bib number nor a name
          <RecordLine key={at}>
            {[
              name || say({ en: `Bib ${bib}`, es: `Dorsal ${bib}` }),
              by === "time" ? time : placeOverall,
            ]
              .filter(Boolean)
              .join(" · ")}
          </RecordLine>
        )),
    },
  ];
}
