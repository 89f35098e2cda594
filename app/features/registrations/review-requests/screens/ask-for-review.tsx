import { type MouseEvent, useState } from "react";
import { Link, useFetcher } from "react-router";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { isPlainClick } from "#ui/navigation/plain-click.ts";
import { RequestDialog, type RequestDialogContent } from "./request-dialog.tsx";

/** A link to the page of a review request, which opens as a dialog where scripts run. */
export function AskForReview({
  registrationId,
  runner,
  className = "link",
}: {
  registrationId: string;
  runner: string;
  className?: string;
}) {
  const say = useSay();
  const at = useWorkplace();
  const page = at.reviewRequest(registrationId);
  const reading = useFetcher<RequestDialogContent>();
  const [isOpen, setOpen] = useState(false);
  // What was read for an earlier dialog: meanwhile the runner may have been asked.
  const [stale, setStale] = useState<RequestDialogContent | undefined>();
  const openInstead = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setStale(reading.data);
    reading.load(page);
    setOpen(true);
  };
  return (
    <>
      <Link
        to={page}
        className={className}
        // What the dialog sends is for administrators only.
        {...(at.isOffice && { "aria-haspopup": "dialog", onClick: openInstead })}
      >
        <Rich
          text={say({
            en: `Ask for a review<0> from ${runner}</0>`,
            es: `Pedir una reseña<0> a ${runner}</0>`,
          })}
          parts={[(words) => <span className="sr-only">{words}</span>]}
        />
      </Link>
      {isOpen && reading.data && reading.data !== stale && (
        <RequestDialog {...reading.data} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
