import type { ReactNode } from "react";

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
    <section id={id} className={className || undefined}>
      <SectionHeading action={action}>{title}</SectionHeading>
      {children}
    </section>
  );
}

function SectionHeading({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="section-heading">
      <h2>{children}</h2>
      {action}
    </div>
  );
}
