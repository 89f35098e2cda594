import { TotalRows } from "#features/registrations/extras/screens/total-rows.tsx";
import { CodeField } from "#features/registrations/prices/screens/code-field.tsx";
import { creditWords, moneyWords, nextPriceWords } from "#features/registrations/prices/words.ts";
import { useSay } from "#ui/language/language.tsx";
import { isCurrency } from "#values/money.ts";
import type { Words } from "#values/say.ts";
import type { ReviewedPrice } from "./screen.ts";

/** What the entry costs, with a field for a code: the last part of the form. */
export function PriceReview({ price, count }: { price: ReviewedPrice; count: number }) {
  const say = useSay();
  const { currency, priceMinor, memberMinor, codeMinor, totalMinor, next } = price;
  const { creditMinor, creditLeftMinor, paidMinor, feeMinor, backMinor } = price;
  const optional: [label: Words, minor: number][] = [
    [{ en: "Free entry for the group", es: "Inscripción gratis por grupo" }, -price.groupMinor],
    [creditWords, -creditMinor],
    [{ en: "Paid for your entry", es: "Pagado por tu inscripción" }, -paidMinor],
    [{ en: "Fee for the change", es: "Costo del cambio" }, feeMinor],
    [{ en: "To be sent back by the organizer", es: "El organizador te devolverá" }, backMinor],
  ];
  const lines: [label: Words, minor: number][] = [
    [
      count > 1
        ? { en: `Entries (${count})`, es: `Inscripciones (${count})` }
        : { en: "Entry", es: "Inscripción" },
      priceMinor,
    ],
    ...(memberMinor > 0
      ? [[{ en: "Members' price", es: "Precio de miembro" }, -memberMinor] as [Words, number]]
      : []),
    ...(codeMinor > 0 ? [[{ en: "Code", es: "Código" }, -codeMinor] as [Words, number]] : []),
    ...optional.filter(([, minor]) => minor !== 0),
  ];
  const newMinor = priceMinor - memberMinor - codeMinor - price.groupMinor - creditMinor;
  const losesMinor = paidMinor - feeMinor - newMinor - backMinor;
  return (
    <section className="mt-6" aria-labelledby="price">
      <h3 id="price" className="text-lg">
        {say({ en: "Price", es: "Precio" })}
      </h3>
      <dl className="answers">
        {lines.map(([label, minor], at) => (
          <div key={label.en}>
            <dt>{say(label)}</dt>
            <dd>
              {say(moneyWords(minor, currency))}
              {at === 0 && next && isCurrency(currency) && (
                <span className="block text-sm text-muted">
                  {say(nextPriceWords({ priceMinor, currency, next }))}
                </span>
              )}
            </dd>
          </div>
        ))}
        <TotalRows extras={price.extras} totalMinor={totalMinor} currency={currency} />
      </dl>
      {creditLeftMinor > 0 && (
        <p className="mt-2">{say(creditLeftWords(creditLeftMinor, currency))}</p>
      )}
      {paidMinor > 0 && losesMinor > 0 && (
        <p className="mt-2">{say(keptRestWords(losesMinor, currency))}</p>
      )}
      {totalMinor > 0 && (
        <p className="mt-2 text-sm text-muted">
          {say({
            en: "If you cancel later, what you paid does not come back by itself: the organizer decides about it.",
            es: "Si cancelas después, lo que pagaste no se devuelve solo: lo decide el organizador.",
          })}
        </p>
      )}
      <input type="hidden" name="total" value={totalMinor} />
      <div className="mt-4">
        <CodeField kind="discount" typedCode={price.typedCode} problem={price.problem} />
      </div>
    </section>
  );
}

function creditLeftWords(minor: number, currency: string): Words {
  const left = moneyWords(minor, currency);
  return {
    en: `You paid ${left.en} more for the last edition. The organizer settles that with you.`,
    es: `En la edición anterior pagaste ${left.es} de más. El organizador lo resuelve contigo.`,
  };
}

function keptRestWords(minor: number, currency: string): Words {
  const rest = moneyWords(minor, currency);
  return {
    en: `${rest.en} of what you paid is not sent back: the organizer keeps it.`,
    es: `No se te devuelven ${rest.es} de lo que pagaste: los conserva el organizador.`,
  };
}
