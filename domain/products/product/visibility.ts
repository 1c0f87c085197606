/** The kinds of agreement under which a client gets an item (settings: product availability). Other codes are opaque. */
export const agreementType = {
  agreement: 1,
  complementary: 2,
  dispense: 5,
  specialist: 6,
  fullAssortment: 155,
} as const
export type AgreementType = (typeof agreementType)[keyof typeof agreementType]

export type AgreementLetter = 'A' | 'C' | 'D' | 'S' | 'L'

const letters: Readonly<Record<AgreementType, AgreementLetter>> = { 1: 'A', 2: 'C', 5: 'D', 6: 'S', 155: 'L' }

export const agreementTypes: readonly AgreementType[] = Object.values(agreementType)

/** The letter of a badge; null for a code that nobody knows, whose items stay hidden. */
export function letterOf(type: number | null): AgreementLetter | null {
  const known = agreementTypes.find((each) => each === type)
  return known === undefined ? null : letters[known]
}

/**
 * The permissions that open kinds of agreement. A role is known by them, because a token carries permissions and no roles;
 * every role of the table but RestrictedPrescriber and Orderer holds at least one that widens.
 */
export type OpeningPermission =
  | 'ProductPrescriptionRead'
  | 'CarePlacePurchaseRead'
  | 'InvestigationWrite'
  | 'PrescriptionAdditionWrite'
  | 'PrescriptionRenewRead'
  | 'ProductRankingWrite'
  | 'CustomArticleNumberWrite'
  | 'ProductSpecialistRead'
  | 'ProductDispenseRead'

/** What a prescriber, nurse, investigator, purchaser, specialist, dispense handler or keeper of the ranking holds. */
const widening: readonly OpeningPermission[] = [
  'InvestigationWrite',
  'PrescriptionAdditionWrite',
  'PrescriptionRenewRead',
  'CarePlacePurchaseRead',
  'ProductRankingWrite',
  'CustomArticleNumberWrite',
  'ProductSpecialistRead',
  'ProductDispenseRead',
]

/** Who looks at the assortment. */
export interface AssortmentRights {
  readonly isCustomerService: boolean
  may(permission: OpeningPermission): boolean
}

/**
 * The kinds that the roles of a person open, the union over the roles (rules 3.11). Empty for somebody who only
 * orders: an orderer sees what is prescribed or selected.
 */
export function typesOfRoles({ isCustomerService, may }: AssortmentRights): ReadonlySet<AgreementType> {
  if (isCustomerService) return new Set(agreementTypes)
  const { agreement, complementary, dispense, specialist, fullAssortment } = agreementType
  const open = new Set<AgreementType>()
  if (may('ProductPrescriptionRead')) open.add(agreement)
  if (widening.some(may)) for (const type of [agreement, complementary, fullAssortment]) open.add(type)
  if (may('ProductDispenseRead')) open.add(dispense)
  if (may('ProductSpecialistRead')) open.add(specialist)
  return open
}

/** What an orderer sees of an item that is prescribed or selected; dispense and specialist stay with those who hold them. */
export const typesOfOrderers: ReadonlySet<AgreementType> = new Set([
  agreementType.agreement,
  agreementType.complementary,
  agreementType.fullAssortment,
])

/** The kinds of agreement that are open in an area, by their codes. */
export interface AvailabilityOfArea {
  /** What the client has switched on in the area; empty where it has never said. */
  readonly client: readonly number[]
  /** What one user is limited to; null where the user has no override. */
  readonly user: readonly number[] | null
}

/** What an item is held against: what is switched on, and what the roles open. */
export interface Assortment {
  readonly availability: AvailabilityOfArea
  readonly roles: ReadonlySet<AgreementType>
}

/** Why an item of a kind is out of sight; null when it is in sight. */
export type HiddenBy =
  | 'outside-agreement'
  | 'outside-client-availability'
  | 'outside-user-availability'
  | 'outside-role'

/** V = client AND user AND roles (rules 3.11). Null is an item that the client has not agreed on. */
export function hiddenBy(type: number | null, { availability, roles }: Assortment): HiddenBy | null {
  const known = agreementTypes.find((each) => each === type)
  if (type === null) return 'outside-agreement'
  if (known === undefined || !availability.client.includes(known)) return 'outside-client-availability'
  if (availability.user && !availability.user.includes(known)) return 'outside-user-availability'
  return roles.has(known) ? null : 'outside-role'
}

/** The kinds in sight in an area. */
export function visibleTypes(assortment: Assortment): AgreementType[] {
  return agreementTypes.filter((type) => hiddenBy(type, assortment) === null)
}

/** PCA items are for clients that have them and for those who may prescribe, order or purchase them. */
export function pcaIsOpen(clientHasPca: boolean, mayWriteInPca: boolean): boolean {
  return clientHasPca && mayWriteInPca
}
