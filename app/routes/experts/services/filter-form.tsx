import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { Form, href, useNavigate } from "react-router";
import type { ExpertChoice } from "#features/experts/search/facets.server.ts";
import { type ServiceFilters, servicesAddress } from "#features/experts/search/filters.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { type Option, Select } from "#ui/form/select.tsx";
import { formatCount } from "#values/text/count.ts";
import type { ServicesData } from "./services-data.ts";

/** The search of a tab. A choice leads to its page at once; without scripts the button sends the form. */
export function FilterForm({ page: { filters, people, cities } }: { page: ServicesData }) {
  const navigate = useNavigate();
  const isHuman = filters.tab === "human";
  const form = useFieldsOf(filters);
  // Another default would be another field, without the focus.
  const [first] = useState(filters);

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
      <Form ref={form} action={href("/services")} onSubmit={search} className="services-filters">
        {!isHuman && <input type="hidden" name="tab" value="virtual" />}
        <TextField
          label="Search"
          className="services-words"
          name="q"
          type="search"
          placeholder={isHuman ? "Search experts..." : "Search coaches..."}
          maxLength={100}
          enterKeyHint="search"
          defaultValue={first.q}
        />
        {isHuman && (
          <Select
            label="Specialty"
            className="services-specialty"
            name="specialty"
            defaultValue={first.specialty}
            onChange={({ currentTarget: { form } }) => form && ask(form)}
            options={optionsOf("All Services", people?.facets.specialties ?? [], filters.specialty)}
          />
        )}
        <Select
          label="City"
          className="services-city"
          name="city"
          defaultValue={first.city}
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
        <Button type="submit">Search</Button>
      </Form>
    </search>
  );
}

/** Shows the filters of the next page in the same fields, so that the one in use keeps the focus. */
function useFieldsOf(filters: ServiceFilters): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const { q, specialty, city } = filters;
  const address = servicesAddress({ ...filters, page: 1 });
  const shown = useRef(address);
  useEffect(() => {
    // What a visitor typed before the scripts came stays.
    if (shown.current === address) return;
    shown.current = address;
    for (const [name, value] of Object.entries({ q, specialty, city })) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = value;
      }
    }
  }, [address, q, specialty, city]);
  return form;
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
