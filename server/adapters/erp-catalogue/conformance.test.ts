import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startFakeCatalogue, type FakeCatalogue } from './fake.ts'
import { erpCatalogueOverHttp } from './over-http.ts'
import type { ErpAgreement, ErpCatalogue } from './port.ts'

const token = 'a token of the test'
let fake: FakeCatalogue
let erp: ErpCatalogue
beforeEach(async () => {
  fake = await startFakeCatalogue({ token })
  erp = erpCatalogueOverHttp({ url: fake.url, token, timeoutMs: 2_000 })
})
afterEach(() => fake.stop())

const agreement = (itemNumber: string, change: Partial<ErpAgreement> = {}): ErpAgreement => ({
  erpCustomerIdentifier: 'ERP-1',
  customerNumber: null,
  itemNumber,
  agreementType: 1,
  price: 8400,
  validFrom: '2026-01-01',
  validTo: null,
  removed: false,
  ...change,
})

describe('changes of agreements', () => {
  test('are all there are without a cursor, and only what is new with one', async () => {
    fake.change(agreement('1'), agreement('2'))
    const all = await erp.agreementChanges(null)
    expect(all).toEqual({ result: 'answered', value: { changes: [agreement('1'), agreement('2')], next: '2' } })
    fake.change(agreement('2', { price: 9000 }))
    expect(await erp.agreementChanges('2')).toEqual({
      result: 'answered',
      value: { changes: [agreement('2', { price: 9000 })], next: '3' },
    })
    expect(await erp.agreementChanges('3')).toEqual({ result: 'answered', value: { changes: [], next: '3' } })
  })

  test('of one customer are what holds now', async () => {
    fake.change(agreement('1'), agreement('1', { price: 9000 }), agreement('2'), agreement('2', { removed: true }))
    expect(await erp.agreementsOf('ERP-1')).toEqual({ result: 'answered', value: [agreement('1', { price: 9000 })] })
    expect(await erp.agreementsOf('ERP-2')).toEqual({ result: 'unknown-customer' })
  })
})

test('the customer numbers of a customer are what the ERP has now, and an unknown customer is an answer of its own', async () => {
  const number = {
    number: '702300',
    name: 'Älvbacka',
    careOf: '',
    address: 'Box 12',
    city: 'Vik',
    zip: '87140',
    statusCode: 'A',
  }
  fake.number('ERP 48/210', number)
  expect(await erp.customerNumbersOf('ERP 48/210')).toEqual({ result: 'answered', value: [number] })
  fake.know('ERP-1')
  expect(await erp.customerNumbersOf('ERP-1')).toEqual({ result: 'answered', value: [] })
  expect(await erp.customerNumbersOf('ERP-2')).toEqual({ result: 'unknown-customer' })
})

test('the invoice areas of a customer number are what the ERP has now, and an unknown number is an answer of its own', async () => {
  fake.book('70/2300', { code: '900', name: 'Hemvård' })
  fake.book('702301')
  expect(await erp.invoiceAreasOf('70/2300')).toEqual({
    result: 'answered',
    value: [{ code: '900', name: 'Hemvård' }],
  })
  expect(await erp.invoiceAreasOf('702301')).toEqual({ result: 'answered', value: [] })
  expect(await erp.invoiceAreasOf('702302')).toEqual({ result: 'unknown-customer' })
})

test('ratings say how often an item is asked for', async () => {
  fake.rate({ marketAreaCode: 10, itemNumber: '1', rating: 7 })
  expect(await erp.ratings()).toEqual({
    result: 'answered',
    value: [{ marketAreaCode: 10, itemNumber: '1', rating: 7 }],
  })
})

describe('an ERP in trouble', () => {
  const calls = () =>
    Promise.all([
      erp.agreementChanges(null),
      erp.agreementsOf('ERP-1'),
      erp.ratings(),
      erp.customerNumbersOf('ERP-1'),
      erp.invoiceAreasOf('1'),
    ])
  const allUnavailable = Array.from({ length: 5 }, () => ({ result: 'unavailable' }))

  test.each([{ failing: true }, { garbage: true }])('%o is unavailable, and never half an answer', async (switches) => {
    fake.turn(switches)
    expect(await calls()).toEqual(allUnavailable)
  })

  test('that is too slow, refuses our key or is not there is unavailable', async () => {
    erp = erpCatalogueOverHttp({ url: fake.url, token: 'another' })
    expect(await calls()).toEqual(allUnavailable)
    fake.turn({ answerAfterMs: 500 })
    erp = erpCatalogueOverHttp({ url: fake.url, token, timeoutMs: 20 })
    expect(await calls()).toEqual(allUnavailable)
    erp = erpCatalogueOverHttp({ url: 'http://127.0.0.1:9', token })
    expect(await calls()).toEqual(allUnavailable)
  })
})
