import { createCareRecipient as contract } from '@omsorg/contract/care-recipients/recipient/create-care-recipient.ts'
import type { InputOf } from '@omsorg/contract/endpoint.ts'
import { checkIdentity, type StoredNumber } from '@omsorg/domain/care-recipients/recipient/registration.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { writeEvent } from '../events.sql.ts'
import { readSettingsOfPlace } from '../settings/settings.sql.ts'
import type { RegistrationDependencies } from './registration-context.ts'
import { checkContact } from './contact.ts'
import { takeNumber } from './free-number.ts'
import { protectionSaidByRegister } from '../identity/numbers.sql.ts'
import { insertPerson, type NumberToWrite } from './person.sql.ts'
import { checkProtection } from './protection.ts'
import { replaceGuardians } from './representatives.sql.ts'
import { checkGuardians, checkTrustee } from './representatives.ts'
import { removeDraft } from '../draft/drafts.sql.ts'
import { checkAddresses, writeAddresses } from '../address/written-addresses.ts'
import { chosenPlace } from '../chosen-place.ts'

export function createCareRecipient({ seal, isProduction }: RegistrationDependencies): Handler<typeof contract.name> {
  return handle(contract, async ({ input, actor, now, today, tx }) => {
    const chosen = chosenPlace(actor)
    if (!chosen.ok) return chosen
    const { carePlaceId, clientId } = chosen.value
    const { market } = actor
    const settings = await readSettingsOfPlace(tx, carePlaceId)
    if (!settings) return refuse('place-not-chosen')
    const around = { market, today, isProduction, seal, settings }

    const identity = checkIdentity(identityGiven(input), { market, today, isProduction, ...settings })
    if (!identity.ok) return identity
    const contact = checkContact(input, around, { phone: null, deliveryPhone: null })
    if (!contact.ok) return contact
    const guardians = checkGuardians(input.guardians, [], around)
    if (!guardians.ok) return guardians
    const trustee = checkTrustee(input.trustee, null, around)
    if (!trustee.ok) return trustee

    const number = numberToWrite(identity.value.number, seal)
    const registered = number.blind && (await protectionSaidByRegister(tx, number.blind))
    const about = { market, registered, allowed: settings.protectedIdentityAllowed }
    const protection = checkProtection(input.protectionKind, about)
    if (!protection.ok) return protection
    const addresses =
      protection.value.kind === null ? checkAddresses(input, [], settings.invoiceAddressRequired) : none(input)
    if (!addresses.ok) return addresses

    if (number.blind) {
      const taken = await takeNumber(tx, clientId, number.blind)
      if (!taken.ok) return taken
    }
    const person = await insertPerson(tx, {
      firstName: input.firstName,
      lastName: input.lastName,
      birthDate: identity.value.birthDate,
      sex: identity.value.sex,
      contact: contact.value,
      ...input.sensitivities,
      trustee: trustee.value,
      number,
      clientId,
      carePlaceId,
      market,
      room: input.room,
      protection: protection.value.kind,
      protectionSource: protection.value.source,
      today,
      now,
      by: actor.doerId,
    })
    await replaceGuardians(tx, person.id, guardians.value)
    const warnings = await writeAddresses(tx, person.id, addresses.value)
    await writeEvent(tx, actor, { careRecipientId: person.id, carePlaceId, event: 'created', at: now })
    // What was kept of the registration has served.
    await removeDraft(tx, actor)
    return agree({
      careRecipientId: person.id,
      careRecipientGuid: person.care_recipient_guid,
      rowVersion: person.row_version,
      warnings,
    })
  })
}

type Input = InputOf<typeof contract>

export function identityGiven({
  ssn,
  temporarySsn,
  birthDate,
  gender,
}: Pick<Input, 'ssn' | 'temporarySsn' | 'birthDate' | 'gender'>) {
  return {
    number: ssn,
    temporary: temporarySsn,
    birthDate: birthDate === null ? null : Temporal.PlainDate.from(birthDate),
    sex: gender,
  }
}

export function numberToWrite(number: StoredNumber | null, seal: Seal): NumberToWrite {
  if (!number) return { encrypted: null, blind: null, kind: null, temporary: false }
  const { normalized, kind, temporary } = number
  return { encrypted: seal.seal(normalized), blind: seal.blind(normalized), kind, temporary }
}

/** The home of a protected person is written nowhere: goods go to the care place or a service point. */
function none(given: Pick<Input, 'deliveryAddresses' | 'invoiceAddress'>) {
  const at = given.deliveryAddresses.length > 0 ? 'deliveryAddresses' : given.invoiceAddress ? 'invoiceAddress' : null
  return at === null ? agree({ delivery: [], invoice: null }) : refuse('address-of-protected', { at })
}
