import type { ReactNode } from "react";
import { loginPath } from "#features/accounts/sign-in/login-path.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { DialogLink } from "#ui/overlay/dialog-link.tsx";
import type { Day } from "#values/day.ts";
import type { OwnReview, Subject } from "../review.ts";

const load = () => import("../review-dialog.tsx");

/** The race or expert on whose page reviews are read and written, and who looks at it. */
export type ReviewedPage = {
  subject: Subject & { name: string };
  /** The address of the page. The form has its own page below it. */
  path: string;
  own: OwnReview | null;
  isGuest: boolean;
  /** Whether visitors can review without an account, which needs mail. */
  takesGuests: boolean;
  today: Day;
};

/** Opens the review form: as a dialog, or as a page of its own without scripts. */
export function WriteReview({
  page: { subject, path, own, isGuest, takesGuests, today },
  onSaved,
  flag,
  className,
  children,
}: {
  page: ReviewedPage;
  onSaved: () => void;
  flag?: string;
  className: string;
  children: ReactNode;
}) {
  const from = `${path}?review=true`;
  if (isGuest && !takesGuests) {
    return (
      <TextLink look="none" to={loginPath(from)} className={className}>
        {children}
      </TextLink>
    );
  }
  return (
    <DialogLink
      to={`${path}/review`}
      load={load}
      flag={flag}
      className={className}
      dialog={({ ReviewDialog }, close) => (
        <ReviewDialog
          subject={subject}
          name={subject.name}
          from={from}
          today={today}
          own={own}
          isGuest={isGuest}
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
