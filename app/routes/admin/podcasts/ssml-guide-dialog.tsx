import { Dialog } from "#ui/overlay/dialog.tsx";
import { SsmlGuide } from "./ssml-guide.tsx";

export function SsmlGuideDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="SSML Controls Guide">
      <SsmlGuide />
    </Dialog>
  );
}
