import { agree, refuse, type Outcome } from '../../outcome.ts'

/** How somebody signs in, and shows a second factor. */
export interface Methods {
  readonly userName: string
  readonly userNamePasswordEnabled: boolean
  readonly sithsEnabled: boolean
  readonly sithsNumber: string | null
  readonly vrkEnabled: boolean
  readonly vrkNumber: string | null
  readonly adEnabled: boolean
  readonly adUserName: string | null
  readonly smsCodeEnabled: boolean
  readonly phoneNumber: string | null
  readonly emailCodeEnabled: boolean
  readonly email: string | null
  readonly twoFactorEnabled: boolean
  readonly twoFactorEnforced: boolean
}

export interface MethodFacts extends Methods {
  /** An authenticator app or a passkey. */
  readonly hasOwnFactor: boolean
}

/** Each method that is on has what it needs, one way in is left, and an enforced second factor can be shown. */
export function checkMethods(
  facts: MethodFacts,
): Outcome<null, 'no-method-left' | 'method-incomplete' | 'no-second-factor'> {
  const { userNamePasswordEnabled, sithsEnabled, vrkEnabled, adEnabled, smsCodeEnabled, emailCodeEnabled } = facts
  if (!userNamePasswordEnabled && !sithsEnabled && !vrkEnabled && !adEnabled) return refuse('no-method-left')
  const needed = [
    [sithsEnabled, 'sithsNumber'],
    [vrkEnabled, 'vrkNumber'],
    [adEnabled, 'adUserName'],
    [smsCodeEnabled, 'phoneNumber'],
    [emailCodeEnabled, 'email'],
  ] as const
  const missing = needed.find(([isOn, field]) => isOn && !facts[field])
  if (missing) return refuse('method-incomplete', { at: missing[1] })
  const canShow = smsCodeEnabled || emailCodeEnabled || facts.hasOwnFactor
  return facts.twoFactorEnforced && !canShow ? refuse('no-second-factor') : agree(null)
}

/** What differs, by its fields. */
export function changedMethods(before: Methods, after: Methods): readonly (keyof Methods)[] {
  return (Object.keys(before) as (keyof Methods)[]).filter((field) => before[field] !== after[field])
}

/** Whoever came in by what is no longer so, or owes more now, comes in anew. */
export function endsSessions(before: Methods, after: Methods): boolean {
  const ways = ['userNamePasswordEnabled', 'sithsEnabled', 'vrkEnabled', 'adEnabled'] as const
  const names = ['sithsNumber', 'vrkNumber', 'adUserName'] as const
  return (
    ways.some((way) => before[way] && !after[way]) ||
    names.some((name) => before[name] !== null && before[name] !== after[name]) ||
    (!before.twoFactorEnforced && after.twoFactorEnforced)
  )
}
