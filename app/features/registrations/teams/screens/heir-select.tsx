import { Select } from "#ui/form/select.tsx";
import { useSay } from "#ui/language/language.tsx";
import { firstHeir, type Heir, heirQuestion } from "../team.ts";

/** Asks a captain who leaves a team who leads it then. */
export function HeirSelect({
  team,
  heirs,
  className,
}: {
  team: string;
  heirs: readonly Heir[];
  className?: string;
}) {
  const say = useSay();
  return (
    <Select
      {...(className && { className })}
      name="captain"
      label={say(heirQuestion(team))}
      options={[
        { value: "", label: say(firstHeir) },
        ...heirs.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
