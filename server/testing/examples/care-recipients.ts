import { insertCareRecipient, type CareRecipientGiven } from '@omsorg/database/demo/build/care-recipients.ts'
import { insertCarePlace, type CarePlace } from '@omsorg/database/demo/build/organisation.ts'
import { createSeal } from '@omsorg/database/sealed.ts'
import type { SignedIn, World } from '../world.ts'
import type { Examples } from './example.ts'

export const careRecipientExamples: Examples = {
  'care-recipients/population-register/ask-population-register': async (world) => {
    await world.owner.query(
      `insert into omsorg.care_recipient_setting (client_id, population_register_lookup) values ($1, true)
       on conflict (client_id, care_place_id) do update set population_register_lookup = true`,
      [world.home.client.id],
    )
    return { input: { ssn: '19970409-2387' } }
  },
  'care-recipients/identity/open-protected-identity': (world) => ({
    input: { careRecipientId: world.care.protected.id, reason: 'Ringer om leverans' },
  }),
  'care-recipients/recipient/create-care-recipient': () => ({
    input: { ...namesAndBirth, ssn: newNumber(), temporarySsn: true, ...addresses },
  }),
  'care-recipients/recipient/anonymize-care-recipient': async (world) => ({
    input: { careRecipientId: (await newPerson(world)).id },
  }),
  'care-recipients/draft/read-registration-draft': () => ({}),
  'care-recipients/draft/save-registration-draft': () => ({
    input: { entries: { ...namesAndBirth, invoice: {} }, step: 'contact' },
  }),
  'care-recipients/draft/delete-registration-draft': () => ({}),
  'care-recipients/recipient/update-care-recipient': async (world) => {
    const { id, addressId, guardianId } = await newPerson(world)
    return {
      input: {
        careRecipientId: id,
        rowVersion: 1,
        ...namesAndBirth,
        guardians: [{ guardianId, firstName: 'Gun', lastName: 'Vård', keepsNumber: true }],
        deliveryAddresses: [{ ...address, addressId }],
        invoiceAddress: addresses.invoiceAddress,
      },
    }
  },
  'care-recipients/address/save-address': async (world) => {
    const { id, addressId } = await newPerson(world)
    return { input: { careRecipientId: id, rowVersion: 1, address: { ...address, addressId } } }
  },
  'care-recipients/address/save-invoice-address': async (world) => ({
    input: { careRecipientId: (await newPerson(world)).id, rowVersion: 1, address: { ...address, street: 'Box 12' } },
  }),
  'care-recipients/recipient/recompute-age-and-gender': (world) => ({
    input: { careRecipientId: world.care.ordinary.id },
  }),
  'care-recipients/status/activate-care-recipient': async (world) => ({
    input: { careRecipientId: (await newPerson(world, { status: 'inactive' })).id, active: true },
  }),
  'care-recipients/status/report-death': async (world) => ({
    input: { careRecipientId: (await newPerson(world)).id, deceased: true },
  }),
  'care-recipients/status/change-care-place-status': async (world) => ({
    input: {
      careRecipientId: (await newPerson(world, { linkStatus: 'inactive' })).id,
      carePlaceId: world.home.place.id,
      status: 'active',
    },
  }),
  'care-recipients/place/copy-to-care-place': async (world, actor) => ({ input: await wayOf(world, actor) }),
  'care-recipients/place/move-to-care-place': async (world, actor) => ({ input: await wayOf(world, actor) }),
  'care-recipients/recipient/delete-care-recipient': async (world) => ({ params: { id: (await newPerson(world)).id } }),
  'care-recipients/identity/search-by-ssn': () => ({ input: { ssn: '19391010-8020' } }),
  'care-recipients/identity/search-by-ssn-in-market': () => ({ input: { ssn: '19391010-8020' } }),
  'care-recipients/identity/search-by-ssn-restricted': () => ({ input: { ssn: '391010-8020' } }),
  'care-recipients/settings/read-care-recipient-settings': (world) => ({ query: { carePlaceId: world.home.place.id } }),
  'care-recipients/settings/read-own-care-recipient-settings': (world) => ({
    query: { clientId: world.home.client.id },
  }),
  'care-recipients/settings/save-own-care-recipient-settings': async (world) => ({
    input: { ...nothingSet, carePlaceId: (await newPlace(world)).id, rowVersion: 0 },
  }),
  'care-recipients/conversation/record-conversation': async (world) => ({
    input: { careRecipientId: (await newPerson(world)).id, day: '2026-01-02' },
  }),
  'care-recipients/conversation/list-conversations': (world) => ({
    input: { careRecipientId: world.care.ordinary.id },
  }),
}

export const namesAndBirth = { firstName: 'Nils', lastName: 'Ny', birthDate: '1950-02-03' }

export const address = { street: 'Storgatan 5', zip: '871 40', city: 'Härnösand', countryCode: 'SE', isDefault: true }

const { isDefault: _, ...invoiceAddress } = address
export const addresses = { deliveryAddresses: [address], invoiceAddress }

const nothingSet = {
  ssnRequired: null,
  temporarySsnAllowed: null,
  populationRegisterLookup: null,
  protectedIdentityAllowed: null,
  referenceNumberRequired: null,
  phoneRequired: null,
  guardiansAllowed: null,
  trusteeAllowed: null,
  invoiceAddressRequired: null,
  crpAccountsAllowed: null,
  crpOrderingAllowed: null,
  crpRenewalAllowed: null,
  crpDiaryAllowed: null,
  crpStockAllowed: null,
  copyAllowed: null,
  moveAllowed: null,
  deactivateAllowed: null,
  adultRecipientsOnly: null,
  anonymizeAfterMonths: null,
}

let taken = 0

/** A temporary number that nobody has had before. */
function newNumber(): string {
  taken += 1
  return `Tillfälligt ${taken}`
}

/** Somebody of the home place whom no other test knows, with an address and a guardian. */
export async function newPerson(world: World, more: Partial<CareRecipientGiven> = {}) {
  const { id } = await insertCareRecipient(world.owner, createSeal(world.config.secret), {
    place: world.home.place,
    firstName: 'Nils',
    lastName: 'Ny',
    ssn: newNumber().toUpperCase(),
    temporarySsn: true,
    birthDate: '1950-02-03',
    addresses: [{ street: 'Storgatan 5', zip: '87140', city: 'Härnösand' }],
    guardians: [{ firstName: 'Gun', lastName: 'Vård', ssn: '195405283077' }],
    ...more,
  })
  const idIn = async (table: 'address' | 'guardian') => {
    const { rows } = await world.owner.query<{ id: number }>(
      `select id from omsorg.${table} where care_recipient_id = $1 order by id limit 1`,
      [id],
    )
    return rows[0]?.id ?? 0
  }
  return { id, addressId: await idIn('address'), guardianId: await idIn('guardian') }
}

/** One more care place of the home client. */
async function newPlace(world: World): Promise<CarePlace> {
  const { rows } = await world.owner.query<{ care_unit_id: string }>(
    'select care_unit_id from omsorg.care_place where id = $1',
    [world.home.place.id],
  )
  const unit = { id: rows[0]?.care_unit_id ?? '', clientId: world.home.client.id, name: '' }
  return insertCarePlace(world.owner, { client: world.home.client, unit, name: 'Tallen' })
}

/** From the home place to one at which the caller is a nurse. */
async function wayOf(world: World, actor: SignedIn) {
  const place = await newPlace(world)
  const at = [Number(actor.claims.sub), world.home.client.id, place.id]
  await world.owner.query(
    `insert into omsorg.membership (user_id, client_id, node_type, node_id) values ($1, $2, 'care-place', $3)`,
    at,
  )
  await world.owner.query(
    `insert into omsorg.role_assignment (user_id, role_id, client_id, node_type, node_id)
     select $1, id, $2, 'care-place', $3 from omsorg.role where code = 'Nurse'`,
    at,
  )
  // A right that is given ends the token of before; the examples go on with theirs.
  await world.owner.query('update omsorg.user_account set epoch = $2 where id = $1', [at[0], actor.claims.epo])
  return {
    careRecipientId: (await newPerson(world)).id,
    fromCarePlaceId: world.home.place.id,
    toCarePlaceId: place.id,
  }
}
