import type { ReactNode } from "react";
import { href } from "react-router";
import { showRate } from "#features/experts/card/rate.ts";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatCount } from "#values/text/count.ts";
import { ContactPanel } from "./contact-panel.tsx";
import type { ExpertData } from "./expert-data.ts";

/** How to reach the expert, the rate and the place. */
export function ExpertSidebar({ page: { expert, surroundings } }: { page: ExpertData }) {
  const here = `?city=${encodeURIComponent(expert.city)}`;
  const { experts, races } = surroundings;
  return (
    <aside aria-label="Contact, pricing and place" className="expert-sidebar card">
      <Part title="Contact Information">
        <ContactPanel expert={expert} />
      </Part>
      <Part title="Pricing">
        <p className="num text-xl wrap-anywhere">{showRate(expert)}</p>
        <p className="mt-1.5 text-sm text-muted">
          You arrange dates and payment with {expert.firstName} directly.
        </p>
      </Part>
      <Part title="Location">
        <p className="flex gap-3">
          <Icon name="pin" className="mt-0.5 size-5 text-muted" />
          <span className="min-w-0 wrap-anywhere">{expert.location}</span>
        </p>
        <ul className="mt-2.5 flex flex-col">
          <li>
            <TextLink look="strong" to={href("/services") + here} className="inline-block py-1.5">
              {experts > 0
                ? `${formatCount(experts)} more ${experts === 1 ? "expert" : "experts"} in ${expert.city}`
                : `Experts in ${expert.city}`}
            </TextLink>
          </li>
          {races > 0 && (
            <li>
              <TextLink look="strong" to={href("/races") + here} className="inline-block py-1.5">
                {`${formatCount(races)} upcoming ${races === 1 ? "race" : "races"} in ${expert.city}`}
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
