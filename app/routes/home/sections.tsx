import { type FormEvent, useState } from "react";
import { Form, href, useNavigate } from "react-router";
import { Keeping } from "#features/favorites/keeping.tsx";
import { RaceCard, RaceCardSkeleton } from "#features/races/card/race-card.tsx";
import type { ShownCard } from "#features/races/card/shown-card.ts";
import { noFilters, racesAddress } from "#features/races/filters/filters.ts";
import { typeIn } from "#features/races/race-type.ts";
import { CityBox } from "#features/races/search/city-box.tsx";
import { After } from "#ui/after.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { sayIn } from "#values/say.ts";

const places = ["first", "second", "third"];

/** The races that matter most now; `null` while they are loading. */
export function KeyRaces({ races, kept }: { races: ShownCard[] | null; kept: string[] }) {
  const say = useSay();
  const viewAll = (
    <TextLink to={href("/races")} look="strong" className="text-sm">
      {say({ en: "View All Races", es: "Ver todas las carreras" })}
    </TextLink>
  );
  return (
    <Section title={say({ en: "Key Races", es: "Carreras destacadas" })} action={viewAll}>
      <Keeping kept={kept}>
        {(isKept) => (
          <div className="race-grid key-races">
            {races?.map((race) => (
              <RaceCard key={race.id} race={race} isKept={isKept(race.id)} eager />
            ))}
            {races === null && places.map((place) => <RaceCardSkeleton key={place} />)}
            {races?.length === 0 && places.map((place) => <ComingSoon key={place} />)}
          </div>
        )}
      </Keeping>
    </Section>
  );
}

/** Stands in for a race while none is premium. */
function ComingSoon() {
  const say = useSay();
  return (
    <article className="card flex flex-col items-center justify-center gap-4 px-6 py-12 text-center">
      <h3 className="text-xl">
        {say({ en: "Races Coming Soon", es: "Próximamente habrá carreras" })}
      </h3>
      <p className="text-muted">
        {say({
          en: "The next season is being put together.",
          es: "Estamos preparando la próxima temporada.",
        })}
      </p>
      <ButtonLink to={href("/races")} look="quiet" size="small">
        {say({ en: "Browse All Races", es: "Ver todas las carreras" })}
      </ButtonLink>
    </article>
  );
}

/** Leads to the race list with the filters that were filled. */
export function SearchBlock({ types }: { types: string[] }) {
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
          <CityBox />
          <Button type="submit">{say({ en: "Search Races", es: "Buscar carreras" })}</Button>
        </Form>
      </search>
    </section>
  );
}

/** The promo comes this long after the page. */
const delay = 1000;

/** A card that floats over the page until it is closed, once for all visits of this browser. */
export function AssistantPromo() {
  return (
    <After milliseconds={delay}>
      <Promo />
    </After>
  );
}

/** Comes to the screen in the browser only, which knows whether it was closed. */
function Promo() {
  const say = useSay();
  const [isClosed, setClosed] = useState(isPromoClosed);
  if (isClosed) return null;
  const close = () => {
    rememberClosedPromo();
    setClosed(true);
  };
  return (
    <aside aria-labelledby="assistant-promo" className="floating assistant-promo">
      <Icon name="chat" className="size-7 text-signal" />
      <div>
        <h2 id="assistant-promo">
          {say({ en: "Running Assistant", es: "Asistente para corredores" })}
        </h2>
        <p className="text-muted">
          {say({ en: "It finds your race and your plan.", es: "Encuentra tu carrera y tu plan." })}
        </p>
      </div>
      <ButtonLink to={href("/chat/:threadId?")} size="small" className="assistant-promo-chat">
        {say({ en: "Chat with Assistant", es: "Habla con el asistente" })}
      </ButtonLink>
      <button
        type="button"
        aria-label={say({ en: "Close", es: "Cerrar" })}
        onClick={close}
        className="assistant-promo-close"
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}

const key = "assistant-promo";

/** Whether the promo was closed in this browser. One that keeps nothing shows it again. */
function isPromoClosed(): boolean {
  try {
    return localStorage.getItem(key) === "closed";
  } catch {
    return false;
  }
}

/** Lets the promo stay closed on the next visit as well. */
function rememberClosedPromo(): void {
  try {
    localStorage.setItem(key, "closed");
  } catch {
    // Storage is blocked or full: it stays closed until the page is left.
  }
}
