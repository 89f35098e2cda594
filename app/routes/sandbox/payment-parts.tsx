import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";

/** What a bank asks before it pays, inside a form: answered with `confirmed` or `refused`. */
export function BankQuestion({ card }: { card?: string }) {
  return (
    <>
      <Notice>Your bank wants to know that it is you.</Notice>
      {card !== undefined && <input type="hidden" name="card" value={card} />}
      <div className="grid grid-cols-2 gap-3">
        <Button type="submit" name="refused" value="1" look="quiet">
          It is not me
        </Button>
        <Button type="submit" name="confirmed" value="1">
          Confirm
        </Button>
      </div>
    </>
  );
}

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

/** `$9.99`, as cards are charged: always with cents. */
export function centsText(cents: number): string {
  const sign = cents < 0 ? "−" : "";
  return `${sign}$${(Math.abs(cents) / 100).toFixed(2)}`;
}
