/** The ways to show a second time who one is, the safest first. */
export const factorKinds = ['passkey', 'totp', 'sms', 'email', 'recovery'] as const
export type FactorKind = (typeof factorKinds)[number]

/** The kinds whose code is sent when it is asked for. */
export const sentKinds = ['sms', 'email'] as const
export type SentKind = (typeof sentKinds)[number]

export const challengeMinutes = 5
export const mostTries = 5
export const secondsBetweenCodes = 30
const mostCodesAnHour = 12
const mostWrongAnHour = { known: 40, strange: 20 } as const

export interface FactorFacts {
  /** Set for the user: turned on, or demanded. */
  readonly enabled: boolean
  readonly enforced: boolean
  /** What the client says of signing in with a password. */
  readonly clientRule: 'off' | 'optional' | 'enforced'
  readonly hasPasskey: boolean
  readonly hasApp: boolean
  readonly recoveryCodesLeft: number
  readonly phone: string | null
  readonly smsCode: SentCode
  readonly email: string | null
  readonly emailCode: SentCode
  /** Gives others their rights, or acts as them: mail is too weak for that. */
  readonly isPowerful: boolean
}

interface SentCode {
  /** For the user. */
  readonly enabled: boolean
  /** By the client. */
  readonly allowed: boolean
}

export interface SecondStep {
  /** What the person may use, the safest first. */
  readonly kinds: readonly FactorKind[]
  /** The person has nothing to show yet, and begins with an app. */
  readonly enrolling: boolean
}

export type FactorDemand = Pick<FactorFacts, 'enabled' | 'enforced' | 'clientRule'>

export function isEnforced({ enforced, clientRule }: Omit<FactorDemand, 'enabled'>): boolean {
  return enforced || clientRule === 'enforced'
}

/** Whether anybody asks for a second factor at all; what of it is possible, `secondStepOf` says. */
export function mayBeAsked(demand: FactorDemand): boolean {
  return isEnforced(demand) || (demand.enabled && demand.clientRule !== 'off')
}

/**
 * The second step that is owed, or null. Whoever has turned it on and has nothing left to show is let in by the password;
 * from whom it is demanded, a code by mail is taken where that may be, else they begin with an app.
 */
export function secondStepOf(facts: FactorFacts): SecondStep | null {
  if (!mayBeAsked(facts)) return null
  const own = ownKinds(facts)
  const recovery = facts.recoveryCodesLeft > 0 ? (['recovery'] as const) : []
  if (own.length > 0) return { kinds: [...own, ...recovery], enrolling: false }
  if (!isEnforced(facts)) return null
  const byMail = mayUseMail(facts)
  return { kinds: [...(byMail ? (['email'] as const) : []), ...recovery], enrolling: !byMail }
}

/** What somebody has and may use, without the codes for when all else is lost. */
export function ownKinds(facts: Omit<FactorFacts, keyof FactorDemand>): readonly FactorKind[] {
  const { smsCode, phone, emailCode } = facts
  const has: Readonly<Record<FactorKind, boolean>> = {
    passkey: facts.hasPasskey,
    totp: facts.hasApp,
    sms: smsCode.enabled && smsCode.allowed && phone !== null,
    email: emailCode.enabled && mayUseMail(facts),
    recovery: false,
  }
  return factorKinds.filter((kind) => has[kind])
}

function mayUseMail({
  emailCode,
  email,
  isPowerful,
}: Pick<FactorFacts, 'emailCode' | 'email' | 'isPowerful'>): boolean {
  return emailCode.allowed && email !== null && !isPowerful
}

/** From whom a second factor is demanded does not lose the last one. */
export function mayRemove(facts: FactorFacts, without: Pick<FactorFacts, 'hasPasskey' | 'hasApp'>): boolean {
  return !isEnforced(facts) || ownKinds({ ...facts, ...without }).length > 0
}

/** Of many challenges after each other no more codes are guessed than these. */
export function mayGuess(wrongInLastHour: number, deviceIsKnown: boolean): boolean {
  return wrongInLastHour < mostWrongAnHour[deviceIsKnown ? 'known' : 'strange']
}

export function secondsToNextCode(sentAt: Temporal.Instant | null, now: Temporal.Instant): number {
  if (sentAt === null) return 0
  return Math.max(0, Math.ceil(secondsBetweenCodes - sentAt.until(now).total('seconds')))
}

export function maySendCode(sentInLastHour: number): boolean {
  return sentInLastHour < mostCodesAnHour
}

const powers: ReadonlySet<string> = new Set([
  'ImpersonationWrite',
  'AuthenticationMethodWrite',
  'RoleWrite',
  'UserWrite',
])

/** Administrators, and who acts as others. */
export function isPowerful(application: string, permissions: readonly string[]): boolean {
  return application === 'PRINCIPAL' || permissions.some((permission) => powers.has(permission))
}
