import type { FormEvent } from "react";
import { Form, href, useNavigate } from "react-router";
import { serviceIn } from "#features/experts/expert.ts";
import { servicesAddress } from "#features/experts/search/filters.ts";
import type { ExpertChoice } from "#features/experts/search/search.server.ts";
import { Button } from "#ui/button.tsx";
import { type Option, Select } from "#ui/form/select.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { SearchField } from "#ui/list/search-field.tsx";
import { formatCount } from "#values/text/count.ts";
import type { ServicesData } from "./people.tsx";

/** The search of a tab. A choice leads to its page at once; without scripts the button sends the form. */
export function FilterForm({ page: { filters, people, cities } }: { page: ServicesData }) {
  const say = useSay();
  const lang = useLang();
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
          label={say({ en: "Search", es: "Buscar" })}
          className="services-words"
          name="q"
          words={filters.q}
          placeholder={
            isHuman
              ? say({ en: "Search experts...", es: "Buscar expertos…" })
              : say({ en: "Search coaches...", es: "Buscar entrenadores…" })
          }
          maxLength={100}
        />
        <Button type="submit" className="services-search">
          {say({ en: "Search", es: "Buscar" })}
        </Button>
        {isHuman && (
          <Select
            label={say({ en: "Specialty", es: "Especialidad" })}
            className="services-specialty"
            name="specialty"
            defaultValue={filters.specialty}
            onChange={({ currentTarget: { form } }) => form && ask(form)}
            options={optionsOf(
              say({ en: "All Services", es: "Todos los servicios" }),
              people?.facets.specialties ?? [],
              filters.specialty,
              (service) => serviceIn(service, lang),
            )}
          />
        )}
        <Select
          label={say({ en: "City", es: "Ciudad" })}
          className="services-city"
          name="city"
          defaultValue={filters.city}
          hint={
            isHuman
              ? undefined
              : say({
                  en: "Coaches are available everywhere",
                  es: "Los entrenadores están disponibles en todas partes",
                })
          }
          onChange={({ currentTarget: { form } }) => form && ask(form)}
          options={
            isHuman
              ? optionsOf(
                  say({ en: "All Cities", es: "Todas las ciudades" }),
                  people?.facets.cities ?? [],
                  filters.city,
                )
              : withChosen(
                  [
                    { value: "", label: say({ en: "All Cities", es: "Todas las ciudades" }) },
                    ...cities.map((city) => ({ value: city, label: city })),
                  ],
                  filters.city,
                )
          }
        />
      </Form>
    </search>
  );
}

function optionsOf(
  all: string,
  choices: ExpertChoice[],
  chosen: string,
  nameOf = (value: string) => value,
): Option[] {
  return withChosen(
    [
      { value: "", label: all },
      ...choices.map(({ value, count }) => ({
        value,
        label: `${nameOf(value)} (${formatCount(count)})`,
      })),
    ],
    chosen,
  );
}

/** What was chosen stays in the list, also where it leaves nothing. */
function withChosen(options: Option[], chosen: string): Option[] {
  const isKnown = options.some(({ value }) => value === chosen);
  return isKnown ? options : [...options, { value: chosen, label: chosen }];
}
