import { recomputeAgeAndGender as contract } from '@omsorg/contract/care-recipients/recipient/recompute-age-and-gender.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { readIdentityNumber } from '@omsorg/domain/care-recipients/identity/identity-number.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { lockChangeablePerson } from '../changeable-person.ts'
import { writeEvent } from '../events.sql.ts'
import { recipientPageOf } from '../page/recipient-page.ts'
import { writeBirthAndSex } from './person.sql.ts'

export function recomputeAgeAndGender(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async (call) => {
    const { input, actor, now, today, tx } = call
    const { careRecipientId } = input
    const locked = await lockChangeablePerson(tx, careRecipientId, actor)
    if (!locked.ok) return locked
    const { person, carePlaceId } = locked.value
    const sealed = person.identity_number_encrypted
    const number = sealed && readIdentityNumber(seal.open(sealed), person.market, today)
    const tellsSomething = number?.ok && (number.value.birthDate !== null || number.value.sex !== null)
    if (!number?.ok || !tellsSomething) return refuse('number-tells-nothing', { at: 'careRecipientId' })

    const sex = person.sex === 'other' ? person.sex : (number.value.sex ?? person.sex)
    await writeBirthAndSex(tx, careRecipientId, number.value.birthDate, sex, now)
    await writeEvent(tx, actor, { careRecipientId, carePlaceId, event: 'age-and-gender-recomputed', at: now })
    const page = await recipientPageOf(careRecipientId, call, seal)
    return page ? agree(page) : refuse('recipient-not-found', { at: 'careRecipientId' })
  })
}
