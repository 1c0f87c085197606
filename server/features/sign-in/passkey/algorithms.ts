/** EdDSA, ES256 and RS256 by their COSE numbers: what authenticators of today make, the best first. */
export const algorithms = [-8, -7, -257] as const
