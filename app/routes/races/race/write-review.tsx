import type { ReactNode } from "react";
import { href } from "react-router";
import { loginPath } from "#features/accounts/sign-in/login-path.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { DialogLink } from "#ui/overlay/dialog-link.tsx";
import type { RaceData } from "./race-data.ts";

const load = () => import("#features/reviews/review-dialog.tsx");

/** Opens the review form: as a dialog, or as a page of its own without scripts. */
export function WriteReview({
  page: { race, today, personal, takesGuests },
  onSaved,
  flag,
  className,
  children,
}: {
  page: RaceData;
  onSaved: () => void;
  flag?: string;
  className: string;
  children: ReactNode;
}) {
  const { id, name } = race;
  const from = `${href("/races/:id", { id })}?review=true`;
  if (!personal && !takesGuests) {
    return (
      <TextLink look="none" to={loginPath(from)} className={className}>
        {children}
      </TextLink>
    );
  }
  return (
    <DialogLink
      to={href("/races/:id/review", { id })}
      load={load}
      flag={flag}
      className={className}
      dialog={({ ReviewDialog }, close) => (
        <ReviewDialog
          subject={{ kind: "race", id }}
          name={name}
          from={from}
          today={today}
          own={personal?.review ?? null}
          isGuest={!personal}
          onClose={(isSaved) => {
            close();
            if (isSaved) onSaved();
          }}
        />
      )}
    >
      {children}
    </DialogLink>
  );
}
