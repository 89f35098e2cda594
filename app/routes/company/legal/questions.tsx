import { href } from "react-router";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { type LegalPage, legalTitles } from "./titles.ts";

/** The foot of a legal page: the address for questions, and the two other pages. */
export function Questions({
  email,
  others: [one, other],
}: {
  email: string;
  others: readonly [LegalPage, LegalPage];
}) {
  return (
    <p>
      Questions go to{" "}
      <a className="link" href={`mailto:${email}`}>
        {email}
      </a>
      . See also our <LegalLink page={one} /> and <LegalLink page={other} />.
    </p>
  );
}

function LegalLink({ page }: { page: LegalPage }) {
  return <TextLink to={addresses[page]}>{legalTitles[page]}</TextLink>;
}

const addresses = {
  terms: href("/terms"),
  privacy: href("/privacy"),
  cookies: href("/cookies"),
} as const satisfies Record<LegalPage, string>;
