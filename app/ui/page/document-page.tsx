import type { ReactNode } from "react";
import { href } from "react-router";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { type Day, formatDay } from "#values/day.ts";
import { BackLink } from "../navigation/back-link.tsx";
import styles from "./document-page.css?url";
import { Container, PageHeading } from "./page.tsx";

/** A numbered part of a document; its `id` is the anchor that the table of contents leads to. */
export type DocumentSection = { id: string; title: string; body: ReactNode };

/** A long text to look things up in: what it is, when it last changed, what it contains. */
export function DocumentPage({
  title,
  lead,
  updated,
  sections,
  footer,
  back,
}: {
  title: string;
  lead: string;
  updated: Day;
  sections: readonly DocumentSection[];
  footer: ReactNode;
  /** What the document belongs to; the home page when left out. */
  back?: { to: string; words: string };
}) {
  const say = useSay();
  const lang = useLang();
  const wayBack = (
    <BackLink to={back?.to ?? href("/")}>
      {back?.words ?? say({ en: "Back to home", es: "Volver al inicio" })}
    </BackLink>
  );
  return (
    <Container className="py-8 md:py-12">
      <link rel="stylesheet" href={styles} precedence="default" />
      {wayBack}
      <div className="mt-3 border-b border-line pb-8">
        <PageHeading lead={lead}>{title}</PageHeading>
        <p className="mt-5 text-sm text-muted">
          <Rich
            text={say({
              en: `Last updated: <0>${formatDay(updated, lang)}</0>`,
              es: `Última actualización: <0>${formatDay(updated, lang)}</0>`,
            })}
            parts={[(words) => <time dateTime={updated}>{words}</time>]}
          />
        </p>
      </div>
      <div className="document">
        <Contents sections={sections} />
        <article>
          {sections.map((section, place) => (
            <section key={section.id} id={section.id}>
              <h2 className="flex gap-3 text-xl md:text-2xl">
                <span className="tabular text-signal">{place + 1}.</span>
                <span>{section.title}</span>
              </h2>
              <div className="prose mt-4">{section.body}</div>
            </section>
          ))}
          <footer className="document-foot">
            {footer}
            <p className="mt-6">{wayBack}</p>
          </footer>
        </article>
      </div>
    </Container>
  );
}

function Contents({ sections }: { sections: readonly DocumentSection[] }) {
  const say = useSay();
  return (
    <nav aria-label={say({ en: "Table of contents", es: "Índice" })} className="document-contents">
      <p className="font-display text-sm font-bold">{say({ en: "Contents", es: "Contenido" })}</p>
      <ol>
        {sections.map((section, place) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>
              <span>{place + 1}.</span>
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
