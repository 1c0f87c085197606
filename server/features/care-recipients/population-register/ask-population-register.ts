import {
  askPopulationRegister as contract,
  type RegisterAnswerView,
} from '@omsorg/contract/care-recipients/population-register/ask-population-register.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import { readIdentityNumber } from '@omsorg/domain/care-recipients/identity/identity-number.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { PopulationRegisters, RegisterAnswer } from '../../../adapters/population-register/port.ts'
import { handleInSteps, type Handler } from '../../../platform/handle.ts'
import { logView } from '../../../platform/access-log.sql.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { personsWithNumber, protectionOfNumber } from '../identity/numbers.sql.ts'
import { recordRegisteredDeath } from './record-registered-death.ts'
import { mayLookUp, recordLookUp } from './look-up.sql.ts'
import { chosenPlace } from '../chosen-place.ts'

/**
 * The register is asked between two transactions, so that nothing waits for it: that it is asked is kept before, and what it
 * said before it is told.
 */
export function askPopulationRegister(seal: Seal, registers: PopulationRegisters): Handler<typeof contract.name> {
  return handleInSteps(contract, async ({ input, actor, now, today, transaction }) => {
    const chosen = chosenPlace(actor)
    if (!chosen.ok) return chosen
    const { carePlaceId } = chosen.value
    const number = readIdentityNumber(input.ssn, actor.market, today)
    if (!number.ok) return refuse('number-not-valid', { at: 'ssn' })

    const blind = seal.blind(number.value.normalized)
    const opened = await transaction(async (tx) => {
      if (!(await mayLookUp(tx, carePlaceId))) return refuse('look-up-not-allowed')
      await recordLookUp(tx, actor, { blind, answer: 'asked', protection: null }, today)
      return agree('asked')
    })
    if (!opened.ok) return opened

    const register = registers[marketOf(actor.market).country]
    const answer = (await register?.lookUp(number.value.normalized)) ?? notConnected
    const lookUp = {
      blind,
      answer: answer.result === 'unavailable' ? ('failed' as const) : answer.result,
      protection: answer.result === 'protected' ? answer.protection : null,
    }
    const protectionHere = await transaction(async (tx) => {
      await recordLookUp(tx, actor, lookUp, today)
      if (answer.result === 'deceased') await recordRegisteredDeath(tx, actor, blind, now)
      if (answer.result !== 'unavailable') await logWhoIsShown(tx, actor, blind)
      return protectionOfNumber(tx, blind)
    })
    return agree(viewOf(hiddenAs(protectionHere, answer)))
  })
}

const notConnected: RegisterAnswer = { result: 'unavailable', why: 'no-answer' }

/** What the register tells of somebody who is registered here is a view of that person like any other. */
async function logWhoIsShown(tx: Transaction, actor: Actor, blind: Buffer): Promise<void> {
  const holders = await personsWithNumber(tx, [blind])
  const careRecipientIds = holders.flatMap(({ care_recipient_id: id }) => id ?? [])
  if (careRecipientIds.length === 0) return
  await logView(tx, actor, { action: contract.name, careRecipientIds, criterionHash: null, reason: null })
}

/** Whoever is protected here is told of by the protection alone, whatever else the register knows (facts 4.3). */
function hiddenAs(protection: Protection | null, answer: RegisterAnswer): RegisterAnswer {
  return protection !== null && 'person' in answer ? { result: 'protected', protection } : answer
}

function viewOf(answer: RegisterAnswer): RegisterAnswerView {
  const told = 'person' in answer ? answer.person : null
  return {
    result: answer.result,
    person: told && {
      firstName: told.firstName,
      lastName: told.lastName,
      birthDate: told.birthDate,
      gender: told.sex,
      address: told.address,
      addressSince: told.addressSince,
      hasLeftTheCountry: told.hasLeftTheCountry,
    },
    deceasedOn: answer.result === 'deceased' ? answer.on : null,
    protectionKind: answer.result === 'protected' ? answer.protection : null,
  }
}
