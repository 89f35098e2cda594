import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { Notice } from "#ui/message/notice.tsx";
import { Container } from "#ui/page/page.tsx";
import type { Sentence } from "#values/say.ts";

const tabs = [
  { id: "plan", to: href("/training"), label: "Plan" },
  { id: "activities", to: href("/training/activities"), label: "Activities" },
  { id: "analytics", to: href("/training/analytics"), label: "Analytics" },
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
  return (
    <Container className="py-6 md:py-10">
      <nav aria-label="Training" className="tabs training-tabs">
        {tabs.map(({ id, to, label }) => (
          <Link key={id} to={to} aria-current={id === at ? "page" : undefined}>
            {label}
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
