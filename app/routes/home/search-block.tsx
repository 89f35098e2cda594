import type { FormEvent } from "react";
import { Form, href, useNavigate } from "react-router";
import { noFilters, racesAddress } from "#features/races/filters/filters.ts";
import { typeIn } from "#features/races/race-type.ts";
import { CityBox } from "#features/races/search/city-box.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { useLang } from "#ui/language/language.tsx";
import { sayIn } from "#values/say.ts";

/** Leads to the race list with the filters that were filled. */
export function SearchBlock({ types, cities }: { types: string[]; cities: string[] }) {
  const lang = useLang();
  const say = sayIn(lang);
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = new FormData(event.currentTarget);
    const text = (name: string) => String(asked.get(name) ?? "").trim();
    const type = text("type");
    navigate(
      racesAddress({ ...noFilters, q: text("q"), types: type ? [type] : [], city: text("city") }),
    );
  }

  return (
    <section aria-labelledby="find-your-next-race" className="floating relative -mt-14 p-6 md:p-7">
      <h2 id="find-your-next-race" className="text-xl md:text-2xl">
        {say({ en: "Find Your Next Race", es: "Encuentra tu próxima carrera" })}
      </h2>
      <search>
        <Form
          action={href("/races")}
          onSubmit={search}
          className="mt-4 grid items-end gap-4 md:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_auto]"
        >
          <TextField
            label={say({ en: "Search", es: "Buscar" })}
            name="q"
            type="search"
            placeholder={say({ en: "Search races...", es: "Buscar carreras…" })}
            maxLength={100}
          />
          <Select
            label={say({ en: "Race type", es: "Tipo de carrera" })}
            name="type"
            options={[
              { value: "", label: say({ en: "All Race Types", es: "Todos los tipos de carrera" }) },
              ...types.map((type) => ({ value: type, label: typeIn(type, lang) })),
            ]}
          />
          <CityBox cities={cities} />
          <Button type="submit">{say({ en: "Search Races", es: "Buscar carreras" })}</Button>
        </Form>
      </search>
    </section>
  );
}
