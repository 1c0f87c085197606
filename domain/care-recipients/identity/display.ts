/** Why an identity is protected; null for everybody else. The kinds follow the registers of the four countries. */
export type Protection =
  | 'SE_sekretess'
  | 'SE_skyddad_folkbokforing'
  | 'FI_turvakielto'
  | 'NO_fortrolig'
  | 'NO_strengt_fortrolig'
  | 'DK_navne_adresse'

/** What may be shown of a person. Each field is a group that is shown or masked as one. */
export const personalFields = [
  'name',
  'identity-number',
  'birth-date',
  'phone',
  'email',
  'address',
  'municipality',
] as const
export type PersonalField = (typeof personalFields)[number]

/**
 * `usual` is every list, print, export and order; `opened` is the one answer to a click with a reason, which is logged.
 */
export type Showing = 'usual' | 'opened'

const openedFields: readonly PersonalField[] = ['name', 'identity-number']
const municipalityIsHidden: readonly Protection[] = ['FI_turvakielto', 'NO_strengt_fortrolig']

/**
 * Whether a field of a person may be shown (facts 4.3). Of a protected person nothing that identifies or places
 * her is shown; name and number open by click with a reason, the address and the phone never.
 */
export function mayBeShown(field: PersonalField, protection: Protection | null, showing: Showing): boolean {
  if (protection === null) return true
  if (field === 'municipality') return !municipalityIsHidden.includes(protection)
  return showing === 'opened' && openedFields.includes(field)
}

/** The value, or null where it is masked. */
export function shown<Value>(
  field: PersonalField,
  value: Value,
  protection: Protection | null,
  showing: Showing = 'usual',
): Value | null {
  return mayBeShown(field, protection, showing) ? value : null
}

/** Protected persons are found by their full identity number only. */
export function isFoundByName(protection: Protection | null): boolean {
  return protection === null
}

/**
 * A home address of a protected person is neither fetched nor filled in: goods go to the care place or a service point.
 */
export function homeAddressMayBeUsed(protection: Protection | null): boolean {
  return protection === null
}
