import { href } from "react-router";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";

/** The titles of the legal pages, in their own heads and in links to them. */
export const legalTitles = {
  terms: { en: "Terms of Service", es: "Términos del servicio" },
  privacy: { en: "Privacy Policy", es: "Política de privacidad" },
  cookies: { en: "Cookie Policy", es: "Política de cookies" },
} as const;

/** The foot of a legal page: the address for questions, and the two other pages. */
export function Questions({
  email,
  others: [one, other],
}: {
  email: string;
  others: readonly [LegalPage, LegalPage];
}) {
  const say = useSay();
  return (
    <p>
      <Rich
        text={say({
          en: `Questions go to <0>${email}</0>. See also our <1/> and <2/>.`,
          es: `Las preguntas van a <0>${email}</0>. Lee también: <1/> y <2/>.`,
        })}
        parts={[
          (words) => (
            <a className="link" href={`mailto:${email}`}>
              {words}
            </a>
          ),
          () => <LegalLink page={one} />,
          () => <LegalLink page={other} />,
        ]}
      />
    </p>
  );
}

function LegalLink({ page }: { page: LegalPage }) {
  const say = useSay();
  return <TextLink to={addresses[page]}>{say(legalTitles[page])}</TextLink>;
}

const addresses = {
  terms: href("/terms"),
  privacy: href("/privacy"),
  cookies: href("/cookies"),
} as const satisfies Record<LegalPage, string>;

type LegalPage = keyof typeof legalTitles;
