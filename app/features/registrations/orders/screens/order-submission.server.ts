import { data, href } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { dropPages, services } from "#services/context.ts";
import { fileFormOf } from "#services/sent-files.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { upTo } from "#values/form/upload.ts";
import type { Words } from "#values/say.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { offerFreed } from "../../waiting/offering.server.ts";
import { cancelOrder, chooseMethod, sendProof } from "../commands.server.ts";
import { type OrderProblem, orderProblems, proofMegabytes } from "../messages.ts";
import { isFileMissing, keepProof } from "../proofs.server.ts";
import { findOrder } from "../queries.server.ts";
import { methodForm, proofForm } from "../schema.ts";
import { takeOutOfOrder } from "../taking-out.server.ts";

type Asked = RequestArgs & { params: { id: string } };

const proofLimit = upTo(proofMegabytes + 1, orderProblems["too-heavy"]);

/** Chooses how the order is paid. */
export async function submitMethod({ request, context, params: { id } }: Asked, viewer: Viewer) {
  const form = await formOf(request);
  const { value, errors } = readForm(methodForm, form);
  if (errors) return data<FormErrors>(errors, 400);
  const order = { orderId: id, method: value.method };
  const { problem } = await chooseMethod(services(context), viewer, order);
  if (problem) return refused(problem, form, problem === "no-method" ? "method" : null);
  return said(id, {
    en: "Your order waits for your payment until the deadline.",
    es: "Tu pedido espera tu pago hasta el plazo.",
  });
}

/** Stores a proof and sends it to the organizer. */
export async function submitProof(asked: Asked, viewer: Viewer) {
  const { context, params } = asked;
  const orderId = params.id;
  const own = services(context);
  const form = await fileFormOf(asked, viewer, proofLimit);
  const { value, errors } = readForm(proofForm, form);
  if (errors) {
    const missing = isFileMissing(form.get("proof")) && { proof: orderProblems["no-file"] };
    return data<FormErrors>({ ...errors, fields: { ...missing, ...errors.fields } }, 400);
  }
  const kept = await keepProof(own, viewer, form.get("proof"));
  if (kept.problem !== null) return refused(kept.problem, form, "proof");
  const { proof } = kept;
  const { reference } = value;
  try {
    const { problem } = await sendProof(own, viewer, { orderId, reference, proof });
    if (problem === null) {
      return said(orderId, {
        en: "Your proof is with the organizer.",
        es: "El organizador tiene tu comprobante.",
      });
    }
    await own.files.remove(proof.file);
    const fields: Partial<Record<OrderProblem, string>> = {
      "reference-used": "reference",
      "proof-used": "proof",
    };
    return refused(problem, form, fields[problem] ?? null);
  } catch (error) {
    own.log.error({ error, orderId }, "a proof of payment was not kept");
    await own.files.remove(proof.file).catch(() => undefined);
    return data<FormErrors>(formErrors(orderProblems.failed, form), 500);
  }
}

/** Cancels the order, which frees its place. */
export async function submitCancellation({ request, context, params }: Asked, viewer: Viewer) {
  const form = await formOf(request);
  const { problem } = await cancelOrder(services(context), viewer, params.id);
  if (problem) return refused(problem, form, null);
  const order = await findOrder(services(context), viewer, params.id);
  if (order) await offerFreed(services(context), order.race.id);
  dropPages(context);
  return said(params.id, { en: "Your order is cancelled.", es: "Tu pedido está cancelado." });
}

/** Takes one person out of the order, which frees their place. */
export async function submitTakingOut({ request, context, params: { id } }: Asked, viewer: Viewer) {
  const form = await formOf(request);
  const all = services(context);
  const registrationId = String(form.get("entry") ?? "");
  const taken = await takeOutOfOrder(all, viewer, { orderId: id, registrationId });
  if (taken.problem) return refused(taken.problem, form, null);
  const order = await findOrder(all, viewer, id);
  if (order) await offerFreed(all, order.race.id);
  dropPages(context);
  return said(
    id,
    taken.isPaid
      ? {
          en: "This person is out of the order, and nothing is left to pay.",
          es: "Esta persona ya no está en el pedido y no queda nada por pagar.",
        }
      : {
          en: "This person is out of the order. Pay the new total.",
          es: "Esta persona ya no está en el pedido. Paga el nuevo total.",
        },
  );
}

function said(id: string, sentence: Words) {
  return seeOtherSaying(href("/orders/:id/:change?", { id }), sentence);
}

function refused(problem: OrderProblem, form: FormData, field: string | null) {
  if (problem === "gone") throw data("Order not found", 404);
  const status =
    problem === "over" || problem === "in-review" ? 409 : problem === "too-often" ? 429 : 400;
  return data<FormErrors>(formErrors(orderProblems[problem], form, field), status);
}
