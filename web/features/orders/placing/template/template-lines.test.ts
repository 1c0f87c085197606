import { expect, test } from 'vitest'
import type { ContentLine } from '../content.ts'
import { templateLines } from './template-lines.ts'

function line(changed: Partial<ContentLine>): ContentLine {
  return {
    careRecipientId: 7,
    prescriptionRowId: 1,
    itemNumber: '1001',
    quantity: 4,
    flavors: [],
    setAside: false,
    ...changed,
  }
}

test('a template keeps what is sent, and neither what is set aside nor what has no amount', () => {
  const lines = [line({}), line({ itemNumber: '2', setAside: true }), line({ itemNumber: '3', quantity: 0 })]
  expect(templateLines({ lines })).toEqual([{ careRecipientId: 7, itemNumber: '1001', quantity: 4, flavors: [] }])
})

test('a product on two rows of one person is kept once, with the flavours of both; of two persons twice', () => {
  const vanilla = (packages: number) => [{ itemNumber: 'V', packages }]
  const lines = [
    line({ flavors: vanilla(4) }),
    line({ prescriptionRowId: 2, quantity: 2, flavors: vanilla(2) }),
    line({ careRecipientId: 8, prescriptionRowId: 3 }),
  ]
  expect(templateLines({ lines })).toEqual([
    { careRecipientId: 7, itemNumber: '1001', quantity: 6, flavors: vanilla(6) },
    { careRecipientId: 8, itemNumber: '1001', quantity: 4, flavors: [] },
  ])
})
