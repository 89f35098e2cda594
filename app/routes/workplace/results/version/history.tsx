import type { VersionHistory } from "#features/results/history.server.ts";
import { changeLines, mostListed } from "#features/results/history.ts";
import { useLang } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { type RecordColumn, RecordLine, RecordMoment, Records } from "#ui/list/records.tsx";
import { type Lang, sayIn } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";

/** What was corrected by hand, and what is otherwise than in the version before. */
export function History({
  history: { corrections, earlier, differences },
}: {
  history: VersionHistory;
}) {
  const lang = useLang();
  const say = sayIn(lang);
  const byHand = say({ en: "Corrected by hand", es: "Corregidos a mano" });
  const since = say({
    en: `Changes since version ${earlier?.version}`,
    es: `Cambios desde la versión ${earlier?.version}`,
  });
  const [first] = differences;
  return (
    <>
      <h3 className="text-lg">{byHand}</h3>
      {corrections.length > 0 ? (
        <Records
          caption={byHand}
          columns={correctionColumns(lang)}
          rows={corrections}
          keyOf={({ id }) => id}
        />
      ) : (
        <EmptyState
          heading="p"
          title={say({
            en: "No row was corrected by hand",
            es: "No se corrigió ninguna fila a mano",
          })}
        />
      )}
      {earlier && (
        <>
          <h3 className="text-lg">{since}</h3>
          {first ? (
            <>
              <p className="text-muted">{countWords(first.total, lang)}</p>
              <Records
                caption={since}
                columns={differenceColumns(lang)}
                rows={differences}
                keyOf={({ bib }) => bib}
              />
            </>
          ) : (
            <EmptyState
              heading="p"
              title={say({
                en: "Names, times and statuses are the same",
                es: "Los nombres, tiempos y estados son los mismos",
              })}
            />
          )}
        </>
      )}
    </>
  );
}

function countWords(total: number, lang: Lang): string {
  const say = sayIn(lang);
  const all = say({
    en: `Runners with changes: ${formatCount(total)}.`,
    es: `Corredores con cambios: ${formatCount(total)}.`,
  });
  if (total <= mostListed) return all;
  return `${all} ${say({ en: `The first ${mostListed} are listed.`, es: `Se muestran los primeros ${mostListed}.` })}`;
}

type Correction = VersionHistory["corrections"][number];
type Difference = VersionHistory["differences"][number];

function runnerCell({ name, bib }: { name: string; bib: string }) {
  return (
    <>
      <span className="wrap-anywhere">{name || "–"}</span>
      {bib && <RecordLine isQuiet>{`# ${bib}`}</RecordLine>}
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="block wrap-anywhere">
      {line}
    </span>
  ));
}

function correctionColumns(lang: Lang): RecordColumn<Correction>[] {
  const say = sayIn(lang);
  return [
    {
      title: say({ en: "Runner", es: "Corredor" }),
      isHead: true,
      room: 25,
      cell: runnerCell,
    },
    {
      title: say({ en: "Correction", es: "Corrección" }),
      cell: (row) => (
        <>
          <Lines lines={changeLines(row, lang)} />
          {row.reason && (
            <span className="block text-sm text-muted wrap-anywhere">{row.reason}</span>
          )}
        </>
      ),
    },
    {
      title: say({ en: "By", es: "Por" }),
      cell: ({ by }) => by ?? say({ en: "A former account", es: "Una cuenta eliminada" }),
    },
    {
      title: say({ en: "When", es: "Cuándo" }),
      room: "whole",
      cell: ({ at }) => <RecordMoment at={at} />,
    },
  ];
}

function differenceColumns(lang: Lang): RecordColumn<Difference>[] {
  const say = sayIn(lang);
  return [
    {
      title: say({ en: "Runner", es: "Corredor" }),
      isHead: true,
      room: 30,
      cell: runnerCell,
    },
    {
      title: say({ en: "Change", es: "Cambio" }),
      cell: (row) => (
        <>
          {row.isNew &&
            say({ en: "Not in the earlier version", es: "No estaba en la versión anterior" })}
          {row.isGone && say({ en: "Not in this version", es: "No está en esta versión" })}
          {!row.isNew && !row.isGone && <Lines lines={changeLines(row, lang)} />}
          {row.wasCorrected && (
            <span className="block text-sm text-muted">
              {say({
                en: "The earlier version was corrected by hand",
                es: "La versión anterior se había corregido a mano",
              })}
            </span>
          )}
        </>
      ),
    },
  ];
}
