import type { FormEvent } from "react";
import { Form, href, useNavigate } from "react-router";
import { servicesAddress } from "#features/experts/search/filters.ts";
import type { ExpertChoice } from "#features/experts/search/search.server.ts";
import { Button } from "#ui/button.tsx";
import { type Option, Select } from "#ui/form/select.tsx";
import { SearchField } from "#ui/list/search-field.tsx";
import { formatCount } from "#values/text/count.ts";
import type { ServicesData } from "./services-data.ts";

/** The search of a tab. A choice leads to its page at once; without scripts the button sends the form. */
export function FilterForm({ page: { filters, people, cities } }: { page: ServicesData }) {
  const navigate = useNavigate();
  const isHuman = filters.tab === "human";

  function ask(form: HTMLFormElement) {
    const asked = new FormData(form);
    const text = (name: string) => String(asked.get(name) ?? "").trim();
    const wanted = { q: text("q"), specialty: text("specialty"), city: text("city") };
    navigate(servicesAddress({ ...wanted, tab: filters.tab }), { preventScrollReset: true });
  }
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    ask(event.currentTarget);
  }

  return (
    <search className="mt-6 mb-8 block">
      <Form action={href("/services")} onSubmit={search} className="services-filters">
        {!isHuman && <input type="hidden" name="tab" value="virtual" />}
        <SearchField
          label="Search"
          className="services-words"
          name="q"
          words={filters.q}
          placeholder={isHuman ? "Search experts..." : "Search coaches..."}
          maxLength={100}
        />
        {isHuman && (
          <Select
            label="Specialty"
            className="services-specialty"
            name="specialty"
            defaultValue={filters.specialty}
            onChange={({ currentTarget: { form } }) => form && ask(form)}
            options={optionsOf("All Services", people?.facets.specialties ?? [], filters.specialty)}
          />
        )}
        <Select
          label="City"
          className="services-city"
          name="city"
          defaultValue={filters.city}
          hint={isHuman ? undefined : "Coaches are available everywhere"}
          onChange={({ currentTarget: { form } }) => form && ask(form)}
          options={
            isHuman
              ? optionsOf("All Cities", people?.facets.cities ?? [], filters.city)
              : withChosen(
                  [
                    { value: "", label: "All Cities" },
                    ...cities.map((city) => ({ value: city, label: city })),
                  ],
                  filters.city,
                )
          }
        />
        <Button type="submit" className="services-search">
          Search
        </Button>
      </Form>
    </search>
  );
}

function optionsOf(all: string, choices: ExpertChoice[], chosen: string): Option[] {
  return withChosen(
    [
      { value: "", label: all },
      ...choices.map(({ value, count }) => ({ value, label: `${value} (${formatCount(count)})` })),
    ],
    chosen,
  );
}

/** What was chosen stays in the list, also where it leaves nothing. */
function withChosen(options: Option[], chosen: string): Option[] {
  const isKnown = options.some(({ value }) => value === chosen);
  return isKnown ? options : [...options, { value: chosen, label: chosen }];
}
