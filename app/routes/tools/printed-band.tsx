import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";

/** The strip of paper to cut out, fold and wear. Printing the page prints nothing else. */
export function PrintedBand({
  head,
  columns,
  rows,
  advice,
}: {
  head: ReactNode;
  columns: readonly string[];
  /** Rows of a table with these columns. */
  rows: ReactNode;
  /** What to do with the printed strip. */
  advice: string;
}) {
  const say = useSay();
  return (
    <>
      <div className="pace-band">
        <div className="pace-band-head">{head}</div>
        <table>
          <caption className="sr-only">{say({ en: "Pace band", es: "Pulsera de ritmos" })}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows}</tbody>
        </table>
        <p className="pace-band-tab">
          {say({ en: "fold here, tape behind", es: "dobla aquí y pega por detrás" })}
        </p>
      </div>
      <div className="mt-4 print:hidden">
        <Button look="quiet" className="needs-script" onClick={() => window.print()}>
          {say({ en: "Print the band", es: "Imprimir la pulsera" })}
        </Button>
        <p className="mt-3 max-w-[34ch] text-sm text-muted">{advice}</p>
      </div>
    </>
  );
}

/** The place of a band on its page. */
export function BandSide({ children }: { children: ReactNode }) {
  const say = useSay();
  return (
    <section aria-labelledby="band" className="pace-band-side">
      <h2 id="band" className="mb-4 text-2xl print:hidden">
        {say({ en: "Pace band", es: "Pulsera de ritmos" })}
      </h2>
      {children}
    </section>
  );
}
