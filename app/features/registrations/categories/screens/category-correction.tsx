import { Form } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useSay } from "#ui/language/language.tsx";
import type { Day } from "#values/day.ts";
import { automaticCategory, type CategorizedEntry, type EntryCategory } from "../category.ts";

/** The category of an entry: the automatic one, unless an organizer chooses another. */
export function CategoryCorrection({
  entry,
  categories,
  raceDay,
}: {
  entry: CategorizedEntry & { id: string; categoryId: string | null };
  categories: readonly EntryCategory[];
  raceDay: Day;
}) {
  const say = useSay();
  const action = useWorkplace().correction(entry.id);
  const isBusy = useIsSending(action);
  const automatic = automaticCategory(categories, entry, raceDay)?.name;
  const offered = categories.filter(
    ({ id, distanceId }) =>
      distanceId === null || distanceId === entry.distanceId || id === entry.categoryId,
  );
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      className="flex flex-wrap items-end gap-3"
    >
      <Select
        label={say({ en: "Category", es: "Categoría" })}
        name="category"
        defaultValue={entry.categoryId ?? ""}
        options={[
          {
            value: "",
            label: automatic
              ? say({ en: `Automatic: ${automatic}`, es: `Automática: ${automatic}` })
              : say({ en: "Automatic: none fits", es: "Automática: ninguna corresponde" }),
          },
          ...offered.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Button type="submit" look="quiet" size="small" busy={isBusy}>
        {say({ en: "Change category", es: "Cambiar categoría" })}
      </Button>
    </Form>
  );
}
