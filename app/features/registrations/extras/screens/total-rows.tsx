import { useLang, useSay } from "#ui/language/language.tsx";
import type { ChosenExtra } from "../../prices/order-price.ts";
import { moneyWords } from "../../prices/words.ts";
import { extraLine, extraSum } from "../words.ts";

/** The last rows of a price that a runner looks at before they order: each extra, and the total. */
export function TotalRows({
  extras,
  totalMinor,
  currency,
}: {
  extras: readonly ChosenExtra[];
  totalMinor: number;
  currency: string;
}) {
  const say = useSay();
  const lang = useLang();
  return (
    <>
      {extras.map((extra) => (
        <div key={`${extra.extraId} ${extra.unitMinor}`}>
          <dt>{extraLine(extra, lang)}</dt>
          <dd>{say(extraSum(extra, currency))}</dd>
        </div>
      ))}
      <div>
        <dt>
          <b>{say({ en: "Total", es: "Total" })}</b>
        </dt>
        <dd>
          <b>{say(moneyWords(totalMinor, currency))}</b>
        </dd>
      </div>
    </>
  );
}
