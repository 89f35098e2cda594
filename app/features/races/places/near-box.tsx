import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useFollowing, useFollowingDefault } from "#ui/form/following/following.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { placeIn } from "#values/countries.ts";
import type { LengthUnit } from "#values/length.ts";
import { sayIn } from "#values/say.ts";
import {
  type Near,
  radiusChoices,
  radiusLabel,
  readPosition,
  usualRadius,
  writePosition,
} from "./near.ts";

/** Suggests places; where it cannot be loaded, a place is typed without suggestions. */
const Suggestions = lazy(async () => {
  const loaded = await import("./place-suggestions.tsx").catch(() => null);
  return { default: loaded?.PlaceSuggestions ?? PlainInput };
});

/**
 * The place around which the list shows races, and its radius. The position of the browser is asked for
 * by the button alone, and rounded to about a kilometre before it leaves the page. Without scripts both
 * fields are sent with their form.
 */
export function NearBox({
  near,
  words,
  unit,
  ask,
}: {
  near: Near | null;
  /** What the words of the search ask for, and the other words: the radius counts for it too. */
  words: { near: Near | null; q: string } | null;
  unit: LengthUnit;
  ask: (near: Near | null, q?: string) => void;
}) {
  const lang = useLang();
  const say = sayIn(lang);
  const id = useId();
  const isAlive = useHydrated();
  const shown = near && !readPosition(near.place) ? placeIn(near.place, lang) : "";
  const [typed, type] = useFollowing(shown);
  const [problem, tell] = useState<string | null>(null);
  const circle = near ?? words?.near;
  const km = circle?.km ?? usualRadius;
  const { ref: radius, onChange: chooseRadius } = useFollowingDefault(String(km));
  const latest = useRef(near?.place);
  useEffect(() => {
    latest.current = near?.place;
  }, [near?.place]);
  const around = (place: string) => ask({ place, km: Number(radius.current?.value ?? km) });
  const choose = (place: string) => {
    tell(null);
    type(place.trim());
    if (place.trim()) around(place.trim());
    else ask(null);
  };
  const locate = () => {
    const before = latest.current;
    tell(say({ en: "Looking for your position…", es: "Buscando tu ubicación…" }));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        // A visitor who has left the page meanwhile is not led back.
        if (!radius.current) return;
        tell(null);
        // Nor does a position that comes late take the place of one that was chosen meanwhile.
        if (latest.current !== before) return;
        around(writePosition({ lat: coords.latitude, lon: coords.longitude }));
      },
      async ({ code }) => {
        const loaded = await import("./position-refusals.ts").catch(() => null);
        const refusal = loaded?.positionRefusals[code];
        tell(refusal ? say(refusal) : null);
      },
      { maximumAge: 600_000, timeout: 10_000 },
    );
  };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <label htmlFor={id} className="label mb-0">
        {say({ en: "Near", es: "Cerca de" })}
      </label>
      <div className="relative flex gap-2">
        {isAlive ? (
          <Suspense fallback={<PlainInput id={id} value={typed} />}>
            <Suggestions id={id} value={typed} type={type} choose={choose} />
          </Suspense>
        ) : (
          <PlainInput id={id} value={near ? placeIn(near.place, lang) : ""} />
        )}
        <select
          ref={radius}
          aria-label={say({ en: "Radius", es: "Radio" })}
          name="within"
          defaultValue={km}
          className="input select w-auto shrink-0"
          onChange={(event) => {
            chooseRadius(event);
            if (circle) ask({ ...circle, km: Number(event.target.value) }, words?.q);
          }}
        >
          {radiusChoices(unit, km).map((choice) => (
            <option key={choice} value={choice}>
              {radiusLabel(choice, unit)}
            </option>
          ))}
        </select>
      </div>
      <div className="needs-script">
        <Button type="button" look="quiet" className="w-full" onClick={locate}>
          <Icon name="pin" /> {say({ en: "Near me", es: "Cerca de mí" })}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {problem}
      </p>
    </div>
  );
}

function PlainInput({ id, value }: { id: string; value: string }) {
  const say = useSay();
  return (
    <input
      id={id}
      name="near"
      defaultValue={value}
      placeholder={say({ en: "City or town", es: "Ciudad o pueblo" })}
      maxLength={100}
      className="input min-w-0"
    />
  );
}
