import { copyHandledProducts } from '@omsorg/contract/prints/prescribed/copy-handled-products.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { printCareRecipientList } from '@omsorg/contract/prints/list/print-care-recipient-list.ts'
import { printHandledProducts } from '@omsorg/contract/prints/prescribed/print-handled-products.ts'
import { printPrescriptionHistory } from '@omsorg/contract/prints/prescribed/print-prescription-history.ts'
import { printPrescriptionRow } from '@omsorg/contract/prints/prescribed/print-prescription-row.ts'
import { printProduct } from '@omsorg/contract/prints/product/print-product.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withFirstRow } from '../../../testing/prescribing.ts'
import { newPatient, prescribe } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const headers = { 'accept-language': 'sv' }

async function prescribed() {
  const patient = await newPatient(world)
  return { patient, ...withFirstRow(await prescribe(world, patient)) }
}

async function viewsOf(action: string, careRecipientId: number): Promise<number> {
  const { rows } = await world.owner.query(
    'select from omsorg.access_log where action = $1 and care_recipient_id = $2',
    [action, careRecipientId],
  )
  return rows.length
}

test('what is prescribed to a person comes as a PDF, and the person is logged as seen (O-7-191)', async () => {
  const { patient } = await prescribed()
  const answer = await world.as(nurse).call(printHandledProducts, { input: { careRecipientId: patient.id }, headers })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.text.slice(0, 5)).toBe('%PDF-')
  expect(await viewsOf(printHandledProducts.name, patient.id)).toBe(1)
})

test('the copy is a line for each product with item number, name and packages between tabs (O-7-191)', async () => {
  const { patient } = await prescribed()
  const answer = await world.as(nurse).call(copyHandledProducts, { input: { careRecipientId: patient.id }, headers })
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(answer.text).toBe('101100\tPad Soft\t14\n101200\tPants Easy\t14\n')
  expect(await viewsOf(copyHandledProducts.name, patient.id)).toBe(1)
})

test('one prescribed product comes as a PDF, and so does all that was ever prescribed (O-7-187, O-7-188)', async () => {
  const { patient, row } = await prescribed()
  const one = await world.as(nurse).call(printPrescriptionRow, { params: { prescriptionRowId: row.id }, headers })
  const all = await world.as(nurse).call(printPrescriptionHistory, { params: { careRecipientId: patient.id }, headers })
  for (const answer of [one, all]) {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.text.slice(0, 5)).toBe('%PDF-')
  }
  expect(await viewsOf(printPrescriptionRow.name, patient.id)).toBe(1)
  expect(await viewsOf(printPrescriptionHistory.name, patient.id)).toBe(1)
})

test('nothing of a person out of reach is printed or logged', async () => {
  const { id: careRecipientId } = world.care.ofNeighbour
  const history = await world.as(nurse).call(printPrescriptionHistory, { params: { careRecipientId }, headers })
  const handled = await world.as(nurse).call(printHandledProducts, { input: { careRecipientId }, headers })
  const copy = await world.as(nurse).call(copyHandledProducts, { input: { careRecipientId }, headers })
  expect([history.status, handled.status, copy.status]).toEqual([404, handled.status, handled.status])
  expect(handled.body).toMatchObject({ errors: { careRecipientId: 'CRS003003' } })
  expect(await viewsOf(printPrescriptionHistory.name, careRecipientId)).toBe(0)
  expect(await viewsOf(copyHandledProducts.name, careRecipientId)).toBe(0)
})

test('the care recipients of a list come as a PDF, and each of them is logged as seen (O-7-186)', async () => {
  const { ordinary, protected: hidden } = world.care
  const views = () => Promise.all([ordinary, hidden].map(({ id }) => viewsOf(printCareRecipientList.name, id)))
  const before = await views()
  const answer = await world.as(nurse).call(printCareRecipientList, { input: {}, headers })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('content-disposition')).toContain('V%C3%A5rdtagare.pdf')
  expect(await views()).toEqual(before.map((count) => count + 1))
  expect(await viewsOf(printCareRecipientList.name, world.care.ofNeighbour.id)).toBe(0)
})

test('what a printed list was searched by is in the access log as a hash, the same as that of the search on the screen', async () => {
  const searchTerm = world.care.ordinary.lastName
  await world.as(nurse).call(printCareRecipientList, { input: { searchTerm }, headers })
  await world.as(nurse).call(searchCareRecipients, { input: { searchTerm }, headers })
  const { rows } = await world.owner.query<{ action: string; criterion_hash: string | null }>(
    `select distinct action, criterion_hash from omsorg.access_log where criterion_hash is not null
       and action = any($1)`,
    [[printCareRecipientList.name, searchCareRecipients.name]],
  )
  expect(rows.map(({ action }) => action).toSorted()).toEqual([searchCareRecipients.name, printCareRecipientList.name])
  expect(rows[0]?.criterion_hash).toMatch(/^[\da-f]{64}$/)
  expect(rows[1]?.criterion_hash).toBe(rows[0]?.criterion_hash)
})

test('a product comes as a PDF, and one that is not in the assortment is not there (O-7-190)', async () => {
  const answer = await world.as(nurse).call(printProduct, { params: { itemNumber: '101100' }, headers })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await world.as(nurse).call(printProduct, { params: { itemNumber: '999999' } })).status).toBe(404)
})
