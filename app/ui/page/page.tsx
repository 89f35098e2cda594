import type { ReactNode } from "react";
import { Link, type To } from "react-router";
import { useSay } from "#ui/language/language.tsx";
import { Icon } from "../icon.tsx";

/** Content at most 1200 px wide with the page's side margins. */
export function Container({
  className = "",
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return <div className={`container-page ${className}`}>{children}</div>;
}

/** The one h1 of a page, with a sentence below it where the page needs one. */
export function PageHeading({ children, lead }: { children: ReactNode; lead?: ReactNode }) {
  return (
    <header>
      <h1 className="text-3xl md:text-4xl">{children}</h1>
      {lead && <p className="mt-4 max-w-text text-lg text-muted">{lead}</p>}
    </header>
  );
}

/** A part of a page under its own h2; `action` stands at the right of the heading. */
export function Section({
  title,
  action,
  id,
  className = "pt-14",
  children,
}: {
  title: ReactNode;
  action?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={className}>
      <SectionHeading action={action}>{title}</SectionHeading>
      {children}
    </section>
  );
}

function SectionHeading({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      <h2 className="text-2xl">{children}</h2>
      {action}
    </div>
  );
}

/** Where a page lies. The last step is the page itself and carries no address. */
export function Breadcrumb({ steps }: { steps: readonly { label: string; to?: To }[] }) {
  const say = useSay();
  return (
    <nav
      aria-label={say({ en: "Breadcrumb", es: "Ruta de navegación" })}
      className="text-sm text-muted"
    >
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        {steps.map((step, i) => (
          <li key={step.label} className="flex items-center gap-1.5">
            {i > 0 && <Icon name="chevron-right" className="size-3.5" />}
            {step.to ? (
              <Link to={step.to} className="py-0.5 underline underline-offset-3 hover:text-ink">
                {step.label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {step.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
