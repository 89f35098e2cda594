import { useSay } from "#ui/language/language.tsx";
/** The numbers behind a drawing, as a table that opens on a click. */
export function ChartNumbers({
  label,
  heads,
  rows,
}: {
  /** Names the table for screen readers. */
  label: string;
  heads: readonly string[];
  rows: readonly { name: string; values: readonly string[] }[];
}) {
  const say = useSay();
  return (
    <details className="chart-numbers">
      <summary className="disclosure">
        {say({ en: "Show the numbers", es: "Ver los números" })}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={say({ en: `Numbers: ${label}`, es: `Números: ${label}` })}>
        <table className="data-table">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, place) => (
                  <td key={heads[place + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
