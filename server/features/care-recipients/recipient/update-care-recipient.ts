import { updateCareRecipient as contract } from '@omsorg/contract/care-recipients/recipient/update-care-recipient.ts'
import { homeAddressMayBeUsed } from '@omsorg/domain/care-recipients/identity/display.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import { lockChangeablePerson } from '../changeable-person.ts'
import { writeEvent } from '../events.sql.ts'
import { readSettingsOfPlace } from '../settings/settings.sql.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { readDeliveryAddressIds } from '../address/addresses.sql.ts'
import { protectionSaidByRegister } from '../identity/numbers.sql.ts'
import { changedFields } from './changed-fields.ts'
import type { RegistrationDependencies } from './registration-context.ts'
import { checkContact } from './contact.ts'
import { takeNumber } from './free-number.ts'
import { checkKnownIdentity } from './known-identity.ts'
import { protectByRegister, updateOpenPart, updatePerson, writeRoom } from './person.sql.ts'
import { readGuardians, replaceGuardians } from './representatives.sql.ts'
import { checkGuardians, checkTrustee } from './representatives.ts'
import { checkAddresses, writeAddresses } from '../address/written-addresses.ts'

/** Ends the task of a move that is carried out, in the same transaction; given by whoever puts the server together. */
export type EndMove = (
  tx: Transaction,
  actor: Actor,
  move: {
    readonly careRecipientId: number
    readonly taskId: number
    readonly rowVersion: number
    readonly now: Temporal.Instant
  },
) => Promise<Outcome<null, 'move-seen-to'>>

export function updateCareRecipient({
  seal,
  isProduction,
  endMove,
}: RegistrationDependencies & { readonly endMove: EndMove }): Handler<typeof contract.name> {
  return handle(contract, async ({ input, actor, now, today, tx }) => {
    const { careRecipientId } = input
    const locked = await lockChangeablePerson(tx, careRecipientId, actor)
    if (!locked.ok) return locked
    const { person, link, carePlaceId } = locked.value
    if (person.row_version !== input.rowVersion) return refuse('stale')
    const { protectionKind } = input
    if (protectionKind !== undefined && protectionKind !== person.protected_kind) {
      return refuse('protection-is-fixed', { at: 'protectionKind' })
    }
    const happened = { careRecipientId, carePlaceId, event: 'updated', at: now } as const

    if (!homeAddressMayBeUsed(person.protected_kind)) {
      // What was told before she was protected is shown to nobody, and nobody takes it over.
      if (input.moved) return refuse('move-seen-to', { at: 'moved' })
      const open = {
        sex: input.gender ?? person.sex,
        referenceNumber: input.referenceNumber,
        ...input.sensitivities,
      }
      const written = await updateOpenPart(tx, careRecipientId, open, now)
      await writeEvent(tx, actor, { ...happened, detail: { fields: changedFields(person, open) } })
      return agree(answerOf(written, []))
    }

    if (input.moved) {
      const ended = await endMove(tx, actor, { ...input.moved, careRecipientId, now })
      if (!ended.ok) return ended
    }
    const settings = await readSettingsOfPlace(tx, carePlaceId)
    if (!settings) return refuse('recipient-not-found', { at: 'careRecipientId' })
    const around = { market: actor.market, today, isProduction, seal, settings }
    const { firstName, lastName } = input
    if (firstName === null || lastName === null) {
      return refuse('name-missing', { at: firstName === null ? 'firstName' : 'lastName' })
    }
    const identity = checkKnownIdentity(input, person, around)
    if (!identity.ok) return identity
    const contact = checkContact(input, around, { phone: person.phone, deliveryPhone: person.delivery_phone })
    if (!contact.ok) return contact
    const guardians = checkGuardians(input.guardians, await readGuardians(tx, careRecipientId), around)
    if (!guardians.ok) return guardians
    const trustee = checkTrustee(input.trustee, trusteeOf(person), around)
    if (!trustee.ok) return trustee
    const storedIds = (await readDeliveryAddressIds(tx, careRecipientId)).map(({ id }) => id)
    const addresses = checkAddresses(input, storedIds, settings.invoiceAddressRequired)
    if (!addresses.ok) return addresses

    const { number, birthDate, sex } = identity.value
    if (number?.blind) {
      const taken = await takeNumber(tx, person.client_id, number.blind)
      if (!taken.ok) return taken
    }
    const wanted = {
      firstName,
      lastName,
      birthDate,
      sex,
      contact: contact.value,
      ...input.sensitivities,
      trustee: trustee.value,
    }
    const written = await updatePerson(tx, careRecipientId, wanted, number, now)
    if (input.room !== link.room) await writeRoom(tx, careRecipientId, carePlaceId, input.room)
    await replaceGuardians(tx, careRecipientId, guardians.value)
    const warnings = await writeAddresses(tx, careRecipientId, addresses.value)
    const fields = changedFields(person, { ...wanted, ...contact.value, number })
    await writeEvent(tx, actor, { ...happened, detail: { fields } })
    // A number that takes the place of a temporary one may be of somebody whom the register protects.
    const kind = number?.blind ? await protectionSaidByRegister(tx, number.blind) : null
    if (kind !== null) {
      await protectByRegister(tx, careRecipientId, kind, today)
      await writeEvent(tx, actor, { ...happened, event: 'protected', detail: { kind, source: 'register' } })
    }
    return agree(answerOf(written, warnings))
  })
}

function answerOf<Warning>(
  written: { readonly id: number; readonly care_recipient_guid: string; readonly row_version: number },
  warnings: Warning[],
) {
  return {
    careRecipientId: written.id,
    careRecipientGuid: written.care_recipient_guid,
    rowVersion: written.row_version,
    warnings,
  }
}

type Locked = Extract<Awaited<ReturnType<typeof lockChangeablePerson>>, { readonly ok: true }>['value']['person']

function trusteeOf(person: Locked) {
  if (person.trustee_name === null) return null
  return {
    phone: person.trustee_phone,
    encrypted: person.trustee_identity_number_encrypted,
    blind: person.trustee_identity_number_blind,
  }
}
