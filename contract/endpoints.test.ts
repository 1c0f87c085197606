import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addressesOf } from './application.ts'
import { type Definition, validatorOf } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

/** Holders have no permissions: their reach is one person. */
const isOfPortal = ({ applications, permission }: Definition) =>
  applications?.join() === 'CRP' && permission === 'signed-in'

describe('every endpoint', () => {
  test('has a name of its own', () => {
    expect(repeated(endpoints.map((each) => each.name))).toEqual([])
  })

  test('has an address of its own for its method, whatever the case and the names of parameters', () => {
    const addresses = endpoints.flatMap((each) =>
      addressesOf(each).map((address) => `${each.method} ${plain(address)}`),
    )
    expect(repeated(addresses)).toEqual([])
  })

  test('is served somewhere', () => {
    expect(endpoints.filter((each) => addressesOf(each).length === 0).map(nameOf)).toEqual([])
  })

  test('declares exactly the parameters that its path holds', () => {
    for (const each of endpoints) {
      const inPath = [...each.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      expect(Object.keys(each.params?.shape ?? {}), each.name).toEqual(inPath)
    }
  })

  test('names its refusals in kebab-case', () => {
    const names = endpoints.flatMap((each) => Object.keys(each.refusals))
    expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
  })

  test('says whom it shows, when its answer holds the id of a care recipient', () => {
    const silent = endpoints.filter((each) => answerHolds(each, 'careRecipientId') && !('shows' in each))
    expect(silent.map(nameOf)).toEqual([])
  })

  test('is open to nobody without a permission, when its answer shows a person', () => {
    const open = endpoints.filter(
      (each) => 'shows' in each && ['public', 'signed-in'].includes(String(each.permission)) && !isOfPortal(each),
    )
    expect(open.map(nameOf)).toEqual([])
  })

  test('of the care recipient portal is served to its holders alone, who see the one person that they have chosen', () => {
    const portal = endpoints.filter((each) => each.name.startsWith('portal/') || each.applications?.includes('CRP'))
    expect(portal.length).toBeGreaterThan(5)
    expect(portal.filter((each) => !isOfPortal(each)).map(nameOf)).toEqual([])
  })

  test('answers without patterns and formats', () => {
    const judged = endpoints.filter((each) => /"(pattern|format)":/.test(JSON.stringify(answerOf(each))))
    expect(judged.map(nameOf)).toEqual([])
  })

  test('keeps identity numbers out of addresses', () => {
    const inAddress = endpoints.flatMap((each) => [
      ...Object.keys(each.params?.shape ?? {}),
      ...Object.keys(each.query?.shape ?? {}),
    ])
    expect(inAddress.filter((name) => /ssn|identityNumber|personnummer/i.test(name))).toEqual([])
  })

  test('takes an Idempotency-Key when it changes an order or a prescription', () => {
    const changing = endpoints.filter((each) => /\/(Order|IterativePrescription)\//.test(each.path) && !isReading(each))
    expect(changing.filter((each) => !each.idempotent).map(nameOf)).toEqual([])
  })
})

function nameOf(endpoint: Definition): string {
  return endpoint.name
}

function isReading(endpoint: Definition): boolean {
  return (
    endpoint.method === 'GET' ||
    /\/(Search|Counted|GetAllRenewRequests|History|HistoryItem|Last|GetLatest|Renewal|GetInvoiceAreasByUCN|GetByCustomerNumber)/.test(
      endpoint.path,
    )
  )
}

function answerOf(endpoint: Definition): object {
  return endpoint.answers === 'file' ? {} : z.toJSONSchema(validatorOf(endpoint.output))
}

function answerHolds(endpoint: Definition, key: string): boolean {
  return JSON.stringify(answerOf(endpoint)).includes(`"${key}":`)
}

function plain(address: string): string {
  return address.replaceAll(/\{\w+\}/g, '{}').toLowerCase()
}

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

test('an area in an address is read by name and by number (O-1-02)', () => {
  const parts = endpoints.flatMap(({ name, params, query }) =>
    ['therapyArea', 'category', 'area'].flatMap((part) => {
      const fields: Readonly<Record<string, z.ZodType>> = { ...query?.shape, ...params?.shape }
      const schema = fields[part]
      return schema ? [{ name, schema }] : []
    }),
  )
  expect(parts.length).toBeGreaterThan(8)
  for (const { name, schema } of parts) {
    for (const text of ['Nutrition', 'nutrition', '5']) expect(z.safeParse(schema, text).data, name).toBe('Nutrition')
    expect(z.safeParse(schema, '9').success, name).toBe(false)
  }
})
