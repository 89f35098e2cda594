import { Field } from "#ui/field.tsx";

const hint =
  "At most 20 MB and 100,000 rows. Nothing is imported before you have seen what it would do.";

/** Takes a file that is chosen, or dropped onto it: browsers do that by themselves. */
export function FileField() {
  return (
    <Field label="CSV file: choose one, or drop it here" hint={hint}>
      {(control) => (
        <input
          {...control}
          type="file"
          name="file"
          accept=".csv,.txt,text/csv"
          className="file-input block w-full cursor-pointer rounded-card border-2 border-dashed border-edge p-6 text-sm hover:bg-sunken"
        />
      )}
    </Field>
  );
}
