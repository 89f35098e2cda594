import { Form } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { Button } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { extrasMinor } from "../../prices/chosen-extra.ts";
import type { BoughtExtra } from "../queries.server.ts";
import { extraLine, extraSum, extrasWords } from "../words.ts";

/** What was bought beside an entry, each with the way to take it back. */
export function ExtrasOfEntry({
  registrationId,
  extras,
}: {
  registrationId: string;
  extras: readonly BoughtExtra[];
}) {
  const say = useSay();
  if (extras.length === 0) return null;
  return (
    <section aria-labelledby="extras">
      <h2 id="extras" className="mb-3 text-xl">
        {say(extrasWords)}
      </h2>
      <ul className="card max-w-200 divide-y divide-line">
        {extras.map((extra) => (
          <BoughtLine key={extra.id} registrationId={registrationId} extra={extra} />
        ))}
      </ul>
    </section>
  );
}

function BoughtLine({ registrationId, extra }: { registrationId: string; extra: BoughtExtra }) {
  const say = useSay();
  const lang = useLang();
  const at = useWorkplace();
  const line = extraLine(extra, lang);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 p-4">
      <p className="min-w-0 wrap-anywhere">
        {line}, {say(extraSum(extra, extra.currency))}
        {extra.isReturned && (
          <span className="block text-sm text-muted">
            {say({ en: "Taken back", es: "Retirado" })}
          </span>
        )}
      </p>
      {!extra.isReturned && (
        <Form method="post" action={at.takeBack(registrationId, extra.id)} preventScrollReset>
          <details className="office-more">
            <summary className="button button-plain button-small">
              {say({ en: "Take back", es: "Retirar" })}
              <span className="sr-only"> {line}</span>
            </summary>
            <p className="my-2 max-w-text text-sm">
              {extrasMinor([extra]) > 0
                ? say({
                    en: "It is free for others, and what it has cost is on the list “To settle”. The person who paid gets an email.",
                    es: "Queda libre para otras personas, y lo que costó pasa a la lista “Por resolver”. Un correo le avisa a quien pagó.",
                  })
                : say({
                    en: "It is free for others. The person who ordered it gets an email.",
                    es: "Queda libre para otras personas. Un correo le avisa a quien lo pidió.",
                  })}
            </p>
            <Button type="submit" look="danger" size="small">
              {say({ en: "Take it back", es: "Retirarlo" })}
            </Button>
          </details>
        </Form>
      )}
    </li>
  );
}
