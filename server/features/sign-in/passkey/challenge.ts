import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const minutes = 5
const randomLength = 16
const dueLength = 8

export const challengeMilliseconds = minutes * 60_000

export interface ChallengeOf {
  readonly secret: string
  /** What it is for, and of whom where that is known: `show`, or `make` with the account and the session. */
  readonly about: string
  /** The cookie of the browser that asked. */
  readonly binder: string
}

/** A challenge knows by its own seal what it was given for, to which browser and until when: asking for one writes nothing. */
export function newChallenge(of: ChallengeOf, now: Temporal.Instant): string {
  const due = Buffer.alloc(dueLength)
  due.writeBigUInt64BE(BigInt(now.add({ minutes }).epochMilliseconds))
  const open = Buffer.concat([randomBytes(randomLength), due])
  return Buffer.concat([open, sealOf(open, of)]).toString('base64url')
}

/** When it ends, of a challenge that was given so and counts still; else null. */
export function challengeEnds(challenge: string, of: ChallengeOf, now: Temporal.Instant): Temporal.Instant | null {
  const bytes = Buffer.from(challenge, 'base64url')
  const open = bytes.subarray(0, randomLength + dueLength)
  const seal = bytes.subarray(randomLength + dueLength)
  const right = sealOf(open, of)
  if (open.length < randomLength + dueLength || seal.length !== right.length || !timingSafeEqual(seal, right))
    return null
  const ends = Temporal.Instant.fromEpochMilliseconds(Number(open.readBigUInt64BE(randomLength)))
  return Temporal.Instant.compare(now, ends) < 0 ? ends : null
}

function sealOf(open: Buffer, { secret, about, binder }: ChallengeOf): Buffer {
  return createHmac('sha256', secret).update(`passkey challenge ${about} ${binder} `).update(open).digest()
}
