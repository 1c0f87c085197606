import { adultAge, ageOn } from '../../age.ts'

/** Whose account it is: the person's own, one of the guardians', or the trustee's. */
export const holderKinds = ['self', 'guardian', 'trustee'] as const
export type HolderKind = (typeof holderKinds)[number]

/** The most accounts that stand for a person beside her own. */
export const mostRepresentatives = 2

/** Why somebody can be given no account for a person now. */
export const holderBlocks = [
  'setting-off',
  'recipient-deceased',
  'recipient-inactive',
  'recipient-inactive-at-place',
  'has-account',
  'of-age',
  'two-already',
  'not-adult',
  'age-unknown',
] as const
export type HolderBlock = (typeof holderBlocks)[number]

export interface HolderFacts {
  readonly kind: HolderKind
  readonly hasAccount: boolean
  /** Null where nothing tells it, as with a guardian whose number is not in the record. */
  readonly birthDate: Temporal.PlainDate | null
}

export interface RecipientFacts {
  readonly birthDate: Temporal.PlainDate | null
  /** How many others hold an account for her, whether it still opens or not. */
  readonly representatives: number
}

/**
 * Whether somebody may hold an account for a person (O-5-28): each once, two beside the person, adults only (O-5-11), and a
 * guardian only as long as the person is a child.
 */
export function holderBlockOf(
  { kind, hasAccount, birthDate }: HolderFacts,
  recipient: RecipientFacts,
  today: Temporal.PlainDate,
): HolderBlock | null {
  if (hasAccount) return 'has-account'
  if (kind === 'guardian' && isOfAge(recipient.birthDate, today)) return 'of-age'
  if (kind !== 'self' && recipient.representatives >= mostRepresentatives) return 'two-already'
  if (birthDate === null) return 'age-unknown'
  return isOfAge(birthDate, today) ? null : 'not-adult'
}

/** Why an account shows nothing more of a person, though it was given. */
export type AccessEnd = 'no-longer-representative' | 'of-age'

export interface AccessFacts {
  readonly kind: HolderKind
  readonly nameThen: string
  /** Null when the record names nobody there any more. */
  readonly nameNow: string | null
  readonly recipientBirthDate: Temporal.PlainDate | null
}

/** Judged whenever it is read, so that it holds from the day on which the record changes or the person comes of age. */
export function accessEndOf(
  { kind, nameThen, nameNow, recipientBirthDate }: AccessFacts,
  today: Temporal.PlainDate,
): AccessEnd | null {
  if (kind === 'self') return null
  if (nameNow !== nameThen) return 'no-longer-representative'
  return kind === 'guardian' && isOfAge(recipientBirthDate, today) ? 'of-age' : null
}

function isOfAge(birthDate: Temporal.PlainDate | null, today: Temporal.PlainDate): boolean {
  return birthDate !== null && ageOn(birthDate, today) >= adultAge
}
