import { buttonClass } from "#ui/button.tsx";
import { DialogLink } from "#ui/overlay/dialog-link.tsx";
import { studioAddress } from "../addresses.ts";

/** Opens the guide over the script, or as a page where no scripts run. */
export function GuideLink() {
  return (
    <DialogLink
      to={studioAddress("guide")}
      load={() => import("./ssml-guide-dialog.tsx")}
      dialog={({ SsmlGuideDialog }, close) => <SsmlGuideDialog onClose={close} />}
      className={buttonClass({ look: "quiet", size: "small" })}
    >
      SSML Controls Guide
    </DialogLink>
  );
}
