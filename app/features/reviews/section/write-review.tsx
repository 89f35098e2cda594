import type { ReactNode } from "react";
import { loginPath } from "#features/accounts/login-path.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { DialogLink } from "#ui/overlay/dialog-link.tsx";
import type { SubjectReviews } from "../review.ts";

const load = () => import("../review-dialog.tsx");

/** Opens the review form: as a dialog, or as a page of its own without scripts. */
export function WriteReview({
  on: { subject, path, own, isGuest, mustSignIn, today },
  onSaved,
  flag,
  className,
  children,
}: {
  on: SubjectReviews;
  onSaved: () => void;
  flag?: string;
  className: string;
  children: ReactNode;
}) {
  const from = `${path}?review=true`;
  if (mustSignIn) {
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
