import { readSentProof } from "#features/registrations/orders/proofs.server.ts";
import { services } from "#services/context.ts";
import { attachment } from "#values/web/attachment.ts";
import type { Route } from "./+types/proof.ts";
import { requireEditor } from "./editor.server.ts";

/** `/…/races/:id/proofs/:payment`: a proof of payment that a runner has sent. */
export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const proof = await readSentProof(services(args.context), editor, args.params.payment);
  if (!proof) throw new Response("Not Found", { status: 404 });
  return attachment(proof.bytes, proof);
}
