import { Form, Link, useNavigation } from "react-router";
import { podcastLimits } from "#features/podcasts/reading/podcast.ts";
import { racesTitle } from "#features/podcasts/studio/episode-texts.ts";
import { studioProblems } from "#features/podcasts/studio/messages.ts";
import type { PickableRace } from "#features/races/picking/pickable-race.ts";
import { PickableRaceWords } from "#features/races/picking/race-picker.tsx";
import { Button } from "#ui/button.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Icon } from "#ui/icon.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { Notice } from "#ui/message/notice.tsx";
import type { FormErrors } from "#values/form/form.ts";
import { studioAddress } from "./addresses.ts";
import { Rewriting, SourceChoice, WriterNote } from "./topic-step.tsx";

/** The first step for an episode about races. What is selected stands in the address. */
export function SelectRaces({
  words,
  draft,
  found,
  selected,
  hasModel,
  errors,
}: {
  words: string;
  draft: string | null;
  found: PickableRace[] | null;
  selected: PickableRace[];
  hasModel: boolean;
  errors: FormErrors | null;
}) {
  const ids = selected.map(({ id }) => id);
  const addressOf = (races: string[]) => studioAddress("select-races", { draft, races, words });
  const isFull = selected.length >= podcastLimits.races;
  return (
    <div className="grid gap-6">
      <div className="max-w-200">
        <SourceChoice current="races" draft={draft} />
      </div>
      <div className="studio-columns">
        <section aria-label="Races" className="grid content-start gap-4">
          <ListTools
            label="Search by race name, city or country"
            words={words}
            kept={{ view: "select-races", ...(draft && { draft }), races: ids.join(",") }}
          />
          {found === null && <Notice kind="problem">{studioProblems["races-not-read"]}</Notice>}
          {found?.length === 0 && (
            <p role="status" className="text-muted">
              No races found matching your search
            </p>
          )}
          {found && found.length > 0 && (
            <ul aria-label="Races found" className="studio-found">
              {found.map((race) => (
                <li key={race.id}>
                  <AddOrRemove race={race} ids={ids} isFull={isFull} addressOf={addressOf} />
                </li>
              ))}
            </ul>
          )}
        </section>
        <Selected
          draft={draft}
          selected={selected}
          hasModel={hasModel}
          errors={errors}
          addressOf={addressOf}
        />
      </div>
    </div>
  );
}

type ToAddress = (races: string[]) => string;

function AddOrRemove({
  race,
  ids,
  isFull,
  addressOf,
}: {
  race: PickableRace;
  ids: string[];
  isFull: boolean;
  addressOf: ToAddress;
}) {
  const { id } = race;
  const isSelected = ids.includes(id);
  const words = <PickableRaceWords race={race} />;
  if (!isSelected && isFull) return <span className="studio-found-race">{words}</span>;
  return (
    <Link
      to={addressOf(isSelected ? ids.filter((one) => one !== id) : [...ids, id])}
      replace
      preventScrollReset
      className="studio-found-race"
    >
      <span className="sr-only">{isSelected ? "Remove" : "Add"} </span>
      {words}
      {isSelected && <Icon name="check" />}
    </Link>
  );
}

function Selected({
  draft,
  selected,
  hasModel,
  errors,
  addressOf,
}: {
  draft: string | null;
  selected: PickableRace[];
  hasModel: boolean;
  errors: FormErrors | null;
  addressOf: ToAddress;
}) {
  const form = useFirstInvalid(errors);
  const isBusy = useNavigation().formMethod === "POST";
  const ids = selected.map(({ id }) => id);
  return (
    <section aria-labelledby="selected" className="studio-selected card">
      <h2 id="selected" className="text-lg">
        Selected races{" "}
        <span role="status" className="font-normal text-muted">
          {selected.length} of {podcastLimits.races}
        </span>
      </h2>
      {selected.length === 0 ? (
        <p className="text-muted">Add the races that the episode should talk about.</p>
      ) : (
        <>
          <p className="text-sm text-muted wrap-anywhere">
            {racesTitle(selected.map(({ race_name }) => race_name))}
          </p>
          <ol className="studio-races">
            {selected.map((race) => (
              <li key={race.id}>
                <PickableRaceWords race={race} />
                <Link
                  to={addressOf(ids.filter((id) => id !== race.id))}
                  replace
                  preventScrollReset
                  className="button button-plain button-small whitespace-normal"
                >
                  <Icon name="close" label={`Remove ${race.race_name}`} />
                </Link>
              </li>
            ))}
          </ol>
        </>
      )}
      <Form ref={form} method="post" action={addressOf(ids)} className="grid gap-4">
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        {draft && <Rewriting />}
        <WriterNote hasModel={hasModel} races />
        <Button type="submit" busy={isBusy} className="whitespace-normal">
          {isBusy ? "Generating script…" : "Generate Script from Selected Races"}
        </Button>
      </Form>
    </section>
  );
}
