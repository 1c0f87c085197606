import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import { marketOf, type MarketCode } from '@omsorg/domain/market.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'

export interface RegisteredProtection {
  readonly kind: Protection | null
  readonly source: 'register' | 'registration' | null
}

/**
 * Whether somebody is registered with protected identity: as the register says, else as whoever registers says. Afterwards no
 * user changes it (facts 4.3).
 */
export function checkProtection(
  given: Protection | null,
  about: { readonly market: MarketCode; readonly registered: Protection | null; readonly allowed: boolean },
): Outcome<RegisteredProtection, 'protection-not-allowed' | 'protection-of-other-country'> {
  const { country } = marketOf(about.market)
  const at = 'protectionKind'
  if (given !== null && !given.startsWith(country)) return refuse('protection-of-other-country', { at })
  if (about.registered !== null) return agree({ kind: about.registered, source: 'register' })
  if (given !== null && !about.allowed) return refuse('protection-not-allowed', { at })
  return agree({ kind: given, source: given && 'registration' })
}
