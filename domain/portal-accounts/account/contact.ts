import { agree, refuse, type Outcome } from '../../outcome.ts'

/** An account that has the e-mail or the mobile number that somebody gives. */
export interface KnownAccount {
  readonly id: number
  readonly sameEmail: boolean
  readonly sameMobile: boolean
  /** In another market, or of somebody with another identity number. */
  readonly isForeign: boolean
}

/**
 * An e-mail and a mobile number belong to one account (O-5-57): both new make a new one, both of the same account let it stand
 * for one person more (O-5-59), everything else is somebody else's. Null = a new one.
 */
export function accountFor(
  known: readonly KnownAccount[],
): Outcome<KnownAccount | null, 'phone-taken' | 'contact-mismatch'> {
  const [first] = known
  if (!first) return agree(null)
  if (known.length === 1 && first.sameEmail && first.sameMobile && !first.isForeign) return agree(first)
  return known.some(({ sameEmail }) => sameEmail)
    ? refuse('contact-mismatch', { at: 'email' })
    : refuse('phone-taken', { at: 'mobile' })
}

/** Both are typed, so that a slip is seen; capitals do not count. */
export function isSameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
