import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

/**
 * A proof of work in place of a puzzle: nobody has to read, hear or click anything, and whoever sends by the thousand pays for
 * each. The challenge is signed, so nothing of it is stored until it is solved.
 */
export interface BotCheck {
  challenge(now: Temporal.Instant): Promise<SignedChallenge>
  /** The signature of the challenge that a token solves, which whoever takes it keeps so that it is solved once; else null. */
  solved(token: string, now: Temporal.Instant): Promise<string | null>
}

export interface SignedChallenge {
  readonly parameters: {
    readonly algorithm: string
    readonly nonce: string
    readonly salt: string
    readonly cost: number
    readonly keyLength: number
    readonly keyPrefix: string
    readonly keySignature: string
    readonly data: { readonly until: number }
  }
  readonly signature: string
}

/** How long a challenge holds: somebody may look up a number while the form is open. */
export const challengeSeconds = 20 * 60

const algorithm = 'PBKDF2/SHA-256'

interface Work {
  /** Rounds of one try. */
  readonly cost: number
  /** Tries until the key is found: at least and at most. */
  readonly tries: readonly [number, number]
}

/** About a second of an ordinary computer, some of an old phone. */
const usualWork: Work = { cost: 5_000, tries: [100, 250] }

export function createBotCheck(keyText: string, work: Work = usualWork): BotCheck {
  const keys = { hmacSignatureSecret: `challenge ${keyText}`, hmacKeySignatureSecret: `key ${keyText}` }
  return {
    async challenge(now) {
      const until = Math.floor(now.epochMilliseconds / 1000) + challengeSeconds
      const counter = randomInt(work.tries[1], work.tries[0])
      const made = await createChallenge({ algorithm, cost: work.cost, counter, data: { until }, deriveKey, ...keys })
      return signedShape.parse(made)
    },
    async solved(token, now) {
      const payload = readPayload(token)
      if (!payload) return null
      const { challenge, solution } = payload
      // By our clock, which the signature covers; and no work that is less than what we ask for.
      const holds = challenge.parameters.data.until * 1000 > now.epochMilliseconds
      if (!holds || challenge.parameters.algorithm !== algorithm) return null
      const { verified } = await verifySolution({ challenge: challenge as Challenge, solution, deriveKey, ...keys })
      return verified ? challenge.signature : null
    },
  }
}

const text = z.string().max(200)
const signedShape = z.object({
  parameters: z.strictObject({
    algorithm: text,
    nonce: text,
    salt: text,
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: text,
    keySignature: text,
    data: z.strictObject({ until: z.int() }),
  }),
  signature: text,
})
const payloadShape = z.object({
  challenge: signedShape,
  solution: z.object({ counter: z.int(), derivedKey: text }),
})

/** Null for what is no payload at all. */
function readPayload(token: string): z.output<typeof payloadShape> | null {
  const json = Buffer.from(token, 'base64').toString('utf8')
  try {
    return payloadShape.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}
