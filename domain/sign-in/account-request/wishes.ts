/** What somebody who asks for an account says that they will do, in plain words; the roles follow from it. */
export const wishes = ['prescribe', 'assess', 'follow', 'order', 'order-for-store', 'ask-renewal'] as const
export type Wish = (typeof wishes)[number]

const roleOf: Readonly<Record<Wish, string>> = {
  prescribe: 'Prescriber',
  assess: 'Investigator',
  follow: 'Nurse',
  order: 'Orderer',
  'order-for-store': 'CarePlacePurchaser',
  'ask-renewal': 'PrescriptionRenewRequester',
}

interface AvailableRole {
  readonly id: number
  readonly code: string
}

/** The roles that fit what is wished, of those that the client uses. Whoever approves decides. */
export function suggestedRoles(wished: readonly Wish[], available: readonly AvailableRole[]): readonly number[] {
  const codes = new Set(wished.map((each) => roleOf[each]))
  return available.filter(({ code }) => codes.has(code)).map(({ id }) => id)
}
