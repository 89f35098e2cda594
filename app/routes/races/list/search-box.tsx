import { Icon } from "#ui/icon.tsx";
import { SearchField } from "#ui/list/search-field.tsx";

/** The free text of the search, sent with Enter or the button in the form with this id. */
export function SearchBox({ value, form }: { value: string; form: string }) {
  return (
    <search className="list-search">
      <SearchField
        label="Search"
        form={form}
        name="q"
        placeholder="Search races..."
        maxLength={100}
        words={value}
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
