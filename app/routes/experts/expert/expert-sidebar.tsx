import type { ReactNode } from "react";
import { href, useFetcher } from "react-router";
import {
  type ContactAnswer,
  type Expert,
  type ExpertCard,
  type ExpertPage,
  type ExpertSurroundings,
  showRate,
} from "#features/experts/expert.ts";
import { ExpertContactLines } from "#features/experts/page/contact-lines.tsx";
import { contactProblems } from "#features/experts/page/messages.ts";
import type { SubjectReviews } from "#features/reviews/review.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useFocusOnChange } from "#ui/focus-on-change.ts";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import type { MarkdownNode } from "#ui/markdown/markdown-tree.ts";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { placeIn } from "#values/countries.ts";
import { formatCount } from "#values/text/count.ts";

/** An expert with the own text as a Markdown tree: the browser does not parse Markdown. */
export type ShownExpert = Omit<ExpertPage, "bio"> & { about: MarkdownNode[] };

/** The data of an expert's page. */
export type ExpertData = {
  expert: ShownExpert;
  /** For search engines and previews of links. */
  description: string;
  reviews: SubjectReviews;
  similar: ExpertCard[];
  surroundings: ExpertSurroundings;
  origin: string;
  /** schema.org data for search engines, as JSON. */
  structured: string[];
};

/** How to reach the expert, the rate and the place. */
export function ExpertSidebar({ page: { expert, surroundings } }: { page: ExpertData }) {
  const say = useSay();
  const lang = useLang();
  const here = `?city=${encodeURIComponent(expert.city)}`;
  const { experts, races } = surroundings;
  return (
    <aside
      aria-label={say({ en: "Contact, pricing and place", es: "Contacto, precios y lugar" })}
      className="expert-sidebar card"
    >
      <Part title={say({ en: "Contact Information", es: "Información de contacto" })}>
        <ContactPanel expert={expert} />
      </Part>
      <Part title={say({ en: "Pricing", es: "Precios" })}>
        <p className="num text-xl wrap-anywhere">{showRate(expert, lang)}</p>
        <p className="mt-1.5 text-sm text-muted">
          {say({
            en: `You arrange dates and payment with ${expert.firstName} directly.`,
            es: `Las fechas y el pago los acuerdas directamente con ${expert.firstName}.`,
          })}
        </p>
      </Part>
      <Part title={say({ en: "Location", es: "Ubicación" })}>
        <p className="flex gap-3">
          <Icon name="pin" className="mt-0.5 size-5 text-muted" />
          <span className="min-w-0 wrap-anywhere">{placeIn(expert.location, lang)}</span>
        </p>
        <ul className="mt-2.5 flex flex-col">
          <li>
            <TextLink look="strong" to={href("/services") + here} className="inline-block py-1.5">
              {experts > 0
                ? say({
                    en: `${formatCount(experts)} more ${experts === 1 ? "expert" : "experts"} in ${expert.city}`,
                    es: `${formatCount(experts)} ${experts === 1 ? "experto" : "expertos"} más en ${expert.city}`,
                  })
                : say({ en: `Experts in ${expert.city}`, es: `Expertos en ${expert.city}` })}
            </TextLink>
          </li>
          {races > 0 && (
            <li>
              <TextLink look="strong" to={href("/races") + here} className="inline-block py-1.5">
                {say({
                  en: `${formatCount(races)} upcoming ${races === 1 ? "race" : "races"} in ${expert.city}`,
                  es: `${formatCount(races)} ${races === 1 ? "carrera próxima" : "carreras próximas"} en ${expert.city}`,
                })}
              </TextLink>
            </li>
          )}
        </ul>
      </Part>
    </aside>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}

/** Writes to the expert, and shows the address and the number to a visitor who asks for them. */
function ContactPanel({
  expert: { id, firstName, contact, isOwn },
}: {
  expert: Pick<Expert, "id" | "firstName" | "contact"> & { isOwn: boolean };
}) {
  const say = useSay();
  const fetcher = useFetcher<ContactAnswer>();
  const answer = fetcher.data;
  const shown = answer && !("problem" in answer) ? answer : null;
  const lines = useFocusOnChange<HTMLDivElement>(shown !== null);
  const mayWrite = contact.takesMessages && !isOwn;
  const mayAsk = contact.hasEmail || contact.hasPhone;
  if (!mayWrite && !mayAsk) {
    return (
      <p className="text-muted">
        {say({
          en: `${firstName} cannot be reached from here at the moment.`,
          es: `Por el momento no se puede contactar a ${firstName} desde aquí.`,
        })}
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      {mayWrite && (
        <ButtonLink to={href("/experts/:id/message", { id })}>
          {say({ en: "Send a message", es: "Enviar un mensaje" })}
        </ButtonLink>
      )}
      {answer && "problem" in answer && (
        <Notice kind="problem">{contactProblems[answer.problem]}</Notice>
      )}
      {shown ? (
        <div ref={lines} tabIndex={-1} className="pt-2">
          <ExpertContactLines {...shown} />
        </div>
      ) : (
        mayAsk && (
          <fetcher.Form method="post" action={href("/experts/:id/contact", { id })}>
            <Button type="submit" look="quiet" busy={fetcher.state !== "idle"} className="w-full">
              {say({ en: "Show contact", es: "Mostrar contacto" })}
            </Button>
          </fetcher.Form>
        )
      )}
    </div>
  );
}
