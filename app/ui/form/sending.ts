import { useHref, useNavigation } from "react-router";

/** Whether a form of the page is on its way to an address of ours, in the language of the page. */
export function useIsSending(path: string): boolean {
  const address = useHref(path);
  const [sentTo] = useNavigation().formAction?.split("?", 1) ?? [];
  return sentTo === address;
}
