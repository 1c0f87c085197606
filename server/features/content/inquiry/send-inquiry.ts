import { sendInquiry as contract } from '@omsorg/contract/content/inquiry/send-inquiry.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { handleInSteps, type Handler } from '../../../platform/handle.ts'
import type { BotCheck } from '../bot-check/bot-check.ts'
import { keepToSend } from './keep-to-send.ts'

/** The work is checked before a connection is taken. */
export function sendInquiry(botCheck: BotCheck, seal: Seal): Handler<typeof contract.name> {
  return handleInSteps(contract, async ({ input, language, now, transaction }) => {
    const { botToken, ...sent } = input
    const solved = await botCheck.solved(botToken, now)
    if (solved === null) return refuse('bot-check-failed')
    const fields = { kind: 'inquiry', ...sent } as const
    const kept = await transaction((tx, jobs) => keepToSend(tx, jobs, seal, { fields, language, solved, now }))
    return kept ? agree({}) : refuse('bot-check-failed')
  })
}
