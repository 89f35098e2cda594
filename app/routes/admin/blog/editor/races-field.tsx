import { useState } from "react";
import { href } from "react-router";
import type { PickableRace } from "#features/races/picking/pickable-race.ts";
import { PickedRaces, RacePicker } from "#features/races/picking/race-picker.tsx";
import { Button } from "#ui/button.tsx";
import { Said } from "#ui/language/language.tsx";
import type { Sentence } from "#values/say.ts";
import { type EditorAnswer, editorActionPath } from "./editor-actions.ts";

/** The races that a post names: chips, and a selector to add others. */
export function RacesField({
  action,
  races,
  onChange,
  offered,
  error,
}: {
  action: string;
  races: PickableRace[];
  onChange: (races: PickableRace[]) => void;
  offered: EditorAnswer["offered"];
  error: Sentence | undefined;
}) {
  const [isOpen, setOpen] = useState(offered !== null);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="label">Referenced Races</legend>
      <PickedRaces
        name="race_ids"
        races={races}
        onRemove={(gone) => onChange(races.filter(({ id }) => id !== gone.id))}
        removeTo={editorActionPath(action, "remove-race")}
        empty="No races referenced in this blog post."
      />
      {error && (
        <p className="text-sm font-medium text-danger">
          <Said>{error}</Said>
        </p>
      )}
      <Button
        look="quiet"
        size="small"
        className="needs-script w-fit"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? "Hide Race Selector" : "Show Race Selector"}
      </Button>
      <div className={isOpen ? "" : "hidden noscript:block"}>
        <RacePicker
          isOpen={isOpen}
          chosen={races}
          onAdd={(race) => onChange([...races, race])}
          source={href("/admin/blog/work")}
          without={{
            words: offered?.words ?? "",
            found: offered?.found ?? null,
            search: editorActionPath(action, "find-races"),
            add: editorActionPath(action, "add-race"),
          }}
        />
      </div>
    </fieldset>
  );
}
