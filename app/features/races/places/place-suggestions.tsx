import { useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { SuggestionBox } from "#ui/form/combobox/suggestion-box.tsx";
import { useLang } from "#ui/language/language.tsx";
import { placeIn } from "#values/countries.ts";
import { sayIn } from "#values/say.ts";

/** Typing faster than this asks once. */
const restMs = 120;

/** The fewest letters that are looked up. */
const lettersNeeded = 2;

/** A box in which a place is typed, with the places that begin so below it. */
export function PlaceSuggestions({
  id,
  value,
  type,
  choose,
}: {
  id: string;
  value: string;
  type: (text: string) => void;
  choose: (place: string) => void;
}) {
  const lang = useLang();
  const say = sayIn(lang);
  const [places, setPlaces] = useState<string[]>([]);
  const asked = useRef<AbortController>(null);
  useEffect(() => () => asked.current?.abort(), []);

  function close() {
    asked.current?.abort();
    setPlaces([]);
  }
  async function look(text: string) {
    asked.current?.abort();
    const controller = new AbortController();
    asked.current = controller;
    const { signal } = controller;
    if (text.trim().length < lettersNeeded) return close();
    await new Promise((resolve) => setTimeout(resolve, restMs));
    if (signal.aborted) return;
    // Without an answer the text itself is looked up when it is sent.
    const found = await placesFor(text, signal).catch(() => []);
    if (!signal.aborted) setPlaces(found);
  }

  return (
    <SuggestionBox
      id={id}
      name="near"
      label={say({ en: "Places", es: "Lugares" })}
      placeholder={say({ en: "City or town", es: "Ciudad o pueblo" })}
      maxLength={100}
      value={value}
      suggestions={places.map((place) => ({ id: place, label: placeIn(place, lang) }))}
      typeText={(text) => {
        type(text);
        void look(text);
      }}
      choose={choose}
      close={close}
      sendTyped={() => choose(value)}
    />
  );
}

async function placesFor(text: string, signal: AbortSignal): Promise<string[]> {
  const address = `${href("/races/places")}?${new URLSearchParams({ q: text })}`;
  const answer = await fetch(address, { signal });
  if (!answer.ok) return [];
  const { places }: { places: string[] } = await answer.json();
  return places;
}
