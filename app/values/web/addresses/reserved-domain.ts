/** Domains that are set aside for tests and examples, with all below them (RFC 2606, RFC 6761). */
const RESERVED = /(?:^|[.@])(?:test|example|invalid|localhost|example\.(?:com|net|org))$/i;

/**
 * Whether an email address lies in a domain that no mail ever reaches, and that no person can own.
 * @example isReservedAddress("ana@dorsal.test") // true
 */
export function isReservedAddress(address: string): boolean {
  return RESERVED.test(address);
}
