import { useEffect, useRef, useState } from "react";
import { href, useFetcher, useNavigate } from "react-router";
import type { RaceChoice } from "#features/pace/queries.server.ts";
import { SuggestionBox } from "#ui/form/combobox/suggestion-box.tsx";
import { Field } from "#ui/form/field.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";

/** Typing faster than this asks once. */
const restMs = 180;

/** The fewest letters that are looked up. */
const lettersNeeded = 2;

/** A box in which a race is typed; one that is chosen leads on. Without scripts its form looks it up. */
export function RaceBox({ find }: { find: string }) {
  const navigate = useNavigate();
  const looked = useFetcher<{ found: RaceChoice[] | null }>();
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const found = (isOpen && looked.data?.found) || [];

  function look(text: string) {
    clearTimeout(waiting.current);
    setOpen(text.trim().length >= lettersNeeded);
    const asked = withQuery(href("/training/new"), { find: text.trim() });
    if (text.trim().length >= lettersNeeded) {
      waiting.current = setTimeout(() => void looked.load(asked), restMs);
    }
  }

  return (
    <Field label="Find a race" className="relative">
      {({ id }) => (
        <SuggestionBox
          id={id}
          name="find"
          label="Races"
          maxLength={80}
          defaultValue={find}
          suggestions={found.map((race) => ({ id: race.id, label: <Choice race={race} /> }))}
          typeText={look}
          choose={(race) => void navigate(withQuery(href("/training/new"), { race }))}
          close={() => setOpen(false)}
        />
      )}
    </Field>
  );
}

function Choice({ race: { name, startDate, place } }: { race: RaceChoice }) {
  return (
    <span className="grid">
      <b>{name}</b>
      <span className="text-sm text-muted">
        {formatDay(startDate)}, {place}
      </span>
    </span>
  );
}
