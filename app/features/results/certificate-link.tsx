import { href, useHref } from "react-router";
import { useSay } from "#ui/language/language.tsx";
import { withQuery } from "#values/address.ts";

/** Leads to the certificate of a finisher, which is a file. */
export function CertificateLink({
  raceId,
  resultsKey,
  bib,
}: {
  raceId: string;
  /** Of the results of the distance. */
  resultsKey: string;
  bib: string;
}) {
  const say = useSay();
  const address = href("/races/:id/results/certificate.pdf", { id: raceId });
  const file = useHref(withQuery(address, { distance: resultsKey, bib }));
  return (
    <a href={file} className="link">
      {say({ en: "Certificate (PDF)", es: "Certificado (PDF)" })}
    </a>
  );
}
