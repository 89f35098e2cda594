import { href, Link, useNavigation } from "react-router";
import { type ServiceTab, servicesAddress } from "#features/experts/search/filters.ts";
import { useFocusOnChange } from "#ui/focus-on-change.ts";
import { Notice } from "#ui/message/notice.tsx";
import { Container } from "#ui/page/page.tsx";
import { Coaches } from "./coaches.tsx";
import { FilterForm } from "./filter-form.tsx";
import { People } from "./people.tsx";
import type { ServicesData } from "./services-data.ts";
import { CardSkeletons, ServicesHeading } from "./services-skeleton.tsx";

const tabs: { tab: ServiceTab; label: string }[] = [
  { tab: "human", label: "Human Experts" },
  { tab: "virtual", label: "Virtual Coaches" },
];

/** People and machines who help a runner, each in a tab with its own address. */
export function ServicesPage({ page }: { page: ServicesData }) {
  const { filters, failure } = page;
  const next = useNavigation().location;
  const isLoading = next?.pathname === href("/services");
  // What leads to other services in the list goes away when it is followed.
  const results = useFocusOnChange<HTMLDivElement>(servicesAddress(filters), "lost");
  return (
    <Container className="pt-8 pb-16">
      <ServicesHeading />
      <nav aria-label="Kinds of services" className="tabs mt-6">
        {tabs.map(({ tab, label }) => (
          <Link
            key={tab}
            to={servicesAddress({ tab })}
            preventScrollReset
            aria-current={tab === filters.tab ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <FilterForm page={page} />
      <div ref={results} tabIndex={-1} aria-busy={isLoading}>
        {isLoading && <CardSkeletons />}
        {!isLoading && failure && <Failure sentence={failure} again={servicesAddress(filters)} />}
        {!isLoading && page.people && <People page={page} people={page.people} />}
        {!isLoading && page.coaches && <Coaches filters={filters} coaches={page.coaches} />}
      </div>
    </Container>
  );
}

function Failure({ sentence, again }: { sentence: string; again: string }) {
  return (
    <Notice kind="problem">
      <p>{sentence}</p>
      <Link to={again} className="link-strong mt-2 inline-block">
        Try Again
      </Link>
    </Notice>
  );
}
