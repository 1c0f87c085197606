import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB, two passes, one lane (OWASP's least): 7.5 ms a check, on the thread pool. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const mostAtOnce = 64

let atWork = 0

/** More checks than this at once would starve every other call of the thread pool; the caller answers "busy". */
export class TooManyChecks extends Error {}

export async function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

// Somebody unknown is checked against this, so that the answer takes as long as for somebody known.
const nobody = hashPassword('nobody has this password')

export async function passwordFits(stored: string | null, given: string): Promise<boolean> {
  if (atWork >= mostAtOnce) throw new TooManyChecks()
  atWork += 1
  try {
    const fits = await verify(stored ?? (await nobody), given)
    return stored !== null && fits
  } finally {
    atWork -= 1
  }
}
