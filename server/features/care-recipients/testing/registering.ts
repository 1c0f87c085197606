import type { createCareRecipient } from '@omsorg/contract/care-recipients/recipient/create-care-recipient.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { swedishTestNumbers } from '@omsorg/domain/care-recipients/identity/test-identity-numbers.ts'
import type { World } from '../../../testing/world.ts'

export type Registered = CallOf<typeof createCareRecipient>['input']

/** Numbers of the Swedish test series, of grown-ups, each taken once. */
const numbers = swedishTestNumbers.filter((each) => /^19[6-9]/.test(each))
let taken = 0
export const nextNumber = () => numbers[taken++] ?? ''

export const child = '200906272380'
export const grownUp = '195405283077'

export const home = { street: 'Kungsgatan 1', zip: 'SE-871 40', city: 'Härnösand', countryCode: 'se', isDefault: true }

export const person = (more: Partial<Registered> = {}): Registered => ({
  firstName: 'Alma',
  lastName: 'Nyström',
  ssn: nextNumber(),
  deliveryAddresses: [home],
  invoiceAddress: home,
  ...more,
})

/** Says at the home place what registering follows there. */
export const setAtPlace = ({ owner, home: { client, place } }: World, setting: string, value: boolean) =>
  owner.query(`insert into omsorg.care_recipient_setting (client_id, care_place_id, ${setting}) values ($1, $2, $3)`, [
    client.id,
    place.id,
    value,
  ])
