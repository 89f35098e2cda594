import { href } from "react-router";
import { DialogLink } from "#ui/overlay/dialog-link.tsx";
import type { RaceData } from "./race-data.ts";

const load = () => import("#features/claims/claim-dialog.tsx");

const nobody = { name: "", email: "", phone: "" };

/** Opens the organizer's claim form, as a dialog or as a page of its own. */
export function ClaimRace({ page: { race, personal } }: { page: RaceData }) {
  return (
    <DialogLink
      to={href("/races/:id/claim", { id: race.id })}
      load={load}
      className="inline-block py-0.5 font-medium text-ink underline underline-offset-3"
      dialog={({ ClaimDialog }, close) => (
        <ClaimDialog
          raceId={race.id}
          raceName={race.name}
          claimant={personal?.claimant ?? nobody}
          onClose={close}
        />
      )}
    >
      Claim this Race
    </DialogLink>
  );
}
