import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Container } from "#ui/page/page.tsx";
import type { Sentence } from "#values/say.ts";

const tabs = [
  { id: "plan", to: href("/training"), label: { en: "Plan", es: "Plan" } },
  {
    id: "activities",
    to: href("/training/activities"),
    label: { en: "Activities", es: "Actividades" },
  },
  { id: "analytics", to: href("/training/analytics"), label: { en: "Analytics", es: "Análisis" } },
] as const;

/** Around every page of the training desk: the way to its parts. */
export function TrainingFrame({
  at,
  said = null,
  children,
}: {
  at: (typeof tabs)[number]["id"];
  /** What was done on the page before. */
  said?: Sentence | null;
  children: ReactNode;
}) {
  const say = useSay();
  return (
    <Container className="py-6 md:py-10">
      <nav aria-label={say({ en: "Training", es: "Entrenamiento" })} className="tabs training-tabs">
        {tabs.map(({ id, to, label }) => (
          <Link key={id} to={to} aria-current={id === at ? "page" : undefined}>
            {say(label)}
          </Link>
        ))}
      </nav>
      <div className="pt-8">
        {said && (
          <div className="mb-6">
            <Notice kind="success">{said}</Notice>
          </div>
        )}
        {children}
      </div>
    </Container>
  );
}
