import { Form } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { withQuery } from "#values/address.ts";
import type { FormErrors } from "#values/form/form.ts";
import { genders } from "../../rules/entry-rules.ts";
import { genderGroupWords, longestCategoryName } from "../category.ts";
import type { CategoryList, CountedCategory } from "../category-list.ts";

export const categoryFormId = "category";

/** The form of one category, or of one more. */
export function CategoryFields({
  list,
  category,
  errors,
}: {
  list: CategoryList;
  category: CountedCategory | null;
  errors: FormErrors | null;
}) {
  const say = useSay();
  const at = useWorkplace();
  const form = useFirstInvalid(errors);
  const path = category ? at.categories(list.id, "save") : at.categories(list.id);
  const action = category ? withQuery(path, { category: category.id }) : path;
  const isBusy = useIsSending(path);
  const field = (name: "name" | "minAge" | "maxAge" | "distanceId" | "gender") => ({
    name,
    defaultValue: errors?.typed[name] ?? String(category?.[name] ?? ""),
    error: errors?.fields[name],
  });
  const distance = field("distanceId");
  return (
    <section id={categoryFormId} aria-labelledby="category-heading">
      <h2 id="category-heading" className="mb-4 text-xl">
        {category
          ? say({ en: `Edit ${category.name}`, es: `Editar ${category.name}` })
          : say({ en: "Add a category", es: "Agregar una categoría" })}
      </h2>
      <Form ref={form} method="post" action={action} noValidate className="grid gap-5">
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        <TextField
          label={say({ en: "Name", es: "Nombre" })}
          required
          maxLength={longestCategoryName}
          autoComplete="off"
          {...field("name")}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Select
            label={say({ en: "For", es: "Para" })}
            options={[
              { value: "", label: say({ en: "Everybody", es: "Todas las personas" }) },
              ...genders.map((value) => ({
                value,
                label: say(genderGroupWords[value]),
              })),
            ]}
            {...field("gender")}
          />
          {(list.distances.length > 0 || distance.defaultValue || distance.error) && (
            <Select
              label={say({ en: "Distance", es: "Distancia" })}
              options={[
                { value: "", label: say({ en: "Every distance", es: "Todas las distancias" }) },
                ...list.distances.map(({ id, distance }) => ({ value: id, label: distance })),
              ]}
              {...distance}
            />
          )}
          <TextField
            label={say({ en: "From age", es: "Desde la edad" })}
            hint={say({ en: "Empty: no lower limit", es: "Vacío: sin límite inferior" })}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            {...field("minAge")}
          />
          <TextField
            label={say({ en: "To age", es: "Hasta la edad" })}
            hint={say({ en: "Empty: no upper limit", es: "Vacío: sin límite superior" })}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            {...field("maxAge")}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {category
              ? say({ en: "Save category", es: "Guardar categoría" })
              : say({ en: "Add category", es: "Agregar categoría" })}
          </Button>
          {category && (
            <ButtonLink to={at.categories(list.id)} look="plain">
              {say({ en: "Cancel", es: "Cancelar" })}
            </ButtonLink>
          )}
        </div>
      </Form>
    </section>
  );
}
