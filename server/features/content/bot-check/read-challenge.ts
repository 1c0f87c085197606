import { readChallenge as contract } from '@omsorg/contract/content/bot-check/read-challenge.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handleInSteps, type Handler } from '../../../platform/handle.ts'
import { challengeSeconds, type BotCheck } from './bot-check.ts'

export function readChallenge(botCheck: BotCheck): Handler<typeof contract.name> {
  return handleInSteps(contract, async ({ now }) =>
    agree({ ...(await botCheck.challenge(now)), holdsFor: challengeSeconds }),
  )
}
