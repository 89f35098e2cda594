import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import {
  registrationStatuses,
  registrationStatusWords,
} from "#features/registrations/registration.ts";
import type { RosterFilters } from "#features/registrations/roster/roster.ts";
import { Select } from "#ui/form/select.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { SearchField } from "#ui/list/search-field.tsx";

/** The search and the filters of the list. */
export function RosterTools({ filters }: { filters: RosterFilters }) {
  const { runner, race, raceId, status, when } = filters;
  const { isOffice } = useWorkplace();
  return (
    <ListTools
      label="Search by runner or email"
      words={runner}
      kept={raceId && isOffice ? { race: raceId } : {}}
    >
      {!raceId && <SearchField label="Race" name="name" words={race} />}
      <Select
        label="Status"
        name="status"
        defaultValue={status ?? ""}
        options={[
          { value: "", label: "All" },
          ...registrationStatuses.map((value) => ({
            value,
            label: registrationStatusWords[value],
          })),
        ]}
      />
      {!raceId && (
        <Select
          label="When"
          name="when"
          defaultValue={when ?? ""}
          options={[
            { value: "", label: "Any time" },
            { value: "upcoming", label: "Upcoming" },
            { value: "past", label: "Past" },
          ]}
        />
      )}
    </ListTools>
  );
}
