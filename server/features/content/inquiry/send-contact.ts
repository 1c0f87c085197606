import { sendContact as contract } from '@omsorg/contract/content/inquiry/send-contact.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { handleInSteps, type Handler } from '../../../platform/handle.ts'
import type { BotCheck } from '../bot-check/bot-check.ts'
import { keepToSend } from './keep-to-send.ts'

/** A token that is sent must hold; without one the message is one of the few that an hour takes. */
export function sendContact(botCheck: BotCheck, seal: Seal): Handler<typeof contract.name> {
  return handleInSteps(contract, async ({ input, language, now, transaction }) => {
    const { firstName, lastName, telephone, botToken, ...sent } = input
    const solved = botToken === undefined ? null : await botCheck.solved(botToken, now)
    if (botToken !== undefined && solved === null) return refuse('bot-check-failed')
    const fields = { kind: 'contact', name: `${firstName} ${lastName}`, phone: telephone, ...sent } as const
    const kept = await transaction((tx, jobs) => keepToSend(tx, jobs, seal, { fields, language, solved, now }))
    return kept ? agree({}) : refuse('bot-check-failed')
  })
}
