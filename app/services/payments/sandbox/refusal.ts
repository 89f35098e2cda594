/** An error answer of the sandbox, in Stripe's shape. */
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

/** The refusal of a request that is not possible. */
export function refuse(message: string, about: Record<string, string> = {}): StripeRefusal {
  return new StripeRefusal(400, { type: "invalid_request_error", message, ...about });
}

/** The refusal of an unknown id: 400 where a form field names it (`param`), 404 for an address. */
export function unknown(kind: string, id: string, param?: string): StripeRefusal {
  return new StripeRefusal(param ? 400 : 404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param: param ?? "id",
  });
}

/** The refusal of an account that is not connected to us. */
export function noAccess(account: string): StripeRefusal {
  return new StripeRefusal(403, {
    type: "invalid_request_error",
    code: "account_invalid",
    message: `The provided key 'sk_test_***' does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`,
  });
}
