import { expect, test } from 'vitest'
import { sourceOf } from './source.ts'
import { numeralStates } from './states.ts'

const found = (path: string, text: string) => numeralStates(sourceOf(path, text))

test.each([
  'if (row.status === 3) return null',
  'const late = kept.erpStatus >= 4',
  'const open = 2 !== order.state',
  'const runs = [2, 4].includes(prescription.status)',
])('code that compares a state with a numeral is found: %s', (text) => {
  expect(found('domain/orders/order/a.ts', text)).toHaveLength(1)
  expect(found('server/features/orders/order/a.ts', text)).toHaveLength(1)
  expect(found('web/features/orders/order/A.tsx', text)).toHaveLength(1)
})

test.each([
  'p.status in (1, 2)',
  'r.status not in (1,2)',
  'r.status <> 4',
  'o.state = 2',
  'p.erp_status between 1 and 5',
  'set status = 4, row_version = 2',
  'type = 4 and true',
  "status = any('{1,2}')",
])('a statement that compares a state with a numeral is found: %s', (condition) => {
  expect(found('server/features/orders/order/a.sql.ts', `sql\`select from t where ${condition}\``)).toHaveLength(1)
})

test.each([
  ['server/platform/http.ts', 'if (reply.status === 404 || status >= 500) return null'],
  ['server/testing/attacks/a.ts', 'if ([400, 404].includes(answer.status)) return null'],
  ['server/features/orders/order/a.ts', 'if (status === orderState.ordered) return 3'],
  ['server/features/orders/order/a.sql.ts', "sql`where p.status in (${stored(prescriptionStatus, 'active')})`"],
  ['server/features/orders/order/a.sql.ts', 'sql`where agreement_type = 155 and b.status = p.status`'],
  ['server/features/orders/order/a.test.ts', 'expect(rows[0].status === 3).toBe(true)'],
  ['server/adapters/erp/fake-order.ts', 'if (kept.status >= 6) return null'],
  ['domain/orders/order/a.ts', '/** status === 3 */'],
])('%s may say %s', (path, text) => {
  expect(found(path, text)).toEqual([])
})
