const cards = [
  ["4242 4242 4242 4242", "pays"],
  ["5555 5555 5555 4444", "pays, a Mastercard"],
  ["4000 0025 0000 3155", "asks for a second step once"],
  ["4000 0027 6000 3184", "asks for a second step always"],
  ["4000 0000 0000 0341", "pays now, and fails on the renewal"],
  ["4000 0000 0000 0002", "is declined"],
  ["4000 0000 0000 9995", "has no funds"],
] as const;

/** The numbers that the sandbox takes. */
export function TestCards() {
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-semibold">Cards to try</summary>
      <ul className="mt-2 grid gap-1.5">
        {cards.map(([number, what]) => (
          <li key={number}>
            <code className="tabular">{number}</code> {what}
          </li>
        ))}
      </ul>
    </details>
  );
}
