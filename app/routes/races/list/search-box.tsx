import { TextField } from "#ui/form/field.tsx";
import { useFollowing } from "#ui/form/following.ts";
import { Icon } from "#ui/icon.tsx";

/** The free text of the search, sent with Enter or the button in the form with this id. */
export function SearchBox({ value, form }: { value: string; form: string }) {
  const [typed, type] = useFollowing(value);
  return (
    <search className="list-search">
      <TextField
        label="Search"
        form={form}
        name="q"
        type="search"
        placeholder="Search races..."
        maxLength={100}
        enterKeyHint="search"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <button
        type="submit"
        form={form}
        aria-label="Search"
        className="absolute right-0 bottom-0 grid size-[2.875rem] cursor-pointer place-items-center rounded-control text-muted hover:text-ink"
      >
        <Icon name="search" />
      </button>
    </search>
  );
}
