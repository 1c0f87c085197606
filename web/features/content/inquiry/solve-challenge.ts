import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readChallenge } from '@omsorg/contract/content/bot-check/read-challenge.ts'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Does the work of a challenge beside the page, and answers ALTCHA's payload; null where this browser cannot. */
export async function solvedBy({
  holdsFor: _holdsFor,
  ...challenge
}: AnswerOf<typeof readChallenge>): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return solution && btoa(JSON.stringify({ challenge, solution }))
}
