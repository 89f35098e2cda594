import { requireViewer } from "#features/accounts/viewer.server.ts";
import { readOwnProof } from "#features/registrations/orders/proofs.server.ts";
import { services } from "#services/context.ts";
import { attachment } from "#values/web/attachment.ts";
import type { Route } from "./+types/proof.ts";

/** `/orders/:id/proofs/:payment`: a proof that the viewer has sent. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const proof = await readOwnProof(services(args.context), viewer, args.params.payment);
  if (!proof) throw new Response("Not Found", { status: 404 });
  return attachment(proof.bytes, proof);
}
