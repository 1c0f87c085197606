import { sendContact as contract } from '@omsorg/contract/content/inquiry/send-contact.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { keepToSend } from './keep-to-send.ts'

export function sendContact(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ input, language, now, tx, jobs }) => {
    const { firstName, lastName, telephone, ...sent } = input
    const fields = { kind: 'contact', name: `${firstName} ${lastName}`, phone: telephone, ...sent } as const
    await keepToSend(tx, jobs, seal, { fields, language, solved: null, now })
    return agree({})
  })
}
