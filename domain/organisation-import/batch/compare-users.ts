import { changedName } from '../../format/capitalised-name.ts'
import { sameName, type SheetError, type SheetRow } from './columns.ts'
import { type ComparedRow, comparedRow, type Seen } from './compared-row.ts'
import { type KnownPlaces, placeLabel } from './compare-places.ts'

export interface KnownUser {
  readonly id: string
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly phone: string | null
  readonly language: string
  /** The label of the place that is chosen when they sign in. */
  readonly carePlace: string | null
  /** A parent and its children share an address. */
  readonly isGroup: boolean
  readonly version: number
}

export function knownUsers(users: readonly KnownUser[]): ReadonlyMap<string, KnownUser> {
  return new Map(users.map((user) => [user.userName.toLowerCase(), user]))
}

export interface UserFacts {
  readonly users: ReadonlyMap<string, KnownUser>
  readonly places: KnownPlaces
  /** In lower case: user names and addresses that somebody has, of whatever client. */
  readonly takenNames: ReadonlySet<string>
  readonly takenEmails: ReadonlySet<string>
}

/** A user is found by the user name, and keeps the first care place that they have. */
export function compareUsers(rows: readonly SheetRow[], facts: UserFacts, seen: Seen): ComparedRow[] {
  return rows.map((sheet) => {
    const { userName = '', email, phone, language, carePlace } = sheet.cells
    const stands = facts.users.get(userName.toLowerCase())
    const firstName = changedName(stands?.firstName ?? '', sheet.cells.firstName)
    const lastName = changedName(stands?.lastName ?? '', sheet.cells.lastName)
    const errors: SheetError[] = []
    if (userName && seen.again(`user ${userName.toLowerCase()}`)) errors.push({ field: 'userName', reason: 'twice' })
    if (!stands && facts.takenNames.has(userName.toLowerCase())) errors.push({ field: 'userName', reason: 'taken' })
    const isNewEmail = email !== undefined && email.toLowerCase() !== stands?.email?.toLowerCase()
    if (isNewEmail && facts.takenEmails.has(email.toLowerCase())) {
      errors.push({ field: 'email', reason: 'taken' })
    }
    if (email !== undefined && !stands?.isGroup && seen.again(`email ${email.toLowerCase()}`)) {
      errors.push({ field: 'email', reason: 'twice' })
    }
    const place = carePlace === undefined ? null : placeNamed(carePlace, facts.places)
    if (place === 'not-found' || place === 'ambiguous') errors.push({ field: 'carePlace', reason: place })
    const label = place !== null && typeof place === 'object' ? placeLabel(place) : undefined
    if (stands && label !== undefined && label !== stands.carePlace) {
      errors.push({ field: 'carePlace', reason: 'not-changeable' })
    }
    const written = { firstName, lastName, email, phone, language, ...(!stands && { userName, carePlace: label }) }
    const wanted = Object.fromEntries(Object.entries(written).filter(([, value]) => value))
    return comparedRow({
      sheet,
      name: `${firstName} ${lastName}`.trim(),
      within: label ?? carePlace ?? '',
      parentId: place !== null && typeof place === 'object' ? place.id : null,
      stands: stands && { id: stands.id, version: stands.version, values: { ...stands } },
      wanted,
      errors,
    })
  })
}

/** A place by its unit and name, or by its name where no other has it. */
function placeNamed(written: string, places: KnownPlaces) {
  const byLabel = places.byLabel.get(sameName(written))
  if (byLabel) return byLabel
  const named = places.byName.get(sameName(written)) ?? []
  return named.length > 1 ? 'ambiguous' : (named[0] ?? 'not-found')
}
