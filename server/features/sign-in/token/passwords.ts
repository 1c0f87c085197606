import { hash, verify } from '@node-rs/argon2'
import { createTurns, type Waiting } from './turns.ts'

/** argon2id with 19 MiB, two passes, one lane (OWASP's least): 7.5 ms a check, on the thread pool. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** More checks at once would starve every other call of the processor. */
const takeTurn = createTurns({ atOnce: 2, strangersAtOnce: 1, mostWaiting: 64 })

export async function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** For a password that somebody chooses, when its turn has come: throws TooManyWaiting. */
export function hashPasswordInTurn(password: string, who: Waiting): Promise<string> {
  return takeTurn(who, () => hashPassword(password))
}

// Somebody unknown is checked against this, so that the answer takes as long as for somebody known.
const nobody = hashPassword('nobody has this password')

/** Throws TooManyWaiting when nothing was looked at. */
export function passwordFits(stored: string | null, given: string, who: Waiting): Promise<boolean> {
  return takeTurn(who, async () => {
    const fits = await verify(stored ?? (await nobody), given)
    return stored !== null && fits
  })
}
