/** An answer of the sandbox that is an error, in Stripe's shape. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly error: Record<string, string>;

  constructor(status: number, error: { type: string; message: string } & Record<string, string>) {
    super(error.message);
    this.name = "StripeRefusal";
    this.status = status;
    this.error = error;
  }
}

/** A request that asks for something that is not possible. */
export function refuse(message: string, about: Record<string, string> = {}): StripeRefusal {
  return new StripeRefusal(400, { type: "invalid_request_error", message, ...about });
}

/** Something that does not exist. Of what a form names Stripe says so with 400, of an address with 404. */
export function unknown(kind: string, id: string, param?: string): StripeRefusal {
  return new StripeRefusal(param ? 400 : 404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param: param ?? "id",
  });
}
