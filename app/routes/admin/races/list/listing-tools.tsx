import { categories, categoryWords, type ListingFilters } from "#features/races/editing/listing.ts";
import { Choice } from "#ui/form/choice.tsx";
import { type Option, Select } from "#ui/form/select.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";

const choices: { name: string; label: string; options: Option[] }[] = [
  {
    name: "when",
    label: "Date",
    options: [
      { value: "", label: "Any date" },
      { value: "upcoming", label: "Still to come" },
      { value: "past", label: "Past" },
    ],
  },
  {
    name: "status",
    label: "Status",
    options: [
      { value: "", label: "Any status" },
      { value: "upcoming", label: "Upcoming" },
      { value: "active", label: "Active" },
      { value: "completed", label: "Completed" },
      { value: "cancelled", label: "Cancelled" },
    ],
  },
  {
    name: "category",
    label: "Category",
    options: [
      { value: "", label: "Any category" },
      ...categories.map((value) => ({ value, label: categoryWords[value] })),
    ],
  },
  {
    name: "sort",
    label: "Sort by",
    options: [
      { value: "next", label: "Next race first" },
      { value: "latest", label: "Latest date first" },
      { value: "name", label: "Name" },
      { value: "added", label: "Added last" },
    ],
  },
];

/** Search and filters of the list; a form, so that they work without a script and can be sent on. */
export function ListingTools({ filters }: { filters: ListingFilters }) {
  const chosen: Record<string, string> = {
    when: filters.when ?? "",
    status: filters.status ?? "",
    category: filters.category ?? "",
    sort: filters.sort,
  };
  return (
    <ListTools label="Name, city, organizer" words={filters.q}>
      {choices.map(({ name, label, options }) => (
        <Select
          key={name}
          name={name}
          label={label}
          options={options}
          defaultValue={chosen[name]}
        />
      ))}
      <Choice
        key={String(filters.isPremium)}
        name="premium"
        value="yes"
        defaultChecked={filters.isPremium}
      >
        Premium only
      </Choice>
    </ListTools>
  );
}
